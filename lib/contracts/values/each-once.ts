/** Words as somebody listed them, each once whatever its case: the first spelling stays. */
export function eachOnce(words: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const word of words) {
    const key = word.toLowerCase();
    if (!known.has(key)) known.set(key, word);
  }
  return [...known.values()];
}
