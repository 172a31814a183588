import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { orderRefunds } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { processor } from "@/lib/domain/trade/payments/processor";
import { orderLinkToken } from "./access/link";
import { cancelOrder } from "./closing/cancel";
import { openDispute } from "./closing/dispute";
import { refundOrder } from "./closing/refund";
import { resolveDispute } from "./disputes/resolve";
import { sendRefunds } from "./refunds/send-due";
import { historyOf } from "./showing/history";
import {
  as,
  buy,
  hearProcessor,
  legalHistory,
  mailsTo,
  makeSeller,
  nobody,
  operator,
  orderRow,
  type Seller,
  sell,
} from "./testing";
import { acceptDelivery } from "./work/accept-delivery";
import { deliverOrder } from "./work/deliver";

const WORK = { message: "Here it is.", links: [] };
const REASON = "It is not what was agreed on.";
const DISPUTED_CARD = "4000000000000259";
const FULLY = { refunded: true, reversed: true, feeReturned: true };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

async function paid(card?: string) {
  const order = await buy(seller, card);
  await hearProcessor();
  return { ...order, orderId: order.id, token: orderLinkToken(order.id) };
}

async function completed() {
  const order = await paid();
  await deliverOrder(as(seller), order.id, WORK);
  await acceptDelivery(nobody(), order);
  return order;
}

/** What the processor has sent back of an order's payment. */
async function moneyOf(id: string) {
  const { paymentIntentId } = await orderRow(id);
  const [charge] = (await processor().charges.list({ payment_intent: paymentIntentId ?? "" })).data;
  const transfer = await processor().transfers.retrieve(String(charge?.transfer));
  const fee = await processor().applicationFees.retrieve(String(charge?.application_fee));
  return { refunded: charge?.refunded, reversed: transfer.reversed, feeReturned: fee.refunded };
}

describe("canceling", () => {
  it("sends everything back, fee and transfer too, and is REFUNDED by the processor's event", async () => {
    const order = await paid();
    const canceled = await cancelOrder(as(seller), order.id, "I fell ill.");
    expect(canceled.status).toBe("CANCELED");
    expect(canceled.timeline.at(-1)).toMatchObject({ actor: "creator", to: "CANCELED", note: "I fell ill." });
    expect(await moneyOf(order.id)).toEqual(FULLY);
    await hearProcessor();
    const row = await orderRow(order.id);
    expect(row).toMatchObject({ status: "REFUNDED", refundedCents: order.amountCents });
    expect(row.refundedAt).not.toBeNull();
    expect(await legalHistory(order.id)).toEqual(["CHECKOUT_OPEN", "PAID", "CANCELED", "REFUNDED"]);
    expect(await mailsTo(order.email)).toEqual(["order_paid", "order_canceled", "order_refunded"]);
    const rows = await statement<{ type: string }>(
      "select type from events where payload like '%' || $1 || '%' order by id",
      [order.id],
    );
    expect(rows.map(({ type }) => type)).toEqual(["order.created", "order.paid", "order.canceled", "order.refunded"]);
  });

  it("is refused after delivery, and for an order without a payment", async () => {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await expect(cancelOrder(as(seller), order.id)).rejects.toMatchObject({ code: "invalid_state_transition" });
    const unpaid = await sell(seller);
    await expect(cancelOrder(as(seller), unpaid.id)).rejects.toMatchObject({ message: /nothing can be sent back/ });
    expect((await orderRow(unpaid.id)).status).toBe("PAID");
  });

  it("stands when the processor does not answer: the worker asks again, once", async () => {
    const order = await paid();
    const before = processor().refunds.create;
    processor().refunds.create = () => Promise.reject(new Error("no route to the processor"));
    try {
      expect((await cancelOrder(as(seller), order.id)).status).toBe("CANCELED");
      expect(await sendRefunds(operator())).toBe(0);
    } finally {
      processor().refunds.create = before;
    }
    await hearProcessor();
    expect((await orderRow(order.id)).status).toBe("CANCELED");
    const aMinuteLater = operator(new Date(Date.now() + 61_000));
    const taken = await Promise.all([1, 2, 3].map(() => sendRefunds(aMinuteLater)));
    expect(taken.some((n) => n > 0)).toBe(true);
    await hearProcessor();
    expect((await orderRow(order.id)).status).toBe("REFUNDED");
    const { data } = await processor().refunds.list({
      payment_intent: (await orderRow(order.id)).paymentIntentId ?? "",
    });
    expect(data).toHaveLength(1);
  });
});

describe("refunding", () => {
  it("a completed order leaves its state to the processor's event", async () => {
    const order = await completed();
    const asked = await refundOrder(as(seller), order.id);
    expect(asked).toMatchObject({ status: "COMPLETED", refunded_cents: 0 });
    expect(asked.refund_requested_at).not.toBeNull();
    await expect(refundOrder(as(seller), order.id)).rejects.toMatchObject({ code: "conflict", message: /on its way/ });
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "REFUNDED", refundedCents: order.amountCents });
    expect(await moneyOf(order.id)).toEqual(FULLY);
    expect((await mailsTo(order.email)).at(-1)).toBe("order_refunded");
  });

  it("is one refund of twenty asked for at once", async () => {
    const order = await completed();
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => refundOrder(as(seller), order.id)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await hearProcessor();
    expect((await orderRow(order.id)).status).toBe("REFUNDED");
  });

  it("is refused before completion, with the way to go", async () => {
    const order = await paid();
    await expect(refundOrder(as(seller), order.id)).rejects.toMatchObject({ message: /Cancel it/ });
  });

  it.each(["PAID", "DELIVERED"] as const)(
    "in parts that leave nothing is the whole: refused while %s",
    async (status) => {
      const order = await paid();
      if (status === "DELIVERED") await deliverOrder(as(seller), order.id, WORK);
      await refundOrder(as(seller), order.id, { amount_cents: 4_000 });
      const rest = order.amountCents - 4_000;
      const refused = { code: "invalid_state_transition", message: status === "PAID" ? /Cancel it/ : /DELIVERED/ };
      await expect(refundOrder(as(seller), order.id, { amount_cents: rest })).rejects.toMatchObject(refused);
      // it waits for the processor no more: the rest is as much the whole as before
      await hearProcessor();
      await expect(refundOrder(as(seller), order.id, { amount_cents: rest })).rejects.toMatchObject(refused);
      await refundOrder(as(seller), order.id, { amount_cents: rest - 1 });
      await hearProcessor();
      expect(await orderRow(order.id)).toMatchObject({ status, refundedCents: order.amountCents - 1 });
    },
  );

  it("in halves asked for at once sends one of them", async () => {
    const order = await paid();
    const half = { amount_cents: order.amountCents / 2 };
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => refundOrder(as(seller), order.id, half)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "PAID", refundedCents: half.amount_cents });
  });

  it("that was decided here, and ends a dispute that was won meanwhile, does not say that the processor did", async () => {
    const order = await paid(DISPUTED_CARD);
    const payment_intent = (await orderRow(order.id)).paymentIntentId ?? "";
    await database()
      .insert(orderRefunds)
      .values({ id: newId("rfd", Date.now()), orderId: order.id, cents: order.amountCents, reason: "creator" });
    const [refund] = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
    const { processorDisputeId } = await orderRow(order.id);
    const evidence = { uncategorized_text: "winning_evidence" };
    await processor().disputes.update(processorDisputeId ?? "", { evidence, submit: true });
    await hearProcessor();
    expect((await orderRow(order.id)).status).toBe("PAID");
    const metadata = { order_id: order.id, order_refund: refund?.id ?? "", attempt: "0" };
    await processor().refunds.create({ payment_intent, metadata });
    await hearProcessor();
    const { steps } = await historyOf(order.id);
    expect(steps.slice(-2)).toMatchObject([
      { to: "CANCELED", note: "All of the payment was sent back." },
      { to: "REFUNDED" },
    ]);
  });

  it("at the processor itself moves the order by the table too; in part it only counts", async () => {
    const order = await paid();
    const payment_intent = (await orderRow(order.id)).paymentIntentId ?? "";
    await processor().refunds.create({ payment_intent, amount: 700 });
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "PAID", refundedCents: 700 });
    await processor().refunds.create({ payment_intent });
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "REFUNDED", refundedCents: order.amountCents });
    expect(await legalHistory(order.id)).toEqual(["CHECKOUT_OPEN", "PAID", "CANCELED", "REFUNDED"]);
  });
});

describe("a dispute", () => {
  async function disputed() {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await openDispute(nobody(), { ...order, reason: REASON });
    return order;
  }

  it("is decided for the creator", async () => {
    const order = await disputed();
    const decided = await resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true });
    expect(decided).toEqual({ id: order.id, status: "COMPLETED", outcome: "complete" });
    expect(await orderRow(order.id)).toMatchObject({ acceptedBy: null, refundedCents: 0 });
    expect(await legalHistory(order.id)).toContain("DISPUTED");
    const again = resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true });
    await expect(again).rejects.toMatchObject({ code: "invalid_state_transition", message: /COMPLETED/ });
  });

  it("is decided for the buyer, by a refund", async () => {
    const order = await disputed();
    await resolveDispute(operator(), { orderId: order.id, outcome: "refund", early: true });
    await hearProcessor();
    expect((await orderRow(order.id)).status).toBe("REFUNDED");
    expect(await moneyOf(order.id)).toEqual(FULLY);
  });

  it("is not decided with a part of nothing, which would be all of it or none", async () => {
    const order = await disputed();
    for (const cents of [0, -100, 0.5, Number.NaN]) {
      const decided = resolveDispute(operator(), { orderId: order.id, outcome: "refund", cents, early: true });
      await expect(decided).rejects.toMatchObject({
        code: "validation_error",
        extras: { details: [{ path: "amount_cents", message: "must be whole cents, at least $0.01" }] },
      });
    }
    expect(await orderRow(order.id)).toMatchObject({ status: "DISPUTED", refundPendingCents: 0, refundedCents: 0 });
  });

  it("ends when the creator refunds", async () => {
    const order = await disputed();
    await refundOrder(as(seller), order.id);
    await hearProcessor();
    expect((await legalHistory(order.id)).slice(-2)).toEqual(["DISPUTED", "REFUNDED"]);
  });

  it("is the operator's to decide alone", async () => {
    const order = await disputed();
    for (const ctx of [as(seller), nobody()]) {
      const asked = resolveDispute(ctx, { orderId: order.id, outcome: "complete", early: true });
      await expect(asked).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("a dispute at the processor", () => {
  it("comes right after a card that does so, and is accepted by refunding", async () => {
    const order = await paid(DISPUTED_CARD);
    expect(await orderRow(order.id)).toMatchObject({ status: "DISPUTED", processorDispute: "open" });
    await refundOrder(as(seller), order.id);
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "REFUNDED", processorDispute: "lost" });
    expect(await legalHistory(order.id)).toEqual(["CHECKOUT_OPEN", "PAID", "DISPUTED", "REFUNDED"]);
  });
});
