import { afterAll, beforeAll, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "../creators";
import { find } from "../ranking/find";
import { readOf } from "../ranking/reading/asked";
import { explainSearch } from "./explain";

const NOW = new Date();
const ctx = () => systemContext("test", NOW);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

it.each([
  ["creators", "logo design for a brewery"],
  ["creators", "cheap spanish voice over"],
  ["offers", "brand identity"],
] as const)("of %s: what %s adds up to is the score by which its results stand", async (source, query) => {
  const { results } = await explainSearch(ctx(), source, { query });
  const asked = { query, audience: "agent" as const };
  const found = await find(source, asked, readOf(asked, NOW), { now: NOW, limit: 10 });
  expect(results.map(({ id }) => id)).toEqual(found?.rows.map(({ id }) => id));
  for (const { score, trades, words, held, factors } of results) {
    const sum = [...trades, ...words].reduce((all, { adds }) => all + adds, 0) + held.adds;
    expect(factors.reduce((all, { times }) => all * times, sum)).toBeCloseTo(score, 6);
  }
  // later offers of a creator count less than their score
  if (source === "creators")
    for (const [n, { score }] of results.entries()) expect(score).toBeCloseTo(Number(found?.rows[n]?.key), 4);
});

it("says what was read, corrected and given up", async () => {
  const mistyped = await explainSearch(ctx(), "creators", { query: "lgo desing under $100" });
  expect(mistyped).toMatchObject({
    corrections: [
      { from: "lgo", to: "logo" },
      { from: "desing", to: "design" },
    ],
    understood: { max_price_cents: 10_000, concepts: [{ value: "logo-design" }] },
    relaxed: [{ field: "max_price_cents" }],
  });
  expect(mistyped.readAs).toContain("logo design");
  expect(await explainSearch(ctx(), "creators", {})).toMatchObject({ understood: null, results: [] });
});

it("reads the name of a people as their language where nobody is from there", async () => {
  const asked = { query: "german designer", audience: "agent" as const };
  const { data, understood, relaxed } = await searchCreators(ctx(), asked);
  expect(understood).toMatchObject({ place: null, language: { value: "de" } });
  expect(relaxed).toEqual([]);
  expect(data[0]?.handle).toBe("demo");
  const { data: inGerman } = await searchCreators(ctx(), { ...asked, query: "designer in german" });
  expect(inGerman[0]).toMatchObject({ handle: "demo" });
});
