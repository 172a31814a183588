import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { Rest } from "./rest";
import { tidy } from "./rest";
import { stemsOf } from "./words/stems";

const LANGUAGES =
  "arabic|bengali|bulgarian|cantonese|catalan|chinese|croatian|czech|danish|dutch|english|estonian|finnish|french|german|greek|hebrew|hindi|hungarian|icelandic|" +
  "indonesian|irish|italian|japanese|korean|latvian|lithuanian|mandarin|norwegian|persian|polish|portuguese|punjabi|romanian|russian|serbian|slovak|slovenian|spanish|" +
  "swahili|swedish|tamil|thai|turkish|ukrainian|urdu|vietnamese|welsh";
const STOP =
  "(?=[,;]|\\s(?:who|that|which|and (?:who|can|is|has|speaks?|in|with|based|available)|but|based|located|available|rated|other than|except|by (?:\\w+day|the|next|tomorrow)|before|within|asap|as soon as|in (?:\\p{Lu}|the )|on (?:\\p{Lu}|\\d)|preferably|ideally)\\b|$)";
const TAIL = (start: string, whole = true) =>
  new RegExp(
    `(?:,\\s*)?(?:\\b(?:and|but|,)\\s+)?(?:\\b(?:preferably|ideally|possibly|if possible|maybe)\\b,?\\s*)?\\b(?:${start})${whole ? "(?![\\p{L}-])" : ""}[^,;]*?${STOP}`,
    "iu",
  );

const WHEN =
  "(?:today|tomorrow|tonight|now|next|this|the|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|christmas|easter|\\d|an? (?:day|week|month|hour)|(?:one|two|three|four|five|six|seven|ten|twelve|twenty)\\b)";

/** What narrows a search and no tool can be asked for, by the words that begin it. In the order in which they are looked for. */
const NARROWING: RegExp[] = [
  /(?:,\s*)?\bbut (?:nobody|no one|not|no|never|without|only|preferably|it|they|he|she)\b[^,;]*/i,
  TAIL(
    "other than|except(?: for)?|excluding|apart from|not like|similar to|like @\\w|in the style of|nobody|no one|anyone but|rather than|instead of",
  ),
  TAIL(
    "based (?:in|near|around|out of)|located (?:in|near)|living in|who lives? in|resident in|near|nearby|close to|around|local to",
  ),
  TAIL(
    `(?:who |that |which )?(?:can |could |must |should |also |is |are |has to |have to )*(?:fluent in|native in|speaks?|speaking (?:${LANGUAGES}))`,
  ),
  new RegExp(
    `\\b(?:native |fluent )?(?:${LANGUAGES})[ -]speak(?:ing|ers?)\\b|\\b(?:native|fluent) (?:${LANGUAGES})\\b`,
    "i",
  ),
  TAIL(
    "rated|with (?:a )?(?:rating|review score)|reviewed|with (?:\\d|five|four|good|great|excellent|at least|more than|over|no|an? (?:average|high)|years|experience)|having|with experience",
    false,
  ),
  TAIL(
    "(?:who (?:is|are) )?(?:available|free|reachable|online|able to|ready to|willing to|prepared to|happy to|ready)",
  ),
  TAIL(
    `(?:by|before|until|till|within|in less than|in under|no later than|after|during|on|from|since|starting|for|over|in) (?:the (?:end|last|next|past|coming) |last |past |${WHEN})`,
    false,
  ),
  TAIL("in (?:an? |the )?(?:\\p{L}+ ){0,3}(?:style|tone|voice|manner|mood|look|language|time ?zone|format)"),
  new RegExp(
    `(?:,\\s*)?\\b(?:only |preferably |ideally |and )?in (?:${LANGUAGES})\\b(?: or (?:${LANGUAGES})\\b)?(?: if possible| preferably| please)?`,
    "i",
  ),
  TAIL("who|that|which|whose|whom"),
  /(?:^|,\s*)[\w -]{2,30}: ?\S+$/i,
  /,\s*(?:they|he|she|it|it's|we|i|my|our|this|there)\b[^,;]*/i,
  TAIL("can|could|must|should|may|has to|have to|needs to|if possible|preferably|ideally"),
  TAIL("without|not|no|never"),
  /(?:,\s*)?\b(?:asap|as soon as possible|urgent(?:ly)?|quick(?:ly)?|immediately|right (?:now|away)|at once|today|tomorrow|tonight|soon|fast|this (?:week|month|afternoon|weekend)|next (?:week|month|year)|remotely|on ?site|in person|nearby|locally|full[- ]time|part[- ]time|long[- ]term)\b/i,
  /\b(?:the )?(?:very |really |most |least |more |less |highly |extremely |super )*(?:cheap(?:er|est)?|affordable|inexpensive|budget|best|better|good|great|excellent|amazing|friendl(?:y|ier|iest)|kind(?:est)?|nice(?:st)?|experienced|senior|junior|reliable|trust(?:ed|worthy)|famous|popular|top(?:[- ]rated)?|certified|verified|award-winning|talented|skilled|patient|funny|creative(?=\s\p{L}+er)|fastest|quickest|honest|local|young|female|male|native|proven|perfect|right|suitable|highly[- ]rated|highest[- ]rated|well[- ]reviewed|newest|latest|recent|most \p{L}+)(?=\s|,|$)/iu,
  /\b(?!(?:interest|test|request|forest|guest|harvest|contest|quest|west|invest|digest|protest|nest|rest|vest|chest|modest|priest|arrest|suggest|manifest|pest|conquest|ingest|east|northwest|southwest)\b)\p{L}{3,}(?:iest|[b-df-hj-np-tv-z]est)\b/iu,
];
/** A place, a time, an industry: "in Berlin" narrows, "in accounting" says what is wanted. */
const IN = /(?:,\s*)?\b(?:in|at|from) ((?:(?:the|an?) )?[^,;]+?)(?=[,;]|\s(?:for|with|to|on|by|in)\b|$)/i;
const WITH = /(?:,\s*)?\bwith ([^,;]+?)(?=[,;]|$)/i;

let trades: Set<string> | undefined;

/** Whether words name a trade, as the taxonomy knows them. */
function isTrade(text: string): boolean {
  trades ??= new Set(
    TAXONOMY.flatMap((c) => [c.name, ...c.subcategories.flatMap((s) => [s.name, ...s.skills])].flatMap(stemsOf)),
  );
  const known = trades;
  return stemsOf(text).some((stem) => stem.length > 3 && known.has(stem));
}

/** Takes what narrows a search and no tool can be asked for; answers it in its own words. */
export function takeNarrowing(rest: Rest): string[] {
  const said: string[] = [];
  const take = (pattern: RegExp) => {
    for (const match of rest.takeAll(pattern)) said.push(tidy(match[0].replace(/^[\s,]*(?:and|but)\s/i, "")));
  };
  for (const pattern of NARROWING) take(pattern);
  for (const pattern of [IN, WITH]) {
    const match = pattern.exec(rest.text);
    if (match && !isTrade(match[1] ?? "")) take(pattern);
  }
  // what is said after a comma and is no more of a list narrows too
  const aside =
    /,\s*(?:twice|once|one|two|three|\d|an?|the|with|in|on|at|for|from|by|each|no|not|only|must|should|also|mostly|mainly|starting|working|paid|up)\b[^,]*/i;
  take(aside);
  return said.filter((words) => /[\p{L}\p{N}\uE000-\uF8FF]/u.test(words));
}
