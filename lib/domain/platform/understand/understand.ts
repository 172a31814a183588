import { LRUCache } from "lru-cache";
import type { Concept } from "./concept";
import { glossed } from "./in-english";
import { judged } from "./judge";
import { type Lexicon, LONGEST_PHRASE, lexicon, type Meaning, stemKey } from "./lexicon";
import { isGeneric, isSmall } from "./small-words";
import { isLatin, isSpaceless, plain, wordsOf } from "./terms";

/**
 * What a query says: the trades that it names, the strongest first, which part of its words names them, 0 to 1, the other words, and whether it
 * names something that no category holds. */
export type Understood = {
  concepts: readonly Concept[];
  covered: number;
  rest: readonly string[];
  outside: boolean;
  /** The words that say for whom it is, not what. */
  client: ReadonlySet<string>;
};

export { isSmall } from "./small-words";

type Found = { phrase: string; meanings: readonly Meaning[] };

/**
 * Reads what somebody typed in any of the lexicon's languages: the longest phrases first, each once; of a phrase that stands for several
 * trades the one whose category the rest of the query names too; weak words only where nothing stronger is said. What no phrase names is compared by its roots, unless it shall be exact. `isWhole` reads whom something is for as what it is, too. Pure.
 */
export function understand(query: string, known: Lexicon = lexicon(), isExact = false, isWhole = false): Understood {
  if (isExact || known !== lexicon()) return read(query, known, isExact, isWhole);
  const key = `${isWhole} ${query}`;
  const understood = lately.get(key) ?? read(query, known, isExact, isWhole);
  lately.set(key, understood);
  return understood;
}

/** A search asks for the same words as often as it has ways to give way. */
const lately = new LRUCache<string, Understood>({ max: 200 });

function read(query: string, known: Lexicon, isExact: boolean, isWhole: boolean): Understood {
  const { phrases, spaceless } = known;
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
  if (!isExact) takeByRoots(words, taken, found, known);
  // "service" says nothing more where the trade is named
  const says = (word: string) => !isSmall(word) && !(found.length > 0 && isGeneric(word));
  const rest = words.filter((word, at) => !taken[at] && says(word));
  const told = found.reduce((sum, { phrase }) => sum + phrase.split(" ").length, 0);
  const weigh = (one: readonly Found[]) => {
    const named = chosen(one, rest.length);
    return isExact ? { concepts: named, outside: false, client: NONE } : judged(named, words, other, isWhole);
  };
  const other = isExact ? [] : (glossed(query) ?? []);
  const all = weigh(found);
  const ofMatter = found.filter(({ phrase }) => phrase.split(" ").some((word) => !all.client.has(word)));
  // a word for whom it is may have been stronger than a weak one for what it is
  const { concepts, outside, client } = ofMatter.length < found.length ? weigh(ofMatter) : all;
  return {
    concepts,
    // a sentence says much besides: what is beyond a few words does not make the trade less named
    // nor do words that no row can hold: what is written there is English
    covered: told === 0 ? 0 : told / (told + Math.min(rest.filter(isLatin).length, MOST_REST)),
    rest,
    outside,
    client,
  };
}

const MOST_REST = 4;
const NONE: ReadonlySet<string> = new Set();

/** Takes what no phrase names word for word: phrases of the same roots, then single words that stand for one subcategory alone. */
function takeByRoots(words: readonly string[], taken: boolean[], found: Found[], { stems, telling }: Lexicon): void {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      if (taken.slice(at, at + length).some(Boolean)) continue;
      const window = words.slice(at, at + length);
      const key = isSmall(window[0] ?? "") || isSmall(window.at(-1) ?? "") ? undefined : stemKey(window);
      const meanings = key && stems.get(key);
      if (!meanings) continue;
      taken.fill(true, at, at + length);
      found.push({ phrase: window.join(" "), meanings });
    }
  }
  for (const [at, word] of words.entries()) {
    const meaning = taken[at] ? undefined : telling.get(word);
    if (!meaning) continue;
    taken[at] = true;
    found.push({ phrase: word, meanings: [meaning] });
  }
}

function takeSpaceless(query: string, phrases: Lexicon["spaceless"]): { found: Found[]; left: string } {
  let left = plain(query);
  const found: Found[] = [];
  if (!isSpaceless(query)) return { found, left };
  for (const [phrase, meanings] of phrases) {
    if (!left.includes(phrase)) continue;
    left = left.replaceAll(phrase, " ");
    found.push({ phrase, meanings });
  }
  return { found, left };
}

function chosen(found: readonly Found[], restLength: number): Concept[] {
  const votes = new Map<string, number>();
  for (const { meanings } of found)
    for (const category of new Set(meanings.map(({ category }) => category)))
      votes.set(category, (votes.get(category) ?? 0) + 1);
  const picked = found.map(({ phrase, meanings }) => {
    const [best] = [...meanings].sort(
      (a, b) => (votes.get(b.category) ?? 0) - (votes.get(a.category) ?? 0) || Number(a.weak) - Number(b.weak),
    );
    const meaning = best as Meaning;
    const also = meanings.filter(
      (one) => one !== best && one.category === meaning.category && one.slug !== one.category,
    );
    const votesFor = ({ category }: Meaning) => votes.get(category) ?? 0;
    // a word of two trades that nothing tells apart stands for both: "newsletter" is written and sent
    const either = meanings.filter(
      (one) => one.category !== meaning.category && !one.weak && votesFor(one) === votesFor(meaning),
    );
    return { phrase, meaning, also: also.map(({ slug }) => slug), either: meaning.weak ? [] : either };
  });
  const strong = picked.filter(({ phrase, meaning }) => !meaning.weak && !isGeneric(phrase));
  // "consultant" names a trade only where nothing else says which
  const own = restLength > 0 ? picked.filter(({ phrase }) => !isGeneric(phrase)) : picked;
  const said = strong.length > 0 ? strong : own;
  // a subcategory says more than its category, a long phrase more than a short one
  const weight = ({ phrase, meaning }: (typeof said)[number]) =>
    phrase.length + (meaning.slug === meaning.category ? 0 : 100);
  const bySlug = new Map<string, Concept>();
  for (const one of [...said].sort((a, b) => weight(b) - weight(a))) {
    const { meaning, phrase, also } = one;
    if (!bySlug.has(meaning.slug)) bySlug.set(meaning.slug, { ...meaning, phrase, also });
  }
  for (const { phrase, either } of said)
    for (const { slug, category } of either)
      if (!bySlug.has(slug)) bySlug.set(slug, { slug, category, phrase, weak: false, also: [] });
  return [...bySlug.values()];
}
