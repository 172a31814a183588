import { describe, expect, it } from "vitest";
import { NOBODY } from "../markers";
import type { Cover } from "./coverage";
import { areWithin, fittingBy, isEnough, leftOf, waysToFit } from "./fitting";
import { alternativesOf, type Part } from "./parts";
import { COVERAGE } from "./score";

const partOf = (query: string): Part => ({ query, rows: 10, any: alternativesOf(query) });
const word = (text: string, mass: number, trade = NOBODY, written = 1) => ({
  query: `'${text}'`,
  rows: 100,
  any: [`'${text}'`],
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

  it("leaves out what goes without saying: who has the trade of both words has that of each", () => {
    const both = "('~sugc-video' | '~scourse')";
    const words = [word("video", 0.4, both), word("creation", 0.6, "('~sugc-video' | '~scourse' | '~s3d')")];
    const ways = waysToFit(words, [], 1.5, partOf) ?? [];
    expect(ways.map((way) => way.map(({ query }) => query))).toContainEqual([both]);
    expect(isEnough(ways, partOf("'~scourse'"))).toBe(true);
    expect(isEnough(ways, partOf("'~s3d'"))).toBe(false);
    expect(leftOf(ways, [partOf("'~sugc-video'")])).toEqual([]);
    expect(fittingBy(leftOf(ways, [partOf("'~s3d'")])).query).toBe(`(${both} | 'video')`);
  });

  it("takes a word for no phrase that it is part of, and a phrase for each of its words", () => {
    const trade = "('~stax' | 'tax' <1> 'crypto' <1> 'nft')";
    const words = [word("tax", 1, trade), word("crypto", 1, trade), word("nft", 1, trade)];
    const ways = waysToFit(words, [], 3, partOf) ?? [];
    expect(ways.map((way) => way.map(({ query }) => query))).toEqual([
      [trade],
      ["'tax'", "'crypto'"],
      ["'tax'", "'nft'"],
      ["'crypto'", "'nft'"],
    ]);
    expect(isEnough(ways, partOf("'~stax'"))).toBe(true);
    expect(leftOf([[partOf("'tax'")]], [partOf("'tax':AB <1> 'crypto'")])).toEqual([]);
  });

  it("knows which rows are among others", () => {
    const [sheet, metal, trade] = [word("sheet", 1), word("metal", 1), partOf("'~scad'")];
    expect(areWithin([[trade, metal, sheet]], [[sheet, metal]])).toBe(true);
    expect(areWithin([[sheet, metal], [trade]], [[sheet, metal]])).toBe(false);
  });

  it("is held by no more rows than its words are", () => {
    expect(fittingBy([[partOf(LOGO)], [word("logo", 1), word("design", 1)]]).rows).toBe(110);
  });
});
