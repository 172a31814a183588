import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { mutate } from "@/lib/domain/trade/payments/sandbox/mutate";
import { openDispute as disputeAtBank } from "@/lib/domain/trade/payments/sandbox/resources/payments/disputes";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { readPayouts } from "@/lib/domain/trade/payouts/reading/read";
import { orderLinkToken } from "../access/link";
import { resolveDispute } from "../disputes/resolve";
import {
  as,
  buy,
  hearProcessor,
  legalHistory,
  mailsTo,
  makeSeller,
  nobody,
  operator,
  orderRow,
  type Seller,
} from "../testing";
import { AT_ONCE, releaseOf, WORK } from "../testing-money";
import { acceptDelivery } from "../work/accept-delivery";
import { deliverOrder } from "../work/deliver";
import { requestRevision } from "../work/request-revision";

const DAY = 86_400_000;
const DISPUTED_CARD = "4000000000000259";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

async function paid(card?: string) {
  const order = await buy(seller, card);
  await hearProcessor();
  return { ...order, orderId: order.id, token: orderLinkToken(order.id) };
}

/** The card holder disputes the payment of an order. */
async function disputeCard(id: string): Promise<void> {
  const { paymentIntentId } = await orderRow(id);
  await mutate(new Date(), (call) => disputeAtBank(call, paymentIntentId ?? ""));
  await hearProcessor();
}

async function win(id: string): Promise<void> {
  const { processorDisputeId } = await orderRow(id);
  const evidence = { uncategorized_text: "winning_evidence" };
  await processor().disputes.update(processorDisputeId ?? "", { evidence, submit: true });
}

describe("a card dispute", () => {
  it("that is won completes an order that was delivered", async () => {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await disputeCard(order.id);
    await win(order.id);
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "COMPLETED", processorDispute: "won" });
  });

  it.each(["is won", "is lost"])(
    "that is open keeps back what the operator gives the creator, until it %s",
    async (end) => {
      const order = await paid(AT_ONCE);
      await deliverOrder(as(seller), order.id, WORK);
      await disputeCard(order.id);
      const before = await readPayouts(as(seller));
      await resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true });
      const { paymentIntentId, amountCents, feeCents } = await orderRow(order.id);
      expect(await orderRow(order.id)).toMatchObject({ status: "COMPLETED", processorDispute: "open" });
      expect((await payOut(operator())).sent).toBe(0);
      expect(await releaseOf(order.id)).toMatchObject({ source: paymentIntentId, status: "HELD" });
      const { earnings, sums } = await readPayouts(as(seller));
      expect(earnings.find(({ order_id }) => order_id === order.id)?.standing).toBe("held");
      expect(sums).toEqual(before.sums);
      if (end === "is won") await win(order.id);
      else await processor().disputes.close((await orderRow(order.id)).processorDisputeId ?? "");
      await hearProcessor();
      await payOut(operator());
      const after = { paid: (await releaseOf(order.id))?.paidCents, status: (await orderRow(order.id)).status };
      const won = { paid: amountCents - feeCents, status: "COMPLETED" };
      expect(after).toEqual(end === "is won" ? won : { paid: null, status: "REFUNDED" });
    },
  );

  it("that is won lets an order go on of which nothing was delivered, with the time that was left", async () => {
    const order = await paid(DISPUTED_CARD);
    const before = await orderRow(order.id);
    const left = (before.dueAt?.getTime() ?? 0) - (before.disputedAt?.getTime() ?? 0);
    await win(order.id);
    const decided = new Date(Date.now() + 20 * DAY);
    await hearProcessor(decided);
    const after = await orderRow(order.id);
    expect(after).toMatchObject({ status: "PAID", processorDispute: "won", closedAt: null, deliveryNumber: 0 });
    expect(after.dueAt?.getTime()).toBe(decided.getTime() + left);
    expect(await legalHistory(order.id)).toEqual(["CHECKOUT_OPEN", "PAID", "DISPUTED", "PAID"]);
    expect([await mailsTo(order.email), (await mailsTo(seller.email)).at(-1)]).toEqual([
      ["order_paid", "order_resumed"],
      "order_resumed",
    ]);
    const heard = await database().select().from(events).where(eq(events.ownerId, seller.profileId)).orderBy(events.id);
    const kinds = heard.filter(({ payload }) => payload.includes(order.id));
    expect(kinds.map(({ type }) => type).slice(-2)).toEqual(["order.disputed", "order.resumed"]);
    await deliverOrder(as(seller, decided), order.id, WORK);
    await acceptDelivery(nobody(decided), order);
    expect((await orderRow(order.id)).status).toBe("COMPLETED");
  });

  it("that is won brings changes that were asked for back to its creator", async () => {
    const order = await paid();
    await deliverOrder(as(seller), order.id, WORK);
    await requestRevision(nobody(), { ...order, note: "Darker, please." });
    await disputeCard(order.id);
    await win(order.id);
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "REVISION_REQUESTED", revisionsUsed: 1 });
  });
});
