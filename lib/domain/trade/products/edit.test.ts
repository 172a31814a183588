import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { auditLog, bannedWords, products } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewProduct } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { forgetList } from "@/lib/domain/platform/safety/spam/judge";
import { processor } from "@/lib/domain/trade/payments/processor";
import { archiveProduct, restoreProduct } from "./archive";
import { createProduct } from "./create";
import { listProducts } from "./list";
import { getOwnProduct } from "./read-own";
import { reorderProducts } from "./reorder";
import { updateProduct } from "./update";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator() {
  const made = await makeCreator();
  const actor = {
    kind: "user",
    userId: made.userId,
    profileId: made.profileId,
    sessionId: "s",
    email: made.email,
  } as const;
  return { ...made, ctx: { ...systemContext("test", new Date()), actor } as Context };
}

const FLAT = { kind: "flat", name: "Audit", price_cents: 10_000, delivery_days: 5, revisions: 1 } as const;
const PACKAGES: z.input<typeof NewProduct> = {
  kind: "packages",
  name: "Identity",
  packages: [
    { name: "Small", price_cents: 20_000, delivery_days: 5 },
    { name: "Large", price_cents: 50_000, delivery_days: 15 },
  ],
  addons: [{ name: "Rush", price_cents: 5_000 }],
};
const create = (ctx: Context, input: z.input<typeof NewProduct>) => createProduct(ctx, NewProduct.parse(input));
const update = (ctx: Context, id: string, input: z.input<typeof NewProduct>) =>
  updateProduct(ctx, id, NewProduct.parse(input));
const stored = async (id: string) => {
  const [row] = await database().select().from(products).where(eq(products.id, id));
  return { product: row?.processorProductId ?? "", price: row?.processorPriceId ?? "" };
};

describe("updateProduct", () => {
  it("gives a flat product whose price changes a new price, and keeps the old one valid", async () => {
    const { ctx, handle } = await creator();
    const { id } = await create(ctx, FLAT);
    const before = await stored(id);
    const changed = await update(ctx, id, { ...FLAT, name: "Full audit", summary: "All of it.", price_cents: 12_500 });
    expect(changed).toMatchObject({ id, name: "Full audit", slug: "audit", price_cents: 12_500 });
    const after = await stored(id);
    expect(after.product).toBe(before.product);
    expect(after.price).not.toBe(before.price);
    const price = await processor().prices.retrieve(after.price, { expand: ["product"] });
    expect(price).toMatchObject({ unit_amount: 12_500, product: { name: "Full audit", default_price: after.price } });
    expect((await processor().prices.retrieve(before.price)).active).toBe(true);
    expect((await getProfile(ctx, handle)).from_price_cents).toBe(12_500);
  });

  it("keeps the price when only words change, and tells the processor the new name", async () => {
    const { ctx } = await creator();
    const { id } = await create(ctx, FLAT);
    const before = await stored(id);
    await update(ctx, id, { ...FLAT, name: "Renamed" });
    expect(await stored(id)).toEqual(before);
    expect((await processor().products.retrieve(before.product)).name).toBe("Renamed");
  });

  it("tells the processor nothing of words that are refused here, and takes what they are corrected to", async () => {
    const { ctx } = await creator();
    await database().insert(bannedWords).values({ word: "forbiddenword", effect: "refuse", createdAt: ctx.now });
    forgetList();
    const { id } = await create(ctx, FLAT);
    const before = await stored(id);
    const refused = update(ctx, id, { ...FLAT, name: "A forbiddenword" });
    await expect(refused).rejects.toMatchObject({ code: "validation_error" });
    expect((await processor().products.retrieve(before.product)).name).toBe("Audit");
    const packs = await create(ctx, PACKAGES);
    for (const name of ["Two forbiddenword", "Two words"])
      await update(ctx, packs.id, { ...FLAT, name }).catch(() => {});
    const { product } = await stored(packs.id);
    expect((await processor().products.retrieve(product)).name).toBe("Two words");
  });

  it("writes packages and add-ons again; slugs that are sent stay", async () => {
    const { ctx } = await creator();
    const { id } = await create(ctx, PACKAGES);
    const changed = await update(ctx, id, {
      ...PACKAGES,
      packages: [
        { name: "Compact", slug: "small", price_cents: 25_000, delivery_days: 6 },
        { name: "Medium", price_cents: 35_000, delivery_days: 9, features: ["Sources"] },
      ],
      addons: [],
    });
    expect(changed.packages.map((p) => [p.tier_id, p.name, p.price_cents])).toEqual([
      ["small", "Compact", 25_000],
      ["medium", "Medium", 35_000],
    ]);
    expect(changed).toMatchObject({ price_cents: 25_000, delivery_days: 6, addons: [] });
    expect(await getOwnProduct(ctx, id)).toEqual(changed);
  });

  it("turns packages into one flat price with a price of its own", async () => {
    const { ctx } = await creator();
    const { id } = await create(ctx, PACKAGES);
    expect(await update(ctx, id, FLAT)).toMatchObject({ kind: "flat", packages: [], price_cents: 10_000 });
    const { price } = await stored(id);
    expect((await processor().prices.retrieve(price)).unit_amount).toBe(10_000);
  });

  it("puts both prices on record", async () => {
    const { ctx } = await creator();
    const { id } = await create(ctx, FLAT);
    await update(ctx, id, { ...FLAT, price_cents: 9_900 });
    const rows = await database().select().from(auditLog).where(eq(auditLog.targetId, id));
    const entry = rows.find((row) => row.action === "product.updated");
    expect(entry?.diff).toEqual({ name: "Audit", price_cents: { from: 10_000, to: 9_900 } });
  });

  it("does not know another creator's product, and refuses a slug that is taken", async () => {
    const [mine, other] = [await creator(), await creator()];
    const { id } = await create(mine.ctx, FLAT);
    await create(mine.ctx, PACKAGES);
    for (const tried of [updateProduct, archiveProduct, restoreProduct, getOwnProduct]) {
      await expect(tried(other.ctx, id, NewProduct.parse(FLAT))).rejects.toMatchObject({ code: "not_found" });
    }
    const taken = update(mine.ctx, id, { ...FLAT, slug: "identity" });
    await expect(taken).rejects.toMatchObject({ code: "conflict", extras: { param: "slug" } });
  });
});

describe("archiveProduct and restoreProduct", () => {
  it("take it off sale and back on, last in the list, and keep the from-price in line", async () => {
    const { ctx, handle } = await creator();
    const cheap = await create(ctx, FLAT);
    const dear = await create(ctx, PACKAGES);
    expect(await archiveProduct(ctx, cheap.id)).toMatchObject({ status: "archived" });
    expect(await archiveProduct(ctx, cheap.id)).toMatchObject({ status: "archived" });
    const off = await getProfile(ctx, handle);
    expect(off.offers.map((o) => o.product_id)).toEqual([dear.id]);
    expect(off.from_price_cents).toBe(20_000);
    expect(await restoreProduct(ctx, cheap.id)).toMatchObject({ status: "active" });
    const on = await getProfile(ctx, handle);
    expect(on.offers.map((o) => o.product_id)).toEqual([dear.id, cheap.id]);
    expect(on.from_price_cents).toBe(10_000);
    const added = await create(ctx, { ...FLAT, name: "Newest" });
    expect((await getProfile(ctx, handle)).offers.at(-1)?.product_id).toBe(added.id);
  });
});

describe("reorderProducts", () => {
  it("shows them in the order that was given, everywhere", async () => {
    const { ctx, handle } = await creator();
    const ids: string[] = [];
    for (const name of ["One", "Two", "Three"]) ids.push((await create(ctx, { ...FLAT, name })).id);
    const [one = "", two = "", three = ""] = ids;
    await reorderProducts(ctx, [three, one, two]);
    expect((await getProfile(ctx, handle)).offers.map((o) => o.product_id)).toEqual([three, one, two]);
    const listed = await listProducts(ctx, { limit: 2 });
    expect(listed.data.map((p) => p.id)).toEqual([three, one]);
    const rest = await listProducts(ctx, { limit: 2, cursor: listed.next_cursor ?? "" });
    expect(rest.data.map((p) => p.id)).toEqual([two]);
  });

  it("refuses a list that is not the present one", async () => {
    const [mine, other] = [await creator(), await creator()];
    const { id: one } = await create(mine.ctx, FLAT);
    const { id: two } = await create(mine.ctx, PACKAGES);
    const { id: foreign } = await create(other.ctx, FLAT);
    for (const ids of [[one], [one, one], [one, two, foreign], [one, foreign], []]) {
      await expect(reorderProducts(mine.ctx, ids)).rejects.toMatchObject({ code: "conflict" });
    }
  });
});
