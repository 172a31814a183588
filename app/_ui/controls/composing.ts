import type { KeyboardEvent } from "react";

/**
 * Whether an input method takes the key, by which Japanese or Chinese is typed: its arrows, Enter and Escape are about a word that is not
 * there yet. Safari says so of an Enter that ends a word by the code alone.
 */
export function isComposing({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
