import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTransaction } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../processor";
import { payCheckout, viewCheckout } from "./pages/hosted";
import { settleDue } from "./serving/due";
import { activeAccount, GOOD_FORM, openSession, refusalOf } from "./serving/fixtures";
import { moveSubscriptions } from "./serving/move";

let database: TestDatabase;
let price: Stripe.Price;
beforeAll(async () => {
  database = await testDatabase();
  const recurring = { interval: "month" as const };
  const product_data = { name: "Membership" };
  price = await processor().prices.create({ currency: "usd", unit_amount: 1_900, recurring, product_data });
});
afterAll(() => database.drop());

const days = (n: number) => new Date(Date.now() + n * 86_400_000);

async function subscribe(data?: Stripe.Checkout.SessionCreateParams.SubscriptionData): Promise<Stripe.Subscription> {
  const params = { mode: "subscription" as const, line_items: [{ price: price.id, quantity: 1 }] };
  const { id } = await openSession({ params: { ...params, ...(data && { subscription_data: data }) } });
  expect(await viewCheckout(id)).toMatchObject({ mode: "subscription", lines: [{ interval: "month" }] });
  expect((await payCheckout(id, GOOD_FORM)).outcome).toBe("paid");
  const session = await processor().checkout.sessions.retrieve(id, { expand: ["subscription"] });
  expect(session).toMatchObject({
    payment_intent: null,
    payment_status: "paid",
    customer: expect.stringMatching(/^cus_/),
  });
  return session.subscription as Stripe.Subscription;
}

it("starts with a paid first period, passing the creator's part on", async () => {
  const { id: destination } = await activeAccount();
  const sub = await subscribe({
    application_fee_percent: 10,
    transfer_data: { destination },
    metadata: { tier: "t1" },
  });
  expect(sub).toMatchObject({ status: "active", metadata: { tier: "t1" }, cancel_at_period_end: false });
  const [item] = sub.items.data;
  expect(item).toMatchObject({ price: { id: price.id }, quantity: 1 });
  const length = (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0);
  expect([28, 29, 30, 31]).toContain(length / 86_400);
  const { data } = await processor().invoices.list({ subscription: sub.id });
  expect(data).toMatchObject([{ amount_paid: 1_900, status: "paid", billing_reason: "subscription_create" }]);
  const transfers = await processor().transfers.list({ destination });
  expect(transfers.data).toMatchObject([{ amount: 1_900 }]);
  const fees = await processor().applicationFees.list({ charge: transfers.data[0]?.source_transaction as string });
  expect(fees.data).toMatchObject([{ amount: 190 }]);
});

it("renews when its period ends, once", async () => {
  const sub = await subscribe();
  await settleDue(days(20));
  expect((await processor().invoices.list({ subscription: sub.id })).data).toHaveLength(1);
  await Promise.all([settleDue(days(32)), settleDue(days(32))]);
  const { data } = await processor().invoices.list({ subscription: sub.id });
  expect(data.map((invoice) => invoice.billing_reason)).toEqual(["subscription_cycle", "subscription_create"]);
  const renewed = await processor().subscriptions.retrieve(sub.id);
  expect(renewed.latest_invoice).toBe(data[0]?.id);
  expect(renewed.items.data[0]?.current_period_end).toBeGreaterThan(sub.items.data[0]?.current_period_end ?? 0);
});

it("renews for each period that a sweep goes over, from where the last one ended", async () => {
  const sub = await subscribe();
  const first = sub.items.data[0];
  await settleDue(days(95));
  const { data } = await processor().invoices.list({ subscription: sub.id });
  expect(data.map(({ billing_reason }) => billing_reason)).toEqual([
    ...Array(3).fill("subscription_cycle"),
    "subscription_create",
  ]);
  expect(data.at(-2)?.period_start).toBe(first?.current_period_end);
  const [item] = (await processor().subscriptions.retrieve(sub.id)).items.data;
  expect(item?.current_period_start).toBeLessThan(days(95).getTime() / 1000);
  expect(item?.current_period_end).toBeGreaterThan(days(95).getTime() / 1000);
  expect(item?.current_period_start).toBe(data[0]?.period_start);
});

it("another interval begins its periods at that moment", async () => {
  const sub = await subscribe();
  await openTransaction((tx) => moveSubscriptions(tx, [sub.id], 10 * 86_400));
  const recurring = { interval: "year" as const };
  const product = price.product as string;
  const yearly = await processor().prices.create({ currency: "usd", unit_amount: 9_900, recurring, product });
  const items = [{ id: sub.items.data[0]?.id as string, price: yearly.id }];
  const changed = await processor().subscriptions.update(sub.id, { items, proration_behavior: "none" });
  expect(changed.billing_cycle_anchor).toBe(changed.items.data[0]?.current_period_start);
});

it("changes its price, is told to end, and ends with the period", async () => {
  const sub = await subscribe();
  const recurring = { interval: "year" as const };
  const yearly = await processor().prices.create({
    currency: "usd",
    unit_amount: 9_900,
    recurring,
    product: price.product as string,
  });
  const items = [{ id: sub.items.data[0]?.id as string, price: yearly.id }];
  const changed = await processor().subscriptions.update(sub.id, { items, proration_behavior: "none" });
  expect(changed.items.data).toMatchObject([{ id: items[0]?.id, price: { unit_amount: 9_900 } }]);
  const ending = await processor().subscriptions.update(sub.id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ status: "active", cancel_at: changed.items.data[0]?.current_period_end });
  const kept = await processor().subscriptions.update(sub.id, { cancel_at_period_end: false });
  expect(kept).toMatchObject({ cancel_at: null, canceled_at: null });
  await processor().subscriptions.update(sub.id, { cancel_at_period_end: true });
  await settleDue(days(367));
  const ended = await processor().subscriptions.retrieve(sub.id);
  expect(ended).toMatchObject({ status: "canceled", ended_at: expect.any(Number) });
});

it("can be canceled at once, and then only read", async () => {
  const sub = await subscribe();
  expect((await processor().subscriptions.cancel(sub.id)).status).toBe("canceled");
  const again = await refusalOf(processor().subscriptions.cancel(sub.id));
  expect(again).toMatchObject({ statusCode: 404, code: "resource_missing" });
  await refusalOf(processor().subscriptions.update(sub.id, { cancel_at_period_end: true }));
  const listed = await processor().subscriptions.list({ customer: sub.customer as string });
  expect(listed.data).toEqual([]);
  const all = await processor().subscriptions.list({ customer: sub.customer as string, status: "all" });
  expect(all.data.map((s) => s.id)).toEqual([sub.id]);
  const { data } = await processor().events.list({ types: ["customer.subscription.deleted"], limit: 1 });
  expect(data[0]?.data.object).toMatchObject({ id: sub.id });
});

it("needs one recurring price", async () => {
  const product_data = { name: "Once" };
  const once = { price_data: { currency: "usd", unit_amount: 500, product_data }, quantity: 1 };
  const error = await refusalOf(openSession({ params: { mode: "subscription", line_items: [once] } }));
  expect(error.param).toBe("line_items");
});
