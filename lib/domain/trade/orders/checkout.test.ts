import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type MadeProduct, makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { constructEvent, processor, webhookSecret } from "@/lib/domain/trade/payments/processor";
import { payCheckout, viewCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { expireCheckouts } from "./checkout/expire-checkouts";
import { openCheckout } from "./checkout/open-checkout";
import { getOrderByToken } from "./reading/read";
import { submitReview } from "./work/submit-review";

let database: TestDatabase;
let seller: Awaited<ReturnType<typeof makeCreator>>;
let product: MadeProduct;

beforeAll(async () => {
  database = await testDatabase();
  seller = await makeCreator({ mcpDiscoverable: true });
  product = await makeProduct(seller.profileId, { sellable: true });
});
afterAll(() => database.drop());

const agent = (now = new Date()): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip: "198.51.100.9", now });
const refused = (code: string) => expect.objectContaining({ code });
const BUYER = {
  email: "robin@example.com",
  name: "Robin Ashby",
  card: "4242424242424242",
  expiry: "12/34",
  cvc: "123",
};

/** What stands on the processor's page under the name of each line. */
async function describedOn(url: string): Promise<(string | null)[]> {
  const view = await viewCheckout(url.split("/").at(-1) ?? "");
  return view?.lines.map((line) => line.description) ?? [];
}

async function open(addonIds = ["rush"]) {
  const checkout = await openCheckout(
    agent(),
    { handle: seller.handle, product_id: product.id, tier_id: "standard", addon_ids: addonIds },
    "mcp",
  );
  const sessionId = checkout.checkout_url.split("/").at(-1) ?? "";
  const session = await processor().checkout.sessions.retrieve(sessionId, { expand: ["line_items"] });
  const token = new URL(session.success_url ?? "").searchParams.get("token") ?? "";
  return { checkout, session, token };
}

/** The signed events that the processor queued for a session, as it would send them. */
async function eventsOf(sessionId: string): Promise<{ body: string; event: Stripe.Event }[]> {
  const rows = await statement<{ body: string }>(
    "select body from sandbox_webhooks where body like '%' || $1 || '%' order by seq",
    [sessionId],
  );
  return rows.map(({ body }) => {
    const t = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", webhookSecret()).update(`${t}.${body}`).digest("hex");
    return { body, event: constructEvent(body, `t=${t},v1=${signature}`) };
  });
}

async function paid() {
  const opened = await open();
  await payCheckout(opened.session.id, BUYER);
  const completed = (await eventsOf(opened.session.id)).find((e) => e.event.type === "checkout.session.completed");
  if (!completed) throw new Error("the processor sent no completed event");
  return { ...opened, completed };
}

describe("opening a checkout", () => {
  it("charges stored prices, with fee and destination, and lands on our own host", async () => {
    const { checkout, session } = await open(["rush", "extra-round"]);
    expect(checkout.amount_cents).toBe(20_000 + 2_500 + 1_000);
    expect(session.amount_total).toBe(checkout.amount_cents);
    // a line for each item, at the price that the page before and the receipt have
    expect(session.line_items?.data.map((line) => [line.description, line.quantity, line.amount_total])).toEqual(
      checkout.lines.map((line) => [line.name, 1, line.amount_cents]),
    );
    expect(checkout.lines.map((line) => line.amount_cents)).toEqual([20_000, 2_500, 1_000]);
    expect(session.success_url).toMatch(new RegExp(`^http://localhost:3000/orders/${checkout.order_id}/thanks\\?`));
    expect(session.metadata).toEqual({ order_id: checkout.order_id });
    const [row] = await statement<{ fee_cents: number; status: string; link: string }>(
      "select fee_cents, status, row_to_json(o)::text as link from orders o where id = $1",
      [checkout.order_id],
    );
    expect(row).toMatchObject({ fee_cents: 2_350, status: "CHECKOUT_OPEN" });
    expect(row?.link).not.toContain(new URL(session.success_url ?? "").searchParams.get("token") ?? "?");
  });

  it("says on the processor's page which add-ons a package comes with", async () => {
    const { checkout } = await open(["rush", "extra-round"]);
    const [main, ...addons] = await describedOn(checkout.checkout_url);
    expect(main).toMatch(/With add-ons, listed below: .+ \(\+\$25\), .+ \(\+\$10\)$/);
    expect(addons).toEqual(["Add-on", "Add-on"]);
    const { checkout: plain } = await open([]);
    expect((await describedOn(plain.checkout_url)).join()).not.toContain("dd-on");
  });

  it("refuses a product of another creator, unknown choices, hidden creators and creators without payouts, and writes nothing", async () => {
    const other = await makeCreator({ mcpDiscoverable: true });
    const foreign = await makeProduct(other.profileId);
    const hidden = await makeCreator({ mcpDiscoverable: false });
    const concealed = await makeProduct(hidden.profileId, { sellable: true });
    const count = () => statement<{ n: number }>("select count(*)::int as n from orders", []);
    const before = await count();
    const order = { handle: seller.handle, product_id: product.id, tier_id: "basic", addon_ids: [] };
    await expect(openCheckout(agent(), { ...order, product_id: foreign.id }, "mcp")).rejects.toThrow(
      refused("validation_error"),
    );
    await expect(openCheckout(agent(), { ...order, tier_id: "gold" }, "mcp")).rejects.toThrow(
      refused("validation_error"),
    );
    await expect(openCheckout(agent(), { ...order, addon_ids: ["gift"] }, "mcp")).rejects.toThrow(
      refused("validation_error"),
    );
    await expect(openCheckout(agent(), { ...order, success_path: "//evil.example" }, "mcp")).rejects.toThrow(
      refused("validation_error"),
    );
    await expect(openCheckout(agent(), { ...order, handle: "nobody-here" }, "mcp")).rejects.toThrow(
      refused("not_found"),
    );
    await expect(
      openCheckout(agent(), { ...order, handle: hidden.handle, product_id: concealed.id }, "mcp"),
    ).rejects.toThrow(refused("not_found"));
    await expect(
      openCheckout(agent(), { ...order, handle: other.handle, product_id: foreign.id }, "mcp"),
    ).rejects.toThrow(refused("conflict"));
    expect(await count()).toEqual(before);
    await openCheckout(agent(), { ...order, handle: hidden.handle, product_id: concealed.id }, "site");
  });

  it("uses the stored price of a flat product", async () => {
    const flat = await makeProduct(seller.profileId, { flat: true, sellable: true, priceCents: 7_700 });
    const checkout = await openCheckout(agent(), { handle: seller.handle, product_id: flat.id, addon_ids: [] }, "mcp");
    const items = await processor().checkout.sessions.listLineItems(checkout.checkout_url.split("/").at(-1) ?? "");
    const [stored] = await statement<{ price: string }>(
      "select processor_price_id as price from products where id = $1",
      [flat.id],
    );
    expect(items.data.map((i) => i.price?.id)).toEqual([stored?.price]);
  });
});

describe("the processor's word", () => {
  it("makes the order PAID once, however often it comes", async () => {
    const { checkout, completed, token } = await paid();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => applyProcessorEvent(agent(), completed.event)));
    expect(outcomes.filter((o) => o === "applied")).toHaveLength(1);
    expect(outcomes.filter((o) => o === "duplicate")).toHaveLength(9);
    const { order, timeline, can_review } = await getOrderByToken(agent(), checkout.order_id, token);
    expect(order).toMatchObject({ status: "PAID", amount_cents: checkout.amount_cents });
    expect(timeline.map((t) => t.to)).toEqual(["CHECKOUT_OPEN", "PAID"]);
    expect(can_review).toBe(true);
    expect(JSON.stringify(order)).not.toContain("robin@");
  });

  it("leaves the order as it is when it was tampered with, names another session, or is not paid", async () => {
    const { checkout, completed, token } = await paid();
    const t = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", webhookSecret()).update(`${t}.${completed.body}`).digest("hex");
    const tampered = completed.body.replace(/"amount_total":\d+/, '"amount_total":1');
    expect(() => constructEvent(tampered, `t=${t},v1=${signature}`)).toThrow(refused("invalid_request"));
    expect(() => constructEvent(completed.body, `t=${t - 4000},v1=${signature}`)).toThrow(refused("invalid_request"));
    const session = completed.event.data.object as Stripe.Checkout.Session;
    const forged = (change: Partial<Stripe.Checkout.Session>, id: string) =>
      ({ ...completed.event, id, data: { object: { ...session, ...change } } }) as Stripe.Event;
    const other = { id: "cs_test_other", payment_intent: "pi_other" };
    expect(await applyProcessorEvent(agent(), forged(other, "evt_other"))).toBe("applied");
    expect(await statement("select source, reason from owed_refunds", [])).toEqual([
      { source: "pi_other", reason: "second_payment" },
    ]);
    expect(await applyProcessorEvent(agent(), forged({ payment_status: "unpaid" }, "evt_unpaid"))).toBe("ignored");
    expect((await getOrderByToken(agent(), checkout.order_id, token)).order.status).toBe("CHECKOUT_OPEN");
    expect(await applyProcessorEvent(agent(), completed.event)).toBe("applied");
  });

  it("expires what nobody paid, and never an order that was paid", async () => {
    const unpaid = await open();
    const done = await paid();
    await applyProcessorEvent(agent(), done.completed.event);
    const tomorrow = agent(new Date(Date.now() + 86_400_000));
    expect(await expireCheckouts(tomorrow)).toBeGreaterThanOrEqual(1);
    expect((await getOrderByToken(agent(), unpaid.checkout.order_id, unpaid.token)).order.status).toBe("EXPIRED");
    expect((await getOrderByToken(agent(), done.checkout.order_id, done.token)).order.status).toBe("PAID");
    expect((await processor().checkout.sessions.retrieve(unpaid.session.id)).status).toBe("expired");
  });

  it("tells the creator's endpoints in the same transaction", async () => {
    const owner = createContext({
      actor: { kind: "user", userId: seller.userId, profileId: seller.profileId, sessionId: "s", email: seller.email },
      requestId: newId("req"),
    });
    await createEndpoint(owner, { url: "https://example.com/hooks", description: "", event_types: ["order.paid"] });
    const { checkout, completed } = await paid();
    await applyProcessorEvent(agent(), completed.event);
    const rows = await statement<{ type: string; payload: string }>(
      "select e.type, e.payload from deliveries d join events e on e.id = d.event_id where e.payload like '%' || $1 || '%'",
      [checkout.order_id],
    );
    expect(rows.map((r) => r.type)).toEqual(["order.paid"]);
    expect(JSON.parse(rows[0]?.payload ?? "{}")).toMatchObject({
      type: "order.paid",
      data: { id: checkout.order_id, status: "PAID" },
    });
  });
});

describe("the review of an order", () => {
  it("opens with payment, is one per order, can be changed, and does not count before the order is completed", async () => {
    const { checkout, completed, token } = await paid();
    const review = { orderId: checkout.order_id, token, rating: 5, title: "Good", body: "On time." };
    await expect(submitReview(agent(), review)).rejects.toThrow(refused("invalid_state_transition"));
    await applyProcessorEvent(agent(), completed.event);
    await expect(submitReview(agent(), { ...review, token: "wrong" })).rejects.toThrow(refused("not_found"));
    const first = await submitReview(agent(), review);
    const second = await submitReview(agent(), { ...review, rating: 2, body: "On reflection, late." });
    expect(second.id).toBe(first.id);
    const listed = await listReviews(agent(), seller.handle, {});
    expect(listed.data.filter((r) => r.id === first.id)).toMatchObject([
      { rating: 2, body: "On reflection, late.", buyer_name: "Robin A.", order_stage: "PAID", counted: false },
    ]);
    expect(listed).toMatchObject({ rating: null, review_count: 0, distribution: { "2": 0 } });
  });

  it("is one review of twenty sent at once", async () => {
    const { checkout, completed, token } = await paid();
    await applyProcessorEvent(agent(), completed.event);
    const written = async () => (await listReviews(agent(), seller.handle, { limit: 100 })).data.length;
    const before = await written();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        submitReview(agent(), { orderId: checkout.order_id, token, rating: (i % 5) + 1, title: "", body: "" }),
      ),
    );
    expect(await written()).toBe(before + 1);
    const [events] = await statement<{ n: number }>(
      "select count(*)::int as n from events where type = 'review.created' and payload like '%' || $1 || '%'",
      [checkout.order_id],
    );
    expect(events?.n).toBeLessThanOrEqual(1);
  });
});
