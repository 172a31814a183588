import type { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { plainMessage } from "@/lib/transports/http/answering/plain-issue";

/**
 * A tool's arguments through its schema, strictly: unknown ones are refused by name. Throws `validation_error` whose
 * message says of every argument what is wrong and what it may be.
 */
export function parseArguments<I extends z.ZodObject>(tool: string, schema: I, sent: unknown): z.output<I> {
  const parsed = schema.safeParse(sent ?? {});
  if (!parsed.success) throw refused(tool, schema, parsed.error);
  // PostgreSQL text cannot hold U+0000
  if (JSON.stringify(parsed.data).includes("\\u0000")) {
    throw new DomainError("validation_error", "The arguments hold the character U+0000. Send them without it.");
  }
  return parsed.data;
}

function refused(tool: string, schema: z.ZodObject, error: z.ZodError): DomainError {
  const lines = error.issues.slice(0, 10).flatMap((issue) => {
    const path = issue.path.map(String).join(".");
    if (issue.code !== "unrecognized_keys") return [path ? `${path}: ${plainMessage(issue)}` : plainMessage(issue)];
    return issue.keys.slice(0, 5).map((key) => `${path ? `${path}.` : ""}${key.slice(0, 60)}: is not an argument`);
  });
  const known = Object.keys(schema.shape).join(", ");
  return new DomainError("validation_error", `${lines.join(". ")}. ${tool} takes: ${known}.`);
}
