import { randomBytes } from "node:crypto";
import { makeCreator, makeProduct } from "@/db/factories";
import { searchOffers } from "@/lib/contracts/network/offers";
import { expectRefusal } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/offers";

/** A word that no other test's products hold. */
const coined = () => `zq${randomBytes(6).toString("hex").replace(/\d/g, "x")}`;

test.describe("200", () => {
  test("needs no credential, from any origin; one row per product, counted when asked, page by page", async ({
    api,
  }) => {
    const word = coined();
    const { handle, profileId } = await makeCreator({ mcpDiscoverable: true, languages: ["es"] });
    const small = await makeProduct(profileId, { name: `Small ${word}`, priceCents: 5_000 });
    await makeProduct(profileId, { name: `Large ${word}`, priceCents: 90_000 });
    const params = { query: word, facets: "true", limit: "1", sort: "price" };
    const response = await api.get(PATH, { params });
    expect(response.headers()).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-store" });
    const found = await response.json();
    expect(found).toMatchObject({
      data: [{ product_id: small.id, creator: { handle }, matched: { product_id: small.id } }],
      has_more: true,
      facets: { total: { count: 2, more: false }, language: [{ value: "es", name: "Spanish", count: 2 }] },
      understood: { words: word },
    });
    const next = await (await api.get(PATH, { params: { ...params, cursor: found.next_cursor } })).json();
    expect(next).toMatchObject({ data: [{ name: `Large ${word}` }], has_more: false, next_cursor: null });
    const cheap = await (await api.get(PATH, { params: { query: word, max_price_cents: "5000" } })).json();
    expect(cheap.data).toHaveLength(1);
  });
});

test.describe("204", () => {
  test("to a preflight, for any origin", async ({ api }) => {
    expect((await api.fetch(PATH, { method: "OPTIONS" })).status()).toBe(204);
  });
});

test.describe("400", () => {
  for (const [param, query] of [
    ["limit", "limit=0"],
    ["sort", "sort=cheapest"],
    ["available", "available=maybe"],
    ["facets", "facets=yes"],
  ] as const)
    test(`for ${query}`, async ({ api }) => {
      const error = await expectRefusal(await api.get(`${PATH}?${query}`), 400, "invalid_request");
      expect(error.param).toBe(param);
    });

  test("for a cursor that it did not give out", async ({ api }) => {
    await expectRefusal(await api.get(`${PATH}?cursor=nonsense`), 400, "invalid_cursor");
  });
});

describeRefusals(searchOffers, (api, headers) => api.get(`${PATH}?limit=1`, { headers }));
