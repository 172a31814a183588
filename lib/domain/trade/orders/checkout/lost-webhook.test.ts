import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { orders, owedRefunds, profiles, sandboxObjects, sandboxWebhooks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { buy, hearProcessor, legalHistory, mailsTo, makeSeller, operator, orderRow, type Seller } from "../testing";
import { expireCheckouts } from "./expire-checkouts";

const DAY = 86_400_000;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** A checkout that was paid, and of which the processor's word was lost. */
async function paidUnheard() {
  const order = await buy(seller);
  await database().delete(sandboxWebhooks);
  return order;
}

const later = (days: number) => operator(new Date(Date.now() + days * DAY));

it("a payment of which the event was lost makes its order PAID once the checkout's time is over", async () => {
  const { id, email, amountCents } = await paidUnheard();
  expect(await expireCheckouts(later(0))).toBe(0);
  const done = await Promise.all([1, 2, 3].map(() => expireCheckouts(later(40))));
  expect(done.reduce((sum, n) => sum + n, 0)).toBe(1);
  const { paymentIntentId, buyerEmail, amountCents: owed } = await orderRow(id);
  expect([buyerEmail, owed]).toEqual([email, amountCents]);
  expect(paymentIntentId).toMatch(/^pi_/);
  expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN", "PAID"]);
  expect(await mailsTo(email)).toEqual(["order_paid"]);
  expect(await expireCheckouts(later(40))).toBe(0);
});

it("an event that comes after all changes nothing more", async () => {
  const { id, email } = await buy(seller);
  expect(await expireCheckouts(later(1))).toBe(1);
  await hearProcessor();
  expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN", "PAID"]);
  expect(await mailsTo(email)).toEqual(["order_paid"]);
  expect(await database().select().from(owedRefunds)).toEqual([]);
});

it("payments that a bank takes days for keep no checkout behind them open", async () => {
  const waiting = [await paidUnheard(), await paidUnheard()];
  for (const { id, session } of waiting) {
    await database()
      .update(sandboxObjects)
      .set({ data: sql`${sandboxObjects.data} || '{"payment_status": "unpaid"}'` })
      .where(eq(sandboxObjects.id, session));
    await database()
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, id));
  }
  const { id, session } = await buy(seller, null);
  expect(await expireCheckouts(later(1), 1)).toBe(1);
  expect((await orderRow(id)).status).toBe("EXPIRED");
  expect((await processor().checkout.sessions.retrieve(session)).status).toBe("expired");
  for (const { id } of waiting) {
    expect((await orderRow(id)).status).toBe("CHECKOUT_OPEN");
    await database().delete(orders).where(eq(orders.id, id));
  }
});

it("a payment of which the event was lost, to a creator who has gone, is sent back", async () => {
  const { id } = await paidUnheard();
  const { checkoutSessionId } = await orderRow(id);
  await database().update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, seller.profileId));
  expect(await expireCheckouts(later(1))).toBe(1);
  expect((await orderRow(id)).status).toBe("EXPIRED");
  const { payment_intent } = await processor().checkout.sessions.retrieve(checkoutSessionId ?? "");
  expect(await database().select().from(owedRefunds)).toMatchObject([{ source: payment_intent, reason: "gone" }]);
});
