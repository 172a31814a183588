import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { products, profiles, savedItems } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_SAVED, SavedItem } from "@/lib/contracts/network/saved/saved";
import { type Actor, createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { removeSavedItem, saveItem } from "./change";
import { listSaved, savedCount, savedOf } from "./read";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function person() {
  const { userId, profileId, email } = await makeCreator();
  const actor: Actor = { kind: "user", userId, profileId, sessionId: "s", email };
  return { userId, ctx: createContext({ actor, requestId: newId("req"), ip: "127.0.0.1", local: true }) };
}

describe("what an account keeps at hand", () => {
  it("is listed, the last first, once however often it was saved, and nobody else's", async () => {
    const [buyer, other, seller] = [await person(), await person(), await makeCreator()];
    const product = await makeProduct(seller.profileId);
    await saveItem(buyer.ctx, seller.profileId);
    await saveItem(buyer.ctx, product.id);
    expect(await saveItem(buyer.ctx, seller.profileId)).toMatchObject({ id: seller.profileId, product: null });
    const first = await listSaved(buyer.ctx, { limit: 1 });
    expect(first).toMatchObject({ data: [{ id: product.id, product: { available: true } }], has_more: true });
    const rest = await listSaved(buyer.ctx, { limit: 5, cursor: first.next_cursor ?? "" });
    expect(rest).toMatchObject({ data: [{ id: seller.profileId }], has_more: false });
    expect((await listSaved(other.ctx, { limit: 5 })).data).toEqual([]);
    expect(await savedOf(buyer.ctx, seller.profileId)).toEqual(new Set([seller.profileId, product.id]));
  });

  it("is taken off once, by its owner alone", async () => {
    const [buyer, other, seller] = [await person(), await person(), await makeCreator()];
    await saveItem(buyer.ctx, seller.profileId);
    await expect(removeSavedItem(other.ctx, seller.profileId)).rejects.toMatchObject({ code: "not_found" });
    expect(await removeSavedItem(buyer.ctx, seller.profileId)).toMatchObject({ id: seller.profileId });
    await expect(removeSavedItem(buyer.ctx, seller.profileId)).rejects.toMatchObject({ code: "not_found" });
  });

  it("shows a product that is no longer offered as that, and lets nobody save it", async () => {
    const [buyer, seller] = [await person(), await makeCreator()];
    const product = await makeProduct(seller.profileId);
    await saveItem(buyer.ctx, product.id);
    await database().update(products).set({ status: "archived" }).where(eq(products.id, product.id));
    expect((await listSaved(buyer.ctx, { limit: 5 })).data).toMatchObject([{ product: { available: false } }]);
    await expect(saveItem((await person()).ctx, product.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("shows nothing of a product that an operator took down", async () => {
    const [buyer, seller] = [await person(), await makeCreator()];
    const product = await makeProduct(seller.profileId);
    for (const id of [product.id, seller.profileId]) await saveItem(buyer.ctx, id);
    await database()
      .update(products)
      .set({ status: "archived", hiddenAt: new Date() })
      .where(eq(products.id, product.id));
    expect((await listSaved(buyer.ctx, { limit: 5 })).data).toMatchObject([{ id: seller.profileId, product: null }]);
  });

  it("is taken off also while nobody sees it, and takes no place until then", async () => {
    const [buyer, seller, other] = [
      await person(),
      await makeCreator({ tagline: "Buy my pills" }),
      await makeCreator(),
    ];
    const product = await makeProduct(other.profileId);
    for (const id of [product.id, seller.profileId]) await saveItem(buyer.ctx, id);
    await database().update(products).set({ hiddenAt: new Date() }).where(eq(products.id, product.id));
    await database().update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, seller.profileId));
    expect((await listSaved(buyer.ctx, { limit: 5 })).data).toEqual([]);
    expect(await transaction(buyer.ctx, (tx) => savedCount(tx, buyer.userId))).toBe(0);
    const gone = [await removeSavedItem(buyer.ctx, seller.profileId), await removeSavedItem(buyer.ctx, product.id)];
    expect(gone.map((item) => SavedItem.parse(item))).toMatchObject([
      { id: seller.profileId, creator: { handle: seller.handle, tagline: "" }, product: null },
      { id: product.id, product: { product_id: product.id, name: "", available: false } },
    ]);
    const kept = await database().select().from(savedItems).where(eq(savedItems.userId, buyer.userId));
    expect(kept).toEqual([]);
  });

  it("has an end", async () => {
    const [buyer, seller] = [await person(), await makeCreator()];
    const { id } = await makeProduct(seller.profileId);
    const [one] = await database().select().from(products).where(eq(products.id, id));
    if (!one) return expect.fail("no product");
    const many = Array.from({ length: MAX_SAVED }, (_, n) => ({ ...one, id: newId("prod"), slug: `product-${n}` }));
    await database().insert(products).values(many);
    const of = { userId: buyer.userId, profileId: seller.profileId, createdAt: new Date() };
    await database()
      .insert(savedItems)
      .values(many.map((product) => ({ ...of, productId: product.id })));
    await expect(saveItem(buyer.ctx, seller.profileId)).rejects.toMatchObject({ code: "conflict" });

    const spare = many.slice(0, 3).map(({ id }) => id);
    for (const id of spare) await removeSavedItem(buyer.ctx, id);
    await saveItem(buyer.ctx, seller.profileId);
    const atOnce = await Promise.allSettled(spare.map((id) => saveItem(buyer.ctx, id)));
    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });
});
