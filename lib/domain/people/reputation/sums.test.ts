import { eq, getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { orderEvents, orderRefunds, orders, profiles, reputationSums, reviews } from "@/db/schema";
import { mulberry32 } from "@/db/seed/random";
import { textOf } from "@/db/statements/statement";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explain } from "@/db/testing-plans";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { makeSeller, nobody, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { FIGURES } from "./figures";
import { recomputeProfile } from "./recompute";
import { getReputation } from "./reputation";
import { recount } from "./testing-recount";
import { creatorLevel, trustComponents, trustScore } from "./trust";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const STATES = [
  "PAID",
  "DELIVERED",
  "REVISION_REQUESTED",
  "COMPLETED",
  "COMPLETED",
  "CANCELED",
  "DISPUTED",
  "REFUNDED",
] as const;

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** What is kept and shown of a creator is what their whole history gives. */
async function asCounted({ profileId, handle }: Seller): Promise<void> {
  await openTransaction((tx) => recomputeProfile(tx, profileId, NOW));
  const { earned, starCounts, ...counted } = await recount(profileId, NOW);
  const inputs = { ...counted, intros: 0, introsAnswered: 0, verified: false };
  const components = trustComponents(inputs);
  const total = starCounts.reduce((sum, n) => sum + n, 0);
  const mean = starCounts.reduce((sum, n, at) => sum + n * (at + 1), 0) / total;
  const [row] = await database().select().from(profiles).where(eq(profiles.id, profileId));
  expect(row).toMatchObject({
    starCounts,
    reviewCount: total,
    rating: total === 0 ? null : Math.round(mean * 100) / 100,
    closedOrders: inputs.closed,
    level: creatorLevel(inputs),
    trustComponents: components,
    trustScore: trustScore(components),
  });
  const { verified_earnings: shown } = await getReputation(nobody(), handle);
  expect([shown.orders, shown.amount_cents]).toEqual([earned.orders, earned.cents]);
}

/** Random changes of a creator's orders and reviews, in any order, legal or not: the sums have no rules of their own. */
function lifeOf(seller: Seller, seed: number): () => Promise<void> {
  const next = mulberry32(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  const of = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const when = () => new Date(NOW.getTime() - below(900) * DAY_MS - below(DAY_MS));
  const maybe = () => (next() < 0.3 ? null : when());
  const ids: string[] = [];
  const changes = () =>
    of<() => Partial<typeof orders.$inferInsert>>([
      () => ({ status: of(STATES) }),
      () => ({ status: "COMPLETED", closedAt: when() }),
      () => ({ ownPurchase: of([null, null, "card", "email"] as const) }),
      () => ({ closedAt: maybe(), awaitsBrief: next() < 0.5 }),
      () => ({ dueAt: maybe(), deliveryDays: 1 + below(40) }),
      () => ({ refundedCents: below(10_000) }),
      () => ({ disputedAt: maybe(), processorDispute: of([null, "open", "won", "lost"] as const) }),
      () => ({ metadata: { note: String(below(9)) } }),
    ])();
  const review = async (orderId: string) => {
    const { profileId, product } = seller;
    const written = { rating: 1 + below(5), createdAt: when(), livemode: next() < 0.9 };
    await database()
      .insert(reviews)
      .values({
        id: newId("rev"),
        orderId,
        profileId,
        productId: product.id,
        productTitle: "A",
        buyerName: "B",
        ...written,
      })
      .onConflictDoUpdate({ target: reviews.orderId, set: next() < 0.5 ? written : { body: "Changed" } });
  };
  const deliver = async (orderId: string) => {
    const deliveredAt = when();
    const [before] = await database().select().from(orders).where(eq(orders.id, orderId));
    // as deliveries go, the next one is later
    const at = before?.deliveredAt && before.deliveredAt > deliveredAt ? before.deliveredAt : deliveredAt;
    await database().update(orders).set({ deliveredAt: at, status: "DELIVERED" }).where(eq(orders.id, orderId));
    await database().insert(orderEvents).values({ orderId, at, actor: "creator", to: "DELIVERED" });
  };
  return async () => {
    const id = of(ids);
    if (!id || next() < 0.1) {
      ids.push((await sell(seller, { paidAt: when(), livemode: next() < 0.9 })).id);
      return;
    }
    const steps = [
      ...Array.from({ length: 6 }, () => () => database().update(orders).set(changes()).where(eq(orders.id, id))),
      ...Array.from({ length: 3 }, () => () => review(id)),
      () => deliver(id),
      () => database().delete(reviews).where(eq(reviews.orderId, id)),
      () => database().update(reviews).set({ hiddenAt: NOW }).where(eq(reviews.orderId, id)),
      () =>
        database()
          .insert(orderRefunds)
          .values({
            id: newId("rfd"),
            orderId: id,
            cents: 100,
            reason: of(["operator", "creator"] as const),
            createdAt: when(),
          }),
      () => database().update(orders).set(changes()).where(eq(orders.profileId, seller.profileId)),
    ];
    await of<() => Promise<unknown>>(steps)();
  };
}

describe("the sums of a creator's history", () => {
  it.each([1, 2, 3])("are what all of it adds up to, whatever has happened (%i)", async (seed) => {
    const seller = await makeSeller();
    const step = lifeOf(seller, seed);
    for (let n = 0; n < 90; n++) {
      await step();
      if (n % 5 === 0) await asCounted(seller);
    }
    await asCounted(seller);
    // and counted once more from nothing they are the same to the last digit
    const { weight, weightedStars, ...counts } = getTableColumns(reputationSums);
    const exact = { weight: sql`trim_scale(${weight})`, weightedStars: sql`trim_scale(${weightedStars})` };
    const kept = () =>
      database()
        .select({ ...counts, ...exact })
        .from(reputationSums)
        .where(eq(counts.profileId, seller.profileId));
    const before = await kept();
    await database().execute(sql`select count_reputation()`);
    expect(await kept()).toEqual(before);
  });

  it("have nothing left of what is taken away", async () => {
    const seller = await makeSeller();
    const { id } = await sell(seller, { status: "COMPLETED", closedAt: NOW, deliveredAt: NOW });
    const { profileId, product } = seller;
    const row = { id: newId("rev"), orderId: id, profileId, productId: product.id, productTitle: "A", buyerName: "B" };
    await database()
      .insert(reviews)
      .values({ ...row, rating: 5, createdAt: new Date("2019-02-03T04:05:06.789Z") });
    await database().update(orders).set({ status: "REFUNDED" }).where(eq(orders.id, id));
    const [left] = await database().select().from(reputationSums).where(eq(reputationSums.profileId, profileId));
    expect([Number(left?.weight), Number(left?.weightedStars), left?.weighed]).toEqual([0, 0, 0]);
    await asCounted(seller);
  });

  it("have both of a review and the completion of its order that come at once", async () => {
    const seller = await makeSeller();
    const { id } = await sell(seller, { status: "DELIVERED", deliveredAt: NOW });
    const { profileId, product } = seller;
    const review = {
      id: newId("rev"),
      orderId: id,
      profileId,
      productId: product.id,
      productTitle: "A",
      buyerName: "B",
    };
    let go = () => {};
    const released = new Promise<void>((resolve) => {
      go = resolve;
    });
    const completing = openTransaction(async (tx) => {
      await tx.update(orders).set({ status: "COMPLETED", closedAt: NOW }).where(eq(orders.id, id));
      await released;
    });
    const writing = database()
      .insert(reviews)
      .values({ ...review, rating: 4 });
    setTimeout(go, 200);
    await Promise.all([completing, writing]);
    expect((await recount(profileId, NOW)).starCounts).toEqual([0, 0, 0, 1, 0]);
    await asCounted(seller);
  });

  it("go with the page of their creator", async () => {
    const seller = await makeSeller();
    const { id } = await sell(seller, { status: "COMPLETED", closedAt: NOW, deliveredAt: NOW });
    const kept = () => database().select().from(reputationSums).where(eq(reputationSums.profileId, seller.profileId));
    expect(await kept()).toMatchObject([{ completed: 1, earnedOrders: 1 }]);
    await database().delete(orders).where(eq(orders.id, id));
    expect(await kept()).toMatchObject([{ completed: 0, earnedOrders: 0 }]);
    await database().delete(profiles).where(eq(profiles.id, seller.profileId));
    expect(await kept()).toEqual([]);
  });

  it("are counted once for many rows that come at once, and read in their place", async () => {
    const seller = await makeSeller();
    const { profileId, product } = seller;
    const many = sql`generate_series(1, 5000) n`;
    await database().execute(sql`insert into ${orders} (id, profile_id, product_id, product_title, amount_cents, fee_cents, lines, delivery_days,
        source, link_token_hash, expires_at, status, paid_at, delivered_at, closed_at, disputed_at)
      select 'ord_' || lpad(n::text, 8, '0'), ${profileId}, ${product.id}, 'A', 1000, 100, '[]', 5, 'site', sha256(n::text::bytea), now(),
        'COMPLETED', now(), now(), now(), case when n % 1000 = 0 then now() end from ${many}`);
    await database().execute(sql`insert into ${reviews} (id, order_id, profile_id, product_id, product_title, rating, buyer_name, created_at)
      select 'rev_' || lpad(n::text, 8, '0'), 'ord_' || lpad(n::text, 8, '0'), ${profileId}, ${product.id}, 'A', 1 + n % 5, 'B', now() from ${many}`);
    await database().execute(sql`vacuum analyze ${orders}`);
    await asCounted(seller);
    const { plan } = await explain(textOf(FIGURES), [profileId, NOW.toISOString()]);
    expect(plan).toContain('"Index Name":"orders_once_disputed"');
    expect(plan.match(/"Relation Name":"(orders|reviews|order_events)"/g)).toHaveLength(1);
  });
});
