import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { orderRefunds, orders, owedRefunds, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { refusal } from "@/lib/domain/operators/testing";
import { as, makeSeller, operator, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { countQueues, listQueue } from "./queues";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const ids = async () => (await listQueue(operator(), "chargebacks")).items.map(({ id }) => id);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute));

it("card disputes wait while the bank has not decided, and once lost until their creator has made them good", async () => {
  const disputed = { status: "DISPUTED", processorDispute: "open", disputedAt: at(1) } as const;
  const { id: open } = await sell(seller, { ...disputed, processorDisputeId: newId("ord") });
  await sell(seller, { ...disputed, livemode: false });
  await sell(seller, { status: "DISPUTED", disputedAt: at(1) });
  await sell(seller, { ...disputed, status: "COMPLETED", processorDispute: "won" });
  // what its order did not take goes back by itself
  await sell(seller, { ...disputed, status: "EXPIRED", paidAt: null });
  // both sides agreed, and the bank has yet to decide
  const { id: completed } = await sell(seller, { ...disputed, status: "COMPLETED", disputedAt: at(1.5) });
  const { id: orderId } = await sell(seller, { status: "REFUNDED", processorDispute: "lost" });
  const lost = { id: newId("rfd"), orderId, cents: 5_000, reason: "chargeback", status: "SENT" } as const;
  await database()
    .insert(orderRefunds)
    .values({ ...lost, processorId: `dp_${orderId}`, byDispute: true, createdAt: at(2) });
  const owing = { ...lost, id: newId("rfd"), reason: "creator", owesReversal: true } as const;
  await database()
    .insert(orderRefunds)
    .values({ ...owing, processorId: `re_${orderId}`, createdAt: at(2.5) });
  const tip = { id: newId("rel"), profileId: seller.profileId, kind: "tip", chargebackCents: 500 } as const;
  await database()
    .insert(releases)
    .values({
      ...tip,
      account: "acct_1",
      source: `pi_${tip.id}`,
      amountCents: 500,
      feeCents: 0,
      dueAt: at(3),
      createdAt: at(3),
    });

  const [nothing, unsent] = [newId("owed"), newId("owed")];
  const owed = { reason: "expired", subject: "order", title: "Logo", profileId: seller.profileId } as const;
  const sent = { ...owed, owesReversal: true, refundedCents: 700, currency: "usd", refundedAt: at(5), dueAt: at(5) };
  await database()
    .insert(owedRefunds)
    .values([
      { ...sent, id: nothing, source: `pi_${nothing}`, createdAt: at(4) },
      { ...sent, id: unsent, source: `pi_${unsent}`, createdAt: at(4), refundedAt: null },
    ]);

  expect(await ids()).toEqual([open, completed, lost.id, owing.id, tip.id, nothing]);
  const counted = (await countQueues(operator())).find(({ name }) => name === "chargebacks");
  expect(counted).toMatchObject({ count: 6, oldest_at: at(1).toISOString() });
  const { items } = await listQueue(operator(), "chargebacks");
  expect(items[0]).toMatchObject({ path: `/operator/disputes/${open}` });
  expect(items[1]?.detail).toContain("The order is completed");
  const { items: disputes } = await listQueue(operator(), "disputes");
  expect(disputes.map(({ id, detail }) => [id, detail.includes("the card holder's bank")])).toContainEqual([
    open,
    true,
  ]);
  expect(await refusal(listQueue(as(seller), "chargebacks"))).toBe("not_found");

  await database()
    .update(orders)
    .set({ processorDispute: "won" })
    .where(inArray(orders.id, [open, completed]));
  await database()
    .update(orderRefunds)
    .set({ reversedAt: at(4) })
    .where(eq(orderRefunds.orderId, orderId));
  await database().update(owedRefunds).set({ owesReversal: false }).where(eq(owedRefunds.id, nothing));
  await database()
    .update(releases)
    .set({ chargebackReversedAt: at(4) })
    .where(eq(releases.id, tip.id));
  expect(await ids()).toEqual([]);
});
