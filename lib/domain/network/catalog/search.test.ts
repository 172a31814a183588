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
