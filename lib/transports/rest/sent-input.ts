import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { holdsNul, parseJsonText } from "@/lib/core/values/json-text";
import { refusedInput } from "@/lib/transports/http/answering/respond";
import type { Call } from "@/lib/transports/http/call";

/** The body of a POST that takes none: what is sent all the same is refused by its name, for it was meant to change what is done. */
export const NOTHING = z.strictObject({});

/** What was sent, as the schema makes it; else the refusal, with the fields that are wrong. */
export function parse(
  schema: z.ZodType | undefined,
  code: "not_found" | "invalid_request" | "validation_error",
  where: string,
  value: unknown,
) {
  if (!schema) return undefined;
  // nothing was sent: as good as an object without members, which `null` is not
  const parsed = schema.safeParse(value === undefined ? {} : value);
  if (parsed.success) return parsed.data;
  const refusal = refusedInput(code, parsed.error, where);
  if (code !== "not_found") throw refusal;
  const { details = [], param } = refusal.extras;
  throw new DomainError(code, `There is nothing at this path: \`${param}\` ${details[0]?.message}.`, { param });
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json[ \t]*(?:;|$)/i;

/** The value of a JSON body. Throws `unsupported_media_type`, `invalid_request`. */
export function parseJson(call: Call, raw: string): unknown {
  const type = call.request.headers.get("content-type") ?? "";
  if (!JSON_TYPE.test(type)) {
    throw new DomainError("unsupported_media_type", "Send the body as `Content-Type: application/json`.");
  }
  let value: unknown;
  try {
    value = parseJsonText(raw);
  } catch {
    throw new DomainError("invalid_request", "The body is not valid JSON.");
  }
  // PostgreSQL text cannot hold U+0000
  if (holdsNul(raw)) {
    throw new DomainError("invalid_request", "The body holds the character U+0000, which is not allowed.");
  }
  return value;
}

/** The parameters of a query with its `?`. Throws `invalid_request`. */
export function queryOf(search: string): Record<string, string> {
  if (search === "") return {};
  const query = Object.fromEntries(new URLSearchParams(search));
  if (Object.values(query).some((v) => v.includes("\0"))) {
    throw new DomainError("invalid_request", "The query holds the character U+0000, which is not allowed.");
  }
  return query;
}
