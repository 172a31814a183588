import { folded } from "@/lib/domain/platform/understand/terms";
import { understand } from "@/lib/domain/platform/understand/understand";
import { briefWords } from "./trade-words";

/** What a brief is searched by: sentences as somebody would type them, or the telling words of all of it. */
export type Wanted = { query: string; isExcerpt: boolean };

/** Of a brief so many sentences are searched by themselves. */
const MOST_SENTENCES = 3;
/** What a query holds. */
const MOST_LETTERS = 400;

/** Words by which somebody asks for work to be done: a sentence without any tells what there is already. */
const ASKS =
  /(?<!\p{L})(?:needs?|needed|requires?|want(?:s|ed)?|wish|would like|we'd like|i'd like|looking (?:for|to)|look for|seek(?:ing)?|hir(?:e|ing)|please|help|(?:can|could) (?:you|some(?:one|body)|any(?:one|body))|who can|some(?:one|body) (?:to|who)|brauch\p{L}*|such(?:e|en|t)|benotig\p{L}*|mochte\p{L}*|gesucht|bitte|cherch\p{L}*|besoin|voudr\p{L}*|souhait\p{L}*|aimeri\p{L}*|necesit\p{L}*|busc(?:o|a|amos)|quer\p{L}*|cerc(?:o|a|hiamo)|bisogno|vorre\p{L}*|precis(?:o|a|amos)|procur(?:o|a|amos)|zoek\p{L}*|nodig|willen)(?!\p{L})/u;

const BESIDES = /(?<!\p{L})(?:also|additionally|besides|auch|aussi|tambien|tambem|anche|inoltre|ook)(?!\p{L})/u;

/**
 * The searches that a brief is worth making, the most telling first: the sentences that ask for a trade (where none does, that name one),
 * its beginning, then its telling words. None where what it speaks of first is nothing that any category holds. Pure.
 */
export function wantedIn(brief: string): Wanted[] {
  const sentences = sentencesOf(brief).map((text) => {
    const { concepts, outside } = understand(text);
    const isNamed = !outside && concepts.some(({ slug, category, weak }) => slug !== category && !weak);
    return { text, outside, isNamed, asks: ASKS.test(folded(text)) };
  });
  const asking = sentences.filter(({ asks }) => asks);
  const named = [asking, sentences]
    .map((list) => list.filter(({ isNamed }) => isNamed))
    .find(({ length }) => length > 0);
  const isAsked = asking.some(({ isNamed }) => isNamed);
  if (!isAsked && sentences.find(({ isNamed, outside }) => isNamed || outside)?.outside) return [];
  // "the sign painter also needs a file": what is needed besides is not what somebody is looked for
  const main = (named ?? []).filter(({ text }) => !BESIDES.test(folded(text)));
  const queries = [
    ...(main.length > 0 ? main : (named ?? [])).slice(0, MOST_SENTENCES).map(({ text }) => text),
    beginning(brief),
  ];
  const words = briefWords(brief);
  return [
    ...[...new Set(queries)].map((query) => ({ query, isExcerpt: false })),
    ...(words === "" ? [] : [{ query: words, isExcerpt: true }]),
  ];
}

function sentencesOf(brief: string): string[] {
  const parts = brief.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u).map((part) => part.trim());
  return parts.filter((part) => /\p{L}/u.test(part)).map((part) => part.slice(0, MOST_LETTERS));
}

function beginning(brief: string): string {
  const line = brief.replace(/\s+/g, " ").trim();
  return line.length <= MOST_LETTERS ? line : line.slice(0, line.lastIndexOf(" ", MOST_LETTERS));
}
