import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction, statement } from "@/db/client";
import { auditLog, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { MINUTE_MS } from "@/lib/core/values/durations";
import { markExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import {
  buy,
  hearProcessor,
  legalHistory,
  mailsTo,
  makeSeller,
  orderRow,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import { AT_ONCE, accountOf } from "@/lib/domain/trade/orders/testing-money";
import { listOwedRefunds } from "./list-owed-refunds";
import { processor } from "./processor";
import { payCheckout } from "./sandbox/pages/hosted";
import { sendOwedRefunds } from "./send-owed-refunds";

const DISPUTED_CARD = "4000000000000259";

let own: TestDatabase;
let seller: Seller;
let account: string;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
  account = await accountOf(seller);
});
afterAll(() => own.drop());

const worker = (later = 0) => systemContext("send-owed-refunds", new Date(Date.now() + later));

async function pay(session: string, email: string, card = "4242424242424242"): Promise<string> {
  await payCheckout(session, { email, name: "Robin Ashby", card, expiry: "12/34", cvc: "123" });
  return String((await processor().checkout.sessions.retrieve(session)).payment_intent);
}

/** Paid at the processor after it had expired here: nothing has been heard of it. */
async function paidLate(card?: string, of = seller) {
  const order = await buy(of, null);
  await openTransaction((tx) => markExpired(tx, { ...worker(), db: tx, inTransaction: true }, order.id));
  return { ...order, payment: await pay(order.session, order.email, card) };
}

/** Another checkout for the same order, as somebody could open it at the processor itself. */
async function paidAgain(order: Awaited<ReturnType<typeof buy>>): Promise<string> {
  const metadata = { order_id: order.id };
  const { id } = await processor().checkout.sessions.create({
    mode: "payment",
    line_items: [
      { quantity: 1, price_data: { currency: "usd", unit_amount: order.amountCents, product_data: { name: "Again" } } },
    ],
    metadata,
    payment_intent_data: { application_fee_amount: 700, transfer_data: { destination: account }, metadata },
    success_url: "http://localhost:3000/",
  });
  return pay(id, order.email);
}

/** What the platform and the creator hold at the processor, in cents, what is on its way there with it. */
async function held(of = account) {
  const sum = ({ available, pending }: Stripe.Balance) => (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);
  const platform = await processor().balance.retrieve();
  const creator = await processor().balance.retrieve({}, { stripeAccount: of });
  return { platform: sum(platform), creator: sum(creator) };
}

const refundsOf = async (payment: string) => (await processor().refunds.list({ payment_intent: payment })).data;
const owed = async (source: string) => (await listOwedRefunds(worker())).filter((one) => one.source === source);
const toSeller = async () => (await mailsTo(seller.email)).filter((kind) => kind === "payment_reversed").length;

async function audited(id: string): Promise<string[]> {
  const rows = await database().select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id);
  return rows.map(({ action }) => action);
}

/** Sends what is owed, and lets every consequence be heard. */
async function settled(): Promise<void> {
  await hearProcessor();
  await sendOwedRefunds(worker());
  await hearProcessor();
}

describe("money that came for nothing goes back in whole, once, and both sides are told", () => {
  it("an order paid after it expired", async () => {
    const before = { ...(await held()), told: await toSeller() };
    const { id, email, payment, amountCents } = await paidLate();
    await settled();
    await settled();
    expect(await refundsOf(payment)).toMatchObject([{ amount: amountCents, status: "succeeded" }]);
    expect({ ...(await held()), told: await toSeller() }).toEqual({ ...before, told: before.told + 1 });
    expect(await mailsTo(email)).toEqual(["payment_returned"]);
    const [one] = await owed(payment);
    expect(one).toMatchObject({ reason: "expired", refunded_cents: amountCents, attempts: 1, last_error: null });
    expect(await audited(one?.id ?? "")).toEqual(["refund.owed", "refund.sent"]);
    expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN", "EXPIRED"]);
    expect(await orderRow(id)).toMatchObject({ refundedCents: 0, refundedAt: null, paymentIntentId: null });
  });

  it("a second payment of one order, which goes on as paid", async () => {
    const order = await buy(seller);
    await hearProcessor();
    const before = await held();
    const payment = await paidAgain(order);
    await settled();
    expect(await refundsOf(payment)).toMatchObject([{ amount: order.amountCents, reason: "duplicate" }]);
    expect(await held()).toEqual(before);
    expect(await owed(payment)).toMatchObject([{ reason: "second_payment", refunded_cents: order.amountCents }]);
    // the refund's own event names the order, and is no news of it
    expect(await orderRow(order.id)).toMatchObject({ status: "PAID", refundedCents: 0 });
    expect(await mailsTo(order.email)).toEqual(["order_paid", "payment_returned"]);
  });

  it("another amount than the order's, which closes its checkout", async () => {
    const before = await held();
    const order = await buy(seller, null);
    const dearer = order.amountCents + 1;
    await database().update(orders).set({ amountCents: dearer }).where(eq(orders.id, order.id));
    const payment = await pay(order.session, order.email);
    await settled();
    expect(await refundsOf(payment)).toMatchObject([{ amount: order.amountCents }]);
    expect(await held()).toEqual(before);
    expect(await owed(payment)).toMatchObject([{ reason: "wrong_amount" }]);
    expect(await legalHistory(order.id)).toEqual(["CHECKOUT_OPEN", "EXPIRED"]);
  });

  it("from the platform's own where the creator's account has too little, and is taken from that later", async () => {
    const own = await makeSeller(true);
    const stripeAccount = await accountOf(own);
    const { payment, email, amountCents } = await paidLate(AT_ONCE, own);
    const { creator: amount, platform } = await held(stripeAccount);
    await processor().payouts.create({ amount, currency: "usd" }, { stripeAccount });
    await settled();
    expect(await refundsOf(payment)).toMatchObject([{ amount: amountCents, status: "succeeded" }]);
    expect(await mailsTo(email)).toEqual(["payment_returned"]);
    const [{ id: owedId } = { id: "" }] = await owed(payment);
    expect(await owed(payment)).toMatchObject([
      { refunded_cents: amountCents, last_error: null, owed_by_creator: true },
    ]);
    expect(await audited(owedId)).toEqual(["refund.owed", "refund.owed_back", "refund.sent"]);
    expect(await held(stripeAccount)).toEqual({ platform: platform - amountCents, creator: 0 });
    // nothing has come in since
    await sendOwedRefunds(worker(MINUTE_MS));
    expect(await owed(payment)).toMatchObject([{ last_error: expect.stringContaining("enough funds") }]);
    const order = await buy(own, AT_ONCE);
    await hearProcessor();
    const left = await held(stripeAccount);
    await sendOwedRefunds(worker(60 * MINUTE_MS));
    expect(await owed(payment)).toMatchObject([{ last_error: null }]);
    expect(await held(stripeAccount)).toEqual({ platform: left.platform + amount, creator: left.creator - amount });
    expect((await sendOwedRefunds(worker(120 * MINUTE_MS))).nextDueAt).toBeNull();
    const taken = await database().select().from(auditLog).where(eq(auditLog.action, "refund.taken_back"));
    expect(taken).toMatchObject([{ targetId: owedId, diff: { cents: amountCents } }]);
    expect(await refundsOf(payment)).toHaveLength(1);
    expect([await mailsTo(email), await mailsTo(order.email)]).toEqual([["payment_returned"], ["order_paid"]]);
  });

  it("a payment that its card holder disputes: the dispute is accepted, and its creator keeps nothing of it", async () => {
    const before = await held();
    const { payment, email } = await paidLate(DISPUTED_CARD);
    await settled();
    expect(await held()).toEqual(before);
    expect((await processor().disputes.list({ payment_intent: payment })).data).toMatchObject([{ status: "lost" }]);
    expect(await mailsTo(email)).toEqual(["payment_returned"]);
    expect(await refundsOf(payment)).toEqual([]);
  });
});

describe("the worker", () => {
  it.each([2, 2 * 24 * 60])(
    "killed between refund and record: %i minutes later it is one refund still",
    async (later) => {
      const { payment, email } = await paidLate();
      await hearProcessor();
      await statement(
        `create or replace function die() returns trigger language plpgsql as $$ begin
         perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
        [],
      );
      await statement(
        `create trigger die before update on owed_refunds for each row
         when (new.refunded_at is not null) execute function die()`,
        [],
      );
      await expect(sendOwedRefunds(worker())).rejects.toThrow();
      await statement("drop trigger die on owed_refunds", []);
      expect(await refundsOf(payment)).toHaveLength(1);
      expect(await owed(payment)).toMatchObject([{ refunded_at: null, attempts: 1 }]);
      expect(await sendOwedRefunds(worker(later * MINUTE_MS))).toMatchObject({ sent: 1, nextDueAt: null });
      expect(await refundsOf(payment)).toHaveLength(1);
      expect(await mailsTo(email)).toEqual(["payment_returned"]);
    },
  );

  it("is one of eight at once: each refund is sent and told once", async () => {
    const late = [await paidLate(), await paidLate(), await paidLate()];
    await hearProcessor();
    const runs = await Promise.all(Array.from({ length: 8 }, () => sendOwedRefunds(worker())));
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(3);
    for (const { payment, email } of late) {
      expect(await refundsOf(payment)).toHaveLength(1);
      expect(await mailsTo(email)).toEqual(["payment_returned"]);
    }
  });

  it("tries again, ever less often, and the operator reads why", async () => {
    const { payment } = await paidLate();
    await hearProcessor();
    await statement("update sandbox_objects set id = 'away' where id = $1", [payment]);
    expect(await sendOwedRefunds(worker())).toMatchObject({ sent: 0, nextDueAt: expect.any(Date) });
    expect((await sendOwedRefunds(worker())).sent).toBe(0);
    expect(await owed(payment)).toMatchObject([{ attempts: 1, last_error: `No such payment_intent: '${payment}'` }]);
    await sendOwedRefunds(worker(MINUTE_MS));
    const { nextDueAt } = await sendOwedRefunds(worker(90_000));
    expect(await owed(payment)).toMatchObject([{ attempts: 2 }]);
    expect(Number(nextDueAt) - Date.now()).toBeGreaterThan(100_000);
    await statement("update sandbox_objects set id = $1 where id = 'away'", [payment]);
    expect((await sendOwedRefunds(worker(60 * MINUTE_MS))).sent).toBe(1);
    expect((await listOwedRefunds(worker())).at(0)?.last_error).toBeNull();
  });
});
