import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { MINUTE_MS } from "@/lib/core/values/durations";
import { markExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { buy, hearProcessor, mailsTo, makeSeller, type Seller } from "@/lib/domain/trade/orders/testing";
import { listOwedRefunds } from "./list-owed-refunds";
import { processor } from "./processor";
import { payCheckout } from "./sandbox/pages/hosted";
import { sendOwedRefunds } from "./send-owed-refunds";

/** What is paid with it is available at once. */
const AT_ONCE = "4000000000000077";

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
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, seller.profileId));
  const at = { stripeAccount: profile?.processorAccountId ?? "" };
  const { available } = await processor().balance.retrieve({}, at);
  await processor().payouts.create({ amount: available[0]?.amount ?? 0, currency: "usd" }, at);
  return { email, payment: String((await processor().checkout.sessions.retrieve(session)).payment_intent) };
}

it("a refund that was refused is asked for again under a key of its own: it goes as soon as it can, once", async () => {
  const seller = await makeSeller(true);
  const { payment, email } = await paidOutLate(seller);
  for (const minutes of [0, 2, 5]) await sendOwedRefunds(worker(minutes));
  expect(await owed(payment)).toMatchObject({ attempts: 3, last_error: expect.stringContaining("enough funds") });
  // what they earn next
  const { amountCents } = await buy(seller, AT_ONCE);
  const { refunds } = processor();
  const before = refunds.create;
  const keys: (string | undefined)[] = [];
  refunds.create = async (...asked: Parameters<typeof before>) => {
    keys.push(asked[1]?.idempotencyKey?.replace(/^.*pi_\w+/, ""));
    await before.apply(refunds, asked);
    throw new Error("the answer was lost");
  };
  try {
    await sendOwedRefunds(worker(60));
  } finally {
    refunds.create = before;
  }
  expect(keys).toEqual(["", ":2", ":3", ":4"]);
  expect(await owed(payment)).toMatchObject({ refunded_at: null, attempts: 4, last_error: "Error" });
  expect((await sendOwedRefunds(worker(120))).sent).toBe(1);
  const { data } = await processor().refunds.list({ payment_intent: payment });
  expect(data).toMatchObject([{ amount: amountCents, status: "succeeded" }]);
  expect(await mailsTo(email)).toEqual(["payment_returned"]);
});
