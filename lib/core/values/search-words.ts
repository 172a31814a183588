const MAX_WORDS = 12;

/**
 * The words of what somebody typed: what a tsquery or a trigram match makes of the rest is noise, and the number of words has a
 * bound, twelve unless told. Empty when there are none.
 */
export function searchWords(query: string | undefined, most = MAX_WORDS): string {
  const words = (query ?? "").slice(0, 400).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.'-]*/gu) ?? [];
  return words.slice(0, most).join(" ");
}

/** Whether something was typed that has no word in it, such as a picture of bread: it asks for nothing that anybody has. */
export function isWordless(query: string | undefined): boolean {
  return (query ?? "").trim() !== "" && searchWords(query) === "";
}
