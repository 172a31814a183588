import { afterAll, beforeAll, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { encodeCursor } from "@/lib/core/values/cursor";
import { searchCreators } from "./creators";
import { searchOffers } from "./offers";

const ctx = () => systemContext("test", new Date());
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

it.each([
  ["creators", searchCreators, [0, "0.9", "usr_1"]],
  ["creators", searchCreators, ["another", 0, "0.9", "usr_1", ""]],
  ["offers", searchOffers, [0, "0.9", "prod_1", ""]],
] as const)("of %s: a cursor from before the search read differently is refused", async (_, search, parts) => {
  const asked = { query: "design", audience: "site" as const, cursor: encodeCursor([...parts]) };
  await expect(search(ctx(), asked)).rejects.toMatchObject({
    code: "invalid_cursor",
    message: expect.stringContaining("first page"),
  });
});

const LISTS = { creators: searchCreators, offers: searchOffers } as const;
const site = { audience: "site" as const, limit: 1 };

it.each([
  ["another order", "creators", { sort: "newest" }, "creators", { sort: "rating" }],
  ["another order, without words", "offers", { sort: "price" }, "offers", { sort: "newest" }],
  ["other words", "creators", { query: "design" }, "creators", { query: "logo" }],
  ["no words", "offers", { query: "design" }, "offers", {}],
  ["another filter", "creators", { query: "design" }, "creators", { query: "design", country: "NO" }],
  ["the other collection", "creators", { query: "design" }, "offers", { query: "design" }],
] as const)("a cursor is of its own search: with %s it is refused", async (_, gave, first, takes, next) => {
  const { next_cursor } = await LISTS[gave](ctx(), { ...site, ...first });
  expect(next_cursor).not.toBeNull();
  const wrong = LISTS[takes](ctx(), { ...site, ...next, cursor: next_cursor ?? "" });
  await expect(wrong).rejects.toMatchObject({
    code: "invalid_cursor",
    message: expect.stringContaining("another search"),
  });
});

it("pages go on where the last one ended", async () => {
  const asked = { query: "design", audience: "site" as const, limit: 2 };
  const first = await searchCreators(ctx(), asked);
  const next = await searchCreators(ctx(), { ...asked, cursor: first.next_cursor ?? "" });
  const handles = [...first.data, ...next.data].map(({ handle }) => handle);
  expect(handles).toHaveLength(4);
  expect(new Set(handles).size).toBe(4);
});

it.each([
  ["shopsmtih", "shopsmith"],
  ["evalsmit", "evalsmith"],
])("%s is a slip of a handle: %s", async (query, handle) => {
  const { data, read_as } = await searchCreators(ctx(), { query, audience: "site" });
  expect(data.map((one) => one.handle)).toEqual([handle]);
  expect(read_as).toBe(handle);
});

it.each([2, 3, 5])(
  "pages of %i have the first ten offers in the order of one page of ten, and each once",
  async (limit) => {
    const asked = { query: "website", audience: "site" as const };
    const idsOf = (page: { data: { product_id: string }[] }) => page.data.map(({ product_id }) => product_id);
    const ten = await searchOffers(ctx(), { ...asked, limit: 10 });
    const whole = idsOf(await searchOffers(ctx(), { ...asked, limit: 100 }));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchOffers(ctx(), { ...asked, limit, ...(cursor && { cursor }) });
      found.push(...idsOf(page));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(ten.data.map(({ creator }) => creator.handle)).size).toBeGreaterThan(limit);
    expect(found.slice(0, 10)).toEqual(idsOf(ten));
    expect(found.sort()).toEqual(whole.sort());
  },
);
