import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { products, profileSearch } from "@/db/schema";
import { createProduct, type ProductView } from "@/lib/contracts/trade/products/products";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/products";
const FLAT = { kind: "flat", name: "Brand audit", price_cents: 19_000, delivery_days: 6 };
const SIZE = { name: "Studio", price_cents: 120_000, delivery_days: 21 };
const PACKAGED = { kind: "packages", name: "Brand identity", packages: [SIZE] };
const RUSH = { name: "Rush", price_cents: 2_500 };

test.describe("201", () => {
  test("a flat price, with a stored price at the processor", async ({ api }) => {
    const { creator, headers } = await makeCaller(["products:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), data: { ...FLAT, summary: "Twelve pages." } });
    expect(response.status()).toBe(201);
    const product: ProductView = await response.json();
    expect(product).toMatchObject({
      slug: "brand-audit",
      status: "active",
      summary: "Twelve pages.",
      description: "",
      kind: "flat",
      price_cents: 19_000,
      currency: "usd",
      delivery_days: 6,
      revisions: 0,
      packages: [],
      addons: [],
    });
    expect(product.url).toMatch(new RegExp(`/${creator.handle}/products/brand-audit$`));
    const [row] = await database().select().from(products).where(eq(products.id, product.id));
    expect(row?.processorPriceId).toMatch(/^price_/);
  });

  test("packages and add-ons, as the list, the profile and the search then have them", async ({ api }) => {
    const { creator, headers } = await makeCaller(["products:write", "products:read"]);
    const data = {
      ...PACKAGED,
      description: "## What you get",
      packages: [
        { ...SIZE, features: ["Guideline"], revisions: 3 },
        { name: "Essential", slug: "small", price_cents: 48_000, delivery_days: 10 },
      ],
      addons: [RUSH, { ...RUSH, extra_days: 2 }],
    };
    const product: ProductView = await (await api.post(PATH, { headers: keyed(headers), data })).json();
    expect(product).toMatchObject({ price_cents: 48_000, delivery_days: 10, description: "## What you get" });
    expect(product.packages.map((size) => size.tier_id)).toEqual(["studio", "small"]);
    expect(product.addons.map((addon) => addon.addon_id)).toEqual(["rush", "rush-2"]);
    expect((await (await api.get(PATH, { headers })).json()).data).toEqual([product]);
    const profile = await (await api.get(`/api/v1/profiles/${creator.handle}`)).json();
    expect(profile).toMatchObject({
      from_price_cents: 48_000,
      offers: [{ product_id: product.id, name: product.name }],
    });
    const [found] = await database().select().from(profileSearch).where(eq(profileSearch.profileId, creator.profileId));
    expect(found?.fromPriceCents).toBe(48_000);
  });

  test("once, however often one key is sent", async ({ api }) => {
    const { creator, headers } = await makeCaller(["products:write"]);
    const sent = { headers: keyed(headers, randomUUID()), data: FLAT };
    const first = await api.post(PATH, sent);
    const again = await api.post(PATH, sent);
    expect(await again.text()).toBe(await first.text());
    expect(await database().$count(products, eq(products.profileId, creator.profileId))).toBe(1);
  });

  test("numbers a derived slug that is taken, also of two sent at once", async ({ api }) => {
    const { headers } = await makeCaller(["products:write"]);
    const made = await Promise.all([1, 2].map(() => api.post(PATH, { headers: keyed(headers), data: PACKAGED })));
    const slugs = await Promise.all(made.map(async (response) => (await response.json()).slug));
    expect(slugs.sort()).toEqual(["brand-identity", "brand-identity-2"]);
  });
});

test.describe("409", () => {
  test("for a slug that the creator has already; another creator's does not matter", async ({ api }) => {
    const [one, two] = [await makeCaller(["products:write"]), await makeCaller(["products:write"])];
    const data = { ...PACKAGED, slug: "identity" };
    for (const { headers } of [one, two])
      expect((await api.post(PATH, { headers: keyed(headers), data })).status()).toBe(201);
    const response = await api.post(PATH, { headers: keyed(one.headers), data: { ...FLAT, slug: "identity" } });
    expect((await expectRefusal(response, 409, "conflict")).param).toBe("slug");
    expect(await database().$count(products, eq(products.profileId, one.creator.profileId))).toBe(1);
  });
});

test.describe("422", () => {
  for (const [param, product, change] of [
    ["kind", FLAT, { kind: "hourly" }],
    ["kind", { name: "No kind" }, {}],
    ["name", FLAT, { name: " " }],
    ["name", FLAT, { name: "n".repeat(121) }],
    ["summary", FLAT, { summary: "s".repeat(301) }],
    ["description", FLAT, { description: "d".repeat(20_001) }],
    ["slug", FLAT, { slug: "Not a slug" }],
    ["price_cents", FLAT, { price_cents: 99 }],
    ["price_cents", FLAT, { price_cents: 10_000_001 }],
    ["price_cents", FLAT, { price_cents: 100.5 }],
    ["price_cents", FLAT, { price_cents: "19000" }],
    ["delivery_days", FLAT, { delivery_days: 0 }],
    ["delivery_days", FLAT, { delivery_days: 366 }],
    ["revisions", FLAT, { revisions: 51 }],
    ["packages", FLAT, { packages: [SIZE] }],
    ["packages", PACKAGED, { packages: [] }],
    ["packages", PACKAGED, { packages: Array(4).fill(SIZE) }],
    ["packages.0.features", PACKAGED, { packages: [{ ...SIZE, features: Array(11).fill("one") }] }],
    ["packages.0.price_cents", PACKAGED, { packages: [{ ...SIZE, price_cents: -1 }] }],
    ["packages.1.slug", PACKAGED, { packages: Array(2).fill({ ...SIZE, slug: "one" }) }],
    ["addons", PACKAGED, { addons: Array(11).fill(RUSH) }],
    ["addons.0.extra_days", PACKAGED, { addons: [{ ...RUSH, extra_days: 366 }] }],
    ["currency", FLAT, { currency: "eur" }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(change).slice(-60)}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["products:write"]);
      const response = await api.post(PATH, { headers: keyed(headers), data: { ...product, ...change } });
      expect((await expectRefusal(response, 422, "validation_error")).param).toBe(param);
      expect(await database().$count(products, eq(products.profileId, creator.profileId))).toBe(0);
    });
  }
});

describeRefusals(createProduct, (api, headers) => api.post(PATH, { headers: keyed(headers), data: PACKAGED }));
