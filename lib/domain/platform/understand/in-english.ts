import { lexicon } from "./lexicon";
import { GLOSSARIES } from "./lexicon/glossary";
import { MORE } from "./lexicon/glossary/more";
import { OF_OUTSIDE } from "./lexicon/glossary/outside";
import { SMALL_WORDS } from "./lexicon/glossary/small";
import { placeNamed } from "./reading/places";
import { isCommon, isSmall } from "./small-words";
import { isOfTopic } from "./tagging/topics";
import { isSpaceless, plain, wordsOf } from "./terms";

/** What a language's words are in English, and the longest first where they are looked for inside of others. */
type Glossary = {
  byWord: ReadonlyMap<string, string>;
  longest: readonly string[];
  small: ReadonlySet<string>;
  begun: ReadonlyMap<string, readonly string[]>;
};

let read: ReadonlyMap<string, Glossary> | undefined;

function glossaries(): ReadonlyMap<string, Glossary> {
  read ??= new Map(
    Object.entries(GLOSSARIES).map(([language, text]) => [
      language,
      glossaryOf(language, [text.trim(), MORE[language] ?? "", OF_OUTSIDE[language] ?? ""].join(", ")),
    ]),
  );
  return read;
}

function glossaryOf(language: string, text: string): Glossary {
  const byWord = new Map<string, string>();
  for (const entry of text.split(/,\s*/)) {
    const [term = "", english = ""] = entry.split("=");
    const key = isSpaceless(term) ? plain(term) : wordsOf(term).join(" ");
    if (key && !byWord.has(key)) byWord.set(key, english);
  }
  const longest = [...byWord.keys()].sort((a, b) => b.length - a.length);
  const begun = new Map<string, string[]>();
  for (const term of byWord.keys()) {
    const beginning = term.slice(0, BEGINNING);
    begun.set(beginning, [...(begun.get(beginning) ?? []), term]);
  }
  return { byWord, longest, begun, small: new Set(wordsOf(SMALL_WORDS[language] ?? "")) };
}

/** The languages of a script that English is not written in; a word of Korean carries its particles, so it is looked at from within. */
const SCRIPTS: readonly [RegExp, readonly string[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja", "zh"]],
  [/\p{Script=Han}/u, ["zh", "ja"]],
  [/\p{Script=Hangul}/u, ["ko"]],
];
/** Words that bind in English and in none of the others. */
const ENGLISH = new Set(
  "the for with my our your of and who how what which from someone somebody anyone need want looking learn help".split(
    " ",
  ),
);
const LATIN = ["de", "nl", "fr", "es", "it", "pt", "pl", "cs", "sv", "da", "nb", "fi", "tr", "hu", "ro", "id"];
/** The languages of a script whose words stand apart, the likeliest of which is taken. */
const SPELLED: readonly [RegExp, readonly string[]][] = [
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/\p{Script=Cyrillic}/u, ["ru", "uk"]],
];

/** A word of a query in another language, and in English where a glossary has it. */
export type Glossed = { from: string; to: string | undefined };

/**
 * A query that is written in another language, in the English that profiles are written in; what is in no glossary (names, figures) is
 * left as it is. Null where it looks English, or too little of it is known. Pure.
 */
export function inEnglish(query: string): string | null {
  const words = glossed(query);
  // what is not known counts as something that was asked for: of "a plumber for a leak" not just anybody repairs
  return words && [...new Set(words.map(({ from, to }) => to ?? from))].join(" ");
}

/** The words of a query in another language that name something, each with its English; null as for `inEnglish`. Pure. */
export function glossed(query: string): Glossed[] | null {
  const within = SCRIPTS.find(([script]) => script.test(query));
  if (within) return fromWithin(query, within[1]);
  const words = wordsOf(query);
  if (words.some((word) => ENGLISH.has(word))) return null;
  const spelled = SPELLED.find(([script]) => script.test(query))?.[1];
  const language = spelled ? (likeliest(words, spelled) ?? spelled[0]) : likeliest(words);
  const glossary = language && glossaries().get(language);
  if (!glossary) return null;
  const matter = words.filter((word) => !isSmall(word) && !glossary.small.has(word));
  const told = termsOf(matter, glossary);
  return told.some(({ to }) => to) ? told : null;
}

/** Words with their English, two that are one term ("iç mimar") together. */
function termsOf(words: readonly string[], glossary: Glossary): Glossed[] {
  const term = (at: number) => words.slice(at, at + 2).join(" ");
  const isTerm = (at: number) => at >= 0 && at + 1 < words.length && glossary.byWord.has(term(at));
  return words.flatMap((word, at) => {
    if (isTerm(at)) return [{ from: term(at), to: glossary.byWord.get(term(at)) }];
    return isTerm(at - 1) ? [] : [{ from: word, to: englishOf(word, glossary) }];
  });
}

/** Whether a word (as `wordsOf` has it) is of another language: it is no slip of an English one. */
export function isAbroad(word: string): boolean {
  return LATIN.some((language) => {
    const { small, byWord } = glossaries().get(language) as Glossary;
    return small.has(word) || byWord.has(word);
  });
}

/** What a word (as `wordsOf` has it) is in English by the languages that have it. */
export function meaningsAbroad(word: string): string[] {
  return LATIN.flatMap((language) => glossaries().get(language)?.byWord.get(word) ?? []);
}

/** "ai" is what French has of "have" and Italian of "to the", and in capitals what it is in English. */
const AI = /(?<![\p{L}\p{N}])(?:[jnmtJNMT]['’])?ai(?![\p{L}\p{N}])/gu;

/** A query without the "ai" that is no artificial intelligence. Pure. */
export function withoutForeignAi(query: string): string {
  const places = query.match(AI);
  if (!places) return query;
  const language = places.some((found) => found.length > 2) ? "fr" : likeliest(wordsOf(query));
  return language === "fr" || language === "it" ? query.replace(AI, " ") : query;
}

/** Of these languages the one that most of the words are of; undefined where it is none, or hardly a word is known. */
function likeliest(words: readonly string[], languages: readonly string[] = LATIN): string | undefined {
  const counts = languages.map((language) => {
    const glossary = glossaries().get(language) as Glossary;
    const named = words.filter((word) => !glossary.small.has(word));
    // another form of a known word may be a word of English
    const isOther = (word: string) => (englishOf(word, glossary) ?? word) !== word;
    const exact = named.filter((word) => glossary.byWord.has(word) && isOther(word)).length;
    const foreign = named.filter((word) => !isEnglish(word) && (isOther(word) || isPartOfTerm(word, named, glossary)));
    const certain = foreign.filter(
      (word) => glossary.byWord.has(word) || isPartOfTerm(word, named, glossary) || fromParts(word, glossary.byWord),
    );
    const shared = named.filter(isEnglish).length;
    const told = (exact + named.filter(isOther).length) / 2;
    const matter = named.length;
    const bound = words.length - matter;
    const own = words.filter((word) => glossary.small.has(word) && !isSmall(word)).length;
    return {
      language,
      told,
      foreign: foreign.length,
      isCertain: certain.length > 0,
      shared,
      bound,
      own,
      score: told + bound / 2,
      matter,
    };
  });
  const [best] = counts.sort((a, b) => b.score - a.score);
  if (!best) return undefined;
  // without a word that binds, every word has to be known, and one that is none of English; the more there are that bind nothing in English, the fewer
  const isSure =
    best.bound > 0
      ? best.told * 2 > Math.min(best.matter, 4) - Math.max(1, best.own)
      : best.isCertain && best.foreign + best.shared === best.matter && best.foreign >= best.shared;
  return isSure ? best.language : undefined;
}

/** Whether people who write English use a word, also where another language has it ("plan", "piano"), or it is a place. */
function isEnglish(word: string): boolean {
  return isCommon(word) || isOfTopic(word) || placeNamed(word) !== undefined;
}

function isPartOfTerm(word: string, words: readonly string[], { byWord }: Glossary): boolean {
  const at = words.indexOf(word);
  return byWord.has(words.slice(at, at + 2).join(" ")) || (at > 0 && byWord.has(words.slice(at - 1, at + 1).join(" ")));
}

/** Arabic writes its article and small words before a word, in one piece with it, and possessives after it. */
const BEFORE = /^\u0648?(?:\u0644\u0644|[\u0628\u0643\u0644]?\u0627\u0644|[\u0628\u0644\u0643])?/;
const AFTER = /(?:\u0647\u0627|\u0646\u0627|\u0647\u0645|\u064a|\u0643|\u0647|\u0627)$/;

function englishOf(word: string, { byWord, begun }: Glossary): string | undefined {
  const bare = word.replace(BEFORE, "");
  const told = [word, bare, bare.replace(AFTER, "")].flatMap((form) => byWord.get(form) ?? []).at(0);
  if (told || !BENT_WORD.test(word)) return told;
  // another form of a word that is known: all but its end is the same
  const same = (term: string) => {
    const shared = sharedLength(term, word);
    const longer = Math.max(term.length, word.length);
    return shared >= Math.max(BEGINNING, Math.min(term.length, word.length) - 2) && longer - shared <= LONGEST_END;
  };
  const forms = (begun.get(word.slice(0, BEGINNING)) ?? []).filter(same);
  const [nearest] = forms.sort((a, b) => sharedLength(b, word) - sharedLength(a, word));
  return nearest ? byWord.get(nearest) : fromParts(word, byWord);
}

/** What a compound ("Behördenbrief") is of two known words, which an s, n or en may bind; the second may be English ("Barrierefreiheitsaudit"). */
function fromParts(word: string, byWord: Glossary["byWord"]): string | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const first = /^(.*?)(?:s|n|en)?$/.exec(word.slice(0, at))?.[1] ?? "";
    const second = word.slice(at);
    const before = byWord.get(word.slice(0, at)) ?? byWord.get(first);
    const bare = second.replace(/(?:e|en|er|n|s)$/, "");
    const after = byWord.get(second) ?? byWord.get(bare) ?? [second, bare].find((part) => lexicon().words.has(part));
    if (before && after) return `${before} ${after}`;
  }
  return undefined;
}

const SHORTEST_PART = 4;

/** From so many letters on words that begin alike may be one, unless one of them goes on for longer than an ending does. */
const BEGINNING = 5;
const LONGEST_END = 4;
const BENT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}]{6,}$/u;

function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function fromWithin(query: string, languages: readonly string[]): Glossed[] | null {
  let left = plain(query);
  const found: (Glossed & { at: number })[] = [];
  for (const { byWord, longest } of languages.flatMap((language) => glossaries().get(language) ?? [])) {
    for (const term of longest) {
      const at = left.indexOf(term);
      if (at === -1) continue;
      found.push({ at, from: term, to: byWord.get(term) });
      left = left.replaceAll(term, "_".repeat(term.length));
    }
  }
  const matter = (left.match(UNTOLD) ?? []).filter((word) => !isSmall(word));
  const told = found.sort((a, b) => a.at - b.at).map(({ from, to }) => ({ from, to }));
  return told.length > 0 ? [...told, ...matter.map((from) => ({ from, to: undefined }))] : null;
}

/** What of such a text no term is in, and names something: words in Latin letters, two signs of Chinese or more, whole words of Korean. */
const UNTOLD = /[a-z0-9$.]+|\p{Script=Han}{2,}|(?<![\p{L}_])\p{Script=Hangul}{4,}(?![\p{L}_])/gu;
