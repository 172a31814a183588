import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { auditLog, products, profileSearch } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_PRODUCTS, NewProduct, Offer, Product } from "@/lib/contracts/trade/products/products";
import { resetEnv } from "@/lib/core/env";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { processor } from "@/lib/domain/trade/payments/processor";
import { createProduct } from "./create";

const ctx = () => systemContext("test", new Date());
const addon = { name: "Rush", price_cents: 2_500 };
const flat: z.input<typeof NewProduct> = {
  kind: "flat",
  name: "Brand audit",
  price_cents: 19_000,
  delivery_days: 6,
  revisions: 1,
};
const packaged: z.input<typeof NewProduct> = {
  kind: "packages",
  name: "Brand identity",
  packages: [
    { name: "Studio", price_cents: 120_000, delivery_days: 21, revisions: 3, features: ["Guideline"] },
    { name: "Essential", price_cents: 48_000, delivery_days: 10, revisions: 2 },
  ],
  addons: [addon, { ...addon, slug: "rush-2", extra_days: 4 }, addon],
};
const create = (profileId: string, input: z.input<typeof NewProduct>) =>
  createProduct(ctx(), NewProduct.parse(input), profileId);
let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("createProduct", () => {
  it("makes a flat price at the processor first and keeps its id", async () => {
    const { profileId } = await makeCreator();
    const offer = await create(profileId, { ...flat, summary: "Twelve pages." });
    expect(offer).toMatchObject({ slug: "brand-audit", kind: "flat", price_cents: 19_000, packages: [] });
    const [row] = await database().select().from(products).where(eq(products.id, offer.id));
    const price = await processor().prices.retrieve(row?.processorPriceId ?? "", { expand: ["product"] });
    expect(price).toMatchObject({ unit_amount: 19_000, currency: "usd", type: "one_time", active: true });
    expect(price.product).toMatchObject({
      id: row?.processorProductId,
      name: "Brand audit",
      description: "Twelve pages.",
    });
  });

  it("writes packages and add-ons in order, with slugs from their names, and prices the product by its cheapest package", async () => {
    const { profileId, handle } = await makeCreator();
    const offer = await create(profileId, packaged);
    expect(Product.parse(offer)).toEqual(offer);
    expect(offer).toMatchObject({ price_cents: 48_000, delivery_days: 10, revisions: 2 });
    expect(offer.packages.map((p) => [p.tier_id, p.price_cents])).toEqual([
      ["studio", 120_000],
      ["essential", 48_000],
    ]);
    expect(offer.addons.map((a) => [a.addon_id, a.extra_days])).toEqual([
      ["rush", 0],
      ["rush-2", 4],
      ["rush-3", 0],
    ]);
    const profile = await getProfile(ctx(), handle);
    expect(profile.offers).toEqual([Offer.parse({ ...offer, product_id: offer.id })]);
    expect(profile.from_price_cents).toBe(48_000);
    const [listed] = await database().select().from(profileSearch).where(eq(profileSearch.profileId, profileId));
    expect(listed?.fromPriceCents).toBe(48_000);
  });

  it("gives one of two that ask for a slug at once the conflict, and both that ask for none a slug", async () => {
    const { profileId } = await makeCreator();
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () => create(profileId, { ...flat, slug: "one" })),
    );
    expect(asked.filter((made) => made.status === "fulfilled")).toHaveLength(1);
    for (const made of asked) {
      if (made.status === "rejected") expect(made.reason).toMatchObject({ code: "conflict" });
    }
    const named = await Promise.all(Array.from({ length: 3 }, () => create(profileId, packaged)));
    expect(named.map(({ slug }) => slug).sort()).toEqual(["brand-identity", "brand-identity-2", "brand-identity-3"]);
  });

  it("leaves nothing of a product whose price the processor did not make", async () => {
    const { profileId } = await makeCreator();
    const refuse = vi.spyOn(processor().products, "create").mockRejectedValueOnce(new Error("away"));
    try {
      await expect(create(profileId, flat)).rejects.toThrow("away");
    } finally {
      refuse.mockRestore();
    }
    expect(await database().select().from(products).where(eq(products.profileId, profileId))).toEqual([]);
    expect((await create(profileId, flat)).slug).toBe("brand-audit");
  });

  it("stops at the number of products that can be on sale; archived ones do not count", async () => {
    const { profileId } = await makeCreator();
    const rows = Array.from({ length: MAX_PRODUCTS }, (_, n) => ({
      id: newId("prod"),
      profileId,
      slug: `product-${n}`,
      kind: "flat" as const,
      name: `Product ${n}`,
      priceCents: 100,
      deliveryDays: 1,
    }));
    await database().insert(products).values(rows);
    await expect(create(profileId, packaged)).rejects.toMatchObject({ code: "conflict" });
    await database().update(products).set({ status: "archived" }).where(eq(products.slug, "product-0"));
    await create(profileId, packaged);
  });

  it("is written down in the audit log", async () => {
    const { profileId } = await makeCreator();
    const { id } = await create(profileId, packaged);
    const entries = await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId));
    expect(entries).toMatchObject([{ action: "product.created", targetId: id, actorKind: "system", actorId: "test" }]);
  });

  it("numbers a derived slug that is taken and refuses a given one", async () => {
    const { profileId } = await makeCreator();
    const slugs = [];
    for (let n = 0; n < 3; n++) slugs.push((await create(profileId, packaged)).slug);
    expect(slugs).toEqual(["brand-identity", "brand-identity-2", "brand-identity-3"]);
    await expect(create(profileId, { ...packaged, slug: "brand-identity" })).rejects.toMatchObject({
      code: "conflict",
    });
    const offers = await database()
      .select()
      .from(products)
      .where(eq(products.profileId, profileId))
      .orderBy(products.position);
    expect(offers.map((row) => row.position)).toEqual([0, 1, 2]);
  });

  it("refuses two add-ons that ask for one slug, an unknown creator and a caller who is nobody", async () => {
    const { profileId } = await makeCreator();
    const twice = {
      ...packaged,
      addons: [
        { ...addon, slug: "rush" },
        { ...addon, slug: "rush" },
      ],
    };
    await expect(create(profileId, twice)).rejects.toMatchObject({
      code: "validation_error",
      extras: { param: "addons.1.slug" },
    });
    await expect(create("crt_nobody", packaged)).rejects.toMatchObject({ code: "not_found" });
    await expect(createProduct(ctx(), NewProduct.parse(packaged))).rejects.toMatchObject({ code: "unauthorized" });
    expect(await database().select().from(products).where(eq(products.profileId, profileId))).toEqual([]);
  });

  it("puts nothing flat on sale without a processor", async () => {
    const { profileId } = await makeCreator();
    process.env.PAYMENTS_SANDBOX = "false";
    resetEnv();
    try {
      await expect(create(profileId, flat)).rejects.toMatchObject({ code: "service_unavailable" });
    } finally {
      delete process.env.PAYMENTS_SANDBOX;
      resetEnv();
    }
    expect(await database().select().from(products).where(eq(products.profileId, profileId))).toEqual([]);
  });
});

describe("NewProduct", () => {
  const size = { name: "One", price_cents: 100, delivery_days: 1 };
  const bounds: [string, object, boolean][] = [
    ["a price of $1", { price_cents: 100 }, true],
    ["a price under $1", { price_cents: 99 }, false],
    ["a price of $100,000", { price_cents: 10_000_000 }, true],
    ["a price above", { price_cents: 10_000_001 }, false],
    ["half a cent", { price_cents: 100.5 }, false],
    ["a name of 120", { name: "n".repeat(120) }, true],
    ["a name of 121", { name: "n".repeat(121) }, false],
    ["a blank name", { name: "  " }, false],
    ["365 days", { delivery_days: 365 }, true],
    ["366 days", { delivery_days: 366 }, false],
    ["no days", { delivery_days: 0 }, false],
    ["50 revisions", { revisions: 50 }, true],
    ["51 revisions", { revisions: 51 }, false],
    ["10 add-ons", { addons: Array.from({ length: 10 }, () => addon) }, true],
    ["11 add-ons", { addons: Array.from({ length: 11 }, () => addon) }, false],
    ["an unknown field", { colour: "red" }, false],
    ["packages next to a flat price", { packages: [size] }, false],
  ];
  it.each(bounds)("for a flat price: %s", (_, parts, fine) => {
    expect(NewProduct.safeParse({ ...flat, ...parts }).success).toBe(fine);
  });

  it.each([
    [0, false],
    [1, true],
    [3, true],
    [4, false],
  ])("%i packages", (count, fine) => {
    const packages = Array.from({ length: count }, () => size);
    expect(NewProduct.safeParse({ kind: "packages", name: "Identity", packages }).success).toBe(fine);
  });
});
