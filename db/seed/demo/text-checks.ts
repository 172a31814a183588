/** Counts the words of a text; markdown marks alone are not words. */
export function words(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Counts the sentences of a plain text by their closing marks. */
export function sentences(text: string): number {
  return text.split(/[.!?]['")]*(?:\s|$)/).filter((part) => part.trim()).length;
}

/** Every text inside a value with the path that leads to it, so that a failing check names its place. */
export function textsOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** The values that occur more than once. */
export function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The labels of the items that break a rule; an empty list is a pass. */
export function offenders<T>(items: readonly T[], label: (item: T) => string, isFine: (item: T) => boolean): string[] {
  return items.filter((item) => !isFine(item)).map(label);
}

/** Whether a number is whole and inside a range, both ends included. */
export function between(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}

/** Whether a text is trimmed, not empty and at most so many characters long. */
export function isBounded(text: string, most: number): boolean {
  return text.trim() === text && text.length > 0 && text.length <= most;
}
