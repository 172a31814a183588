import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { listApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { approve } from "@/lib/domain/trade/orders/approving/approve";
import { inTurn, sessionOf } from "@/lib/domain/trade/orders/approving/testing";
import { as, hearProcessor, makePerson, makeSeller, orderRow, type Seller } from "@/lib/domain/trade/orders/testing";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { declineQuote } from "./decline";
import { accept, appOf, offered, quoteRow } from "./testing";
import { withdrawQuote } from "./withdraw";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** How many race for one quote: `npm run test:faults` sends a hundred. */
const RACERS = Number(process.env.RACERS ?? 20);
const CARD = { email: "robin@example.com", name: "Robin", card: "4242424242424242", expiry: "12/34", cvc: "123" };

it.each([0, 1, 2, 3])(
  "many who accept, withdraw, decline and pay at once leave one legal history (round %d)",
  async (round) => {
    const buyer = as(await makePerson());
    const { id } = await offered(seller, buyer);
    // every second round begins with a checkout that is open
    if (round % 2) await accept(buyer, seller, id);
    const payNow = async () => {
      const { checkout_url } = await accept(buyer, seller, id);
      // the processor refuses what was closed, in words of its own
      await payCheckout(checkout_url.split("/").at(-1) ?? "", CARD).catch(() => {});
      await hearProcessor();
    };
    const kinds = [
      () => accept(buyer, seller, id),
      () => withdrawQuote(as(seller), id, ""),
      payNow,
      () => declineQuote(buyer, id, ""),
    ];
    const all = Array.from({ length: RACERS }, (_, n) => kinds[(n * 3 + round) % kinds.length]?.());
    const outcomes = await Promise.allSettled(all);
    await hearProcessor();

    const expected = ["invalid_state_transition", "conflict", "not_found"];
    for (const outcome of outcomes) if (outcome.status === "rejected") expect(expected).toContain(outcome.reason.code);
    const quote = await quoteRow(id);
    const made = await database().select().from(orders).where(eq(orders.quoteId, id));
    const paid = made.filter(({ status }) => status === "PAID");
    expect(["ACCEPTED", "DECLINED", "WITHDRAWN"]).toContain(quote.status);
    expect(paid.map((order) => order.id)).toEqual(quote.status === "ACCEPTED" ? [quote.orderId] : []);
    expect(made.filter(({ status }) => status === "CHECKOUT_OPEN")).toEqual([]);
    for (const order of paid) expect(order.amountCents).toBe(quote.amountCents);
    const told = await statement<{ type: string }>(
      "select type from events where type like 'quote.%' and payload like '%' || $1 || '%'",
      [id],
    );
    expect(told.map(({ type }) => type).sort()).toEqual(
      ["quote.requested", "quote.offered", `quote.${quote.status.toLowerCase()}`].sort(),
    );
  },
);

it.each(["withdrawn", "declined"] as const)(
  "an offer that is %s while its person opens a page of their own leaves no page to pay on",
  async (ended) => {
    for (const approvedFirst of [true, false]) {
      const person = await makePerson();
      const { id } = await offered(seller, as(person));
      const { order_id } = await accept(await appOf(person), seller, id);
      const [approval] = (await listApprovals(as(person), { limit: 10 })).data;
      const before = await sessionOf(order_id);
      const end = () => (ended === "withdrawn" ? withdrawQuote(as(seller), id, "") : declineQuote(as(person), id, ""));
      const open = () => approve(as(person), approval?.id ?? "");
      const outcomes = await (approvedFirst ? inTurn(order_id, open, end) : inTurn(order_id, end, open));
      expect(outcomes).toEqual(["fulfilled", approvedFirst ? "fulfilled" : "rejected"]);
      expect((await orderRow(order_id)).status).toBe("EXPIRED");
      const last = await sessionOf(order_id);
      expect([last.id !== before.id, last.status]).toEqual([approvedFirst, "expired"]);
    }
  },
);
