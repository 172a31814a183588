import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement, type Transaction } from "@/db/client";
import { orderRefunds, orderTips, profiles, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { processor } from "@/lib/domain/trade/payments/processor";
import { netCents } from "@/lib/domain/trade/payouts/net";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { earnedByMembership } from "@/lib/domain/trade/payouts/reading/earned";
import { readPayouts } from "@/lib/domain/trade/payouts/reading/read";
import { noteReturned } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { markTipPaid } from "@/lib/domain/trade/tips/apply-tip-event";
import { orderLinkToken } from "./access/link";
import { refundOrder } from "./closing/refund";
import { listStuckRefunds } from "./refunds/list-stuck";
import { sendRefunds } from "./refunds/send-due";
import { as, buy, hearProcessor, makeSeller, nobody, onRecord, operator, orderRow, type Seller, sell } from "./testing";
import { acceptDelivery } from "./work/accept-delivery";
import { deliverOrder } from "./work/deliver";

const AT_ONCE = "4000000000000077";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const later = (minutes: number) => operator(new Date(Date.now() + minutes * 60_000));

async function paidOut(seller: Seller) {
  const { id } = await buy(seller, AT_ONCE);
  await hearProcessor();
  await deliverOrder(as(seller), id, { message: "Here.", links: [] });
  await acceptDelivery(nobody(), { orderId: id, token: orderLinkToken(id) });
  await payOut(later(0));
  return id;
}

it("a refund that the creator's account cannot bear goes to the buyer at once, and is taken from what they earn next", async () => {
  const seller = await makeSeller(true);
  const id = await paidOut(seller);
  await refundOrder(as(seller), id, { amount_cents: 2_000 });
  await hearProcessor();
  expect(await orderRow(id)).toMatchObject({ refundedCents: 2_000, refundPendingCents: 0 });
  expect((await readPayouts(as(seller))).owed_cents).toBe(1_800);
  const refundOf = async () => (await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, id)))[0];
  await sendRefunds(operator());
  expect(await refundOf()).toMatchObject({ owesReversal: true, reversedAt: null, attempts: 1 });
  expect(await listStuckRefunds(operator())).toContainEqual(expect.objectContaining({ order_id: id }));
  // not asked again before its time
  await sendRefunds(operator());
  expect(await refundOf()).toMatchObject({ attempts: 1 });

  const next = await paidOut(seller);
  const [release] = await database().select().from(releases).where(eq(releases.orderId, next));
  expect(release).toMatchObject({ keptCents: 1_800 });
  await sendRefunds(later(1));
  expect((await refundOf())?.reversedAt).not.toBeNull();
  await sendRefunds(later(2));
  const part = { refund: (await refundOf())?.id, cents: 2_000, reason: "creator" };
  expect(await onRecord(id, ["order.owed_back", "order.taken_back"])).toEqual([
    ["order.owed_back", part],
    ["order.taken_back", part],
  ]);
  expect((await readPayouts(as(seller))).balance).toMatchObject({ available_cents: 0, pending_cents: 0 });
  expect((await readPayouts(as(seller))).owed_cents).toBe(0);
});

/** What was taken back of an order's transfer: for which refund, and how many cents. */
async function reversalsOf(orderId: string): Promise<[refund: string | undefined, cents: number][]> {
  const { paymentIntentId } = await orderRow(orderId);
  const [charge] = (await processor().charges.list({ payment_intent: paymentIntentId ?? "" })).data;
  const { data } = await processor().transfers.listReversals(String(charge?.transfer));
  return data.map(({ metadata, amount }) => [metadata?.order_refund, amount]);
}

it("a part that was taken back by a worker which died before it said so is not taken again, a day later either", async () => {
  const seller = await makeSeller(true);
  const id = await paidOut(seller);
  await refundOrder(as(seller), id, { amount_cents: 15_000 });
  await hearProcessor();
  await sendRefunds(operator());
  await paidOut(seller);
  await statement(
    `create or replace function die() returns trigger language plpgsql as $$ begin
     perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
    [],
  );
  await statement(
    `create trigger die before update on order_refunds for each row
     when (new.reversed_at is not null) execute function die()`,
    [],
  );
  await expect(sendRefunds(later(1))).rejects.toThrow();
  await statement("drop trigger die on order_refunds", []);
  const [refund] = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, id));
  expect(refund).toMatchObject({ reversedAt: null });
  expect(await reversalsOf(id)).toEqual([[refund?.id, 15_000]]);
  for (const minutes of [2, 25 * 60]) {
    await statement("update sandbox_idempotency set created_at = created_at - $1::int * interval '1 minute'", [
      minutes,
    ]);
    await database().update(orderRefunds).set({ reversedAt: null, dueAt: null }).where(eq(orderRefunds.orderId, id));
    await sendRefunds(later(minutes));
    const [after] = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, id));
    expect(after).toMatchObject({ reversedAt: expect.any(Date), lastError: null });
    expect(await reversalsOf(id)).toEqual([[refund?.id, 15_000]]);
  }
});

it("what is on record as taken back is what was: no more than a transfer has left", async () => {
  const seller = await makeSeller(true);
  const id = await paidOut(seller);
  await refundOrder(as(seller), id, { amount_cents: 2_000 });
  await hearProcessor();
  await buy(seller, AT_ONCE);
  await buy(seller, AT_ONCE);
  await hearProcessor();
  const [charge] = (await processor().charges.list({ payment_intent: (await orderRow(id)).paymentIntentId ?? "" }))
    .data;
  const { id: transfer, amount } = await processor().transfers.retrieve(String(charge?.transfer));
  await processor().transfers.createReversal(transfer, { amount: amount - 500 });
  await sendRefunds(later(1));
  expect(await onRecord(id, ["order.taken_back"])).toMatchObject([["order.taken_back", { cents: 500 }]]);
});

describe("a refund that is heard of before its payment", () => {
  type Work = (tx: Transaction, ctx: Context) => Promise<unknown>;
  const inOrder = async (order: string, refund: Work, payment: Work) => {
    for (const work of order === "refund first" ? [refund, payment, refund] : [payment, refund, payment])
      await transaction(operator(), work);
  };
  const netOf = async (source: string) => {
    const [row] = await database().select().from(releases).where(eq(releases.source, source));
    return row && netCents(row);
  };

  it.each([["refund first"], ["payment first"]])("of a membership: %s", async (order) => {
    const seller = await makeSeller(true);
    const [profile] = await database().select().from(profiles).where(eq(profiles.id, seller.profileId));
    const pi = `pi_${newId("mem")}`;
    const charge = {
      amount: 1_000,
      amount_refunded: 0,
      application_fee_amount: 100,
      payment_intent: pi,
      metadata: {},
      transfer_data: { destination: profile?.processorAccountId },
    } as unknown as Stripe.Charge;
    const payment: Work = (tx, ctx) => earnedByMembership(tx, ctx, charge);
    const refund: Work = (tx, ctx) => noteReturned(tx, ctx, { ...charge, amount_refunded: 400 }, pi);
    await inOrder(order, refund, payment);
    expect(await netOf(pi)).toBe(540);
  });

  it.each([["refund first"], ["payment first"]])("of a tip: %s", async (order) => {
    const seller = await makeSeller(true);
    const { id: orderId } = await sell(seller, { status: "COMPLETED" });
    const [id, pi] = [newId("tip"), `pi_${newId("tip")}`];
    await database()
      .insert(orderTips)
      .values({ id, orderId, cents: 500, sessionId: `cs_${id}` });
    const metadata = { tip_id: id };
    const session = { payment_status: "paid", payment_intent: pi, metadata } as unknown as Stripe.Checkout.Session;
    const charge = { payment_intent: pi, metadata, amount: 500, amount_refunded: 500 } as unknown as Stripe.Charge;
    const payment: Work = (tx, ctx) => markTipPaid(tx, ctx, session);
    const refund: Work = (tx, ctx) => noteReturned(tx, ctx, charge, pi);
    await inOrder(order, refund, payment);
    const [tip] = await database().select().from(orderTips).where(eq(orderTips.id, id));
    expect([tip?.status, await netOf(pi)]).toEqual(["REFUNDED", 0]);
  });
});
