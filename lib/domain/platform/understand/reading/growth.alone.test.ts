import { describe, expect, it } from "vitest";
import { MAX_QUERY } from "@/lib/contracts/network/search/search";
import { ABROAD } from "./data/currencies";
import { MULTIPLIERS, NUMBER_WORDS, SCRIPTS } from "./data/scripts";
import { readQuery } from "./read-query";
import { priceAbroad, soonAbroad } from "./scripts";

type Reader = (text: string) => unknown;

/** Milliseconds of the processor, to which a busy machine adds nothing. */
function costOf(read: Reader, text: string): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Below this, in milliseconds, what else a process does hides how a cost grows. */
const TELLING = 60;
/** In small steps: a cost that doubles with each word is told before it is one that does not end. */
const COUNTS = [4, 6, 8, 10, 12, 15, 18, 22, 26, 32, 40, 48, 60];

/** After how many repetitions a text costs more than the fourth power of its length would, three times measured; undefined where it does not, up to the longest query. */
function explodesAt(read: Reader, text: string): number | undefined {
  let last = { count: 1, cost: TELLING };
  for (const count of COUNTS.filter((one) => one * text.length <= MAX_QUERY)) {
    const most = last.cost * (count / last.count) ** 4;
    const measure = () => costOf(read, text.repeat(count));
    let cost = measure();
    for (let again = 0; again < 2 && cost > most; again++) cost = Math.min(cost, measure());
    if (cost > most) return count;
    last = { count, cost: Math.max(TELLING, cost) };
  }
  return undefined;
}

const exploding = (read: Reader, texts: Iterable<string>) =>
  [...new Set(texts)].filter((text) => explodesAt(read, text) !== undefined);

const NUMBERS = [...Object.keys(NUMBER_WORDS), ...Object.keys(MULTIPLIERS)];
/** What alternatives of patterns spell, without the signs of patterns. */
const spelled = (source: string) => source.split(/[|()?:!<[\]\\]+/).filter((word) => /\p{L}{2}/u.test(word));
const SAID = [
  ...ABROAD.keys(),
  ...SCRIPTS.flatMap(({ price, cheap, units, spans }) =>
    [...Object.values(price), cheap, ...units.map(([, said]) => said), ...spans].flatMap(spelled),
  ),
];

describe("what a query costs grows with its length, not with the ways in which it can be parted", () => {
  const now = new Date("2026-11-18T10:00:00.000Z");
  const whole: Reader = (text) => readQuery(text, now);
  const prices: Reader = (text) => [priceAbroad(text), soonAbroad(text)];
  whole("logo 500ドル以下, not in France");

  it("of a number in words, repeated", () => {
    expect(exploding(whole, NUMBERS)).toEqual([]);
  });

  it("of any word of prices and times, with a space or a digit or without", () => {
    expect(
      exploding(
        prices,
        [...NUMBERS, ...SAID].flatMap((word) => [word, `${word} `, `${word}1`]),
      ),
    ).toEqual([]);
  });

  it.each(SCRIPTS.map(({ signs }) => [String(signs), signs] as const))("of two numbers by turns, in %s", (_, signs) => {
    const own = NUMBERS.filter((word) => signs.test(word));
    expect(
      exploding(
        prices,
        own.flatMap((first) => own.map((second) => first + second)),
      ),
    ).toEqual([]);
  });
});
