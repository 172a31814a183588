import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { orderTips, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { REFUNDS } from "@/lib/domain/operators/queues/refunds";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
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
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { takeBackChargebacks } from "@/lib/domain/trade/payouts/charged-back";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { readPayouts } from "@/lib/domain/trade/payouts/reading/read";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { openTip } from "./open-tip";
import { refundTip, sendTipsBack } from "./refund-tip";

const AT_ONCE = "4000000000000077";
const DAY = 86_400_000;

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const later = (days: number) => operator(new Date(Date.now() + days * DAY));

async function completed(seller: Seller): Promise<string> {
  const { id } = await buy(seller, AT_ONCE);
  await hearProcessor();
  await deliverOrder(as(seller), id, { message: "Here.", links: [] });
  await acceptDelivery(nobody(), { orderId: id, token: orderLinkToken(id) });
  return id;
}

/** An order with a tip of $5, both paid out. Answers the tip's payment. */
async function tipPaidOut(seller: Seller, number = AT_ONCE) {
  const orderId = await completed(seller);
  const { checkout_url } = await openTip(nobody(), { orderId, token: orderLinkToken(orderId), cents: 500 });
  const session = checkout_url.split("/").at(-1) ?? "";
  const card = { email: "robin@example.com", name: "Robin Ashby", card: number, expiry: "12/34", cvc: "123" };
  await payCheckout(session, card);
  await hearProcessor();
  await payOut(later(0));
  const { payment_intent } = await processor().checkout.sessions.retrieve(session);
  return { orderId, payment: String(payment_intent) };
}

const tipOf = async (seller: Seller, orderId: string) => (await readSettling(as(seller), orderId)).money.tip;

async function releaseOf(payment: string) {
  const [row] = await database().select().from(releases).where(eq(releases.source, payment));
  return row;
}

it("a tip that was paid out goes back at once, and is taken from what its creator earns next, once", async () => {
  const seller = await makeSeller(true);
  const { orderId, payment } = await tipPaidOut(seller);
  await refundTip(as(seller), orderId);
  await hearProcessor();
  expect(await tipOf(seller, orderId)).toMatchObject({ status: "REFUNDED", on_its_way_back: false });
  const [refund, ...more] = (await processor().refunds.list({ payment_intent: payment })).data;
  expect([refund?.amount, more]).toEqual([500, []]);
  expect((await readPayouts(as(seller))).owed_cents).toBe(500);
  expect(await takeBackChargebacks(operator())).toBe(0);

  await completed(seller);
  await payOut(later(0));
  expect((await readPayouts(as(seller))).owed_cents).toBe(0);
  expect(await takeBackChargebacks(later(1))).toBe(1);
  expect(await takeBackChargebacks(later(2))).toBe(0);
  expect((await releaseOf(payment))?.chargebackReversedAt).not.toBeNull();
  expect((await readPayouts(as(seller))).balance).toMatchObject({ available_cents: 0, pending_cents: 0 });
});

it("a worker that dies after it noted what the creator owes: the tip goes back all the same, also once they have given it", async () => {
  const seller = await makeSeller(true);
  const { orderId, payment } = await tipPaidOut(seller);
  const { refunds } = processor();
  const before = refunds.create;
  refunds.create = async (...asked: Parameters<typeof before>) => {
    if (!asked[0]?.reverse_transfer) throw new Error("the worker died");
    return before.apply(refunds, asked);
  };
  try {
    await refundTip(as(seller), orderId);
  } finally {
    refunds.create = before;
  }
  expect(await releaseOf(payment)).toMatchObject({ chargebackCents: 500, refundedCents: 500 });
  await completed(seller);
  await payOut(later(0));
  expect(await takeBackChargebacks(operator())).toBe(1);
  const asked = vi.spyOn(refunds, "create");
  expect(await sendTipsBack(operator())).toBe(1);
  // nothing is left of the transfer to take back
  expect(asked.mock.calls).toMatchObject([[{ reverse_transfer: false }, {}]]);
  asked.mockRestore();
  await hearProcessor();
  expect(await tipOf(seller, orderId)).toMatchObject({ status: "REFUNDED" });
  expect((await readPayouts(as(seller))).balance).toMatchObject({ available_cents: 0, pending_cents: 0 });
});

it("a tip that its creator owes already is back once its card dispute is lost", async () => {
  const seller = await makeSeller(true);
  const { orderId, payment } = await tipPaidOut(seller, "4000000000000259");
  await database().update(releases).set({ chargebackCents: 500 }).where(eq(releases.source, payment));
  const [dispute] = (await processor().disputes.list({ payment_intent: payment })).data;
  await processor().disputes.close(dispute?.id ?? "");
  await hearProcessor();
  expect(await tipOf(seller, orderId)).toMatchObject({ status: "REFUNDED" });
});

it("within a request's transaction the processor is not asked: the worker asks after the commit", async () => {
  const seller = await makeSeller(true);
  const { orderId, payment } = await tipPaidOut(seller);
  await transaction(as(seller), async (_, within) => refundTip(within, orderId));
  expect((await processor().refunds.list({ payment_intent: payment })).data).toEqual([]);
  expect(await sendTipsBack(operator())).toBe(1);
  await hearProcessor();
  expect(await tipOf(seller, orderId)).toMatchObject({ status: "REFUNDED" });
});

it("tips that the processor does not take keep none behind them, and operators see them after a day", async () => {
  const seller = await makeSeller(true);
  const { id: orderId } = await sell(seller, { status: "COMPLETED" });
  const id = newId("tip", 0); // older than any other
  const asked = { status: "PAID", paymentIntentId: `pi_${id}`, refundRequestedAt: new Date() } as const;
  await database()
    .insert(orderTips)
    .values({ id, orderId, cents: 500, ...asked });
  const tip = await tipPaidOut(seller);
  await transaction(as(seller), async (_, within) => refundTip(within, tip.orderId));
  expect(await sendTipsBack(operator(), 1)).toBe(1);
  await hearProcessor();
  expect(await tipOf(seller, tip.orderId)).toMatchObject({ status: "REFUNDED" });
  expect(await REFUNDS.list(operator())).toEqual([]);
  expect(await REFUNDS.list(later(2))).toMatchObject([{ id, title: expect.stringContaining("$5"), again: null }]);
});

it("creators who have too little keep no chargeback behind theirs from being taken back", async () => {
  await takeBackChargebacks(operator());
  const [poor, rich] = [await makeSeller(true), await makeSeller(true)];
  const lent = await tipPaidOut(poor);
  await refundTip(as(poor), lent.orderId);
  const { payment } = await tipPaidOut(rich);
  await completed(rich);
  await database().update(releases).set({ chargebackCents: 500 }).where(eq(releases.source, payment));
  expect(await takeBackChargebacks(operator(), 1)).toBe(1);
  expect((await releaseOf(payment))?.chargebackReversedAt).not.toBeNull();
  expect((await releaseOf(lent.payment))?.chargebackReversedAt).toBeNull();
});
