import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../processor";
import { activeAccount, openSession, paidSession, refusalOf } from "./serving/fixtures";

let database: TestDatabase;
let account: Stripe.Account;
beforeAll(async () => {
  database = await testDatabase();
  account = await activeAccount();
});
afterAll(() => database.drop());

const soon = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe("opening a checkout", () => {
  it("prices stored and inline lines and points at the hosted page", async () => {
    const product = await processor().products.create({ name: "Audit" });
    const price = await processor().prices.create({ product: product.id, currency: "usd", unit_amount: 4_900 });
    const session = await openSession({
      params: {
        client_reference_id: "ord_7",
        metadata: { order: "ord_7" },
        line_items: [
          { price: price.id, quantity: 2 },
          { price_data: { currency: "USD", unit_amount: 200, product_data: { name: "Rush" } }, quantity: 1 },
        ],
      },
    });
    expect(session).toMatchObject({
      amount_total: 10_000,
      client_reference_id: "ord_7",
      currency: "usd",
      metadata: { order: "ord_7" },
      payment_intent: null,
      payment_status: "unpaid",
      status: "open",
    });
    expect(session.url).toBe(`http://localhost:3000/sandbox/checkout/${session.id}`);
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/);
    expect(Object.keys(session).filter((key) => key.startsWith("_"))).toEqual([]);
  });

  it("answers its lines by themselves and expanded", async () => {
    const session = await openSession();
    const lines = await processor().checkout.sessions.listLineItems(session.id);
    expect(lines.data).toMatchObject([{ amount_total: 5_000, description: "Gold", quantity: 1 }]);
    const expanded = await processor().checkout.sessions.retrieve(session.id, {
      expand: ["line_items", "payment_intent"],
    });
    expect(expanded.line_items?.data).toMatchObject([{ description: "Gold" }]);
    expect(expanded.payment_intent).toBeNull();
    const listed = await processor().checkout.sessions.list({ limit: 1, expand: ["data.line_items"] });
    expect(listed.data[0]?.line_items?.data).toHaveLength(1);
  });

  it("expands four levels of what a payment made", async () => {
    const paid = await paidSession({ fee: 500, destination: account.id });
    const expand = [
      "payment_intent.latest_charge.transfer.destination",
      "payment_intent.latest_charge.application_fee",
    ];
    const session = await processor().checkout.sessions.retrieve(paid.id, { expand });
    expect(session.payment_intent).toMatchObject({
      application_fee_amount: 500,
      metadata: { order: "ord_1" },
      latest_charge: {
        amount: 5_000,
        transfer: { amount: 5_000, destination: { id: account.id, object: "account" } },
        application_fee: { amount: 500, account: account.id },
      },
    });
    const found = await processor().checkout.sessions.list({ payment_intent: paid.payment_intent });
    expect(found.data.map((s) => s.id)).toEqual([paid.id]);
  });

  it("is open for 24 hours, or from 30 minutes on", async () => {
    const usual = await openSession();
    expect(usual.expires_at - usual.created).toBe(86_400);
    const half = soon(30 * 60);
    expect((await openSession({ params: { expires_at: half } })).expires_at).toBe(half);
    expect((await refusalOf(openSession({ params: { expires_at: soon(25 * 60) } }))).param).toBe("expires_at");
    expect((await refusalOf(openSession({ params: { expires_at: soon(25 * 3_600) } }))).param).toBe("expires_at");
  });

  it("can be expired once", async () => {
    const session = await openSession();
    const expired = await processor().checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: "expired", url: null });
    const again = await refusalOf(processor().checkout.sessions.expire(session.id));
    expect(again.message).toContain("status of expired");
    const events = await processor().events.list({ type: "checkout.session.expired" });
    expect(events.data.filter((e) => (e.data.object as { id: string }).id === session.id)).toHaveLength(1);
  });

  it("takes the seller's metadata later on", async () => {
    const session = await openSession();
    const changed = await processor().checkout.sessions.update(session.id, { metadata: { later: "yes" } });
    expect(changed.metadata).toEqual({ later: "yes" });
  });
});

describe("what a checkout refuses", () => {
  const inline = (data: object) =>
    ({ price_data: { currency: "usd", unit_amount: 500, ...data }, quantity: 1 }) as never;

  it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
    ["no lines", { line_items: [] }, "line_items"],
    ["a line without price", { line_items: [{ quantity: 1 }] }, "line_items[0]"],
    ["an unknown price", { line_items: [{ price: "price_none", quantity: 1 }] }, "line_items[0][price]"],
    ["a line without product", { line_items: [inline({})] }, "line_items[0][price_data]"],
    ["an unknown product", { line_items: [inline({ product: "prod_x" })] }, "line_items[0][price_data][product]"],
    ["no quantity", { line_items: [{ price: "price_none" }] }, "line_items[0][quantity]"],
    [
      "two currencies",
      {
        line_items: [inline({ product_data: { name: "a" } }), inline({ currency: "eur", product_data: { name: "b" } })],
      },
      "line_items",
    ],
    ["less than 50 cents", { line_items: [inline({ unit_amount: 49, product_data: { name: "a" } })] }, "line_items"],
    [
      "a recurring price",
      { line_items: [inline({ recurring: { interval: "month" }, product_data: { name: "a" } })] },
      "line_items[0]",
    ],
    ["a script as cancel link", { cancel_url: "javascript:alert(1)" }, "cancel_url"],
    ["a relative link", { success_url: "/thanks" }, "success_url"],
    ["another mode", { mode: "setup" }, "mode"],
    ["an unknown customer", { customer: "cus_none" }, "customer"],
    ["a subscription's data", { subscription_data: { description: "x" } }, "subscription_data"],
  ])("refuses %s", async (_name, params, param) => {
    const error = await refusalOf(openSession({ params }));
    expect(error).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400, param });
  });

  it("refuses a fee of nothing, without destination, above the total, or to an account that cannot be paid", async () => {
    const feeParam = "payment_intent_data[application_fee_amount]";
    const alone = { payment_intent_data: { application_fee_amount: 100 } };
    expect((await refusalOf(openSession({ params: alone }))).param).toBe(feeParam);
    expect((await refusalOf(openSession({ fee: 0, destination: account.id }))).param).toBe(feeParam);
    expect((await refusalOf(openSession({ fee: 5_001, destination: account.id }))).param).toBe(feeParam);
    expect((await openSession({ fee: 5_000, destination: account.id })).amount_total).toBe(5_000);
    const capabilities = { card_payments: { requested: true }, transfers: { requested: true } };
    const fresh = await processor().accounts.create({ capabilities });
    const error = await refusalOf(openSession({ fee: 1, destination: fresh.id }));
    expect(error.code).toBe("insufficient_capabilities_for_transfer");
    expect((await refusalOf(openSession({ fee: 1, destination: "acct_none" }))).code).toBe("resource_missing");
  });
});
