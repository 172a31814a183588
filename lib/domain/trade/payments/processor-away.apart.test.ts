import { asc, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { orderRefunds, orders, owedRefunds, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { replacePage } from "@/lib/domain/trade/orders/approving/pay-page";
import { cancelUnanswered } from "@/lib/domain/trade/orders/canceling/answer";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { sendRefunds } from "@/lib/domain/trade/orders/refunds/send-due";
import { buy, makeSeller, nobody, operator, orderRow, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { processor } from "./processor";
import { sendOwedRefunds } from "./send-owed-refunds";

/** What a call takes that is never answered, asked once more. */
const HUNG_MS = 17_000;
const ROWS = 5;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => own.drop());

const silent = Object.assign(new Error("timed out"), { type: "StripeConnectionError" });

/** A processor that answers nothing more. Answers how often it was asked. */
function hang(): () => number {
  const { now } = performance;
  let [hung, asked] = [0, 0];
  vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + hung);
  const call = vi.fn(async () => {
    hung += HUNG_MS;
    asked++;
    throw silent;
  });
  vi.spyOn(processor().paymentIntents, "retrieve").mockImplementation(call as never);
  vi.spyOn(processor().refunds, "list").mockImplementation((() => ({
    [Symbol.asyncIterator]: () => ({ next: call }),
  })) as never);
  return () => asked;
}

const each = <T>(make: (n: number) => T): T[] => Array.from({ length: ROWS }, (_, n) => make(n));
const paid = () => Promise.all(each(() => sell(seller, { paymentIntentId: `pi_${newId("ord")}` })));

it("payouts: the run ends after two, and the rest is as it was", async () => {
  const ids = each(() => newId("rel"));
  const row = { profileId: seller.profileId, kind: "tip", account: "acct_1", amountCents: 500, feeCents: 0 } as const;
  await database()
    .insert(releases)
    .values(ids.map((id, n) => ({ ...row, id, source: `pi_${id}`, dueAt: new Date(n) })));
  const asked = hang();
  await expect(payOut(operator())).rejects.toBe(silent);
  expect(asked()).toBe(2);
  const rows = await database().select().from(releases).where(inArray(releases.id, ids)).orderBy(asc(releases.id));
  const tried = rows.filter(({ attempts }) => attempts === 1);
  expect(tried.map(({ lastError }) => lastError)).toEqual(["timed out", "timed out"]);
  const untried = rows.filter(({ attempts, dueAt }) => attempts === 0 && dueAt <= new Date());
  expect(untried).toHaveLength(ROWS - 2);
});

it("owed refunds: the same", async () => {
  const ids = each(() => newId("rfd"));
  const row = { reason: "gone", subject: "order", title: "A mark", profileId: seller.profileId } as const;
  await database()
    .insert(owedRefunds)
    .values(ids.map((id) => ({ ...row, id, source: `pi_${id}`, dueAt: new Date(0) })));
  const asked = hang();
  await expect(sendOwedRefunds(operator())).rejects.toBe(silent);
  expect(asked()).toBe(2);
  const rows = await database().select().from(owedRefunds).where(inArray(owedRefunds.id, ids));
  expect(rows.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0, 1, 1]);
  expect(rows.filter(({ lastError }) => lastError)).toHaveLength(2);
});

it("refunds: the run ends after two, which are due again later", async () => {
  const sold = await paid();
  const ids = each(() => newId("rfd"));
  const row = { cents: 100, reason: "creator" } as const;
  await database()
    .insert(orderRefunds)
    .values(ids.map((id, n) => ({ ...row, id, orderId: sold[n]?.id ?? "" })));
  const asked = hang();
  await expect(sendRefunds(operator())).rejects.toBe(silent);
  expect(asked()).toBe(2);
  const rows = await database().select().from(orderRefunds).where(inArray(orderRefunds.id, ids));
  expect(rows.filter(({ dueAt }) => dueAt !== null)).toHaveLength(2);
});

it("orders that nobody answered for: the run ends after two refunds that went unanswered", async () => {
  const sold = await paid();
  for (const { id } of sold)
    await askToCancel(nobody(), { orderId: id, token: orderLinkToken(id), reason: "I chose somebody else." });
  const asked = hang();
  await expect(cancelUnanswered(operator(new Date(Date.now() + 49 * 3_600_000)))).rejects.toBe(silent);
  expect(asked()).toBe(2);
  const ids = sold.map(({ id }) => id);
  const rows = await database().select().from(orders).where(inArray(orders.id, ids));
  expect(rows.filter(({ status }) => status === "CANCELED")).toHaveLength(2);
});

it("a transaction waits for one call that is not answered, and for no second one after it", async () => {
  const order = await orderRow((await buy(seller, null)).id);
  const { sessions } = processor().checkout;
  const looked = vi.spyOn(sessions, "retrieve");
  const closed = vi.spyOn(sessions, "expire").mockRejectedValue(silent);
  const approval = { id: newId("apr") } as Parameters<typeof replacePage>[2];
  await expect(transaction(operator(), (tx, within) => replacePage(tx, within, approval, order))).rejects.toBe(silent);
  expect([looked.mock.calls.length, closed.mock.calls.length]).toEqual([2, 1]);
});
