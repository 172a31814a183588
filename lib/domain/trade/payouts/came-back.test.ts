import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { auditLog, releases, sandboxIdempotency } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { listQueue } from "@/lib/domain/operators/queues/queues";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { refundOrder } from "@/lib/domain/trade/orders/closing/refund";
import { resolveDispute } from "@/lib/domain/trade/orders/disputes/resolve";
import { sendRefunds } from "@/lib/domain/trade/orders/refunds/send-due";
import {
  as,
  hearProcessor,
  makeSeller,
  nobody,
  operator,
  orderRow,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import {
  accountOf,
  balance,
  completed,
  later,
  paid,
  payoutsOf,
  releaseOf,
} from "@/lib/domain/trade/orders/testing-money";
import { processor } from "@/lib/domain/trade/payments/processor";
import { mutate } from "@/lib/domain/trade/payments/sandbox/mutate";
import { sendBack } from "@/lib/domain/trade/payments/sandbox/resources/connect/payouts";
import { openDispute as disputeAtBank } from "@/lib/domain/trade/payments/sandbox/resources/payments/disputes";
import { freezePayouts } from "./freeze";
import { payOut } from "./pay-out";
import { owedBy } from "./reading/owed";
import { settlePayout } from "./settle-payout";

const REASON = "It is not what was agreed on.";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const known = async (orderId: string) => (await releaseOf(orderId)) ?? expect.fail("not released");
const change = (orderId: string, set: Partial<typeof releases.$inferInsert>) =>
  database().update(releases).set(set).where(eq(releases.orderId, orderId));
const payoutsFor = async (id: string) =>
  (await payoutsOf(seller)).filter(({ metadata }) => metadata?.release === id).map((payout) => payout.status);

/** An order whose payout the bank has sent back. */
async function cameBack() {
  const order = await completed(seller);
  await payOut(operator());
  await back((await known(order.id)).payoutId);
  expect(await releaseOf(order.id)).toMatchObject({ status: "SENDING", payoutId: null, returned: 1 });
  return { ...order, release: (await known(order.id)).id };
}

async function back(payoutId: string | null): Promise<void> {
  await mutate(new Date(), (call) => sendBack(call, payoutId ?? ""));
  await hearProcessor();
}

/** An order that is to be paid out, and of which the processor's answer is lost: it has taken it all the same. */
async function unheard() {
  const order = await completed(seller);
  const { payouts } = processor();
  const before = payouts.create;
  payouts.create = async (...asked: Parameters<typeof before>) => {
    await before.apply(payouts, asked);
    throw new Error("the answer was lost");
  };
  try {
    await payOut(operator());
  } finally {
    payouts.create = before;
  }
  const { id, status, payoutId } = await known(order.id);
  expect({ status, payoutId }).toEqual({ status: "SENDING", payoutId: null });
  return { ...order, release: id };
}

describe("a payout that came back is on the account: it is held as what never left", () => {
  it("by an operator who freezes payouts, until they go on", async () => {
    const { id, release, profileId } = { ...(await cameBack()), profileId: seller.profileId };
    await freezePayouts(operator(), { profileId, frozen: true, reason: "We look at it." });
    expect(await payOut(operator(later(2)))).toEqual({ sent: 0, nextDueAt: null });
    expect(await payoutsFor(release)).toEqual(["failed"]);
    await freezePayouts(operator(), { profileId, frozen: false, reason: "It is right." });
    await payOut(operator(later(2)));
    expect(await releaseOf(id)).toMatchObject({ status: "SENT", returned: 1 });
    expect(await payoutsFor(release)).toEqual(["pending", "failed"]);
  });

  it("by a dispute, until that is over", async () => {
    const order = await cameBack();
    await openDispute(nobody(), { ...order, reason: REASON });
    expect(await payOut(operator(later(2)))).toMatchObject({ sent: 0 });
    expect(await releaseOf(order.id)).toMatchObject({ status: "HELD" });
    expect(await payoutsFor(order.release)).toEqual(["failed"]);
    await resolveDispute(operator(), { orderId: order.id, outcome: "refund", cents: 1_000, early: true });
    await hearProcessor();
    await payOut(operator(later(2)));
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENT", paidCents: order.net - 900 });
    expect(await payoutsFor(order.release)).toEqual(["pending", "failed"]);
  });

  it("what it had made good of other refunds is owed again, where the dispute ends for the buyer", async () => {
    seller = await makeSeller(true);
    const first = await completed(seller);
    await payOut(operator());
    await paid(seller);
    await refundOrder(as(seller), first.id, { amount_cents: 2_000 });
    await hearProcessor();
    const order = await cameBack();
    expect(await releaseOf(order.id)).toMatchObject({ keptCents: 1_800, paidCents: order.net - 1_800 });
    const before = await balance(seller);
    await openDispute(nobody(), { ...order, reason: REASON });
    await resolveDispute(operator(), { orderId: order.id, outcome: "refund", early: true });
    await sendRefunds(operator());
    await hearProcessor();
    await payOut(operator(later(2)));
    expect(await releaseOf(order.id)).toMatchObject({ status: "PAID", paidCents: 0, keptCents: 1_800 });
    expect(await balance(seller)).toBe(before - order.net);
    expect(await owedBy(operator(), seller.profileId)).toBe(1_800);
  });
});

describe("a payout that comes back after its order was disputed is not paid again until that is over", () => {
  it("by its buyer", async () => {
    seller = await makeSeller(true);
    const order = await completed(seller);
    await payOut(operator());
    await openDispute(nobody(), { ...order, reason: REASON });
    const { id, payoutId } = await known(order.id);
    await back(payoutId);
    expect(await payOut(operator(later(2)))).toMatchObject({ sent: 0 });
    expect(await releaseOf(order.id)).toMatchObject({ status: "HELD", payoutId: null });
    await resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true });
    await payOut(operator(later(2)));
    expect(await payoutsFor(id)).toEqual(["pending", "failed"]);
  });

  it("by the card holder's bank, however the order was completed meanwhile", async () => {
    seller = await makeSeller(true);
    const order = await completed(seller);
    await payOut(operator());
    const { paymentIntentId } = await orderRow(order.id);
    await mutate(new Date(), (call) => disputeAtBank(call, paymentIntentId ?? ""));
    await hearProcessor();
    await resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true });
    const { id, payoutId } = await known(order.id);
    await back(payoutId);
    await payOut(operator(later(2)));
    expect(await orderRow(order.id)).toMatchObject({ status: "COMPLETED", processorDispute: "open" });
    expect(await releaseOf(order.id)).toMatchObject({ status: "HELD" });
    const { processorDisputeId } = await orderRow(order.id);
    const evidence = { uncategorized_text: "winning_evidence" };
    await processor().disputes.update(processorDisputeId ?? "", { evidence, submit: true });
    await hearProcessor();
    await payOut(operator(later(2)));
    expect(await payoutsFor(id)).toEqual(["pending", "failed"]);
  });
});

it("what a payout pays after it came back is decided before it is asked for, however many tries died before that", async () => {
  seller = await makeSeller(true);
  const order = await cameBack();
  await refundOrder(as(seller), order.id, { amount_cents: 1_000 });
  await hearProcessor();
  await change(order.id, { attempts: 3, dueAt: new Date() });
  await payOut(operator(later(0.001)));
  expect(await releaseOf(order.id)).toMatchObject({ status: "SENT", paidCents: order.net - 900, nettedFor: 1 });
  expect((await payoutsOf(seller)).map(({ amount }) => amount)).toEqual([order.net - 900, order.net]);
});

describe("a payout of which the answer was lost", () => {
  it("is looked for: it is one, also once the processor has forgotten its key", async () => {
    const order = await unheard();
    await paid(seller);
    await database().delete(sandboxIdempotency);
    await payOut(operator(later(1.1)));
    expect(await payoutsFor(order.release)).toEqual(["pending"]);
    const { payoutId, paidCents } = await known(order.id);
    expect((await payoutsOf(seller))[0]).toMatchObject({ id: payoutId, amount: paidCents });
    const entries = await database().select().from(auditLog).where(eq(auditLog.targetId, order.release));
    expect(entries).toMatchObject([{ action: "payout.sent", diff: { payout: payoutId } }]);
  });

  it("is known by what the processor says of it", async () => {
    const order = await unheard();
    await hearProcessor(later(2));
    expect(await payoutsFor(order.release)).toEqual(["paid"]);
    expect(await releaseOf(order.id)).toMatchObject({ status: "PAID", payoutId: expect.stringMatching(/^po_/) });
  });

  it("is known also where a version before this one asked for it, and named no try", async () => {
    const order = await unheard();
    const [payout] = await payoutsOf(seller);
    const asked = payout ?? expect.fail("no payout");
    await change(order.id, { returned: 1, nettedFor: 0 });
    const nameless = { ...asked, metadata: { release: order.release } };
    const row = await known(order.id);
    const settled = await openTransaction((tx) => settlePayout(tx, operator(), nameless, row));
    expect(settled).toBe(true);
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENT", payoutId: nameless.id, nettedFor: 1 });
  });

  it("is asked for again where the bank has sent it back meanwhile", async () => {
    const order = await unheard();
    const [payout] = await payoutsOf(seller);
    await back(payout?.id ?? null);
    await payOut(operator(later(0.1)));
    expect(await releaseOf(order.id)).toMatchObject({ status: "SENDING", payoutId: null, returned: 1 });
    await payOut(operator(later(2)));
    expect(await payoutsFor(order.release)).toEqual(["pending", "failed"]);
  });
});

it("a payout that is refused for lack of funds is asked for ever more seldom, and operators see it", async () => {
  seller = await makeSeller(true);
  const order = await completed(seller);
  // as a payout by hand in the processor's dashboard
  await processor().payouts.create(
    { amount: await balance(seller), currency: "usd" },
    { stripeAccount: await accountOf(seller) },
  );
  const waits: number[] = [];
  for (let [n, now] = [0, later(0.1)]; n < 10; n++) {
    await payOut(operator(now));
    const { dueAt } = await known(order.id);
    waits.push((dueAt.getTime() - now.getTime()) / 60_000);
    now = dueAt;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
  const { id, returned } = await known(order.id);
  expect(returned).toBe(10);
  const { items } = await listQueue(operator(), "jobs");
  expect(items.filter((item) => item.id === id)).toMatchObject([{ detail: expect.stringContaining("asked 10 times") }]);
  expect(await database().select().from(auditLog).where(eq(auditLog.targetId, id))).toEqual([]);
});
