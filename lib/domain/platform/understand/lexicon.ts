import { TAXONOMY } from "../taxonomy/taxonomy";
import { TRADES } from "./lexicon/trades";
import { isSpaceless, plain, wordsOf } from "./terms";

/** A category or subcategory that words stand for. `weak` ones say little by themselves, as "design" does. */
export type Meaning = { slug: string; category: string; weak: boolean };

export type Lexicon = {
  /** By a phrase's words, joined by a space. */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases of scripts without spaces, the longest first. */
  spaceless: readonly (readonly [phrase: string, meanings: readonly Meaning[]])[];
  /** Every single word of a phrase. */
  words: ReadonlySet<string>;
  /** What a concept is called in English: its name, its skills, then its strong terms. */
  english: ReadonlyMap<string, readonly string[]>;
};

/** How many words the longest phrase has that is looked for. */
export const LONGEST_PHRASE = 5;

let read: Lexicon | undefined;

/** The lexicon, read at the first use and kept. */
export function lexicon(): Lexicon {
  read ??= readLexicon(TRADES);
  return read;
}

/** Reads the taxonomy's names and skills, and files of blocks: a slug, then a line per language (`en term, ~weak term`). */
export function readLexicon(texts: readonly string[]): Lexicon {
  const phrases = new Map<string, Meaning[]>();
  const spaceless = new Map<string, Meaning[]>();
  const words = new Set<string>();
  const english = new Map<string, string[]>();
  const categoryOf = new Map<string, string>();
  for (const { slug, name, subcategories } of TAXONOMY) {
    for (const part of [{ slug, name }, ...subcategories]) {
      categoryOf.set(part.slug, slug);
      english.set(part.slug, [part.name]);
    }
  }
  const note = (term: string, meaning: Meaning) => {
    const spoken = isSpaceless(term);
    const key = spoken ? plain(term).replace(/\s+/g, "") : wordsOf(term).join(" ");
    const into = spoken ? spaceless : phrases;
    const known = into.get(key) ?? [];
    if (key && !known.some(({ slug }) => slug === meaning.slug)) into.set(key, [...known, meaning]);
    if (!spoken) for (const word of key.split(" ")) words.add(word);
  };
  for (const [slug, category] of categoryOf) note(english.get(slug)?.[0] ?? slug, { slug, category, weak: false });
  for (const { slug: category, subcategories } of TAXONOMY) {
    for (const { slug, skills } of subcategories) {
      english.get(slug)?.push(...skills);
      for (const skill of skills) note(skill, { slug, category, weak: false });
    }
  }
  for (const block of texts.flatMap((text) => text.trim().split(/\n\s*\n/))) {
    const [head = "", ...lines] = block.trim().split("\n");
    const slug = head.trim();
    const category = categoryOf.get(slug);
    if (!category) throw new Error(`the lexicon has a category that the taxonomy has not: ${slug}`);
    for (const line of lines) {
      const [, language, terms = ""] = /^(\w\w) (.*)$/.exec(line.trim()) ?? [];
      for (const written of terms.split(/,\s*/).filter(Boolean)) {
        const weak = written.startsWith("~");
        const term = weak ? written.slice(1) : written;
        note(term, { slug, category, weak });
        if (language === "en" && !weak) english.get(slug)?.push(term);
      }
    }
  }
  return { phrases, words, english, spaceless: [...spaceless].sort(([a], [b]) => b.length - a.length) };
}
