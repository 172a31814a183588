import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTransaction } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { MINUTE_MS } from "@/lib/core/values/durations";
import { markExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { buy, hearProcessor, mailsTo, makeSeller, type Seller } from "@/lib/domain/trade/orders/testing";
import { AT_ONCE, accountOf } from "@/lib/domain/trade/orders/testing-money";
import { askAfresh } from "./ask-afresh";
import { giveBack } from "./give-back";
import { listOwedRefunds } from "./list-owed-refunds";
import { processor } from "./processor";
import { payCheckout } from "./sandbox/pages/hosted";
import { sendOwedRefunds } from "./send-owed-refunds";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const worker = (minutes = 0) => systemContext("send-owed-refunds", new Date(Date.now() + minutes * MINUTE_MS));
const owed = async (payment: string) => (await listOwedRefunds(worker())).find(({ source }) => source === payment);

/** A payment that came for nothing, and that its creator's account cannot give back: it was paid out. */
async function paidOutLate(seller: Seller) {
  const { id, session, email } = await buy(seller, null);
  await openTransaction((tx) => markExpired(tx, { ...worker(), db: tx, inTransaction: true }, id));
  await payCheckout(session, { email, name: "Robin Ashby", card: AT_ONCE, expiry: "12/34", cvc: "123" });
  await hearProcessor();
  const at = { stripeAccount: await accountOf(seller) };
  const { available } = await processor().balance.retrieve({}, at);
  await processor().payouts.create({ amount: available[0]?.amount ?? 0, currency: "usd" }, at);
  return { email, payment: String((await processor().checkout.sessions.retrieve(session)).payment_intent) };
}

/** The keys that are asked under while every answer is lost: what is asked for is taken all the same. */
async function unheard<T extends object>(
  of: T,
  call: keyof T,
  work: () => Promise<unknown>,
): Promise<(string | undefined)[]> {
  const before = of[call] as (...asked: unknown[]) => Promise<unknown>;
  const keys: (string | undefined)[] = [];
  const lost = async (...asked: unknown[]) => {
    keys.push((asked.at(-1) as { idempotencyKey?: string }).idempotencyKey?.replace(/^.*pi_\w+/, ""));
    await before.apply(of, asked);
    throw new Error("the answer was lost");
  };
  Object.assign(of, { [call]: lost });
  try {
    await work();
  } finally {
    Object.assign(of, { [call]: before });
  }
  return keys;
}

it("a refund that was refused is asked for again under a key of its own: it goes as soon as it can, once", async () => {
  const seller = await makeSeller(true);
  const { payment } = await paidOutLate(seller);
  const ask = () =>
    askAfresh(`back:${payment}`, (idempotencyKey) =>
      giveBack(payment, { of: { livemode: true }, idempotencyKey, reason: "requested_by_customer" }),
    );
  for (let nth = 0; nth < 3; nth++) await expect(ask()).rejects.toThrow("enough funds");
  // what they earn next
  const { amountCents } = await buy(seller, AT_ONCE);
  const keys = await unheard(processor().refunds, "create", () => expect(ask()).rejects.toThrow("was lost"));
  expect(keys).toEqual(["", ":2", ":3", ":4"]);
  expect(await ask()).toMatchObject({ id: null, cents: amountCents });
  const { data } = await processor().refunds.list({ payment_intent: payment });
  expect(data).toMatchObject([{ amount: amountCents, status: "succeeded" }]);
});

it("so is the creator's part, of money that came for nothing: it is taken as soon as they have it, once", async () => {
  const seller = await makeSeller(true);
  const { payment, email } = await paidOutLate(seller);
  for (const minutes of [0, 2, 5, 9]) await sendOwedRefunds(worker(minutes));
  expect(await owed(payment)).toMatchObject({ attempts: 4, last_error: expect.stringContaining("enough funds") });
  const { amountCents } = await buy(seller, AT_ONCE);
  const keys = await unheard(processor().transfers, "createReversal", () => sendOwedRefunds(worker(60)));
  expect(keys).toEqual([":reversal", ":reversal:2", ":reversal:3", ":reversal:4"]);
  expect(await owed(payment)).toMatchObject({ refunded_cents: amountCents, attempts: 5, last_error: "Error" });
  expect(await sendOwedRefunds(worker(120))).toEqual({ sent: 0, nextDueAt: null });
  const intent = await processor().paymentIntents.retrieve(payment, { expand: ["latest_charge.transfer"] });
  const { transfer } = intent.latest_charge as Stripe.Charge;
  expect(transfer).toMatchObject({ amount: amountCents, amount_reversed: amountCents });
  expect((await owed(payment))?.last_error).toBeNull();
  const { data } = await processor().refunds.list({ payment_intent: payment });
  expect(data).toMatchObject([{ amount: amountCents, status: "succeeded" }]);
  expect(await mailsTo(email)).toEqual(["payment_returned"]);
});
