import { plain } from "../terms";
import { ABROAD } from "./data/currencies";
import { MULTIPLIERS, NUMBER_WORDS, SCRIPTS, type Script } from "./data/scripts";

/** A span of days, or a day of the week (Sunday 0), by which something is wanted, and the words that say so. */
export type SoonAbroad = { phrase: string } & ({ days: number } | { weekday: number });

const ABROAD_SIGNS = new RegExp(SCRIPTS.map(({ signs }) => signs.source).join("|"), "u");

type Read = {
  script: Script;
  prices: readonly RegExp[];
  cheap: RegExp;
  spans: readonly { days: number; pattern: RegExp }[];
  weekdays: readonly { weekday: number; pattern: RegExp }[];
  soon: readonly { days: number; pattern: RegExp }[];
};

const NUMERALS: readonly string[] = ["٠", "۰", "०"];

/** A text whose digits are those of Latin script. */
export function inDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const zero = NUMERALS.find((first) => digit >= first && digit.charCodeAt(0) < first.charCodeAt(0) + 10) ?? digit;
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/** The highest price that a text of another script names, in its currency, and how many dollars one of that is; without where a sign says it, or nothing. */
export function priceAbroad(text: string): { number: number; dollars?: number; phrase: string } | null {
  for (const { prices } of readFor(text)) {
    for (const pattern of prices) {
      const found = pattern.exec(text);
      if (!found?.groups) continue;
      const { number = "", unit } = found.groups;
      const dollars = unit && DOLLARS.get(bare(unit));
      return { number: numberOf(number), ...(dollars && { dollars }), phrase: found[0].trim() };
    }
  }
  return null;
}

/** The words of another script that ask for what costs little; null when there are none. */
export function cheapAbroad(text: string): string | null {
  return first(readFor(text).map(({ cheap }) => cheap.exec(text)?.[0]));
}

/** How soon a text of another script wants something; null when it does not say. */
export function soonAbroad(text: string): SoonAbroad | null {
  for (const { spans, weekdays, soon } of readFor(text)) {
    for (const { weekday, pattern } of weekdays) {
      const found = pattern.exec(text);
      if (found) return { weekday, phrase: found[0].trim() };
    }
    for (const { days, pattern } of spans) {
      const found = pattern.exec(text);
      const count = found?.groups?.number ? numberOf(found.groups.number) : 1;
      if (found && count > 0) return { days: Math.ceil(count * days), phrase: found[0].trim() };
    }
    for (const { days, pattern } of soon) {
      const found = pattern.exec(text);
      if (found) return { days, phrase: found[0].trim() };
    }
  }
  return null;
}

/** How one finds the language that a text of another script wants somebody to speak, by what languages are called there. */
export function languagesAbroad(codes: ReadonlyMap<string, string>) {
  const byName = new Map([...codes].map(([name, code]) => [bare(name), code]));
  const any = alternatives([...codes.keys()]);
  const patterns = SCRIPTS.flatMap((script) =>
    script.speaks.map((said) => patternOf(script, said.replace("L", `(${any})`))),
  );
  return (text: string): { code: string; phrase: string } | null => {
    if (!ABROAD_SIGNS.test(text)) return null;
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      const code = found && byName.get(bare(found[1] ?? ""));
      if (code) return { code, phrase: found[0].trim() };
    }
    return null;
  };
}

let read: readonly Read[] | undefined;

/** Chinese is in signs of Japanese, too: what says the most or the least in one does in the other. */
const MOST = SCRIPTS.map(({ price }) => price.most).join("|");
const LEAST = SCRIPTS.map(({ price }) => price.least).join("|");
const LEAST_AFTER = SCRIPTS.map(({ price }) => price.leastAfter).join("|");

/** The scripts that a text has signs of. */
function readFor(text: string): readonly Read[] {
  if (!ABROAD_SIGNS.test(text)) return [];
  read ??= SCRIPTS.map(readScript);
  return read.filter(({ script }) => script.signs.test(text));
}

function readScript(script: Script): Read {
  const { price, cheap, spans, weekdays, onDay, soon } = script;
  const word = alternatives([...Object.keys(NUMBER_WORDS), ...Object.keys(MULTIPLIERS)]);
  // looked ahead for and taken whole: a run that is given back to be parted otherwise ("300" is "3" and "100") costs twice as much with each word
  const run = String.raw`(?:\d+(?:[,.]\d+)*|${word})(?:\s?(?:${word})\d*)*`;
  const number = String.raw`(?<![\d.,]|${word})(?=(?<number>${run}))\k<number>`;
  const unit = `(?<unit>${alternatives([...ABROAD.keys()])})`;
  const sign = "(?:us)?[$€£¥₹]";
  const low = String.raw`(?:\d[\d,.]*(?:${word})?\s?(?:${unit.replace("?<unit>", "?:")})?\s?(?:${price.to})\s?)?`;
  const not = String.raw`(?<!(?:${LEAST})\s?)`;
  const most = `(?:${MOST})`;
  const after = String.raw`\s?(?:${price.mostAfter})`;
  const isLeast = String.raw`(?!\s?(?:${LEAST_AFTER}))`;
  const of = (days: number, words: string, span: string) => ({
    days,
    pattern: patternOf(script, span.replace("N", number).replace("U", `(?:${words})`)),
  });
  return {
    script,
    prices: [
      // "500ドル以下", "不超过500美元"
      String.raw`(?:${most}\s?|${not})${low}${number}\s?${unit}(?:${after})?${isLeast}`,
      String.raw`${not}${sign}\s?${number}${after}`,
      String.raw`${most}\s?${sign}\s?${number}(?:${after})?`,
      String.raw`(?:${price.budget})\s?${number}(?:${after})?(?!\s?(?:${unit.replace("?<unit>", "?:")}))`,
    ].map((pattern) => patternOf(script, pattern)),
    cheap: patternOf(script, cheap),
    spans: script.units.flatMap(([days, words]) => spans.map((span) => of(days, words, span))),
    weekdays: onDay.flatMap((said) =>
      weekdays.map((day, weekday) => ({ weekday, pattern: patternOf(script, said.replace("D", day)) })),
    ),
    soon: soon.map(([days, words]) => ({ days, pattern: patternOf(script, words) })),
  };
}

/** The longest first: "ドル" is in "香港ドル". */
function alternatives(names: readonly string[]): string {
  return [...names].sort((a, b) => b.length - a.length).join("|");
}

/** Signs that are written or not: below Devanagari letters, and on an Arabic alef. */
const LEFT_OUT = /[\u093c\u0653\u0654\u0655]/g;

function patternOf({ isApart }: Script, said: string): RegExp {
  const [before, after] = isApart ? [String.raw`(?<![\p{L}\p{M}])`, String.raw`(?![\p{L}\p{M}])`] : ["", ""];
  const spelled = plain(said).replace(LEFT_OUT, "$&?");
  return new RegExp(`${before}(?:${spelled})${after}`, "u");
}

function bare(word: string): string {
  return plain(word).replace(LEFT_OUT, "");
}

/** By words as texts have them. */
const DOLLARS = new Map([...ABROAD].map(([name, dollars]) => [bare(name), dollars]));
const VALUES = new Map(Object.entries(NUMBER_WORDS).map(([word, value]) => [bare(word), value]));
const TIMES = new Map(Object.entries(MULTIPLIERS).map(([word, times]) => [bare(word), times]));
/** What multiplies all that stands before it: "二十万". */
const WHOLE = 10_000;

/** The number that digits and words say: "5万", "三百", "पाँच सौ". */
function numberOf(text: string): number {
  const words = [...VALUES.keys(), ...TIMES.keys()].sort((a, b) => b.length - a.length).join("|");
  let [all, section, last]: [number, number, number | undefined] = [0, 0, undefined];
  for (const [part] of bare(text).matchAll(new RegExp(`\\d+(?:[,.]\\d+)*|${words}`, "gu"))) {
    const times = TIMES.get(part);
    if (times === undefined) {
      section += last ?? 0;
      last = VALUES.get(part) ?? Number(part.replace(/[,.](?=\d{3}(?!\d))/g, "").replace(",", "."));
    } else if (times >= WHOLE) {
      all += (section + (last ?? 0) || 1) * times;
      [section, last] = [0, undefined];
    } else {
      section += (last ?? 1) * times;
      last = undefined;
    }
  }
  return all + section + (last ?? 0);
}

function first(found: readonly (string | undefined)[]): string | null {
  return found.find((one) => one !== undefined) ?? null;
}
