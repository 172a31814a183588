/** `raising_only` as `raisingOnly`. Paths keep their dots. */
export function camelCase(text: string): string {
  return text.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `raisingOnly` as `raising_only`. */
export function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
