import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../processor";
import { payCheckout } from "./pages/hosted";
import { activeAccount, GOOD_FORM, openSession, paidSession, refusalOf } from "./serving/fixtures";

let database: TestDatabase;
let account: Stripe.Account;
beforeAll(async () => {
  database = await testDatabase();
  account = await activeAccount();
});
afterAll(() => database.drop());

const BOTH = { reverse_transfer: true, refund_application_fee: true };

/** A payment with its refunds, transfer and fee. */
async function stateOf(intent: string) {
  const { latest_charge } = await processor().paymentIntents.retrieve(intent, {
    expand: ["latest_charge.transfer", "latest_charge.application_fee"],
  });
  const charge = latest_charge as Stripe.Charge;
  return {
    refunded: charge.amount_refunded,
    reversed: (charge.transfer as Stripe.Transfer | null)?.amount_reversed,
    feeRefunded: (charge.application_fee as Stripe.ApplicationFee | null)?.amount_refunded,
    complete: charge.refunded,
  };
}

describe("a whole refund", () => {
  it("takes back transfer and fee", async () => {
    const { payment_intent } = await paidSession({ amount: 4_900, fee: 490, destination: account.id });
    const refund = await processor().refunds.create({ payment_intent, ...BOTH, reason: "requested_by_customer" });
    expect(refund).toMatchObject({
      amount: 4_900,
      status: "succeeded",
      payment_intent,
      reason: "requested_by_customer",
    });
    expect(await stateOf(payment_intent)).toEqual({
      refunded: 4_900,
      reversed: 4_900,
      feeRefunded: 490,
      complete: true,
    });
    const reversal = await processor().refunds.retrieve(refund.id, { expand: ["transfer_reversal"] });
    expect(reversal.transfer_reversal).toMatchObject({ object: "transfer_reversal", amount: 4_900 });
    const again = await refusalOf(processor().refunds.create({ payment_intent }));
    expect(again).toMatchObject({ statusCode: 400, code: "charge_already_refunded" });
  });

  it("leaves transfer and fee alone unless asked", async () => {
    const { payment_intent } = await paidSession({ fee: 500, destination: account.id });
    await processor().refunds.create({ payment_intent });
    expect(await stateOf(payment_intent)).toEqual({ refunded: 5_000, reversed: 0, feeRefunded: 0, complete: true });
  });
});

describe("partial refunds", () => {
  it("take proportional parts that add up to the whole, whatever the rounding", async () => {
    const { payment_intent } = await paidSession({ amount: 1_000, fee: 101, destination: account.id });
    const fees: (number | undefined)[] = [];
    for (const amount of [333, 333, 333]) {
      await processor().refunds.create({ payment_intent, amount, ...BOTH });
      fees.push((await stateOf(payment_intent)).feeRefunded);
    }
    // 101 × 333, 666 and 999 of 1000 are 33.6, 67.3 and 100.9
    expect(fees).toEqual([34, 67, 101]);
    await processor().refunds.create({ payment_intent, ...BOTH });
    expect(await stateOf(payment_intent)).toEqual({
      refunded: 1_000,
      reversed: 1_000,
      feeRefunded: 101,
      complete: true,
    });
    expect((await processor().refunds.list({ payment_intent })).data.map((r) => r.amount)).toEqual([1, 333, 333, 333]);
  });

  it("refund only the fee of the parts that asked for it", async () => {
    const { payment_intent } = await paidSession({ amount: 1_000, fee: 100, destination: account.id });
    await processor().refunds.create({ payment_intent, amount: 400 });
    await processor().refunds.create({ payment_intent, amount: 600, refund_application_fee: true });
    expect((await stateOf(payment_intent)).feeRefunded).toBe(60);
  });

  it("never exceed the charge, ten at once either", async () => {
    const { payment_intent } = await paidSession({ amount: 1_000, fee: 100, destination: account.id });
    const tooMuch = await refusalOf(processor().refunds.create({ payment_intent, amount: 1_001 }));
    expect(tooMuch.param).toBe("amount");
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => processor().refunds.create({ payment_intent, amount: 300, ...BOTH })),
    );
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(3);
    expect(await stateOf(payment_intent)).toEqual({ refunded: 900, reversed: 900, feeRefunded: 90, complete: false });
  });
});

describe("the reversals of a transfer", () => {
  it("are listed, the newest first: by a refund, or apart", async () => {
    const [one, other] = [
      await paidSession({ destination: account.id, fee: 500 }),
      await paidSession({ destination: account.id }),
    ];
    const charge = await processor().paymentIntents.retrieve(one.payment_intent, { expand: ["latest_charge"] });
    const transfer = String((charge.latest_charge as Stripe.Charge).transfer);
    const read = (page = {}) => processor().transfers.listReversals(transfer, page);
    expect(await read()).toMatchObject({ data: [], has_more: false, url: `/v1/transfers/${transfer}/reversals` });
    const refund = await processor().refunds.create({ payment_intent: one.payment_intent, amount: 1_000, ...BOTH });
    await processor().refunds.create({ payment_intent: other.payment_intent, reverse_transfer: true });
    const metadata = { order_refund: "rfd_1" };
    const { id } = await processor().transfers.createReversal(transfer, { amount: 700, metadata });
    expect((await read()).data).toMatchObject([
      { id, object: "transfer_reversal", amount: 700, metadata, source_refund: null, transfer },
      { id: refund.transfer_reversal, amount: 1_000, metadata: {}, source_refund: refund.id, transfer },
    ]);
    expect(await read({ limit: 1 })).toMatchObject({ data: [{ id }], has_more: true });
    expect((await read({ limit: 1, starting_after: id })).data).toMatchObject([{ id: refund.transfer_reversal }]);
    const none = await refusalOf(processor().transfers.listReversals("tr_none"));
    expect(none).toMatchObject({ statusCode: 404, code: "resource_missing" });
  });
});

describe("what cannot be refunded", () => {
  it("is refused with nothing changed", async () => {
    const plain = await paidSession();
    const intent = plain.payment_intent;
    expect((await refusalOf(processor().refunds.create({}))).statusCode).toBe(400);
    expect((await refusalOf(processor().refunds.create({ payment_intent: "pi_none" }))).code).toBe("resource_missing");
    expect((await refusalOf(processor().refunds.create({ payment_intent: intent, amount: 0 }))).param).toBe("amount");
    const noTransfer = processor().refunds.create({ payment_intent: intent, reverse_transfer: true });
    expect((await refusalOf(noTransfer)).param).toBe("reverse_transfer");
    const noFee = processor().refunds.create({ payment_intent: intent, refund_application_fee: true });
    expect((await refusalOf(noFee)).param).toBe("refund_application_fee");
    expect(await stateOf(intent)).toMatchObject({ refunded: 0 });
  });

  it("includes a declined charge", async () => {
    const { id } = await openSession();
    await payCheckout(id, { ...GOOD_FORM, card: "4000000000000002" });
    const { payment_intent } = await processor().checkout.sessions.retrieve(id);
    await refusalOf(processor().refunds.create({ payment_intent: payment_intent as string }));
  });
});

it("leaves the platform its fees as balance", async () => {
  const before = (await processor().balance.retrieve()).pending[0]?.amount ?? 0;
  const { payment_intent } = await paidSession({ amount: 10_000, fee: 1_000, destination: account.id });
  const paid = (await processor().balance.retrieve()).pending[0]?.amount ?? 0;
  expect(paid - before).toBe(1_000);
  await processor().refunds.create({ payment_intent, amount: 5_000, ...BOTH });
  expect((await processor().balance.retrieve()).pending[0]?.amount).toBe(before + 500);
});
