import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { auditLog, orderRefunds } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { tryAgain } from "@/lib/domain/operators/queues/again";
import { REFUNDS } from "@/lib/domain/operators/queues/refunds";
import { processor } from "@/lib/domain/trade/payments/processor";
import { orderLinkToken } from "../access/link";
import { refundOrder } from "../closing/refund";
import { acceptProposal, propose } from "../disputes/propose";
import { as, buy, hearProcessor, makeSeller, nobody, onRecord, operator, orderRow, type Seller } from "../testing";
import { listStuckRefunds } from "./list-stuck";
import { retryFailedRefund } from "./retry";
import { sendRefunds } from "./send-due";

const DISPUTED_CARD = "4000000000000259";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const later = (minutes: number) => operator(new Date(Date.now() + minutes * 60_000));

async function refundOf(orderId: string) {
  const [refund] = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId));
  return refund;
}

/** A part that both sides agreed on, and that the processor refuses as long as the card holder's bank has not decided. */
async function refused() {
  const { id } = await buy(seller, DISPUTED_CARD);
  await hearProcessor();
  const buyer = { orderId: id, token: orderLinkToken(id), as: "buyer" } as const;
  const { id: proposal } = await propose(nobody(), buyer, { kind: "refund_part", cents: 5_000 });
  await acceptProposal(as(seller), { orderId: id, as: "creator" }, proposal);
  await sendRefunds(operator());
  expect(await refundOf(id)).toMatchObject({ attempts: 1, processorId: null, lastError: /charged back/ });
  const { paymentIntentId, processorDisputeId } = await orderRow(id);
  const win = { evidence: { uncategorized_text: "winning_evidence" }, submit: true };
  const sent = async () => (await processor().refunds.list({ payment_intent: paymentIntentId ?? "" })).data;
  return { id, sent, decided: () => processor().disputes.update(processorDisputeId ?? "", win) };
}

/** Work during which the processor's answers to refunds are lost: it takes them all the same. */
async function unheard(work: () => Promise<unknown>): Promise<void> {
  const { refunds } = processor();
  const before = refunds.create;
  refunds.create = async (...asked: Parameters<typeof before>) => {
    await before.apply(refunds, asked);
    throw new Error("the answer was lost");
  };
  try {
    await work();
  } finally {
    refunds.create = before;
  }
}

it("what the processor refused is asked again under a key of its own: it goes as soon as it can, not a day later", async () => {
  const order = await refused();
  await order.decided();
  await sendRefunds(later(2));
  const [sent, ...more] = await order.sent();
  expect([sent?.amount, more]).toEqual([5_000, []]);
  expect(await refundOf(order.id)).toMatchObject({ processorId: sent?.id, attempts: 0, lastError: null });
});

it("what has an unknown outcome after a refusal is asked again under its own key: it is one refund", async () => {
  const order = await refused();
  await order.decided();
  await unheard(() => sendRefunds(later(2)));
  expect(await refundOf(order.id)).toMatchObject({ attempts: 1, processorId: null });
  await sendRefunds(later(10));
  const [sent, ...more] = await order.sent();
  expect([sent?.amount, more]).toEqual([5_000, []]);
  expect(await refundOf(order.id)).toMatchObject({ processorId: sent?.id, attempts: 0 });
});

it("what the bank of a lost card dispute took in its place is dropped, which is on record", async () => {
  const order = await refused();
  await processor().disputes.close((await orderRow(order.id)).processorDisputeId ?? "");
  await hearProcessor();
  const dropped = ["order.refund_dropped", expect.objectContaining({ cents: 5_000, reason: "agreed" })];
  expect(await onRecord(order.id, ["order.refund_dropped"])).toEqual([dropped]);
  expect((await orderRow(order.id)).refundPendingCents).toBe(0);
});

it("a refusal that several workers read counts once", async () => {
  const order = await refused();
  await Promise.all([1, 2, 3, 4].map(() => sendRefunds(later(2))));
  expect(await refundOf(order.id)).toMatchObject({ attempts: 2 });
});

it("what was refused forty times is asked no more, which the operator reads, and then as often as before if they try it again", async () => {
  const order = await refused();
  const givenUp = { attempts: 40, dueAt: new Date(0) };
  await database().update(orderRefunds).set(givenUp).where(eq(orderRefunds.orderId, order.id));
  await sendRefunds(later(60 * 24 * 365));
  const { id = "" } = (await refundOf(order.id)) ?? {};
  const shown = async () => (await REFUNDS.list(operator())).find((item) => item.id === id);
  const stuck = async () => (await listStuckRefunds(operator())).find((item) => item.id === id);
  const again = { kind: "refund", id, of: order.id } as const;
  expect(await shown()).toMatchObject({ detail: expect.stringMatching(/asked 40 times.*asked no more/), again });
  expect(await stuck()).toMatchObject({ why: expect.stringContaining("no more"), attempts: 40 });
  const tries = await Promise.allSettled([1, 2, 3].map(() => tryAgain(operator(), again)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await sendRefunds(operator());
  expect(await refundOf(order.id)).toMatchObject({ attempts: 42, retries: 0, processorId: null });
  expect(await shown()).toMatchObject({ detail: expect.stringMatching(/asked 41 times.*by itself/), again: null });
  await order.decided();
  await sendRefunds(later(3));
  expect((await order.sent()).map(({ amount }) => amount)).toEqual([5_000]);
  expect(await refundOf(order.id)).toMatchObject({ processorId: expect.stringMatching(/^re_/), attempts: 0 });
});

it("a decision that the processor refuses at once is taken back, and both are on record", async () => {
  const { id } = await buy(seller, DISPUTED_CARD);
  await hearProcessor();
  const asked = refundOrder(as(seller), id, { amount_cents: 5_000 });
  await expect(asked).rejects.toMatchObject({ code: "conflict", message: /charged back/ });
  expect(await refundOf(id)).toBeUndefined();
  expect(await orderRow(id)).toMatchObject({ refundPendingCents: 0, refundRequestedAt: null });
  const entries = await database()
    .select({ action: auditLog.action, diff: auditLog.diff, ownerId: auditLog.ownerId })
    .from(auditLog)
    .where(and(eq(auditLog.targetId, id), like(auditLog.action, "order.refund%")))
    .orderBy(auditLog.id);
  const refund = (entries[0]?.diff as { refund?: string } | undefined)?.refund;
  expect(entries).toMatchObject([
    { action: "order.refund_requested", diff: { cents: 5_000 } },
    {
      action: "order.refund_refused",
      ownerId: seller.profileId,
      diff: { refund, cents: 5_000, said: expect.stringContaining("charged back") },
    },
  ]);
});

it("a decision that the processor refused at once, and then took from the worker, stands", async () => {
  const { id } = await buy(seller);
  await hearProcessor();
  const { refunds } = processor();
  const before = refunds.create;
  refunds.create = async (...asked: Parameters<typeof before>) => {
    refunds.create = before;
    await before.apply(refunds, asked);
    await sendRefunds(operator());
    throw Object.assign(new Error("not now"), { type: "StripeInvalidRequestError" });
  };
  await refundOrder(as(seller), id, { amount_cents: 5_000 });
  expect(await refundOf(id)).toMatchObject({ cents: 5_000, processorId: expect.stringMatching(/^re_/) });
  expect(await orderRow(id)).toMatchObject({ refundPendingCents: 5_000 });
});

it("a decision that the worker asks for at the same moment stands, and goes", async () => {
  const { id } = await buy(seller);
  await hearProcessor();
  const { refunds } = processor();
  const before = refunds.create;
  refunds.create = async () => {
    refunds.create = before;
    const inUse = { type: "StripeInvalidRequestError", statusCode: 409, code: "idempotency_key_in_use" };
    throw Object.assign(new Error("There is currently another in-progress request using this key."), inUse);
  };
  await refundOrder(as(seller), id, { amount_cents: 5_000 });
  expect(await refundOf(id)).toMatchObject({ status: "REQUESTED", cents: 5_000, attempts: 0 });
  await sendRefunds(operator());
  expect(await refundOf(id)).toMatchObject({ processorId: expect.stringMatching(/^re_/), attempts: 0 });
});

it("an answer that comes after the buyer's bank refused, and the refund was tried again, is none to the new try", async () => {
  const { id } = await buy(seller, "4000000000005126");
  await hearProcessor();
  const { refunds } = processor();
  const before = refunds.create;
  refunds.create = async (...asked: Parameters<typeof before>) => {
    refunds.create = before;
    const answer = await before.apply(refunds, asked);
    await hearProcessor();
    await hearProcessor(new Date(Date.now() + 120_000));
    await retryFailedRefund(as(seller), id, (await refundOf(id))?.id ?? "");
    return answer;
  };
  await refundOrder(as(seller), id, { amount_cents: 5_000 });
  const { paymentIntentId } = await orderRow(id);
  const [again, first] = (await refunds.list({ payment_intent: paymentIntentId ?? "" })).data;
  expect(await refundOf(id)).toMatchObject({ processorId: again?.id, refusedIds: [first?.id], retries: 1 });
  await hearProcessor();
  const rows = await database().select().from(orderRefunds).where(eq(orderRefunds.orderId, id));
  expect(rows).toMatchObject([{ status: "SENT", processorId: again?.id, cents: 5_000 }]);
});

it("a refund whose answer was lost is looked for: it is one, also once the processor has forgotten its key", async () => {
  const { id } = await buy(seller);
  await hearProcessor();
  await unheard(() => refundOrder(as(seller), id, { amount_cents: 5_000 }));
  expect(await refundOf(id)).toMatchObject({ status: "REQUESTED", processorId: null });
  await statement("update sandbox_idempotency set created_at = created_at - interval '25 hours'", []);
  await sendRefunds(later(25 * 60));
  const { paymentIntentId } = await orderRow(id);
  const [sent, ...more] = (await processor().refunds.list({ payment_intent: paymentIntentId ?? "" })).data;
  expect([sent?.amount, more]).toEqual([5_000, []]);
  expect(await refundOf(id)).toMatchObject({ processorId: sent?.id, cents: 5_000, attempts: 0 });
});

it("a refusal that is read late takes back no try that came after it", async () => {
  const { id } = await buy(seller);
  await hearProcessor();
  const { refunds } = processor();
  const before = refunds.create;
  refunds.create = async () => {
    // the worker sent it meanwhile, the buyer's bank refused it, and its creator has it tried again
    await database().update(orderRefunds).set({ retries: 1 }).where(eq(orderRefunds.orderId, id));
    throw Object.assign(new Error("No."), { type: "StripeInvalidRequestError", statusCode: 400 });
  };
  try {
    await refundOrder(as(seller), id, { amount_cents: 500 });
  } finally {
    refunds.create = before;
  }
  expect(await refundOf(id)).toMatchObject({ status: "REQUESTED", retries: 1, cents: 500 });
  expect(await onRecord(id, ["order.refund_refused"])).toEqual([]);
});
