import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { events, orderRefunds, profiles, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { formatMoney } from "@/lib/core/values/money";
import { refundElsewhere } from "@/lib/domain/trade/lives/testing-processor-side";
import { processor } from "@/lib/domain/trade/payments/processor";
import { mutate } from "@/lib/domain/trade/payments/sandbox/mutate";
import { sendBack } from "@/lib/domain/trade/payments/sandbox/resources/connect/payouts";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { takeOverSchedules } from "@/lib/domain/trade/payouts/taking-over/take-over-schedules";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { orderHandle } from "./access/handle";
import { orderLinkToken } from "./access/link";
import { cancelOrder } from "./closing/cancel";
import { openDispute } from "./closing/dispute";
import { refundOrder } from "./closing/refund";
import { resolveDispute } from "./disputes/resolve";
import { getOrderStatus } from "./reading/status";
import { retryFailedRefund } from "./refunds/retry";
import { sendRefunds } from "./refunds/send-due";
import { as, hearProcessor, makeSeller, nobody, operator, orderRow } from "./testing";
import { accountOf, balance, completed, later, paid, releaseOf, WORK } from "./testing-money";
import { acceptDelivery } from "./work/accept-delivery";
import { deliverOrder } from "./work/deliver";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("a creator's money", () => {
  it("is held until the order completes, on its way until the processor has it, and paid out once", async () => {
    const seller = await makeSeller(true);
    const [order, open] = [await completed(seller), await paid(seller)];
    expect(await releaseOf(open.id)).toBeUndefined();
    const pending = await completed(seller, "4242424242424242");
    await Promise.all([1, 2, 3].map(() => payOut(operator())));
    expect(await releaseOf(pending.id)).toMatchObject({ status: "WAITING", paidCents: null });
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENT", paidCents: order.net, currency: "usd" });
    const stripeAccount = await accountOf(seller);
    expect((await processor().payouts.list({}, { stripeAccount })).data).toMatchObject([{ amount: order.net }]);
    expect(await balance(seller)).toBe(open.net + pending.net);
    await hearProcessor(later(2));
    expect(await releaseOf(order.id)).toMatchObject({ status: "PAID" });
  });

  it("is taken back by a refund before it was paid out", async () => {
    const seller = await makeSeller(true);
    const order = await completed(seller);
    await refundOrder(as(seller), order.id, { amount_cents: 1_000 });
    await hearProcessor();
    await payOut(operator(later(0.001)));
    const { paidCents } = (await releaseOf(order.id)) ?? expect.fail("not released");
    expect(paidCents).toBe(order.net - 900);
    expect(await balance(seller)).toBe(0);
  });

  it("is netted from later releases by a refund after it was paid out, never from what is held", async () => {
    const seller = await makeSeller(true);
    const first = await completed(seller);
    await payOut(operator(later(0.001)));
    const [open, second] = [await paid(seller), await completed(seller)];
    await refundOrder(as(seller), first.id, { amount_cents: 2_000 });
    await hearProcessor();
    expect(await balance(seller)).toBe(open.net + second.net - 1_800);
    await payOut(operator(later(0.001)));
    expect(await releaseOf(second.id)).toMatchObject({ keptCents: 1_800, paidCents: second.net - 1_800 });
    expect(await balance(seller)).toBe(open.net);
  });

  it("is paid again when the bank sends it back", async () => {
    const seller = await makeSeller(true);
    const order = await completed(seller);
    await payOut(operator());
    const { payoutId } = (await releaseOf(order.id)) ?? expect.fail("not released");
    // a bank sends a payout back once, however often it is told
    for (let told = 0; told < 2; told++) await mutate(new Date(), (call) => sendBack(call, payoutId ?? ""));
    await hearProcessor();
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENDING", payoutId: null, returned: 1 });
    expect(await balance(seller)).toBe(order.net);
    await payOut(operator(later(2)));
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENT", paidCents: order.net });
    expect(await balance(seller)).toBe(0);
  });

  it("is held again by a dispute, until that is over", async () => {
    const seller = await makeSeller(true);
    const order = await completed(seller);
    await openDispute(nobody(), { ...order, reason: "It is not what was agreed on." });
    await payOut(operator(later(0.001)));
    expect(await releaseOf(order.id)).toMatchObject({ status: "HELD", paidCents: null });
    await resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true, reason: "It is." });
    await payOut(operator(later(0.001)));
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENT", paidCents: order.net });
  });

  it("is not paid out again by a dispute that ends after it was", async () => {
    const seller = await makeSeller(true);
    const order = await completed(seller);
    await payOut(operator(later(0.001)));
    await openDispute(nobody(), { ...order, reason: "It is not what was agreed on." });
    await resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true, reason: "It is." });
    await payOut(operator(later(0.001)));
    const stripeAccount = await accountOf(seller);
    expect((await processor().payouts.list({}, { stripeAccount })).data).toMatchObject([{ amount: order.net }]);
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENT", paidCents: order.net });
  });

  it("goes back to the platform when a card dispute is lost", async () => {
    const seller = await makeSeller(true);
    const order = await paid(seller, "4000000000000259");
    expect(await balance(seller)).toBe(order.net);
    const { processorDisputeId } = await orderRow(order.id);
    await processor().disputes.close(processorDisputeId ?? "");
    await hearProcessor();
    await sendRefunds(operator());
    expect(await balance(seller)).toBe(0);
    expect(await orderRow(order.id)).toMatchObject({ status: "REFUNDED", refundedCents: order.amountCents });
  });

  it("that an account had before its payouts were taken over is released, beyond what open orders hold", async () => {
    const seller = await makeSeller(true);
    await database().update(profiles).set({ payoutsManual: false }).where(eq(profiles.id, seller.profileId));
    const open = await paid(seller);
    const done = await paid(seller);
    const tried = await makePaidOrder(seller.profileId, {
      livemode: false,
      paymentIntentId: "pi_of_test_mode",
    });
    expect(await orderRow(tried.id)).toMatchObject({ status: "PAID", livemode: false });
    await deliverOrder(as(seller), done.id, WORK);
    await acceptDelivery(nobody(), done);
    await database().delete(releases).where(eq(releases.orderId, done.id));
    expect(await takeOverSchedules(operator())).toBeGreaterThan(0);
    await payOut(operator(later(0.001)));
    expect(await balance(seller)).toBe(open.net);
    const account = await processor().accounts.retrieve(await accountOf(seller));
    expect(account.settings?.payouts?.schedule.interval).toBe("manual");
  });
});

it("what a refund took from the creator before completion is not paid out, though the buyer's bank refused it", async () => {
  const seller = await makeSeller(true);
  const order = await paid(seller, "4000000000005126");
  await refundElsewhere((await orderRow(order.id)).paymentIntentId ?? "", 500);
  await hearProcessor();
  await hearProcessor(new Date(Date.now() + 120_000));
  await deliverOrder(as(seller), order.id, WORK);
  await acceptDelivery(nobody(), { orderId: order.id, token: orderLinkToken(order.id) });
  const [release] = await database().select().from(releases).where(eq(releases.orderId, order.id));
  expect(release).toMatchObject({ refundedCents: 500 });
});

it("a refund that the buyer's bank refuses is known, and stays owed", async () => {
  const seller = await makeSeller(true);
  const order = await paid(seller, "4000000000005126");
  await refundOrder(as(seller), order.id, { amount_cents: 500 });
  await hearProcessor();
  expect(await orderRow(order.id)).toMatchObject({ status: "PAID", refundedCents: 500, refundPendingCents: 0 });
  await hearProcessor(new Date(Date.now() + 120_000));
  expect(await orderRow(order.id)).toMatchObject({ status: "PAID", refundedCents: 0 });
});

it("the whole of an order that the buyer's bank refuses is told as what it is, until it is sent again", async () => {
  const seller = await makeSeller(true);
  const order = await paid(seller, "4000000000005126");
  const next = async () => (await getOrderStatus(nobody(), orderHandle(order.id))).next_step;
  const kinds = async () => {
    const heard = await database().select().from(events).where(eq(events.ownerId, seller.profileId)).orderBy(events.id);
    return heard
      .filter(({ payload }) => payload.includes(order.id))
      .map(({ type, payload }) => [type, payload] as const);
  };
  await cancelOrder(as(seller), order.id);
  await hearProcessor();
  expect(await next()).toBe("The buyer was paid back. Nothing is to be done.");
  await hearProcessor(new Date(Date.now() + 120_000));
  expect(await orderRow(order.id)).toMatchObject({ status: "REFUNDED", refundedCents: 0 });
  const sum = formatMoney(order.amountCents);
  expect(await next()).toMatch(`The buyer's bank did not take ${sum} of the refund. The money stays the buyer's`);
  const [refund] = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
  const [kind, payload = ""] = (await kinds()).at(-1) ?? [];
  expect(kind).toBe("order.refund_failed");
  const told = { refund_id: refund?.id, refund_cents: order.amountCents, refunded_cents: 0, status: "REFUNDED" };
  expect(JSON.parse(payload).data).toMatchObject(told);
  await transaction(as(seller), (_, within) => retryFailedRefund(within, order.id, refund?.id ?? ""));
  expect(await next()).toMatch(/^\$200 of the refund.+ is on its way again\.$/);
  await sendRefunds(operator());
  await hearProcessor();
  expect(await next()).toBe("The buyer was paid back. Nothing is to be done.");
  expect((await kinds()).at(-1)?.[0]).toBe("order.refunded");
});

describe.each(["decided here", "made at the processor"])("a refund %s that the bank refused", (where) => {
  it("is sent again, at most once for each time that it failed", async () => {
    const seller = await makeSeller(true);
    const order = await paid(seller, "4000000000005126");
    if (where === "decided here") await refundOrder(as(seller), order.id, { amount_cents: 500 });
    else await refundElsewhere((await orderRow(order.id)).paymentIntentId ?? "", 500);
    await hearProcessor();
    await hearProcessor(new Date(Date.now() + 120_000));
    const [failed] = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
    const id = failed?.id ?? expect.fail("no refund");
    expect(failed).toMatchObject({ status: "FAILED", cents: 500 });
    const before = await balance(seller);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => retryFailedRefund(as(seller), order.id, id)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await hearProcessor();
    // what is heard late of the first try is no news, and no second refund
    const first = await processor().refunds.retrieve(failed?.processorId ?? "");
    const late = { id: `evt_${id}`, type: "refund.updated", data: { object: first } } as unknown as Stripe.Event;
    expect(await applyProcessorEvent(operator(), late)).toBe("ignored");
    const rows = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
    expect(rows).toMatchObject([{ status: "SENT", retries: 1, cents: 500 }]);
    expect(await orderRow(order.id)).toMatchObject({ refundedCents: 500 });
    expect(await balance(seller)).toBe(before);
  });
});
