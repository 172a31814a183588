import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "@/lib/core/system-context";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { getOrderByToken } from "@/lib/domain/trade/orders/reading/read";
import { submitReview } from "@/lib/domain/trade/orders/work/submit-review";
import { statement } from "./client";
import { makeApiKey, makeCreator, makePaidOrder, makeProduct } from "./factories";
import { type TestDatabase, testDatabase } from "./testing";

const ctx = () => systemContext("test", new Date());
let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("factories", () => {
  it("make creators apart from each other, with what was asked for", async () => {
    const [one, two] = [
      await makeCreator(),
      await makeCreator({ tier: "GROWTH", trustScore: 91, mcpDiscoverable: true }),
    ];
    expect(one.handle).not.toBe(two.handle);
    expect(await getProfile(ctx(), one.handle)).toMatchObject({
      id: one.profileId,
      tier: "FREE",
      mcp_discoverable: false,
    });
    expect(await getProfile(ctx(), two.handle)).toMatchObject({ tier: "GROWTH", trust_score: 91 });
    const found = await searchCreators(ctx(), { query: two.handle, audience: "agent", minTrustScore: 90 });
    expect(found.data.map((creator) => creator.handle)).toEqual([two.handle]);
  });

  it("make keys that work", async () => {
    const { profileId } = await makeCreator();
    const { id, token } = await makeApiKey(profileId, ["posts:read"]);
    const actor = await resolveCredential(token, new Date());
    expect(actor).toMatchObject({ profileId, scopes: ["posts:read"], credential: { kind: "api_key", id } });
    const revoked = await makeApiKey(profileId, ["posts:read"], { revokedAt: new Date() });
    await expect(resolveCredential(revoked.token, new Date())).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("make products that can be bought when they are to be sellable", async () => {
    const creator = await makeCreator({ mcpDiscoverable: true });
    const unsold = await makeProduct(creator.profileId);
    expect(await statement("select 1 from sandbox_objects", [])).toEqual([]);
    const order = {
      handle: creator.handle,
      product_id: unsold.id,
      tier_id: "standard",
      addon_ids: ["rush", "extra-round"],
    };
    await expect(openCheckout(ctx(), order, "mcp")).rejects.toMatchObject({ code: "conflict" });
    const flat = await makeProduct(creator.profileId, { flat: true, sellable: true, priceCents: 4_200 });
    expect((await openCheckout(ctx(), order, "mcp")).amount_cents).toBe(20_000 + 2_500 + 1_000);
    const flatOrder = { handle: creator.handle, product_id: flat.id, addon_ids: [] };
    expect((await openCheckout(ctx(), flatOrder, "mcp")).amount_cents).toBe(4_200);
    expect(unsold.packages).toEqual([
      { slug: "basic", priceCents: 10_000 },
      { slug: "standard", priceCents: 20_000 },
      { slug: "premium", priceCents: 40_000 },
    ]);
    expect((await getProfile(ctx(), creator.handle)).from_price_cents).toBe(4_200);
  });

  it("make paid orders that their link opens and their buyer can review", async () => {
    const { profileId } = await makeCreator();
    const { id, token } = await makePaidOrder(profileId, { buyerName: "Ann Lee", amountCents: 5_000 });
    const page = await getOrderByToken(ctx(), id, token);
    expect(page.order).toMatchObject({ status: "PAID", amount_cents: 5_000 });
    expect(page.timeline.map((entry) => entry.to)).toEqual(["CHECKOUT_OPEN", "PAID"]);
    const review = await submitReview(ctx(), { orderId: id, token, rating: 5, title: "Good", body: "" });
    expect(review).toMatchObject({ rating: 5, buyer_name: "Ann L." });
    const done = await makePaidOrder(profileId, { status: "DELIVERED", deliveredAt: new Date() });
    expect((await getOrderByToken(ctx(), done.id, done.token)).timeline.at(-1)?.to).toBe("DELIVERED");
  });
});
