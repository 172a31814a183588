import { afterAll, beforeAll, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { systemContext } from "@/lib/core/system-context";
import { submitBrief } from "@/lib/domain/contact/briefs/submit";
import { searchCreators } from "./creators";

const ctx = () => systemContext("test", new Date("2026-11-18T10:00:00.000Z"));
const search = (query: string, more: Partial<CreatorSearch> = {}) =>
  searchCreators(ctx(), { audience: "site", query, limit: 10, ...more });

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

it.each([
  ["translate German to English", "atelier-mots", ["language"]],
  ["Übersetzer Deutsch Englisch bis Freitag", "atelier-mots", ["max_delivery_days", "language"]],
  ["necesito un traductor de español a inglés barato", "atelier-mots", ["language"]],
  ["teach business English speaking to our team", "second-language", []],
  ["designer in Boston on Friday", "paperfold", ["place"]],
  ["logo under 200 dollars", "demo", ["max_price_cents"]],
  ["logo for only 200 dollars", "demo", ["max_price_cents"]],
  ["logo up to 500 EUR by next week", "demo", ["max_delivery_days"]],
  ["website for my dental practice", "rowan-builds", []],
  ["website for a small restaurant", "rowan-builds", []],
  ["loogo desing for my bakery", "demo", []],
  ["Webdesigner gesucht, Budget 1000 Euro", "accessible-web", []],
  ["agent-plumber", "agent-plumber", []],
  ["locksmith website", "rowan-builds", []],
  ["our vet clinic needs a logo", "demo", []],
  ["how big is our market, bottom up, defensible", "deckroom", []],
  ["küçük kiralık daire için mobilya yerleşimi", "quiet-rooms", []],
  ["монтаж подкаста и чистка звука", "room-tone", []],
  ["Wer schreibt Entwicklerdokumentation mit Beispielen, die wirklich laufen?", "docs-by-wen", []],
])("%s finds %s", async (query, handle, fields) => {
  const { data, relaxed } = await search(query);
  expect(data.slice(0, 3).map((card) => card.handle)).toContain(handle);
  expect(relaxed.map(({ field }) => field)).toEqual(fields);
});

it.each([
  "🍞",
  "plumber",
  "English to Russian translator",
  "used iPhone 14 in good condition",
  "driving instructor manual car",
  "move my flat from Berlin to Munich",
  "necesito un cerrajero de noche",
  "logo for under 5 dollars",
  "developer only in Berlin, on site five days a week",
  "designer in Boston only",
])("%s finds nobody", async (query) => {
  expect((await search(query)).data).toEqual([]);
});

it.each([
  ["animation, not 3D", "slowframe", "3d"],
  ["seo without link building", "search-notes", "link building"],
  ["lawyer who does not litigate", "clausework", "litigate"],
  ["Logo ohne Text", "demo", "text"],
])("%s finds %s first", async (query, handle, excluded) => {
  const { data, understood } = await search(query);
  expect(data[0]?.handle).toBe(handle);
  expect(understood?.excluded).toEqual([excluded]);
});

it("leaves out who is where somebody shall not be", async () => {
  const there = await search("event planner in France");
  expect(there.data.map(({ handle }) => handle)).toContain("long-table");
  for (const query of ["event planner not in France", "not in France"]) {
    const { data, understood } = await search(query, { limit: 100 });
    expect(data.map(({ handle }) => handle)).not.toContain("long-table");
    expect(understood).toMatchObject({ place: null, excluded: ["in france"] });
  }
  expect((await search("not in France", { limit: 100, facets: true })).data.length).toBeGreaterThan(10);
});

it("a limit that is a filter holds for what is sold of the named trade", async () => {
  expect((await search("logo", { maxPriceCents: 20_000 })).data).toEqual([]);
  expect((await search("logo", { maxPriceCents: 48_000 })).data.map(({ handle }) => handle)).toEqual(["demo"]);
});

it("“ai” in French is no artificial intelligence", async () => {
  const { understood } = await search("J'ai besoin d'un logo");
  expect(understood?.concepts.map(({ value }) => value)).toEqual(["logo-design"]);
});

it("says each English word once that words of another language mean", async () => {
  const { understood } = await search("animação desenhada à mão");
  const words = understood?.words.split(" ") ?? [];
  expect(words).toContain("animation");
  expect(words).toEqual([...new Set(words)]);
});

it.each(["rating", "price", "delivery"] as const)("an order by %s keeps everybody, page after page", async (sort) => {
  const walked = async (by: CreatorSearch["sort"]) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchCreators(ctx(), { audience: "site", sort: by, limit: 7, cursor });
      seen.push(...page.data.map(({ handle }) => handle));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return seen;
  };
  expect((await walked(sort)).sort()).toEqual((await walked("best")).sort());
});

it.each([
  [
    "room-tone",
    "We are launching a podcast about urban gardening and need somebody to edit eight episodes. The levels vary a lot and there is street noise. We would like a short intro and consistent loudness.",
    100_000,
  ],
  [
    "demo",
    "We are opening a small bakery in Leeds and need a logo and labels for our bread bags. We like simple drawings and warm colours. The sign painter also needs a file for the shop front.",
    60_000,
  ],
])("a brief of several sentences reaches %s", async (handle, brief, budget_cents) => {
  const { matches } = await submitBrief(ctx(), { brief, budget_cents });
  expect(matches[0]?.handle).toBe(handle);
});
