import { redact } from "@/lib/core/log";

const MAX = 500;
const SECRET_NAME = /token|key|secret|passw|authori[sz]ation|signature|credential|assertion|^code$/i;
const REDACTED = "[redacted]";

/**
 * A query as the log keeps it: with its `?`, at most 500 characters, values of parameters whose names speak of secrets replaced, and
 * keys, cards and e-mail addresses in the other values shortened. Takes any text; what does not decode is kept as it was sent.
 */
export function redactQuery(search: string): string {
  if (search.length < 2) return "";
  const parts = search
    .slice(1, 4 * MAX)
    .split("&")
    .map((part) => redactPart(part));
  return `?${parts.join("&")}`.slice(0, MAX);
}

function redactPart(part: string): string {
  const equals = part.indexOf("=");
  if (equals === -1) return redactValue(part);
  const name = part.slice(0, equals);
  if (SECRET_NAME.test(decode(name))) return `${name}=${REDACTED}`;
  return `${name}=${redactValue(part.slice(equals + 1))}`;
}

function redactValue(value: string): string {
  const plain = decode(value);
  const kept = redact(plain);
  return kept === plain ? value : kept.replace(/[&#\s]/g, encodeURIComponent);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
