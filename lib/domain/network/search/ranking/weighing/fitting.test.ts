import { describe, expect, it } from "vitest";
import { NOBODY } from "../markers";
import type { Cover } from "./coverage";
import { fittingBy, waysToFit } from "./fitting";
import type { Part } from "./parts";
import { COVERAGE } from "./score";

const partOf = (query: string): Part => ({ query, rows: 10 });
const word = (text: string, mass: number, trade = NOBODY, written = 1) => ({
  query: `'${text}'`,
  rows: 100,
  mass,
  trade,
  written,
});
const LOGO = "('~slogo-design')";

/** What a row covers that holds these, at best. */
function covered(words: readonly (Part & Cover)[], untold: readonly Cover[], held: ReadonlySet<string>): number {
  const own = words.map(({ query, mass, trade, written }) =>
    held.has(trade) ? mass : held.has(query) ? mass * written : 0,
  );
  const others = untold.map(({ mass, trade }) => (held.has(trade) ? mass : 0));
  return [...own, ...others].reduce((sum, one) => sum + one, 0);
}

describe("the ways in which a row can fit", () => {
  it("is a trade alone, or all of its words", () => {
    const words = [word("logo", 0.89, LOGO, 0.55), word("design", 0.63, LOGO, 0.55)];
    const ways = waysToFit(words, [], 1.52, partOf);
    expect(fittingBy(ways ?? []).query).toBe(`(${LOGO} | ('logo' & 'design'))`);
  });

  it.each([
    { words: [word("a", 1), word("b", 0.7), word("c", 0.4)], untold: [], enough: 2.1 },
    { words: [word("a", 1, LOGO, 0.55), word("b", 0.7), word("c", 0.2)], untold: [], enough: 1.9 },
    { words: [word("a", 0.3)], untold: [{ mass: 1.2, trade: LOGO, written: 0 }], enough: 1.5 },
    { words: [word("a", 1), word("b", 1), word("c", 1)], untold: [], enough: 2 * 2.6 },
  ])("says of every row whether it can cover the floor: %j", ({ words, untold, enough }) => {
    const ways = waysToFit(words, untold, enough, partOf);
    const all = [...new Set([...words.map(({ query }) => query), LOGO])];
    for (let bits = 0; bits < 2 ** all.length; bits++) {
      const held = new Set(all.filter((_, n) => bits & (1 << n)));
      const fits = covered(words, untold, held) >= COVERAGE.floor * enough - 1e-9;
      expect(
        ways?.some((way) => way.every(({ query }) => held.has(query))),
        [...held].join(),
      ).toBe(fits);
    }
  });

  it("is not said of a sentence, nor where a row fits with nothing", () => {
    const many = Array.from({ length: 8 }, (_, n) => word(`w${n}`, 0.5));
    expect(waysToFit(many, [], 2.6, partOf)).toBeNull();
    expect(waysToFit([word("a", 1)], [], 0, partOf)).toBeNull();
  });

  it("is held by no more rows than its words are", () => {
    expect(fittingBy([[partOf(LOGO)], [word("logo", 1), word("design", 1)]]).rows).toBe(110);
  });
});
