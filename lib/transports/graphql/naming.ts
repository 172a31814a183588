/** `raising_only` as `raisingOnly`. Paths keep their dots. */
export function camelCase(text: string): string {
  return text.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `raisingOnly` as `raising_only`. */
function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Arguments as the contracts name them: every name in snake_case, however deep; what was sent as null is left out. */
export function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(entries.map(([name, member]) => [snakeCase(name), asSent(member)]));
}
