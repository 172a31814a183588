const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * The value of JSON text, with U+FFFD for halves of surrogate pairs: they can be written in JSON (RFC 8259, 8.2), but have no form in
 * UTF-8, and so none in the database or in a URL. Throws `SyntaxError`.
 */
export function parseJsonText(text: string): unknown {
  if (!SURROGATE_ESCAPE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_name, value) => (typeof value === "string" ? value.toWellFormed() : value));
}
