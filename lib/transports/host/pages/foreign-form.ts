import type { IncomingMessage } from "node:http";

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Whether a page of another site sent this form, or this call of a server action. Next refuses it as well, by the same rule, but
 * with a 500, as if we had failed.
 */
export function isForeignForm({ method, headers }: IncomingMessage): boolean {
  const { origin } = headers;
  if (method !== "POST" || origin === undefined) return false;
  if (headers["next-action"] === undefined && !FORM.test(headers["content-type"] ?? "")) return false;
  const sender = URL.canParse(origin) ? new URL(origin).host : null;
  const forwarded = String(headers["x-forwarded-host"] ?? "").split(",", 1)[0];
  return sender === null || !(sender === forwarded?.trim() || sender === headers.host);
}
