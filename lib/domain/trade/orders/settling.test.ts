import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ASKED_TO_CANCEL, DECLINED_TO_CANCEL } from "@/lib/contracts/trade/orders/orders";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { orderLinkToken } from "./access/link";
import { cancelUnanswered, declineCancel } from "./canceling/answer";
import { askToCancel } from "./canceling/ask";
import { withdrawCancel } from "./canceling/withdraw";
import { cancelOrder } from "./closing/cancel";
import { openDispute } from "./closing/dispute";
import { acceptProposal, propose } from "./disputes/propose";
import { resolveDispute } from "./disputes/resolve";
import { speak } from "./disputes/speak";
import { orderCanceled } from "./mails/order-canceled";
import type { OrderFacts } from "./mails/order-facts";
import { historyOf } from "./showing/history";
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
} from "./testing";
import { acceptDelivery } from "./work/accept-delivery";
import { deliverOrder } from "./work/deliver";

const HOUR = 3_600_000;
const WORK = { message: "Here it is.", links: [] };
const REASON = "It is not what was agreed on.";
const REFUSED = { code: "invalid_state_transition" };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const hours = (n: number) => new Date(Date.now() + n * HOUR);

async function paid() {
  const { id, email } = await buy(seller);
  await hearProcessor();
  return { id, email, orderId: id, token: orderLinkToken(id) };
}

async function disputed() {
  const order = await paid();
  await deliverOrder(as(seller), order.id, WORK);
  await openDispute(nobody(), { ...order, reason: REASON });
  const sides = { buyer: { ...order, as: "buyer" }, creator: { orderId: order.id, as: "creator" } } as const;
  return { ...order, ...sides };
}

describe("asking to cancel", () => {
  it("stops deliveries until it is declined with a reason", async () => {
    const order = await paid();
    await askToCancel(nobody(), { ...order, reason: "I chose somebody else." });
    await expect(askToCancel(nobody(), { ...order, reason: "Again." })).rejects.toMatchObject(REFUSED);
    await expect(deliverOrder(as(seller), order.id, WORK)).rejects.toMatchObject({
      ...REFUSED,
      message: /asks to cancel/,
    });
    await declineCancel(as(seller), order.id, "The work is nearly done.");
    const { steps } = await historyOf(order.id);
    const stays = { from: "PAID", to: "PAID" };
    expect(steps.slice(-2)).toMatchObject([
      { ...stays, actor: "buyer", note: `${ASKED_TO_CANCEL}I chose somebody else.` },
      { ...stays, actor: "creator", note: `${DECLINED_TO_CANCEL}The work is nearly done.` },
    ]);
    expect((await mailsTo(order.email)).at(-1)).toBe("order_cancel_declined");
    expect((await deliverOrder(as(seller), order.id, WORK)).status).toBe("DELIVERED");
  });

  it("that the creator agrees to is remembered as what both wanted, with the reason", async () => {
    const order = await paid();
    await askToCancel(nobody(), { ...order, reason: "I chose somebody else." });
    const { timeline } = await cancelOrder(as(seller), order.id, "Good luck.");
    const note = "The buyer asked to cancel, and the creator agreed: I chose somebody else.\n\nGood luck.";
    expect(timeline.at(-1)).toMatchObject({ to: "CANCELED", actor: "creator", note });
    const facts = { title: "A mark", creatorName: "Mara", currency: "usd", amountCents: 100 } as OrderFacts;
    expect(orderCanceled(facts, "", "agreed", 100).paragraphs[0]).toMatch(/You asked to cancel .* and Mara agreed/);
  });

  it("that nobody answers for 48 hours cancels and refunds", async () => {
    const order = await paid();
    await askToCancel(nobody(), { ...order, reason: "I chose somebody else." });
    await cancelUnanswered(operator(hours(47)));
    expect((await orderRow(order.id)).status).toBe("PAID");
    await Promise.all([1, 2, 3].map(() => cancelUnanswered(operator(hours(49)))));
    await hearProcessor();
    expect(await legalHistory(order.id)).toEqual(["CHECKOUT_OPEN", "PAID", "PAID", "CANCELED", "REFUNDED"]);
  });

  it("cancels at once a day after the due date", async () => {
    const order = await paid();
    const { deliveryDays } = await orderRow(order.id);
    const late = await askToCancel(nobody(hours(deliveryDays * 24 + 25)), { ...order, reason: "Nothing came." });
    expect(late.status).toBe("CANCELED");
  });
});

describe("a dispute", () => {
  it("hears both sides, and does at once what the other accepts", async () => {
    const order = await disputed();
    await speak(nobody(), { ...order.buyer, body: "The files were missing." });
    await speak(as(seller), { ...order.creator, body: "They are in the archive." });
    const { id } = await propose(as(seller), order.creator, { kind: "refund_part", cents: 5_000 });
    await expect(acceptProposal(as(seller), order.creator, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await acceptProposal(nobody(), order.buyer, id)).toEqual({ status: "COMPLETED" });
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "COMPLETED", refundedCents: 5_000 });
    // one word of how it ended, and the money
    expect((await mailsTo(order.email)).slice(-2)).toEqual(["order_settled", "order_refunded"]);
    expect((await mailsTo(seller.email)).slice(-2)).toEqual(["order_settled", "order_returned"]);
    const { dispute, money } = await readSettling(nobody(), order.id, order.token);
    expect(dispute.statements.map(({ side }) => side)).toEqual(["buyer", "creator"]);
    expect(dispute.proposals).toMatchObject([{ status: "ACCEPTED", amount_cents: 5_000 }]);
    expect(money).toMatchObject({ standing: "on_its_way", refunds: [{ amount_cents: 5_000, status: "SENT" }] });
  });

  it("ends with another delivery, with everything back, or with the order as it is", async () => {
    const ends = [
      [{ kind: "deliver_again", dueAt: hours(48) }, "REVISION_REQUESTED"],
      [{ kind: "refund_all" }, "REFUNDED"],
      [{ kind: "complete" }, "COMPLETED"],
    ] as const;
    for (const [outcome, status] of ends) {
      const order = await disputed();
      const { id } = await propose(nobody(), order.buyer, outcome);
      await acceptProposal(as(seller), order.creator, id);
      await hearProcessor();
      expect((await legalHistory(order.id)).at(-1)).toBe(status);
    }
  });

  it("cannot be accepted away as a delivery", async () => {
    const order = await disputed();
    await expect(acceptDelivery(nobody(), order)).rejects.toMatchObject(REFUSED);
  });

  it("is the operator's to decide after five days, in part too, with a reason that both read", async () => {
    const order = await disputed();
    const decision = { orderId: order.id, outcome: "refund", cents: 2_000, reason: "Half of it was late." } as const;
    await expect(resolveDispute(operator(), decision)).rejects.toMatchObject({ code: "conflict" });
    expect(await resolveDispute(operator(hours(121)), decision)).toMatchObject({ status: "COMPLETED" });
    await hearProcessor();
    expect(await orderRow(order.id)).toMatchObject({ status: "COMPLETED", refundedCents: 2_000 });
    const { dispute } = await readSettling(as(seller), order.id);
    expect(dispute.statements).toMatchObject([{ side: "operator", body: decision.reason }]);
  });
});

it("a hundred who cancel, decline, deliver and ask at once leave one legal history", async () => {
  const order = await paid();
  await askToCancel(nobody(), { ...order, reason: "I chose somebody else." });
  const kinds = [
    () => cancelUnanswered(operator(hours(49))),
    () => declineCancel(as(seller), order.id, "It is nearly done."),
    () => withdrawCancel(nobody(), order),
    () => deliverOrder(as(seller), order.id, WORK),
    () => askToCancel(nobody(), { ...order, reason: "I mean it." }),
    () => openDispute(nobody(), { ...order, reason: REASON }),
  ];
  await Promise.allSettled(Array.from({ length: 100 }, (_, n) => kinds[(n * 7) % kinds.length]?.()));
  await hearProcessor();
  await legalHistory(order.id);
});

it("a hundred who accept two proposals, speak and refund at once settle a dispute once", async () => {
  const order = await disputed();
  const [mine, theirs] = [
    await propose(nobody(), order.buyer, { kind: "refund_part", cents: 3_000 }),
    await propose(as(seller), order.creator, { kind: "complete" }),
  ];
  const kinds = [
    () => acceptProposal(as(seller), order.creator, mine.id),
    () => acceptProposal(nobody(), order.buyer, theirs.id),
    () => resolveDispute(operator(hours(121)), { orderId: order.id, outcome: "refund", cents: 1_000 }),
  ];
  const done = await Promise.allSettled(Array.from({ length: 99 }, (_, n) => kinds[n % 3]?.()));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await hearProcessor();
  expect((await legalHistory(order.id)).filter((status) => status === "COMPLETED")).toHaveLength(1);
});
