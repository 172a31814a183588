import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { orderRefunds, orders, releases } from "@/db/schema";
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
  const { id: orderId } = await sell(seller, { status: "REFUNDED", processorDispute: "lost" });
  const lost = { id: newId("rfd"), orderId, cents: 5_000, reason: "chargeback", status: "SENT" } as const;
  await database()
    .insert(orderRefunds)
    .values({ ...lost, processorId: `du_${orderId}`, createdAt: at(2) });
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

  expect(await ids()).toEqual([open, lost.id, tip.id]);
  const counted = (await countQueues(operator())).find(({ name }) => name === "chargebacks");
  expect(counted).toMatchObject({ count: 3, oldest_at: at(1).toISOString() });
  const { items } = await listQueue(operator(), "chargebacks");
  expect(items[0]).toMatchObject({ path: `/operator/disputes/${open}` });
  expect(await refusal(listQueue(as(seller), "chargebacks"))).toBe("not_found");

  await database().update(orders).set({ processorDispute: "won" }).where(eq(orders.id, open));
  await database()
    .update(orderRefunds)
    .set({ reversedAt: at(4) })
    .where(eq(orderRefunds.id, lost.id));
  await database()
    .update(releases)
    .set({ chargebackReversedAt: at(4) })
    .where(eq(releases.id, tip.id));
  expect(await ids()).toEqual([]);
});
