import { makeCreator, makeProduct } from "@/db/factories";
import type { CatalogProduct, LookupAnswer, SearchAnswer } from "@/lib/contracts/commerce/catalog";
import { newId } from "@/lib/core/values/ids";
import { expect, freshWord, test } from "../fixtures";
import { expectOfficial, SCHEMA } from "./official";
import { bodyOf, post, startPlatform, type TestPlatform } from "./platform";

let platform: TestPlatform;
let product: string;
let word: string;
test.beforeAll(async () => {
  platform = await startPlatform();
  word = freshWord("zephyrine");
  const { profileId } = await makeCreator({ mcpDiscoverable: true, categories: ["design-creative"] });
  ({ id: product } = await makeProduct(profileId, { name: `Sign ${word}`, sellable: true }));
  for (const n of [1, 2])
    await makeProduct(profileId, { name: `Board ${word} ${n}`, flat: true, priceCents: 5_000 * n });
});
test.afterAll(() => platform.close());

type Api = Parameters<typeof post>[0];
async function search(api: Api, data: object): Promise<SearchAnswer> {
  const found = await bodyOf(await post(api, platform, "/catalog/search", data));
  expectOfficial(found, SCHEMA.search);
  return found as never;
}
async function lookUp(api: Api, data: object): Promise<LookupAnswer> {
  const found = await bodyOf(await post(api, platform, "/catalog/lookup", data));
  expectOfficial(found, SCHEMA.lookup);
  return found as never;
}
const ids = ({ products }: { products: CatalogProduct[] }) => products.map(({ id }) => id);

test("a search finds products with their packages, prices and ids that a checkout takes", async ({ api }) => {
  const { products } = await search(api, { query: `sign ${word}` });
  const [first] = products;
  expect(first?.id).toBe(product);
  expect(first?.variants.map(({ id }) => id)).toEqual(["basic", "standard", "premium"].map((s) => `${product}:${s}`));
  const prices = first?.variants.map(({ price }) => price.amount) ?? [];
  expect(first?.price_range.min.amount).toBe(Math.min(...prices));
  expect(first?.price_range.max.amount).toBe(Math.max(...prices));
  expect(first?.variants[0]?.price.currency).toBe("USD");
});

test("a search that finds nobody is an empty list, without a word", async ({ api }) => {
  const found = await search(api, { query: "qqqqzzzzxxxxyyyy", filters: { categories: ["no-such-category"] } });
  expect(found).toMatchObject({ products: [], pagination: { has_next_page: false } });
  expect(found).not.toHaveProperty("messages");
});

test("a search says something, or is refused", async ({ api }) => {
  for (const data of [{}, { query: "  " }, { filters: {} }, { pagination: { limit: 5 } }])
    expect(await bodyOf(await post(api, platform, "/catalog/search", data), 400)).toMatchObject({
      code: "invalid_request",
    });
  expect((await search(api, { filters: { categories: ["design-creative"] } })).products.length).toBeGreaterThan(0);
});

test("pages follow one another by their cursor, and do not overlap", async ({ api }) => {
  const one = await search(api, { query: word, pagination: { limit: 2 } });
  expect(one.products).toHaveLength(2);
  expect(one.pagination.has_next_page).toBe(true);
  const two = await search(api, { query: word, pagination: { limit: 2, cursor: one.pagination.cursor } });
  expect(ids(two).filter((id) => ids(one).includes(id))).toEqual([]);
  expect(new Set([...ids(one), ...ids(two)]).size).toBe(3);
  const bad = await post(api, platform, "/catalog/search", { query: word, pagination: { cursor: "bm8" } });
  expect(await bodyOf(bad, 400)).toMatchObject({ code: "invalid_cursor" });
});

test("filters by price leave out variants, and products without one; in another currency they do not apply", async ({
  api,
}) => {
  const cheap = await search(api, { query: word, filters: { price: { max: 6_000 } }, context: { currency: "USD" } });
  for (const { variants } of cheap.products)
    for (const { price } of variants) expect(price.amount).toBeLessThanOrEqual(6_000);
  expect(ids(cheap)).not.toContain(product);
  const euros = await search(api, { query: word, filters: { price: { max: 1 } }, context: { currency: "EUR" } });
  expect(euros.products.length).toBe(3);
  expect(euros.messages).toMatchObject([{ type: "info", code: "price_filter_ignored" }]);
});

test("categories that are asked for count as any of them", async ({ api }) => {
  const found = await search(api, { query: word, filters: { categories: ["music-audio", "design-creative"] } });
  expect(ids(found)).toContain(product);
  expect(ids(await search(api, { query: word, filters: { categories: ["music-audio"] } }))).toEqual([]);
});

test("a look-up answers each product once, with what led to each variant", async ({ api }) => {
  const variant = `${product}:standard`;
  const missing = newId("prod");
  const found = await lookUp(api, { ids: [product, variant, variant, `${product}+rush`, missing, "nonsense"] });
  expect(ids(found)).toEqual([product]);
  const inputs = found.products[0]?.variants.map(({ id, inputs }) => [id, inputs]);
  expect(inputs).toEqual([
    [`${product}:basic`, [{ id: product, match: "featured" }]],
    [variant, [{ id: variant, match: "exact" }]],
    [`${product}+rush`, [{ id: `${product}+rush`, match: "exact" }]],
  ]);
  expect(found.messages).toEqual(
    [missing, "nonsense"].map((content) => ({ type: "info", code: "not_found", content })),
  );
});

test("a look-up of nothing that is there is no error, one of too much is", async ({ api }) => {
  expect((await lookUp(api, { ids: ["gone"] })).products).toEqual([]);
  const many = Array.from({ length: 51 }, () => newId("prod"));
  expect(await bodyOf(await post(api, platform, "/catalog/lookup", { ids: many }), 400)).toMatchObject({
    code: "request_too_large",
  });
});

test("filters narrow what a look-up answers", async ({ api }) => {
  expect((await lookUp(api, { ids: [product], filters: { price: { max: 1 } } })).products).toEqual([]);
});

async function getProduct(api: Api, data: object): Promise<CatalogProduct> {
  const found = await bodyOf(await post(api, platform, "/catalog/product", data));
  expectOfficial(found, SCHEMA.product);
  return (found as { product: CatalogProduct }).product;
}

test("a product is answered in full with what is selected of it", async ({ api }) => {
  const whole = await getProduct(api, { id: product });
  expect(whole.selected).toMatchObject([{ name: "Package", id: `${product}:basic` }]);
  expect(whole.options?.[0]?.values).toHaveLength(3);
  expect(whole.options?.[0]?.values[0]).toMatchObject({ available: true, exists: true });
  const [, standard] = whole.options?.[0]?.values ?? [];
  const chosen = await getProduct(api, { id: product, selected: [{ name: "Package", label: standard?.label }] });
  expect(chosen.variants[0]?.id).toBe(`${product}:standard`);
  // a variant's id decides; what is selected besides is ignored
  const exact = await getProduct(api, { id: `${product}:premium`, selected: chosen.selected });
  expect(exact.variants[0]?.id).toBe(`${product}:premium`);
  expect(exact.selected).toMatchObject([{ id: `${product}:premium` }]);
  const relaxed = await getProduct(api, { id: product, selected: [{ name: "Colour", label: "Red" }] });
  expect(relaxed.selected).toMatchObject([{ name: "Package" }]);
});

test("a product that is not there is an outcome, and its creator's wish not to be found is kept", async ({ api }) => {
  const { profileId } = await makeCreator({ mcpDiscoverable: false });
  const { id: hidden } = await makeProduct(profileId, { sellable: true });
  for (const id of [hidden, newId("prod"), `${product}:none`, "x"]) {
    const outcome = await bodyOf(await post(api, platform, "/catalog/product", { id }));
    expectOfficial(outcome, SCHEMA.error);
    expect(outcome).toMatchObject({
      ucp: { status: "error" },
      messages: [{ code: "not_found", severity: "unrecoverable" }],
    });
  }
  expect((await lookUp(api, { ids: [hidden] })).products).toEqual([]);
});

test("a creator who takes no orders is told as not available", async ({ api }) => {
  const { profileId } = await makeCreator({ mcpDiscoverable: true, takesOrders: false });
  const { id } = await makeProduct(profileId, { sellable: true });
  const { products } = await lookUp(api, { ids: [id] });
  expect(products[0]?.variants[0]?.availability.available).toBe(false);
});
