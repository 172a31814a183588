import { and, eq, isNotNull, like } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { orderEvents, owedRefunds } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { newId } from "@/lib/core/values/ids";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { legalHistory, mailsTo, makeSeller, operator, orderRow, type Seller } from "./testing";

const AMOUNT = 10_000;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

type Kind =
  | "completed"
  | "expired"
  | "refunded in part"
  | "refunded"
  | "refunded the rest"
  | "disputed"
  | "won"
  | "lost"
  | "paid again"
  | "paid too little";

async function openOrder(): Promise<{ id: string; email: string }> {
  const id = newId("ord");
  const parts = { id, productId: seller.product.id, amountCents: AMOUNT, status: "CHECKOUT_OPEN" } as const;
  const nothing = { paidAt: null, buyerEmail: null, buyerName: null, paymentIntentId: null };
  await makePaidOrder(seller.profileId, { ...parts, ...nothing, checkoutSessionId: `cs_${id}` });
  // the factory's timeline goes on to the payment; this order has not been paid
  await database()
    .delete(orderEvents)
    .where(and(eq(orderEvents.orderId, id), isNotNull(orderEvents.from)));
  return { id, email: `${id}@example.com` };
}

/** The processor's events about one order, as objects of its shape; ids are fixed, so that one sent twice is a duplicate. */
function eventOf(kind: Kind, { id, email }: { id: string; email: string }): Stripe.Event {
  const metadata = { order_id: id };
  const charge = { id: `ch_${id}`, object: "charge", amount: AMOUNT, payment_intent: `pi_${id}`, metadata };
  const dispute = { ...charge, id: `du_${id}`, object: "dispute", reason: "fraudulent" };
  const refund = (name: string, amount: number) => ({
    ...charge,
    id: `${name}_${id}`,
    object: "refund",
    amount,
    status: "succeeded",
  });
  const session = {
    id: `cs_${id}`,
    payment_status: "paid",
    amount_total: AMOUNT,
    currency: "usd",
    customer_details: { email, name: "Robin Ashby" },
    payment_intent: `pi_${id}`,
    metadata,
  };
  const objects: Record<Kind, [string, object]> = {
    completed: ["checkout.session.completed", session],
    expired: ["checkout.session.expired", { ...session, payment_status: "unpaid" }],
    "refunded in part": ["refund.created", refund("re_1", 4_000)],
    refunded: ["refund.created", refund("re_2", AMOUNT)],
    "refunded the rest": ["refund.created", refund("re_3", AMOUNT - 4_000)],
    disputed: ["charge.dispute.created", { ...dispute, status: "needs_response" }],
    won: ["charge.dispute.closed", { ...dispute, status: "won" }],
    lost: ["charge.dispute.closed", { ...dispute, status: "lost" }],
    "paid again": ["checkout.session.completed", { ...session, id: `cs_2_${id}`, payment_intent: `pi_2_${id}` }],
    "paid too little": ["checkout.session.completed", { ...session, amount_total: AMOUNT - 1 }],
  };
  const [type, object] = objects[kind];
  return { id: `evt_${kind}_${id}`, type, data: { object } } as unknown as Stripe.Event;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, n) => permutations(items.filter((_, i) => i !== n)).map((rest) => [item, ...rest]));
}

/** What happened at the processor, and where that must end, whatever the order in which it is heard of. */
const STORIES: [Kind[], OrderStatus[]][] = [
  [["completed", "refunded"], ["REFUNDED"]],
  [["completed", "refunded in part", "refunded the rest"], ["REFUNDED"]],
  [["completed", "disputed"], ["DISPUTED"]],
  [["completed", "disputed", "lost"], ["REFUNDED"]],
  [["completed", "disputed", "refunded"], ["REFUNDED"]],
  [["completed", "refunded in part", "disputed", "lost"], ["REFUNDED"]],
  // nothing was delivered: whether it was heard to be disputed or not, it goes on as it was
  [["completed", "disputed", "won"], ["PAID"]],
  // a session cannot be both; whatever is heard first holds
  [
    ["completed", "expired"],
    ["PAID", "EXPIRED"],
  ],
  [["completed", "paid again"], ["PAID"]],
  [["completed", "paid again", "refunded"], ["REFUNDED"]],
  [["expired", "paid again"], ["EXPIRED"]],
  [["paid too little", "expired"], ["EXPIRED"]],
];

/** The payments that came for nothing, by what was heard of them; the order keeps the other. */
function unused(kinds: readonly Kind[], end: OrderStatus | undefined): string[] {
  const own = kinds.includes("paid too little") || (kinds.includes("completed") && end === "EXPIRED");
  return [...(own ? ["pi"] : []), ...(kinds.includes("paid again") ? ["pi_2"] : [])];
}

describe.each(STORIES)("%s", (kinds, ends) => {
  it.each(permutations(kinds).map((order) => [order]))("heard as %s", async (heard) => {
    const order = await openOrder();
    for (const kind of heard) await applyProcessorEvent(operator(), eventOf(kind, order));
    for (const kind of heard) expect(await applyProcessorEvent(operator(), eventOf(kind, order))).toBe("duplicate");
    const history = await legalHistory(order.id);
    expect(ends).toContain(history.at(-1));
    // a dispute that is won leads back to where it came from, once
    const back = history.slice(-2).join() === "DISPUTED,PAID" ? 1 : 0;
    expect(new Set(history).size).toBe(history.length - back);
    const owed = database()
      .select()
      .from(owedRefunds)
      .where(like(owedRefunds.source, `%${order.id}`));
    const sources = (await owed).map(({ source }) => source.replace(`_${order.id}`, ""));
    expect(sources.sort()).toEqual(unused(kinds, history.at(-1) as OrderStatus));
    const row = await orderRow(order.id);
    if (kinds.some((kind) => kind === "refunded" || kind === "refunded the rest" || kind === "lost")) {
      expect(row.refundedCents).toBe(AMOUNT);
      expect((await mailsTo(order.email)).filter((kind) => kind === "order_refunded")).not.toHaveLength(0);
    }
  });
});

it("all at once, each three times: one legal history", async () => {
  const kinds: Kind[] = ["completed", "refunded in part", "refunded the rest", "disputed", "lost"];
  for (let round = 0; round < 6; round++) {
    const order = await openOrder();
    const sent = [...kinds, ...kinds, ...kinds].sort(
      (a, b) => ((a.length * 7 + round) % 5) - ((b.length * 7 + round) % 5),
    );
    await Promise.all(sent.map((kind) => applyProcessorEvent(operator(), eventOf(kind, order))));
    expect((await legalHistory(order.id)).at(-1)).toBe("REFUNDED");
    expect((await orderRow(order.id)).refundedCents).toBe(AMOUNT);
  }
});
