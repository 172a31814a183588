import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { auditLog, owedRefunds } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { markExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { cancelOrder } from "@/lib/domain/trade/orders/closing/cancel";
import {
  as,
  buy,
  hearProcessor,
  inTest,
  mailsTo,
  makeSeller,
  nobody,
  operator,
  orderRow,
} from "@/lib/domain/trade/orders/testing";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { constructEvent, constructTestEvent, processor, processorModes, sandboxWebhookSecret } from "./processor";
import { isTestCheckout, payCheckout } from "./sandbox/pages/hosted";
import { deliverSandboxWebhooks } from "./sandbox/serving/deliver";
import { sendOwedRefunds } from "./send-owed-refunds";

const CARD = { name: "Robin Ashby", card: "4242424242424242", expiry: "12/34", cvc: "123" };

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

function stripeIs(configured: boolean): void {
  const values = { STRIPE_SECRET_KEY: "sk_live_of_an_account", STRIPE_WEBHOOK_SECRET: "whsec_of_an_account" };
  for (const [name, value] of Object.entries(values)) {
    if (configured) process.env[name] = value;
    else delete process.env[name];
  }
  resetEnv();
}

/** Delivers what the sandbox next to Stripe has to say, as the endpoint of the processor takes it. */
async function hearSandbox(): Promise<string[]> {
  const done: string[] = [];
  await deliverSandboxWebhooks({
    url: "http://here.invalid",
    secret: sandboxWebhookSecret(),
    now: new Date(),
    async send(_url, headers, body) {
      const event = constructTestEvent(body, headers["stripe-signature"] ?? null);
      if (!event) return 400;
      done.push(`${event.type} ${await applyProcessorEvent(inTest(operator()), event)}`);
      return 200;
    },
  });
  return done;
}

it("each processor that there is is asked once for the payments of both modes", () => {
  expect(processorModes()).toEqual([{ livemode: true }]);
  stripeIs(true);
  try {
    expect(processorModes()).toEqual([{ livemode: true }, { livemode: false }]);
  } finally {
    stripeIs(false);
  }
});

it("with Stripe configured, a test checkout is paid and refunded in the sandbox, of a creator whom Stripe does not know", async () => {
  const seller = await makeSeller();
  stripeIs(true);
  try {
    const { id, session } = await buy(seller, null, undefined, inTest(nobody()));
    expect((await orderRow(id)).checkoutUrl).toContain("/sandbox/checkout/");
    expect(await isTestCheckout(session)).toBe(true);
    await payCheckout(session, { ...CARD, email: "sam@example.com" });
    expect(await hearSandbox()).toContain("checkout.session.completed applied");
    expect(await orderRow(id)).toMatchObject({ status: "PAID", livemode: false });
    await cancelOrder(inTest(as(seller)), id);
    await hearSandbox();
    expect((await orderRow(id)).status).toBe("REFUNDED");
    await expect(
      openCheckout(
        nobody(),
        { handle: seller.handle, product_id: seller.product.id, tier_id: "basic", addon_ids: [] },
        "site",
      ),
    ).rejects.toMatchObject({ message: expect.stringContaining("cannot take payments yet") });
  } finally {
    stripeIs(false);
  }
});

it("a test payment that came for nothing goes back as what it is: a test, of which nobody is mailed", async () => {
  const { id, session, email } = await buy(await makeSeller(), null, undefined, inTest(nobody()));
  await openTransaction((tx) => markExpired(tx, { ...inTest(operator()), db: tx, inTransaction: true }, id));
  await payCheckout(session, { ...CARD, email });
  await hearProcessor();
  expect((await sendOwedRefunds(operator())).sent).toBe(1);
  const { payment_intent } = await processor(inTest(operator())).checkout.sessions.retrieve(session);
  const [owed] = await database()
    .select()
    .from(owedRefunds)
    .where(eq(owedRefunds.source, String(payment_intent)));
  expect(owed).toMatchObject({ livemode: false, refundedAt: expect.any(Date) });
  const entries = await database()
    .select({ action: auditLog.action, livemode: auditLog.livemode })
    .from(auditLog)
    .where(eq(auditLog.targetId, owed?.id ?? ""))
    .orderBy(auditLog.id);
  expect(entries).toEqual([
    { action: "refund.owed", livemode: false },
    { action: "refund.sent", livemode: false },
  ]);
  expect(await mailsTo(email)).toEqual([]);
});

it("what the sandbox says next to Stripe changes no live order, and its live checkouts have no page any more", async () => {
  const { id, session } = await buy(await makeSeller(true), null);
  await payCheckout(session, { ...CARD, email: "sam@example.com" });
  stripeIs(true);
  try {
    expect(await hearSandbox()).toContain("checkout.session.completed ignored");
    expect((await orderRow(id)).status).toBe("CHECKOUT_OPEN");
    expect(await isTestCheckout(session)).toBe(false);
  } finally {
    stripeIs(false);
  }
});

it("an event of the sandbox is taken for a test event only where Stripe is configured", async () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", data: { object: {} } });
  const signed = () => processor().webhooks.generateTestHeaderString({ payload: body, secret: sandboxWebhookSecret() });
  expect(constructTestEvent(body, signed())).toBeNull();
  expect(constructEvent(body, signed()).id).toBe("evt_1");
  stripeIs(true);
  try {
    expect(constructTestEvent(body, signed())?.id).toBe("evt_1");
    expect(() => constructEvent(body, signed())).toThrow(expect.objectContaining({ code: "invalid_request" }));
    expect(constructTestEvent(body, "t=1,v1=0")).toBeNull();
  } finally {
    stripeIs(false);
  }
});
