import { TAXONOMY } from "../taxonomy/taxonomy";
import { TRADES } from "./lexicon/trades";
import { isCommon, isSmall } from "./small-words";
import { isSpaceless, plain, stemOf, wordsOf } from "./terms";

/**
 * A category or subcategory that words stand for. `weak` ones say little by themselves, as "design" does; `means` is what the words are in
 * English where they name a part of the trade: "Barrierefreiheit" is accessibility.
 */
export type Meaning = { slug: string; category: string; weak: boolean; means?: string };

export type Lexicon = {
  /** By a phrase's words, joined by a space. */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases of scripts without spaces, the longest first. */
  spaceless: readonly (readonly [phrase: string, meanings: readonly Meaning[]])[];
  /** Phrases of two content words and more by the roots of these, sorted: what nothing else names may name these. */
  stems: ReadonlyMap<string, readonly Meaning[]>;
  /** Words that stand in the phrases of one subcategory alone, two times at least. */
  telling: ReadonlyMap<string, Meaning>;
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

/**
 * Reads the taxonomy's names and skills, and files of blocks: a slug, then a line per language (`en term, ~weak term, term=in English`). A block
 * of several slugs has what stands for each of them, the likeliest first: a lawyer drafts contracts, and reviews them.
 */
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
    const slugs = head.trim().split(" ");
    for (const slug of slugs) {
      const category = categoryOf.get(slug);
      if (!category) throw new Error(`the lexicon has a category that the taxonomy has not: ${slug}`);
      for (const line of lines) {
        const [, language, terms = ""] = /^(\w\w) (.*)$/.exec(line.trim()) ?? [];
        for (const written of terms.split(/,\s*/).filter(Boolean)) {
          const weak = written.startsWith("~");
          const [term = "", means] = (weak ? written.slice(1) : written).split("=");
          note(term, { slug, category, weak, ...(means && { means }) });
          // what several are called tells none of them from the others
          if (language === "en" && !weak && slugs.length === 1) english.get(slug)?.push(term);
        }
      }
    }
  }
  return {
    phrases,
    words,
    english,
    ...rootsOf(phrases),
    spaceless: [...spaceless].sort(([a], [b]) => b.length - a.length),
  };
}

/** The key of content words by their roots; undefined for fewer than two. */
export function stemKey(words: readonly string[]): string | undefined {
  const stems = [...new Set(words.filter((word) => !isSmall(word)).map(stemOf))];
  return stems.length < 2 ? undefined : stems.sort().join(" ");
}

function rootsOf(phrases: Lexicon["phrases"]): Pick<Lexicon, "stems" | "telling"> {
  const stems = new Map<string, Meaning[]>();
  const uses = new Map<string, Map<string, { meaning: Meaning; times: number }>>();
  for (const [phrase, meanings] of phrases) {
    const words = phrase.split(" ");
    const key = stemKey(words);
    for (const meaning of meanings) {
      if (key && !meaning.weak) stems.set(key, [...(stems.get(key) ?? []), meaning]);
      for (const word of new Set(words)) {
        const used = uses.get(word) ?? new Map();
        uses.set(word, used.set(meaning.slug, { meaning, times: (used.get(meaning.slug)?.times ?? 0) + 1 }));
      }
    }
  }
  const telling = new Map<string, Meaning>();
  for (const [word, used] of uses) {
    const [only] = [...used.values()];
    const isTelling = word.length >= 4 && used.size === 1 && (only?.times ?? 0) >= 2;
    // weak: it stands in names of one trade, and in sentences about anything
    if (only && isTelling && !phrases.has(word) && !isCommon(word)) telling.set(word, { ...only.meaning, weak: true });
  }
  return { stems, telling };
}
