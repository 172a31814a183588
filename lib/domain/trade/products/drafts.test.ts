import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewProduct } from "@/lib/contracts/trade/products/products";
import { createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { archiveProduct, restoreProduct } from "./archive";
import { createProduct } from "./create";
import { listProducts } from "./list";
import { getOffer } from "./read";
import { saveProduct } from "./save";
import { updateProduct } from "./update";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const FLAT = { kind: "flat", name: "Zeppelin decal", price_cents: 5_000, delivery_days: 3, revisions: 1 } as const;
const DRAFT = NewProduct.parse(FLAT);

async function creator() {
  const { profileId, userId, handle, email } = await makeCreator({ mcpDiscoverable: true });
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { profileId, handle, ctx: createContext({ actor, requestId: newId("req"), ip: "127.0.0.1", local: true }) };
}

it("a draft is on none of the reads that others have, and on all of them once it is published", async () => {
  const { ctx, handle, profileId } = await creator();
  const draft = await createProduct(ctx, DRAFT, undefined, "draft");
  expect(draft.status).toBe("draft");
  const seen = async () => ({
    profile: (await getProfile(ctx, handle)).offers.length,
    page: await getOffer(ctx, handle, draft.slug).then(
      () => 1,
      () => 0,
    ),
    tools: (await searchOffers(ctx, { audience: "agent", query: "zeppelin decal", limit: 5 })).data.length,
    creators: (await searchOffers(ctx, { audience: "agent", query: handle, limit: 5 })).data.length,
    from: (await getProfile(ctx, handle)).from_price_cents,
  });
  expect(await seen()).toEqual({ profile: 0, page: 0, tools: 0, creators: 0, from: null });
  const order = { handle, product_id: draft.id, addon_ids: [] };
  await expect(openCheckout(ctx, order, "api")).rejects.toMatchObject({ code: "validation_error" });
  expect((await listProducts(ctx, { status: "draft", limit: 5 })).data).toHaveLength(1);

  await updateProduct(ctx, draft.id, NewProduct.parse({ ...FLAT, price_cents: 6_000 }));
  expect((await restoreProduct(ctx, draft.id)).status).toBe("active");
  await database().update(profiles).set({ trustScore: 50 }).where(eq(profiles.id, profileId));
  expect(await seen()).toMatchObject({ profile: 1, page: 1, tools: 1, from: 6_000 });
});

it("a draft does not take the former address of what is on sale", async () => {
  const { ctx, handle } = await creator();
  const { id, slug } = await createProduct(ctx, DRAFT);
  await updateProduct(ctx, id, NewProduct.parse({ ...FLAT, slug: "airship-decal" }));
  expect(await createProduct(ctx, DRAFT, undefined, "draft")).toMatchObject({ slug });
  expect(await getOffer(ctx, handle, slug)).toMatchObject({ name: FLAT.name, slug: "airship-decal" });
});

it("a draft can be archived, and what is on sale cannot become one by being saved again", async () => {
  const { ctx } = await creator();
  const draft = await createProduct(ctx, DRAFT, undefined, "draft");
  expect((await archiveProduct(ctx, draft.id)).status).toBe("archived");
  const product = await createProduct(ctx, DRAFT);
  expect((await updateProduct(ctx, product.id, DRAFT)).status).toBe("active");
});

it("is not written over by a form that shows it as it was before", async () => {
  const { ctx } = await creator();
  const { id, updated_at: version } = await createProduct(ctx, DRAFT, undefined, "draft");
  const form = { id, version, intent: "draft", product: { ...DRAFT, summary: "In this tab" } } as const;
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 1_000) };
  const saved = await saveProduct(later, form);
  const other = { ...form, product: { ...DRAFT, summary: "In the other" } };
  await expect(saveProduct(later, other)).rejects.toMatchObject({ code: "conflict" });
  expect((await saveProduct(later, { ...other, version: saved.updated_at })).summary).toBe("In the other");
});
