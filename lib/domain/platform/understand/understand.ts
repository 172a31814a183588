import { type Lexicon, LONGEST_PHRASE, lexicon, type Meaning } from "./lexicon";
import { OUTSIDE } from "./lexicon/outside";
import { isSpaceless, plain, wordsOf } from "./terms";

/** A category or subcategory that a query names, by which of its words, and what else of that category the words may stand for. */
export type Concept = { slug: string; category: string; phrase: string; also: readonly string[] };

/**
 * What a query says: the trades that it names, the strongest first, which part of its words names them, 0 to 1, the other words, and whether it
 * names something that no category holds. */
export type Understood = { concepts: Concept[]; covered: number; rest: string[]; outside: boolean };

/** Words that ask, bind and say when, and name nothing. */
const SMALL = new Set(
  (
    "a an and any at by can do for from get good help hire i in is it like looking make me my need of on or our person please someone somebody soon that the to today tomorrow us want next this week month monday tuesday wednesday thursday friday saturday sunday call urgent best cheap fast we who will with your about also another anyone are as be but come could does ever every give have having he her here hi his how if into its just know let like lot may more most much new no not now one only or other out over please really should so some something such than thank their them then there these they thing this those too up very want wanted was what when where which while would you many few al " +
    "der die das ein eine einen einem einer fur mein meine meinen und ich suche brauche jemand jemanden mit von zu im den dem des bitte " +
    "le la les un une de du des pour mon ma mes et je cherche besoin avec qui el los las una para mi mis y con busco necesito que del " +
    "o os um uma para meu minha e com preciso procuro il lo gli i uno per mio mia cerco ho bisogno di het een voor mijn zoek nodig met van"
  ).split(" "),
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
  const rest = words.filter((word, at) => !taken[at] && !SMALL.has(word));
  const named = found.reduce((sum, { phrase }) => sum + phrase.split(" ").length, 0);
  return {
    concepts: chosen(found),
    covered: named === 0 ? 0 : named / (named + rest.length),
    rest,
    outside: namesOutside(words),
  };
}

/** Whether a word (as `wordsOf` has it) asks, binds or says when, and names nothing. */
export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

let outside: ReadonlySet<string> | undefined;

function namesOutside(words: readonly string[]): boolean {
  outside ??= new Set(OUTSIDE.split(",").map((phrase) => wordsOf(phrase).join(" ")));
  const known = outside;
  return words.some((_, at) => [1, 2, 3].some((length) => known.has(words.slice(at, at + length).join(" "))));
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

function chosen(found: readonly Found[]): Concept[] {
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
    return { phrase, meaning, also: also.map(({ slug }) => slug) };
  });
  const strong = picked.filter(({ meaning }) => !meaning.weak);
  const said = strong.length > 0 ? strong : picked;
  // a subcategory says more than its category, a long phrase more than a short one
  const weight = ({ phrase, meaning }: (typeof said)[number]) =>
    phrase.length + (meaning.slug === meaning.category ? 0 : 100);
  const bySlug = new Map<string, Concept>();
  for (const one of [...said].sort((a, b) => weight(b) - weight(a))) {
    const { slug, category } = one.meaning;
    if (!bySlug.has(slug)) bySlug.set(slug, { slug, category, phrase: one.phrase, also: one.also });
  }
  return [...bySlug.values()];
}
