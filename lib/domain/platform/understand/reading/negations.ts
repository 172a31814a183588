import { laySaid } from "../lay";
import { LONGEST_PHRASE, lexicon } from "../lexicon";
import { isGeneric, isTalk } from "../small-words";
import { plain, wordsOf } from "../terms";
import { understand } from "../understand";
import { gazetteer, type Place } from "./gazetteer";
import { languageNamed } from "./languages";
import { findPrice } from "./money";
import { findPlace, withCodesSpelled, wordsOfPlaces } from "./places";
import { findTime } from "./times";

/** What somebody does not want: the words as they stand in the query, without the one that refuses, and the place where they name one. */
export type Excluded = { phrase: string; place?: Place };

/** What is wanted, with a comma where something was taken away, and what is not. */
export type Wanted = { left: string; excluded: readonly Excluded[] };

/** Where a word refuses whatever stands around it. */
const WITHOUT =
  "without|except(?: for)?|excluding|other than|rather than|instead of|anything but|ohne|außer|statt|anstatt|(?<!(?:comic|open|noto|gill|source|fira|pt) )sans(?! serif)|sauf|excepte|hormis|plutot que|au lieu de|sin|excepto|salvo|en vez de|en lugar de|sem|exceto|em vez de|senza|tranne|eccetto|invece di|zonder|behalve|in plaats van|بدون|من دون|ما عدا|باستثناء";
/** Where one refuses at the beginning of a part of a sentence: "photographer, no people". Within one it may be what is wrong. */
const NOT = "not|no|neither|nicht|kein(?:e[mnrs]?)?|pas|no|non|nao|niet|geen|ليس|لا اريد";
const BUT = "but|and|please|aber|und|mais|et|pero|mas|y|e|ma|maar|en|و ?";
/** Where one stands before what may be wanted, within a part of a sentence. */
const NOT_IN =
  "nicht (?=(?:in|im|aus|auf|von|fur|mit|bei) )|pas (?=(?:en|au|aux|a|pour|avec) )|no (?=(?:en|desde|para|con) )|non (?=(?:in|di|da|per|con) )|nao (?=(?:em|na|de|do|da|para|com) )|niet (?=(?:in|uit|voor|van|op|met) )|ليس (?=(?:في|من) )";
/** What somebody is not, or does not do: "lawyer who does not litigate". */
const WHO =
  "(?:who|that) (?:is|are|does|do|will|would|can) ?n[o']t |who (?:never|cannot) |who (?:is|are) neither |we (?:do not|don't) (?:want|need) (?=(?:an?|any|the|new) )|i (?:do not|don't) (?:want|need) (?=(?:an?|any|the|new) )|qui n(?:e |')(?:(?:est|soit|vient|vienne|habite) pas )?|que no (?:(?:sean?|esten?|vivan?|vengan?) )?|que nao (?:(?:sejam?|estejam?|vivam?|venham?) )?|che non (?:(?:siano?|sia|stia|viva|venga) )?|(?:der|die|das) (?:nicht|keine?n?) |die (?:niet|geen) ";

/** "Not" of English refuses anywhere but after what says that something is so: "my site is not found". */
const NOT_SO =
  "(?<!(?<!\\p{L})(?:is|are|was|were|be|been|am|does|do|did|has|have|had|can|could|will|would|shall|should|must|may|might|if|or|why|it|that|this|he|she|they|we|i|you|there|what|where|which) )not ";
/** What only sounds like refusing: "not only", "no more than", "not for profit", "pas cher", "no-code". */
const NO_REFUSAL =
  /^(?:only|just|simply|merely|necessarily|yet|sure|over|above|under|less|more|later|longer|(?:to )?exceed(?:ing)?|depasser?|exceder|exceda|supere|superi|superare?|ultrapassar|pasar|passar|superiore?s?|superiores|oltre|boven|teurer|langer|spater|tard|tarde|duurder|too|so|for profit|one|code|idea|matter|need to|problem|brainer|sales?|customers?|clients?|buyers?|orders?|calls?|traffic|visitors?|clicks?|repl(?:y|ies)|answers?|results?|bookings?|leads?|conversions?|money|time|luck|nur|blo(?:s|ß)|allein|mehr|seulement|uniquement|que|cher|chere|chers|plus|solo|solamente|mas|apenas|so|somente|mais|soltanto|piu|alleen|enkel|meer|profit|fiction|disclosure|compete|solicit|verbal|native|فقط|مجرد)(?![\p{L}\p{N}])/u;

const CUE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?<strong>(?:(?:${BUT}) )?(?:${WITHOUT})) |(?<who>${WHO})|(?<first>(?<=^|[,;:.!?()–—] ?|[–—-] )(?:(?:${BUT}) )?(?:${NOT}) |(?:but|aber|mais|pero|mas|ma|maar) (?:${NOT}) )|(?<within>(?:(?:${BUT}) )?(?:${NOT_IN}|${NOT_SO})))`,
  "gu",
);

/** Where what is refused ends: with the part of the sentence, or where it goes on with what is wanted. */
const END = /[,;!?()–—\n]|\.(?=\s|$)| - | (?:but|aber|sondern|mais|pero|sino|mas|ma|maar) /u;
const GOES_ON = new Set(
  "for under below less up max budget by before until within with just only fur unter bis pour avec moins jusqu para con menos hasta ate per meno fino voor onder tot met".split(
    " ",
  ),
);
const WHERE = new Set("in from near at on im aus en em dans de nel uit في من में से".split(" "));
const JOINS = new Set(
  "or and nor oder und ou et o u y e i of en noch و او と や か 和 或 或者 与 跟 及 और या".split(" "),
);

/** "SEM" is work that people ask for, where its neighbours are. */
const SEARCHING = new Set(
  "seo ppc google ads ad campaign campaigns search specialist expert agency manager marketing consultant audit".split(
    " ",
  ),
);

/**
 * What a query says without what it refuses ("not in France", "ohne WordPress", "文字なし"). Left alone are "not only", what the lexicon calls
 * so ("no code"), and what says what is wrong: without it nothing would be asked for. Pure.
 */
export function wantedOf(query: string): Wanted {
  const refusedIn: Refused = (phrase) => excludedOf(phrase, query);
  const text = plain(query).normalize("NFC");
  const joined = withPlacesJoined(text);
  const listed = joined === text ? undefined : fromScripts(joined, refusedIn);
  const scripts = listed?.excluded.some(({ place }) => place) ? listed : fromScripts(text, refusedIn);
  const excluded = [...scripts.excluded];
  let left = scripts.left;
  let from = 0;
  for (let cues = 0; cues < MOST_CUES; cues++) {
    CUE.lastIndex = from;
    const found = CUE.exec(left);
    if (!found) break;
    const begin = found.index;
    const start = begin + found[0].length;
    from = start;
    const end = limitIn(left, begin, start, endOf(left, start, refusedIn));
    const phrase = left.slice(start, end).trim();
    const all = refusedIn(phrase);
    const isPlace = all.some(({ place }) => place);
    if (found[0].endsWith("not ") && isWrong(phrase)) continue;
    if (!phrase || NO_REFUSAL.test(phrase) || isNamedSo(left, begin, end)) continue;
    if (isSearching(left, begin, found[0], phrase)) continue;
    const without = `${left.slice(0, begin).trimEnd()}, ${left.slice(end).trimStart()}`
      .replace(/,(?: *,)+/g, ",")
      .replace(/^, |[, ]+$/g, "");
    const isSure = isPlace || found.groups?.strong !== undefined;
    const isWanted = isSure && !HOW.test(phrase) ? tells : namesTrade;
    const before = left.slice(0, begin);
    if (!found.groups?.strong && !isPlace && HAVING.test(before)) continue;
    // of who does not do something, whether it is they who are of a trade: "customers who do not pay" are not
    if (!isPlace && !isWanted(found.groups?.who && before.trim() ? before : without)) continue;
    excluded.push(...all);
    left = without;
    from = Math.min(begin, left.length);
  }
  return { left, excluded };
}

/** How many words that refuse are looked at: each reads all that follows it. */
const MOST_CUES = 12;

/** The part of a sentence after what refuses, up to where it says what is wanted, after one word at least. */
function endOf(text: string, start: number, refusedIn: Refused): number {
  const stop = END.exec(text.slice(start));
  const end = stop ? start + stop.index : text.length;
  const words = [...text.slice(start, end).matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    word,
    at: start + index,
  }));
  const further = words.find(({ word }, n) => {
    const before = words[n - 1]?.word;
    const isBegun = words.slice(0, n).some((one) => !isPreposition(one.word));
    if (!before || !isBegun || JOINS.has(before)) return false;
    const next = words.slice(n + 1, n + 4).map((one) => one.word);
    return GOES_ON.has(word) || (WHERE.has(word) && isWhere(next));
  });
  if (further) return further.at;
  return placedOn(text, start, end, refusedIn);
}

/** Where what is refused ends before a price, which is asked for; its start where the refusing word is a part of a limit. */
function limitIn(text: string, begin: number, start: number, end: number): number {
  const said = text.slice(begin);
  const at = (found: { phrase: string } | null) => (found ? said.indexOf(found.phrase.normalize("NFC")) : -1);
  const [price, time] = [at(findPrice(plain(said))), at(findTime(plain(said), ANY_DAY))];
  // "not urgent" refuses a time, "not exceeding a week" names one
  if (time >= 0 && begin + time < start) return start;
  return price < 0 ? end : Math.max(start, Math.min(end, begin + price));
}

/** Whether a time is named does not hang on the day. */
const ANY_DAY = new Date(0);

/** "Not in Paris, France" is one place, and "not in Germany, Austria or Spain" three. */
function placedOn(text: string, start: number, end: number, refusedIn: Refused): number {
  const isPlaces = (phrase: string) => refusedIn(phrase).every(({ place }) => place);
  const next = /^, ?[^,;.!?()]+/u.exec(text.slice(end))?.[0];
  const said = text.slice(start, end);
  if (!next || !isPlaces(said)) return end;
  const ends = [...next.matchAll(/\S+/gu)].map(({ 0: word, index }) => index + word.length).filter((at) => at > 1);
  const stop = ends.find((at) => {
    const after = next.slice(at).trim().split(" ")[0] ?? "";
    return after === "" || GOES_ON.has(after) || WHERE.has(after);
  });
  const more = wordsOf(next.slice(1, stop));
  const isListed = more.some((word) => JOINS.has(word));
  // "not in France, in London" wants what comes last
  if (stop && !WHERE.has(more[0] ?? "") && isPlaces(isListed ? said + next.slice(0, stop) : next.slice(1, stop)))
    return placedOn(text, start, end + stop, refusedIn);
  const count = refusedIn(said).length;
  const isOne = (at: number) => isPlaces(next.slice(1, at)) && refusedIn(said + next.slice(0, at)).length === count;
  return end + (ends.findLast(isOne) ?? 0);
}

/** Whether words after "in" say where, in which language or how soon. */
function isWhere([first = "", ...more]: readonly string[]): boolean {
  if (/^(?:\d|an?$|one$|two$|three$)/.test(first) || languageNamed(first)) return true;
  return findPlace([first, ...more])?.at === 0;
}

/** What a phrase that is refused names. */
type Refused = (phrase: string) => Excluded[];

/** Each place that a phrase of a query names, with the words that lead to it; the phrase itself where it names none, or something more. */
function excludedOf(phrase: string, query: string): Excluded[] {
  const words = wordsOf(phrase);
  const typed = phrase.match(/[^\s,]+/g) ?? [];
  const left = withCodesSpelled(words, query);
  const places: { place: Place; at: number; within: number; end: number; phrase: string }[] = [];
  // after the first, "Georgia" is a place as it is after "in"
  const find = () => findPlace(left) ?? findPlace(left.map((word) => (word === TAKEN ? "in" : word)));
  for (let found = find(); found; found = find()) {
    const { place, at, length } = found;
    const isPart = length === 1 && left[at] !== found.phrase;
    const within = words[at]?.indexOf(found.phrase) ?? 0;
    places.push({ place, at, within, end: at + length, phrase: isPart ? found.phrase : "" });
    if (isPart) left[at] = left[at]?.replace(found.phrase, "") ?? "";
    else left.fill(TAKEN, at, at + length);
    for (let next = at + length; JOINS.has(left[next] ?? ""); next++) left[next] = TAKEN;
  }
  // of "not machine translation from France" the translation is not wanted, too
  const isRest = (word: string) => word === "" || word === TAKEN || isTalk(word) || isPreposition(word) || IS.has(word);
  const [first] = places;
  if (!first || !left.every(isRest)) return [{ phrase }];
  if (places.length === 1) return [{ phrase, place: first.place }];
  const sorted = places.toSorted((a, b) => a.at - b.at || a.within - b.within);
  return sorted.map(({ place, end, phrase: part }, n) => {
    const own = (typed.length === words.length ? typed : words).slice(sorted[n - 1]?.end ?? 0, end);
    return { phrase: part || own.slice(own.findIndex((word) => !JOINS.has(word))).join(" "), place };
  });
}

/** What ends a clause of German or Dutch that says where somebody is from. */
const IS = new Set("ist sind kommt wohnt lebt sitzt is zijn komt woont zit".split(" "));

/** Stands where a place was read; no word is written so. */
const TAKEN = ",";

const isPreposition = (word: string) => WHERE.has(word) || GOES_ON.has(word) || JOINS.has(word) || word === "based";

/** What does not do what it should is what is wrong: "plugin not working", "site not loading on phones"; "not editing" refuses work. */
const isWrong = (phrase: string) => WRONG.test(phrase) && !namesTrade(phrase.split(" ")[0] ?? "");
const WRONG = /^\p{L}+ing(?:$| (?:up|on|in|at|for|to|properly|correctly|well|right|any ?more|fast|again)(?!\p{L}))/u;

/** "I have a logo, no website" says what is missing. */
const HAVING =
  /(?<!\p{L})(?:have|has|had|got|haben?|hat|ai|avons|tengo|tenemos|tiene|tenho|temos|ho|abbiamo|heb|hebben|heeft)(?!\p{L})/u;
/** How something is done, which may be all that tells what: "from Lisbon to Oslo without flying", "einrichten ohne zu bohren". */
const HOW = /^(?:zu |te |\p{L}+(?:ing|ar|er|ir|are|ere|ire)(?!\p{L}))/u;

/** Whether words say what is wanted, and not only that something is, or where. */
function tells(text: string): boolean {
  const words = wordsOf(text);
  const places = wordsOfPlaces(words);
  return words.some((word) => !isTalk(word) && !isGeneric(word) && !isPreposition(word) && !places.has(word));
}

function namesTrade(text: string): boolean {
  return understand(text).concepts.length > 0;
}

/** Whether the lexicon calls something so: "no code", "non disclosure agreement", "google does not index". */
function isNamedSo(text: string, begin: number, end: number): boolean {
  const words = wordsOf(text.slice(begin, end));
  const cue = words[0] ?? "";
  const isPhrase = (length: number) => lexicon().phrases.has(words.slice(0, length).join(" "));
  return (
    Array.from({ length: LONGEST_PHRASE - 1 }, (_, n) => n + 2).some(isPhrase) ||
    laySaid(wordsOf(text)).some(({ words: held }) => [cue, ...words].filter((word) => held.includes(word)).length > 2)
  );
}

function isSearching(text: string, begin: number, cue: string, phrase: string): boolean {
  if (cue.trim() !== "sem") return false;
  const before = wordsOf(text.slice(0, begin)).at(-1);
  return before === undefined || SEARCHING.has(before) || SEARCHING.has(wordsOf(phrase)[0] ?? "");
}

/** Scripts in which what refuses stands after what is refused, or words without spaces; each pattern has what is refused as its group. */
const SCRIPTS: readonly RegExp[] = [
  /(?<![要是])(?:但|请|請|而)?(?:不要|不需要|不含|不用|不使用|不包括|不在|不是|除了)(?!只|仅|僅|光)([^\s,，。、；;的]+?)(?:以外|之外)?(?=[\s,，。、；;的]|$)的?/gu,
  /([^\s,、。はがをで]+?)(?:(?:を|は)?使わ(?:ない|ずに?)|なしの|なしで|なし(?![\p{L}])|抜き[ので]?|以外[のでに]?|(?<!だけ)では(?:ない|なく)|を除[くいき]た?)/gu,
  /([^\s,।]+) (?:के बिना|को छोड़कर|के अलावा)(?![\p{L}\p{M}])/gu,
  /(?<!\p{L})बिना ([^\s,।]+)(?: के)?(?![\p{L}\p{M}])/gu,
  /([^\s,।]+ (?:में|से|का|की)) नहीं(?![\p{L}\p{M}])/gu,
  /(?<=[,।] ?)([^\s,।]+(?: [^\s,।]+)?) नहीं(?![\p{L}\p{M}])/gu,
].map((pattern) => new RegExp(pattern.source.normalize("NFC"), "gu"));

function fromScripts(text: string, refusedIn: Refused): Wanted {
  const excluded: Excluded[] = [];
  const left = SCRIPTS.reduce((now, pattern) => {
    const without = now.replace(pattern, (said: string, phrase: string) => {
      const rest = now.replace(said, " ");
      const all = refusedIn(phrase.trim());
      if (!(all.some(({ place }) => place) || tells(rest))) return said;
      excluded.push(...all);
      return " ";
    });
    return without;
  }, text);
  return { left: left.trim(), excluded };
}

/** A text with "and" where a comma of Chinese or Japanese stands between two places: "不在法国、德国". */
function withPlacesJoined(text: string): string {
  if (!text.includes("、")) return text;
  const names = gazetteer().spaceless.map(([name]) => name.normalize("NFC"));
  return text.split("、").reduce((said, part) => {
    const isList = names.some((name) => said.endsWith(name)) && names.some((name) => part.startsWith(name));
    return `${said}${isList ? "和" : "、"}${part}`;
  });
}
