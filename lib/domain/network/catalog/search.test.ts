import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { SearchRequest } from "@/lib/contracts/commerce/catalog";
import { systemContext } from "@/lib/core/system-context";
import { searchCatalog } from "./search";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const search = (asked: object) => searchCatalog(systemContext("test", new Date()), SearchRequest.parse(asked));

it("a page on which no product reaches the floor is read over: what is found is not behind empty pages", async () => {
  for (let n = 0; n < 9; n++) {
    const { profileId } = await makeCreator({ mcpDiscoverable: true });
    await makeProduct(profileId, { name: "A weathervane", flat: true, priceCents: n === 8 ? 90_000 : 1_000 });
  }
  const asked = { query: "weathervane", filters: { price: { min: 50_000 } } };
  const prices: number[] = [];
  let cursor: string | undefined;
  do {
    const { products, pagination } = await search({ ...asked, pagination: { limit: 2, cursor } });
    prices.push(...products.map(({ price_range }) => price_range.min.amount));
    expect(products.length > 0 || !pagination.has_next_page, "an empty page is the last").toBe(true);
    cursor = pagination.cursor;
  } while (cursor);
  expect(prices).toEqual([90_000]);
});

const CATEGORIES = ["design-creative", "music-audio", "writing-translation"];

it("a page holds no more than was asked for, of however many categories, and every one has its turn", async () => {
  const made: string[] = [];
  for (const [n, category] of CATEGORIES.entries()) {
    for (let m = 0; m < 3 - n; m++) {
      const { profileId } = await makeCreator({ mcpDiscoverable: true, categories: [category] });
      made.push((await makeProduct(profileId, { name: "An astrolabe", sellable: true })).id);
    }
  }
  for (const limit of [1, 2, 4, 5, 25]) {
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = { limit, cursor };
      const { products, pagination } = await search({
        query: "astrolabe",
        filters: { categories: CATEGORIES },
        pagination: page,
      });
      pages.push(products.map(({ id }) => id));
      cursor = pagination.cursor;
    } while (cursor && pages.length < 20);
    for (const page of pages) expect(page.length, `limit ${limit}`).toBeLessThanOrEqual(limit);
    expect(pages.flat().sort(), `limit ${limit}`).toEqual([...made].sort());
    // the category that comes last in the list is not the last to be read
    if (limit === 1) expect(pages.flat().indexOf(made.at(-1) ?? "")).toBeLessThanOrEqual(2);
  }
});

it("goes on from a cursor that was answered before the lists took turns", async () => {
  const asked = { query: "astrolabe", filters: { categories: CATEGORIES } };
  const earlier = Buffer.from(JSON.stringify(["", null, ""])).toString("base64url");
  expect((await search({ ...asked, pagination: { cursor: earlier } })).products).toHaveLength(4);
  const few = Buffer.from(JSON.stringify({ starts: [""], from: 0 })).toString("base64url");
  await expect(search({ ...asked, pagination: { cursor: few } })).rejects.toMatchObject({ code: "invalid_cursor" });
});

it("says what of the query gave way, and as what a mistyped one was read", async () => {
  const { profileId } = await makeCreator({ mcpDiscoverable: true, skills: ["jingle"], categories: ["music-audio"] });
  await makeProduct(profileId, { name: "A jingle", sellable: true, priceCents: 30_000 });
  const dear = await search({ query: "jingle under $50" });
  expect(dear.products.map(({ title }) => title)).toEqual(["A jingle"]);
  expect(dear.messages).toEqual([
    { type: "info", code: "relaxed", content: 'Nothing fits with "under $50": these are without it.' },
  ]);
  const typed = await search({ query: "jingel" });
  expect(typed.products.map(({ title }) => title)).toEqual(["A jingle"]);
  const content = 'Nothing was found for that: these are for "jingle".';
  expect(typed.messages).toEqual([{ type: "info", code: "read_as", content }]);
  const within = await search({ query: "jingle under $50", filters: { categories: ["music-audio", "data-ai"] } });
  expect(within.messages).toMatchObject([
    { code: "relaxed", content: expect.stringMatching(/^In music-audio nothing/) },
  ]);
  expect(await search({ query: "jingle" })).not.toHaveProperty("messages");
});
