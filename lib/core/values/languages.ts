/** A language of ISO 639-1, as people choose it. */
export type Language = { code: string; name: string };

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

let known: readonly Language[] | undefined;

/** Every language with a two-letter code, by its name in English. Codes that were replaced by another (`iw`) are left out. */
export function allLanguages(): readonly Language[] {
  known ??= read();
  return known;
}

function read(): Language[] {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const collator = new Intl.Collator("en");
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
    const current = Intl.getCanonicalLocales(code)[0] ?? "";
    // Tagalog's own code today has three letters, which nothing here takes
    if (current !== code && !/^[a-z]{3}$/.test(current)) continue;
    const name = names.of(code);
    if (name && ![...found.values()].includes(name)) found.set(code, name);
  }
  return [...found].map(([code, name]) => ({ code, name })).sort((a, b) => collator.compare(a.name, b.name));
}
