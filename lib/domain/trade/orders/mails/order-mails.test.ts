import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { products } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { quoteAccepted } from "@/lib/domain/trade/quotes/mails/quote-accepted";
import type { QuoteFacts } from "@/lib/domain/trade/quotes/mails/quote-facts";
import { cancelOrder } from "../closing/cancel";
import { refundOrder } from "../closing/refund";
import { as, buy, hearProcessor, makeSeller } from "../testing";
import { orderAccepted } from "./order-accepted";
import { orderDelivered } from "./order-delivered";
import type { OrderFacts } from "./order-facts";
import { orderPaid } from "./order-paid";
import { orderReminder } from "./order-reminder";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** The last mail of this kind, as its reader gets it. */
const mailOf = async (email: string, kind: string) =>
  (await mailsTo(email)).filter((mail) => mail.kind === kind).at(-1)?.text ?? "";

it("a canceled order's mail says what goes back now: all of it, or what is left", async () => {
  const seller = await makeSeller(true);
  const [whole, part] = [await buy(seller), await buy(seller)];
  await hearProcessor();
  await cancelOrder(as(seller), whole.id);
  expect(await mailOf(whole.email, "order_canceled")).toContain("Your payment of $200 is being sent back in full.");
  await refundOrder(as(seller), part.id, { amount_cents: 15_000 });
  await hearProcessor();
  await cancelOrder(as(seller), part.id);
  const told = await mailOf(part.email, "order_canceled");
  expect(told).toContain("Of your payment of $200, the $50 that is left is being sent back.");
  expect(told).not.toContain("in full");
});

it("a new order's mail to its creator says when it is due, or from when that counts", async () => {
  const seller = await makeSeller(true);
  await buy(seller);
  await hearProcessor();
  expect(await mailOf(seller.email, "order_sold")).toMatch(/It is due within \d+ days\./);
  const asked = { id: "name", label: "Name?", help: "", kind: "text", options: [], required: true } as const;
  await database()
    .update(products)
    .set({ requirements: [{ ...asked, options: [] }] })
    .where(eq(products.id, seller.product.id));
  await buy(seller);
  await hearProcessor();
  expect(await mailOf(seller.email, "order_sold")).toMatch(
    /It is due within \d+ days of the answers to your questions, which are still to come\./,
  );
});

const FACTS = {
  id: "ord_1",
  title: "A mark",
  amountCents: 20_000,
  currency: "usd",
  buyerName: "Robin",
  creatorName: "Mara",
  deliveryDays: 3,
  revisionsLeft: 1,
  awaitsBrief: false,
  deliveryNumber: 1,
  acceptBy: null,
  acceptedBy: "buyer",
  refundedCents: 0,
  buyerPath: "/orders/ord_1",
  creatorPath: "/studio/orders/ord_1",
} satisfies OrderFacts;

it.each([
  ["a payment", orderPaid],
  ["a delivery", orderDelivered],
  ["a reminder", (facts: OrderFacts) => orderReminder(facts, 24)],
])("the mail of %s offers changes only where a round of them is left", (_, mail) => {
  const said = (revisionsLeft: number) => mail({ ...FACTS, revisionsLeft }).paragraphs.join(" ");
  expect(said(1)).toContain("ask for changes");
  expect(said(0)).not.toContain("changes");
  expect(said(0)).toContain("accept");
});

it("work that is accepted and an offer that is accepted are not of one subject", () => {
  const offer = { title: FACTS.title, amountCents: 20_000, deliveryDays: 3, expiresAt: new Date() };
  const quote: QuoteFacts = { ...FACTS, brief: "A mark.", offer, note: null };
  expect(orderAccepted(FACTS).subject).not.toBe(quoteAccepted(quote).subject);
});
