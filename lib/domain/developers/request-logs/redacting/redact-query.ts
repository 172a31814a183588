import { redact } from "@/lib/core/log";

const MAX = 500;
const SECRET_NAME = /token|key|secret|passw|authori[sz]ation|signature|credential|assertion|^code$/i;
const REDACTED = "[redacted]";

const IN_QUERY =
  /((?:[?&#]|%(?:3F|26|23))[\w-]*(?:token|key|secret|signature|password|code|sig)(?:=|%3D))(?:(?!%26|%23)[^&\s\\"'#)<>])+/gi;
const IN_ADDRESS = /(:\/\/|%3A%2F%2F)[^/\s"@]+(?:@|%40)(?=[\w.-]+)/gi;

/** A text in which addresses may stand, without the secrets that they carry in a query, a fragment or before their host. */
export function hideInAddresses(text: string): string {
  return text.replace(IN_QUERY, `$1${REDACTED}`).replace(IN_ADDRESS, `$1${REDACTED}@`);
}

/**
 * A query as the log keeps it: with its `?`, at most 500 characters, values of parameters whose names speak of secrets replaced, and
 * keys, cards and email addresses in the other values shortened. Takes any text; what does not decode is kept as it was sent.
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
  const kept = hideInAddresses(redact(plain));
  return kept === plain ? value : kept.replace(/[&#\s]/g, encodeURIComponent);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
