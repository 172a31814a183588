import { type Lexicon, LONGEST_PHRASE, lexicon, type Meaning } from "./lexicon";
import { plain, wordsOf } from "./terms";

/** A category or subcategory that a query names, and by which of its words. */
export type Concept = { slug: string; category: string; phrase: string };

/** What a query says: the trades that it names, the strongest first, and which part of its words names them, 0 to 1. */
export type Understood = { concepts: Concept[]; covered: number };

/** Words that ask, bind and say when, and name nothing. */
const SMALL = new Set(
  "a an and any at by can do for from get good help hire i in is it like looking make me my need of on or our person please someone somebody soon that the to today tomorrow us want next this week month monday tuesday wednesday thursday friday saturday sunday call urgent best cheap fast we who will with your".split(
    " ",
  ),
);

type Found = { phrase: string; meanings: readonly Meaning[] };

/**
 * Reads what somebody typed in any of the lexicon's languages: the longest phrases first, each once; of a phrase that stands for several
 * trades the one whose category the rest of the query names too; weak words only where nothing stronger is said. Pure.
 */
export function understand(query: string, { phrases, spaceless }: Lexicon = lexicon()): Understood {
  const { found, left } = takeSpaceless(query, spaceless);
  const words = wordsOf(left);
  const taken = new Array<boolean>(words.length).fill(false);
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      if (taken.slice(at, at + length).some(Boolean)) continue;
      const phrase = words.slice(at, at + length).join(" ");
      const meanings = phrases.get(phrase);
      if (!meanings) continue;
      taken.fill(true, at, at + length);
      found.push({ phrase, meanings });
    }
  }
  const rest = words.filter((word, at) => !taken[at] && !SMALL.has(word)).length;
  const named = found.reduce((sum, { phrase }) => sum + phrase.split(" ").length, 0);
  return { concepts: chosen(found), covered: named === 0 ? 0 : named / (named + rest) };
}

function takeSpaceless(query: string, phrases: Lexicon["spaceless"]): { found: Found[]; left: string } {
  let left = plain(query);
  const found: Found[] = [];
  for (const [phrase, meanings] of phrases) {
    if (!left.includes(phrase)) continue;
    left = left.replaceAll(phrase, " ");
    found.push({ phrase, meanings });
  }
  return { found, left };
}

function chosen(found: readonly Found[]): Concept[] {
  const votes = new Map<string, number>();
  for (const { meanings } of found)
    for (const category of new Set(meanings.map(({ category }) => category)))
      votes.set(category, (votes.get(category) ?? 0) + 1);
  const picked = found.map(({ phrase, meanings }) => {
    const [best] = [...meanings].sort(
      (a, b) => (votes.get(b.category) ?? 0) - (votes.get(a.category) ?? 0) || Number(a.weak) - Number(b.weak),
    );
    return { phrase, meaning: best as Meaning };
  });
  const strong = picked.filter(({ meaning }) => !meaning.weak);
  const said = strong.length > 0 ? strong : picked;
  // a subcategory says more than its category, a long phrase more than a short one
  const weight = ({ phrase, meaning }: (typeof said)[number]) =>
    phrase.length + (meaning.slug === meaning.category ? 0 : 100);
  const bySlug = new Map<string, Concept>();
  for (const one of [...said].sort((a, b) => weight(b) - weight(a))) {
    const { slug, category } = one.meaning;
    if (!bySlug.has(slug)) bySlug.set(slug, { slug, category, phrase: one.phrase });
  }
  return [...bySlug.values()];
}
