import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { refusedInput } from "@/lib/transports/http/answering/respond";
import { camelCase } from "../building/naming";
import { asSent } from "./as-sent";

/** What the contracts call otherwise. */
const NAMES: Record<string, string> = { limit: "first", cursor: "after" };

type Sent = Record<string, unknown> & { first?: number | null; after?: string | null };

/**
 * A field's arguments through the query schema of its operation. `first` and `after` are what REST calls `limit` and `cursor`.
 * Throws `invalid_request` naming the argument.
 */
export function parseArguments<Q extends z.ZodType>(schema: Q, sent: Sent): z.output<Q> {
  const parsed = schema.safeParse(inText(isOfPages(schema) ? ofPage(sent) : sent));
  if (parsed.success) {
    refuseNul(parsed.data);
    return parsed.data;
  }
  throw inArgumentNames(refusedInput("invalid_request", parsed.error, "query"));
}

/** Whether a query asks for a page: only then its arguments have Relay's names. */
export function isOfPages(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && "limit" in schema.shape && "cursor" in schema.shape;
}

function ofPage({ first, after, ...rest }: Sent): object {
  return { ...rest, limit: first, cursor: after };
}

/** Queries of REST are text: what they take for true and false is. */
function inText(sent: object): object {
  const entries = Object.entries(asSent(sent) as object);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]));
}

/** A refusal in the words of GraphQL: the fields that it names as the schema names them. */
export function inArgumentNames(error: DomainError): DomainError {
  const { param, details } = error.extras;
  if (param === undefined) return error;
  const named = nameOf(param);
  const message = error.message.startsWith(`${param}: `) ? named + error.message.slice(param.length) : error.message;
  const renamed = details?.map((detail) => ({ ...detail, path: nameOf(detail.path) }));
  const extras = { ...error.extras, param: named, ...(renamed ? { details: renamed } : {}) };
  return new DomainError(error.code, message, extras, error.headers);
}

function nameOf(path: string): string {
  return NAMES[path] ?? camelCase(path);
}

/** PostgreSQL text cannot hold U+0000. Throws `invalid_request`. */
export function refuseNul(value: unknown): void {
  if (!JSON.stringify(value)?.includes("\\u0000")) return;
  if (hasNul(value)) throw new DomainError("invalid_request", "The arguments hold the character U+0000.");
}

function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.entries(value).flat().some(hasNul);
}
