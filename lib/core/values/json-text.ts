const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * The value of JSON text, with U+FFFD for halves of surrogate pairs: they can be written in JSON (RFC 8259, 8.2), but have no form in
 * UTF-8, and so none in the database or in a URL. Throws `SyntaxError`.
 */
export function parseJsonText(text: string): unknown {
  if (!SURROGATE_ESCAPE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_name, value) => (typeof value === "string" ? value.toWellFormed() : value));
}

/** The escape of U+0000. With one more backslash before it, it would be the text `\u0000` itself. */
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether what stands in JSON text holds U+0000, which no text in PostgreSQL can. */
export function holdsNul(text: string): boolean {
  return NUL_ESCAPE.test(text);
}

/**
 * One text for every JSON text of the same value: members in order, no white space, one way to write numbers and escapes. What is no
 * JSON, or is nested deeper than the stack, is its own text.
 */
export function canonicalJson(text: string): string {
  try {
    return inOrder(parseJsonText(text));
  } catch {
    return text;
  }
}

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = value as Record<string, unknown>;
  const names = Object.keys(members).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${inOrder(members[name])}`).join()}}`;
}
