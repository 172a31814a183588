import { z } from "zod";
import { MAX_HEADERS } from "../../agents/form-limits";

/** Headers that the connection, the message or this service decides on, and hop-by-hop ones (RFC 9110, 7.6.1). */
const OURS = new Set([
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "expect",
  "host",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "user-agent",
  "via",
]);

/** Whether a header of this name, in any case, is not the owner's to set. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return OURS.has(lower) || lower.startsWith("service-");
}

/** The name of a header that an owner may choose: a token (RFC 9110, 5.6.2) that is not decided by us. */
export const HeaderName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/, "must have 1 to 64 letters, digits or hyphens")
  .refine((name) => !OURS.has(name.toLowerCase()), "is set by the service or the connection: choose another name")
  .refine((name) => !name.toLowerCase().startsWith("service-"), "must not begin with Service-, which is ours");

/** Printable ASCII, neither beginning nor ending with a space: the same bytes arrive. */
const HeaderValue = z
  .string()
  .max(1024)
  .regex(/^[!-~](?:[ -~]*[!-~])?$/, "must be printable ASCII without spaces around it");

const unlike = (headers: object) =>
  new Set(Object.keys(headers).map((name) => name.toLowerCase())).size === Object.keys(headers).length;

const few = (headers: object) => Object.keys(headers).length <= MAX_HEADERS;

const EXAMPLE = { Authorization: "Basic Z3VpbGQ6aGFsbA==" };

function headersOf<V extends z.ZodType>(value: V) {
  return z
    .record(HeaderName, value)
    .refine(few, `must have at most ${MAX_HEADERS} headers`)
    .refine(unlike, "must name each header once, whatever its case")
    .meta({ maxProperties: MAX_HEADERS, example: EXAMPLE });
}

/** Headers sent with each delivery besides ours, by name. */
export const CustomHeaders = headersOf(HeaderValue).meta({
  description: "Sent with each delivery besides ours. Values are kept encrypted and never shown again.",
});

/** A change of them: null takes a header away, those that are not named stay. */
export const CustomHeadersPatch = headersOf(HeaderValue.nullable()).meta({
  description: "Headers to set, by name; null takes one away, those that are not named stay.",
});

export type CustomHeaders = z.output<typeof CustomHeaders>;
export type CustomHeadersPatch = z.output<typeof CustomHeadersPatch>;
