import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { orderTips, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import {
  as,
  buy,
  hearProcessor,
  makeSeller,
  nobody,
  onRecord,
  operator,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { oweRefund } from "@/lib/domain/trade/payments/owe-refund";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { takeBackChargebacks } from "@/lib/domain/trade/payouts/charged-back";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { markTipRefunded } from "./apply-tip-event";
import { openTip } from "./open-tip";
import { refundTip } from "./refund-tip";

const WORK = { message: "Here it is.", links: [] };
const REFUSED = { code: "invalid_state_transition" };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

async function paid() {
  const { id, email } = await buy(seller);
  await hearProcessor();
  return { id, email, orderId: id, token: orderLinkToken(id) };
}

describe("a tip", () => {
  it("is the creator's whole, once, and can go back", async () => {
    const order = await paid();
    await expect(openTip(nobody(), { ...order, cents: 500 })).rejects.toMatchObject(REFUSED);
    await deliverOrder(as(seller), order.id, WORK);
    await acceptDelivery(nobody(), order);
    await expect(openTip(nobody(), { ...order, cents: 99 })).rejects.toMatchObject({ code: "validation_error" });
    const pages = await Promise.all(Array.from({ length: 100 }, () => openTip(nobody(), { ...order, cents: 500 })));
    expect(new Set(pages.map(({ checkout_url }) => checkout_url)).size).toBe(1);
    const session = pages[0]?.checkout_url.split("/").at(-1) ?? "";
    const card = { email: order.email, name: "Robin Ashby", card: "4242424242424242", expiry: "12/34", cvc: "123" };
    await payCheckout(session, card);
    await hearProcessor();
    expect((await readSettling(as(seller), order.id)).money.tip).toMatchObject({ amount_cents: 500, status: "PAID" });
    await expect(openTip(nobody(), { ...order, cents: 500 })).rejects.toMatchObject({ code: "conflict" });
    const { payment_intent } = await processor().checkout.sessions.retrieve(session);
    const [charge] = (await processor().charges.list({ payment_intent: String(payment_intent) })).data;
    expect(charge).toMatchObject({ amount: 500, application_fee: null });
    await refundTip(as(seller), order.id);
    await hearProcessor();
    const back = ["tip.refunded", expect.objectContaining({ cents: 500 })];
    expect(await onRecord(order.id, ["tip.refunded"])).toEqual([back]);
    expect((await readSettling(as(seller), order.id)).money.tip).toMatchObject({ status: "REFUNDED" });
  });

  it("of which something went back before it was heard of is released less that", async () => {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await acceptDelivery(nobody(), order);
    const { checkout_url } = await openTip(nobody(), { ...order, cents: 500 });
    await payCheckout(checkout_url.split("/").at(-1) ?? "", {
      ...{ email: order.email, name: "Robin Ashby", card: "4242424242424242", expiry: "12/34", cvc: "123" },
    });
    const tipOf = async () => (await database().select().from(orderTips).where(eq(orderTips.orderId, order.id)))[0];
    const charge = { amount_refunded: 200, metadata: { tip_id: (await tipOf())?.id } } as unknown as Stripe.Charge;
    await openTransaction((tx) => markTipRefunded(tx, operator(), charge, "pi_of_the_tip"));
    await hearProcessor();
    const tip = await tipOf();
    const [row] = await database()
      .select()
      .from(releases)
      .where(eq(releases.source, tip?.paymentIntentId ?? ""));
    expect(row).toMatchObject({ amountCents: 500, refundedCents: 200 });
  });

  it("that was never taken is not told as sent back with a payment that came for nothing", async () => {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await acceptDelivery(nobody(), order);
    await openTip(nobody(), { ...order, cents: 500 });
    const [tip] = await database().select().from(orderTips).where(eq(orderTips.orderId, order.id));
    const owing = { source: `pi_${tip?.id}`, reason: "second_payment", subject: "order", title: "Tip" } as const;
    const to = { profileId: seller.profileId, buyerEmail: null };
    await openTransaction((tx) => oweRefund(tx, operator(), { ...owing, ...to }));
    const charge = { amount_refunded: 500, metadata: { tip_id: tip?.id } } as unknown as Stripe.Charge;
    await openTransaction((tx) => markTipRefunded(tx, operator(), charge, owing.source));
    const [after] = await database().select().from(orderTips).where(eq(orderTips.orderId, order.id));
    expect(after).toMatchObject({ refundedCents: 0, status: "OPEN" });
    expect(await onRecord(order.id, ["tip.refunded"])).toEqual([]);
  });

  it("is asked of a signed-in buyer under the address of their account", async () => {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await acceptDelivery(nobody(), order);
    const buyer = await makeSeller(false);
    const { checkout_url } = await openTip(as(buyer), { ...order, cents: 500 });
    const session = await processor().checkout.sessions.retrieve(checkout_url.split("/").at(-1) ?? "");
    expect(session.customer_email).toBe(buyer.email);
    const guest = await openTip(nobody(), { ...order, cents: 500 });
    expect(guest.checkout_url).not.toBe(checkout_url);
    await expect(openTip(as(buyer), { ...order, cents: 50 })).rejects.toMatchObject({
      extras: { details: [{ path: "amount_cents", message: "must be from $1 to $1,000" }] },
    });
  });

  it("whose card dispute was lost is taken back from the creator, once", async () => {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await acceptDelivery(nobody(), order);
    const { checkout_url } = await openTip(nobody(), { ...order, cents: 500 });
    const card = { email: order.email, name: "Robin Ashby", card: "4000000000000259", expiry: "12/34", cvc: "123" };
    await payCheckout(checkout_url.split("/").at(-1) ?? "", card);
    await hearProcessor();
    const { payment_intent } = await processor().checkout.sessions.retrieve(checkout_url.split("/").at(-1) ?? "");
    const [dispute] = (await processor().disputes.list({ payment_intent: String(payment_intent) })).data;
    await processor().disputes.close(dispute?.id ?? "");
    await hearProcessor();
    expect((await readSettling(as(seller), order.id)).money.tip).toMatchObject({ status: "REFUNDED" });
    expect(await takeBackChargebacks(operator())).toBe(1);
    expect(await takeBackChargebacks(operator())).toBe(0);
    const [charge] = (await processor().charges.list({ payment_intent: String(payment_intent) })).data;
    const transfer = await processor().transfers.retrieve(String(charge?.transfer));
    expect(transfer).toMatchObject({ amount: 500, amount_reversed: 500 });
    const [released] = await database()
      .select()
      .from(releases)
      .where(eq(releases.source, String(payment_intent)));
    const taken = [["payout.taken_back", { cents: 500, kind: "tip" }]];
    expect(await onRecord(released?.id ?? "", ["payout.taken_back"])).toEqual(taken);
  });
});
