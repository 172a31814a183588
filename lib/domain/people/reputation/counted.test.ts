import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as readReputation } from "@/app/api/v1/reputation/[handle]/route";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { transaction } from "@/lib/core/transaction";
import { getOverview } from "@/lib/domain/network/analytics/overview";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { choosePlan } from "@/lib/domain/trade/billing/choosing/choose-plan";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { refundOrder } from "@/lib/domain/trade/orders/closing/refund";
import { resolveDispute } from "@/lib/domain/trade/orders/disputes/resolve";
import { tryMoveOrder } from "@/lib/domain/trade/orders/move";
import {
  as,
  buy,
  hearProcessor,
  makeSeller,
  nobody,
  operator,
  type Seller,
  sell,
} from "@/lib/domain/trade/orders/testing";
import { type OrderMover, TRANSITIONS } from "@/lib/domain/trade/orders/transitions";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { submitReview } from "@/lib/domain/trade/orders/work/submit-review";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { ask } from "@/lib/transports/graphql/testing";
import { getCreator } from "@/lib/transports/mcp/tools/get-creator";
import { whyNotCounted } from "./counted";
import { refreshTrust } from "./refresh-trust";
import { TRUST_VERSION } from "./trust";

const VISA = "4242424242424242";
const MASTERCARD = "5555555555554444";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** A paid order with a review of so many stars, through the processor. */
async function reviewed(seller: Seller, rating: number, card = VISA, payer?: string) {
  const { id } = await buy(seller, card, payer);
  await hearProcessor();
  const order = { id, orderId: id, token: orderLinkToken(id) };
  await submitReview(nobody(), { ...order, rating, title: "", body: "" });
  return order;
}

async function complete(seller: Seller, order: { id: string; orderId: string; token: string }) {
  await deliverOrder(as(seller), order.id, { message: "Here it is.", links: [] });
  await acceptDelivery(nobody(), order);
}

/** The rating and the number of reviews that count as every face tells them, which must be one. */
async function ratingOf(seller: Seller): Promise<[rating: number | null, count: number]> {
  const { handle } = seller;
  const { rating, review_count, distribution, data } = await listReviews(nobody(), handle, { limit: 100 });
  const counted = data.filter((review) => review.counted);
  expect(counted).toHaveLength(review_count);
  for (const stars of ["1", "2", "3", "4", "5"] as const)
    expect(distribution[stars]).toBe(counted.filter((review) => review.rating === Number(stars)).length);
  expect(await getProfile(nobody(), handle)).toMatchObject({ rating, review_count });

  const { token } = await makeApiKey(seller.profileId);
  const request = new Request("http://localhost:3000/", { headers: { authorization: `Bearer ${token}` } });
  const reputation = await (await readReputation(request, { params: Promise.resolve({ handle }) })).json();
  expect(reputation).toMatchObject({ rating, review_count, distribution });
  const sample = reputation.trust.components.find((component: { name: string }) => component.name === "rating");
  expect(sample).toMatchObject({ sample: review_count });

  const query = `{ profile(handle: "${handle}") { rating reviewCount reviews(first: 50) { rating totalCount edges { node { counted } } } }
    reputation(handle: "${handle}") { rating reviewCount } analyticsOverview { rating } }`;
  const graph = (await ask(query, { token })).data;
  expect(graph.profile).toMatchObject({
    rating,
    reviewCount: review_count,
    reviews: { rating, totalCount: review_count },
  });
  const nodes = graph.profile.reviews.edges.map(({ node }: { node: { counted: boolean } }) => node.counted);
  expect(nodes).toEqual(data.map((review) => review.counted));
  expect(graph).toMatchObject({ reputation: { rating, reviewCount: review_count }, analyticsOverview: { rating } });
  expect((await getOverview(as(seller), {})).rating).toBe(rating);

  const told = await getCreator.invoke(nobody(), { handle });
  expect(told.output).toMatchObject({ rating, review_count, reviews: { rating, review_count } });
  expect(told.text).toContain(
    `verified buyers: ${rating === null ? "none counted" : `${rating} of 5 from ${review_count}`}`,
  );
  for (const review of data.slice(0, 3)) {
    const why = whyNotCounted(review);
    if (why) expect(told.text).toContain(why);
  }
  return [rating, review_count];
}

describe("a review counts", () => {
  it("once its order is completed, and no longer when it is refunded in whole", async () => {
    const seller = await makeSeller(true);
    const order = await reviewed(seller, 4);
    expect(await ratingOf(seller)).toEqual([null, 0]);
    await complete(seller, order);
    expect(await ratingOf(seller)).toEqual([4, 1]);
    await refundOrder(as(seller), order.id);
    await hearProcessor();
    expect(await ratingOf(seller)).toEqual([null, 0]);
  });

  it("never of an order that was disputed at once and refunded: a rival's star is gone with the money", async () => {
    const seller = await makeSeller(true);
    for (const stars of [4, 5]) await complete(seller, await reviewed(seller, stars));
    const rival = await reviewed(seller, 1);
    expect(await ratingOf(seller)).toEqual([4.5, 2]);
    await openDispute(nobody(), { ...rival, reason: "Nothing came." });
    expect(await ratingOf(seller)).toEqual([4.5, 2]);
    await refundOrder(as(seller), rival.id);
    await hearProcessor();
    expect(await ratingOf(seller)).toEqual([4.5, 2]);
  });

  it.each(TRANSITIONS.filter(({ from }) => from !== "CHECKOUT_OPEN"))(
    "after $from → $to as the state says",
    async (step) => {
      const seller = await makeSeller();
      const order = await sell(seller, { status: step.from });
      const counts = async () => (await getProfile(nobody(), seller.handle)).review_count;
      await submitReview(nobody(), { orderId: order.id, token: order.token, rating: 3, title: "", body: "" });
      expect(await counts()).toBe(step.from === "COMPLETED" ? 1 : 0);
      const [actor] = Object.keys(step.by) as OrderMover[];
      const to: OrderStatus = step.to;
      await transaction(operator(), (tx, ctx) => tryMoveOrder(tx, ctx, order.id, { to, actor: actor ?? "system" }));
      expect(await counts()).toBe(to === "COMPLETED" ? 1 : 0);
    },
  );

  it("of an order that was refunded in part", async () => {
    const seller = await makeSeller();
    const order = await sell(seller, { status: "COMPLETED", refundedCents: 4_000, refundedAt: new Date() });
    await submitReview(nobody(), { orderId: order.id, token: order.token, rating: 3, title: "", body: "" });
    expect(await ratingOf(seller)).toEqual([3, 1]);
  });
});

describe("the creator's own purchase", () => {
  it("is refused where it is known before paying, but not with a key, which sells", async () => {
    const seller = await makeSeller(true);
    const order = { handle: seller.handle, product_id: seller.product.id, tier_id: "standard", addon_ids: [] };
    const refused = expect.objectContaining({ code: "conflict", status: 409 });
    await expect(openCheckout(as(seller), order, "site")).rejects.toThrow(refused);
    const held = (kind: "oauth" | "api_key") => {
      const credential = { kind, id: "cred_1", prefix: null, clientId: null, expiresAt: null, livemode: true };
      const { userId, profileId, handle } = seller;
      const actor = {
        kind: "credential",
        credential,
        userId,
        profileId,
        handle,
        displayName: "S",
        tier: "FREE",
        scopes: [],
      } as const;
      return { ...nobody(), actor: { ...actor, scopes: [] } };
    };
    await expect(openCheckout(held("oauth"), order, "mcp")).rejects.toThrow(refused);
    expect(await openCheckout(held("api_key"), order, "mcp")).toHaveProperty("checkout_url");
  });

  it("never counts when its email address turns out to be the creator's, in any case, now or later", async () => {
    const seller = await makeSeller(true);
    const order = await reviewed(seller, 5, VISA, seller.email.toUpperCase());
    await complete(seller, order);
    expect(await ratingOf(seller)).toEqual([null, 0]);
    await complete(seller, await reviewed(seller, 3));
    expect(await ratingOf(seller)).toEqual([3, 1]);
  });

  it.each(["before", "after"])(
    "never counts when paid with the card of the creator's plan, paid %s it",
    async (when) => {
      const seller = await makeSeller(true);
      const payPlan = async () => {
        const { url } = await choosePlan(as(seller), { tier: "STARTER" });
        const session = new URL(url ?? "").pathname.split("/").at(-1) ?? "";
        const form = { email: seller.email, name: "S", card: MASTERCARD, expiry: "12/40", cvc: "123" };
        expect(await payCheckout(session, form)).toMatchObject({ outcome: "paid" });
        await hearProcessor();
      };
      if (when === "before") await payPlan();
      await complete(seller, await reviewed(seller, 5, MASTERCARD));
      await complete(seller, await reviewed(seller, 2, VISA));
      if (when === "after") {
        expect(await ratingOf(seller)).toEqual([3.5, 2]);
        await payPlan();
      }
      expect(await ratingOf(seller)).toEqual([2, 1]);
      const listed = (await listReviews(nobody(), seller.handle, {})).data.find(({ counted }) => !counted);
      expect(listed && whyNotCounted(listed)).toContain("own purchase");
    },
  );
});

it("a rating of an older version is put right by the worker", async () => {
  const seller = await makeSeller();
  const order = await sell(seller);
  await submitReview(nobody(), { orderId: order.id, token: order.token, rating: 5, title: "", body: "" });
  const mine = eq(profiles.id, seller.profileId);
  const before = { rating: 5, reviewCount: 1, starCounts: [0, 0, 0, 0, 1], trustVersion: TRUST_VERSION - 1 };
  await database()
    .update(profiles)
    .set({ ...before, trustStaleAt: sql`null` })
    .where(mine);
  expect(await refreshTrust(operator())).toBe(1);
  expect(await ratingOf(seller)).toEqual([null, 0]);
});

it("a dispute moves the trust score once it is decided against the creator, not before", async () => {
  const seller = await makeSeller(true);
  const order = await reviewed(seller, 5);
  await complete(seller, order);
  const trust = async () => {
    const { trust_score, trust_components } = await getProfile(nobody(), seller.handle);
    return { score: trust_score, rest: trust_components.map(({ name, value }) => [name, value]) };
  };
  const before = await trust();
  await openDispute(nobody(), { ...order, reason: "It is not what I ordered." });
  expect(await trust()).toEqual(before);
  await resolveDispute(operator(), { orderId: order.id, outcome: "refund", reason: "It is not.", early: true });
  await hearProcessor();
  expect((await trust()).score).toBeLessThan(before.score / 2);
});
