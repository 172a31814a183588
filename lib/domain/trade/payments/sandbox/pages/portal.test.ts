import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../../processor";
import { settleDue } from "../serving/due";
import { GOOD_FORM, openSession, refusalOf } from "../serving/fixtures";
import { changeCardInPortal, endInPortal, payCheckout, viewPortal } from "./hosted";

const RETURN = "http://localhost:3000/developers/billing";
const FAILING = { ...GOOD_FORM, card: "4000 0000 0000 0341" };
const days = (n: number) => new Date(Date.now() + n * 86_400_000);
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function priced(unit_amount: number) {
  const recurring = { interval: "month" as const };
  return processor().prices.create({ currency: "usd", unit_amount, recurring, product_data: { name: "Plan" } });
}

/** A customer who pays $20 a month, and their portal. */
async function subscriber() {
  const customer = await processor().customers.create({ email: "cora@example.com" });
  const price = await priced(2_000);
  const { id } = await openSession({
    params: { mode: "subscription", customer: customer.id, line_items: [{ price: price.id, quantity: 1 }] },
  });
  await payCheckout(id, GOOD_FORM);
  const { subscription } = await processor().checkout.sessions.retrieve(id);
  const portal = await processor().billingPortal.sessions.create({ customer: customer.id, return_url: RETURN });
  const token = portal.url.split("/").at(-1) ?? "";
  return { customer: customer.id, token, portal, subscription: subscription as string };
}

const statusOf = async (id: string) => (await processor().subscriptions.retrieve(id)).status;
const invoices = async (subscription: string) => (await processor().invoices.list({ subscription })).data;

describe("the portal", () => {
  it("shows what a customer has, for an hour", async () => {
    const { customer, token, portal, subscription } = await subscriber();
    expect(portal).toMatchObject({ object: "billing_portal.session", customer, return_url: RETURN, livemode: false });
    expect(portal.url).toBe(`http://localhost:3000/sandbox/portal/${token}`);
    const view = await viewPortal(token);
    expect(view).toMatchObject({
      email: "cora@example.com",
      returnUrl: RETURN,
      subscriptions: [{ id: subscription, name: "Plan", status: "active", amount: 2_000, ending: false }],
      invoices: [{ amount: 2_000, paid: true }],
    });
    expect(await viewPortal(token, days(0.05))).toBeNull();
    expect(await viewPortal("bps_none")).toBeNull();
    expect((await refusalOf(processor().billingPortal.sessions.create({ customer: "cus_none" }))).param).toBe(
      "customer",
    );
  });

  it("cancels with the period and takes it back, of one's own subscription alone", async () => {
    const [mine, other] = [await subscriber(), await subscriber()];
    await endInPortal(mine, true);
    const ending = await processor().subscriptions.retrieve(mine.subscription);
    expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: ending.items.data[0]?.current_period_end });
    expect((await viewPortal(mine.token))?.subscriptions[0]?.ending).toBe(true);
    await endInPortal(mine, false);
    expect((await processor().subscriptions.retrieve(mine.subscription)).cancel_at).toBeNull();
    const notFound = expect.objectContaining({ code: "not_found" });
    const foreign = { token: mine.token, subscription: other.subscription };
    await expect(endInPortal(foreign, true)).rejects.toEqual(notFound);
    await expect(changeCardInPortal(foreign, GOOD_FORM)).rejects.toEqual(notFound);
    await expect(endInPortal(mine, true, days(1))).rejects.toEqual(notFound);
  });

  it("changes the card, and keeps the old one when the new one is refused", async () => {
    const who = await subscriber();
    expect(await changeCardInPortal(who, { ...GOOD_FORM, card: "4242" })).toMatchObject({
      outcome: "invalid",
      fields: [{ code: "card_invalid" }],
    });
    const declined = await changeCardInPortal(who, { ...GOOD_FORM, card: "4000000000009995" });
    expect(declined).toEqual({ outcome: "declined", code: "insufficient_funds" });
    expect(await changeCardInPortal(who, { ...GOOD_FORM, card: "5555555555554444" })).toEqual({ outcome: "saved" });
    expect((await viewPortal(who.token))?.subscriptions[0]?.card).toEqual({ brand: "mastercard", last4: "4444" });
  });
});

describe("a payment that fails", () => {
  it("leaves the invoice open and the subscription past due until another card pays", async () => {
    const who = await subscriber();
    await changeCardInPortal(who, FAILING);
    await settleDue(days(32));
    expect(await statusOf(who.subscription)).toBe("past_due");
    const [open] = await invoices(who.subscription);
    expect(open).toMatchObject({ status: "open", amount_paid: 0, amount_remaining: 2_000, attempt_count: 1 });
    expect((await processor().invoices.list({ subscription: who.subscription, status: "open" })).data).toHaveLength(1);
    const { data } = await processor().events.list({ types: ["invoice.payment_failed"], limit: 1 });
    expect(data[0]?.data.object).toMatchObject({ id: open?.id });
    await settleDue(days(33.1));
    expect((await invoices(who.subscription))[0]).toMatchObject({ status: "open", attempt_count: 2 });

    expect(await changeCardInPortal(who, FAILING)).toEqual({ outcome: "unpaid" });
    expect(await changeCardInPortal(who, GOOD_FORM)).toEqual({ outcome: "saved" });
    expect(await statusOf(who.subscription)).toBe("active");
    expect((await invoices(who.subscription))[0]).toMatchObject({ status: "paid", amount_paid: 2_000 });
  });

  it("ends the subscription after the last attempt", async () => {
    const who = await subscriber();
    await changeCardInPortal(who, FAILING);
    for (const day of [32, 33.1, 35.2, 39.3]) await settleDue(days(day));
    expect(await statusOf(who.subscription)).toBe("past_due");
    await settleDue(days(46.4));
    expect(await statusOf(who.subscription)).toBe("canceled");
  });
});

describe("a dearer price in the middle of a period", () => {
  const change = async (id: string, price: string, proration_behavior: "none" | "always_invoice") => {
    const [item] = (await processor().subscriptions.retrieve(id)).items.data;
    const items = [{ id: item?.id ?? "", price }];
    return processor().subscriptions.update(id, {
      items,
      proration_behavior,
      payment_behavior: "error_if_incomplete",
    });
  };

  it("bills the rest of the period at once, or nothing before the next", async () => {
    const { subscription } = await subscriber();
    const before = await processor().subscriptions.retrieve(subscription);
    const dear = await priced(5_000);
    const changed = await change(subscription, dear.id, "none");
    expect(await invoices(subscription)).toHaveLength(1);
    expect(changed.items.data[0]?.current_period_end).toBe(before.items.data[0]?.current_period_end);
    await change(subscription, (await priced(9_000)).id, "always_invoice");
    const [billed] = await invoices(subscription);
    expect(billed).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(billed?.total).toBeGreaterThan(3_990);
    expect(billed?.total).toBeLessThanOrEqual(4_000);
  });

  it("changes nothing when the card is refused", async () => {
    const who = await subscriber();
    await changeCardInPortal(who, FAILING);
    const dear = await priced(5_000);
    const error = await refusalOf(change(who.subscription, dear.id, "always_invoice"));
    expect(error).toMatchObject({ type: "StripeCardError", statusCode: 402, code: "card_declined" });
    expect((await processor().subscriptions.retrieve(who.subscription)).items.data[0]?.price.unit_amount).toBe(2_000);
    expect(await invoices(who.subscription)).toHaveLength(1);
  });
});
