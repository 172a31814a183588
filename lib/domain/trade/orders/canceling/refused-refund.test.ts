import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { orderRefunds } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { processor } from "@/lib/domain/trade/payments/processor";
import { orderLinkToken } from "../access/link";
import { cancelOrder } from "../closing/cancel";
import { refundOrder } from "../closing/refund";
import { decideRefund } from "../refunds/decide";
import { holdOrder } from "../refunds/reckon";
import { MOST_RETRIES } from "../refunds/retry";
import { sendRefunds } from "../refunds/send-due";
import { as, buy, hearProcessor, legalHistory, makeSeller, nobody, operator, orderRow, type Seller } from "../testing";
import { cancelUnanswered } from "./answer";
import { askToCancel } from "./ask";

const HOUR = 3_600_000;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** An order that went back in two parts, of which the buyer's bank refused the first. */
async function refusedInPart() {
  const { id, amountCents } = await buy(seller, "4000000000005126");
  await hearProcessor();
  const half = amountCents / 2;
  await refundOrder(as(seller), id, { amount_cents: half });
  await hearProcessor();
  await hearProcessor(new Date(Date.now() + 120_000));
  // here it would be the whole together with the first; at the processor nobody holds that back
  const payment_intent = (await orderRow(id)).paymentIntentId ?? "";
  await processor().refunds.create({ payment_intent, amount: half });
  await hearProcessor();
  const [failed, sent] = await partsOf(id);
  expect([failed?.status, sent?.status]).toEqual(["FAILED", "SENT"]);
  return { id, amountCents, half, failed };
}

const partsOf = (id: string) =>
  database().select().from(orderRefunds).where(eq(orderRefunds.orderId, id)).orderBy(orderRefunds.id);

it("who would send back more of an order is told which part its buyer's bank refused", async () => {
  const { id, failed } = await refusedInPart();
  await expect(refundOrder(as(seller), id, { amount_cents: 100 })).rejects.toMatchObject({
    code: "conflict",
    message: `The buyer's bank refused $100 (${failed?.id}) of this order, and nothing else is left to send back. Try that again.`,
  });
});

it("an order of which the buyer's bank refused a part is canceled by its creator, and that part is tried again", async () => {
  const { id, amountCents } = await refusedInPart();
  expect((await cancelOrder(as(seller), id)).status).toBe("CANCELED");
  expect(await partsOf(id)).toMatchObject([{ status: "REQUESTED", retries: 1 }, { status: "SENT" }]);
  await sendRefunds(operator());
  await hearProcessor();
  expect(await orderRow(id)).toMatchObject({ status: "REFUNDED", refundedCents: amountCents });
  expect((await legalHistory(id)).slice(-2)).toEqual(["CANCELED", "REFUNDED"]);
});

it("it is canceled where the creator is silent, too", async () => {
  const { id, half } = await refusedInPart();
  await askToCancel(nobody(), { orderId: id, token: orderLinkToken(id), reason: "I chose somebody else." });
  const after = operator(new Date(Date.now() + 49 * HOUR));
  expect(await cancelUnanswered(after)).toBe(1);
  expect(await orderRow(id)).toMatchObject({ status: "CANCELED", refundPendingCents: half });
  expect(await cancelUnanswered(after)).toBe(0);
});

it("it is canceled with nothing to send where that part was tried too often", async () => {
  const { id, half, failed } = await refusedInPart();
  const one = and(eq(orderRefunds.id, failed?.id ?? ""), eq(orderRefunds.status, "FAILED"));
  await database().update(orderRefunds).set({ retries: MOST_RETRIES }).where(one);
  expect((await cancelOrder(as(seller), id)).status).toBe("CANCELED");
  expect(await orderRow(id)).toMatchObject({ refundedCents: half, refundPendingCents: 0 });
});

it("an order all of whose payment is on its way back is canceled, and nothing is sent twice", async () => {
  const { id, amountCents } = await buy(seller);
  await hearProcessor();
  await refundOrder(as(seller), id, { amount_cents: 1 });
  // as a decision of while it was disputed stands, once the dispute was won
  await transaction(as(seller), async (tx, within) => {
    const held = await holdOrder(tx, within, id);
    if (held) await decideRefund(tx, within, held, { reason: "agreed" });
  });
  expect((await cancelOrder(as(seller), id)).status).toBe("CANCELED");
  await sendRefunds(operator());
  await hearProcessor();
  const { paymentIntentId } = await orderRow(id);
  const sent = (await processor().refunds.list({ payment_intent: paymentIntentId ?? "" })).data;
  expect(sent.map(({ amount }) => amount)).toEqual([amountCents - 1, 1]);
  expect(await orderRow(id)).toMatchObject({ status: "REFUNDED", refundedCents: amountCents });
});
