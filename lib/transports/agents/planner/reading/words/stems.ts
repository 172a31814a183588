const ENDINGS = ["ations", "ation", "ators", "ator", "ments", "ment", "ings", "ing", "ers", "er", "ors", "or", "ions"];
const MORE_ENDINGS = ["ate", "ated", "ion", "ants", "ant", "ists", "ist", "ies", "ed", "es", "s", "y", "e"];
const ALL_ENDINGS = [...ENDINGS, ...MORE_ENDINGS];
const SHORTEST = 4;

/** The stem of an English word, crudely: designer, designs and design are one. Good for comparing, not for showing. */
export function stem(word: string): string {
  let rest = word.toLowerCase();
  for (;;) {
    const ending = ALL_ENDINGS.find((e) => rest.endsWith(e) && rest.length - e.length >= SHORTEST);
    if (!ending) return rest;
    rest = rest.slice(0, -ending.length);
  }
}

/** The words of a text: letters, digits and what stands within names, such as `C++` and `Node.js`. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[.'-][\p{L}\p{N}+#]+)*/gu) ?? [];
}

/** The stems of a text, parts of hyphenated words as words of their own. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => word.split(/[-.']/).filter(Boolean).map(stem));
}
