import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events, orders, threads } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { listThreads } from "@/lib/domain/contact/threads/reading/list";
import { listMessages, messagesByReplyHandle } from "@/lib/domain/contact/threads/reading/messages";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { mailUnread } from "@/lib/domain/contact/threads/writing/mail-unread";
import { sendByReplyHandle } from "@/lib/domain/contact/threads/writing/send";
import { chooseAvailability } from "@/lib/domain/people/availability/choose";
import { briefOf } from "@/lib/domain/trade/orders/brief/read";
import { expireCheckouts } from "@/lib/domain/trade/orders/checkout/expire-checkouts";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import {
  as,
  hearProcessor,
  inTest,
  mailsTo,
  makePerson,
  makeSeller,
  nobody,
  operator,
  orderRow,
  pay,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { declineQuote } from "./decline";
import { expireQuotes } from "./expire";
import { offerQuote } from "./offer";
import { getQuote, listQuotes, quoteByReplyHandle } from "./read";
import { requestQuote } from "./request";
import { accept, appOf, asking, BRIEF, offered, offering, quoteRow } from "./testing";
import { withdrawQuote } from "./withdraw";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const DAY_MS = 86_400_000;
const afterDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const tokenOf = (path: string) => new URL(path, "https://x.test").searchParams.get("token") ?? "";
const kinds = async (profileId: string) =>
  (await database().select().from(events).where(eq(events.ownerId, profileId))).map(({ type }) => type);

describe("a quote that is asked for, offered and paid", () => {
  it("becomes an order of exactly its terms, and its conversation the order's; both sides hear of each step", async () => {
    const shop = await makeSeller(true);
    const buyer = await makePerson();
    const asked = await requestQuote(
      as(buyer),
      asking(shop, { budget_cents: 150_000, wanted_by: "2099-01-31" }),
      "site",
    );
    expect(asked).toMatchObject({ status: "REQUESTED", offer: null, budget_cents: 150_000, wanted_by: "2099-01-31" });
    expect(await mailsTo(shop.email)).toEqual(["quote_requested"]);

    const offer = await offerQuote(as(shop), asked.id, offering(shop));
    expect(offer).toMatchObject({
      status: "OFFERED",
      offer: { amount_cents: 123_456, delivery_days: 9, revisions: 3 },
    });
    expect(await mailsTo(buyer.email)).toEqual(["quote_offered"]);

    const checkout = await accept(as(buyer), shop, asked.id);
    expect(checkout).toMatchObject({
      amount_cents: 123_456,
      lines: [{ name: "Ferry line: mark and icons", amount_cents: 123_456 }],
    });
    expect((await quoteRow(asked.id)).status).toBe("OFFERED");
    const order = await orderRow(checkout.order_id);
    expect(order).toMatchObject({ deliveryDays: 9, revisionsAllowed: 3, feeCents: 12_346, quoteId: asked.id });
    const session = await processor().checkout.sessions.retrieve(order.checkoutSessionId ?? "");
    expect(session).toMatchObject({ amount_total: 123_456, currency: "usd" });
    expect(await briefOf(order.id)).toMatchObject({ status: "SUBMITTED", missing: [] });
    expect((await briefOf(order.id)).summary).toBe(`- One mark\n- Twelve icons\n\n## What was asked for\n\n${BRIEF}`);

    await pay(order.id);
    const paid = await getQuote(as(buyer), asked.id);
    expect(paid).toMatchObject({ status: "ACCEPTED", order_id: order.id });
    const [thread] = await database().select().from(threads).where(eq(threads.id, asked.thread_id));
    expect(thread).toMatchObject({ kind: "order", subjectId: order.id, originId: asked.id });
    expect((await listMessages(as(shop), asked.thread_id)).data.map(({ side }) => side)).toEqual(["creator", "buyer"]);
    expect(await kinds(shop.profileId)).toEqual(
      expect.arrayContaining(["quote.requested", "quote.offered", "order.created", "quote.accepted", "order.paid"]),
    );
    expect(await mailsTo(shop.email)).toEqual(expect.arrayContaining(["quote_accepted", "order_sold"]));
    await expect(accept(as(buyer), shop, asked.id)).rejects.toMatchObject({ code: "invalid_state_transition" });
  });

  it("has one open checkout: a second call answers the first one's, and one that expires leaves it offered", async () => {
    const buyer = as(await makePerson());
    const { id } = await offered(seller, buyer);
    const first = await accept(buyer, seller, id);
    expect(await accept(buyer, seller, id)).toEqual(first);
    await expireCheckouts(operator(afterDays(2)));
    await hearProcessor();
    expect((await orderRow(first.order_id)).status).toBe("EXPIRED");
    expect((await quoteRow(id)).status).toBe("OFFERED");
    expect((await accept(buyer, seller, id)).order_id).not.toBe(first.order_id);
  });

  it.each([
    ["a package", { tier_id: "standard" }, "tier_id"],
    ["add-ons", { addon_ids: ["rush"] }, "addon_ids"],
    ["a brief", { brief: "More" }, "brief"],
    ["another product", { product_id: newId("prod") }, "product_id"],
  ])("takes no %s beside it", async (_what, part, param) => {
    const buyer = as(await makePerson());
    const { id } = await offered(seller, buyer);
    const order = { handle: seller.handle, quote_id: id, addon_ids: [], ...part };
    await expect(openCheckout(buyer, order, "api")).rejects.toMatchObject({ extras: { param } });
  });

  it("is one of the creator who is named; an order names a product or a quote", async () => {
    const buyer = as(await makePerson());
    const { id } = await offered(seller, buyer);
    const { handle } = await makeSeller(true);
    await expect(accept(buyer, { ...seller, handle }, id)).rejects.toMatchObject({ code: "not_found" });
    const neither = { handle: seller.handle, addon_ids: [] };
    await expect(openCheckout(buyer, neither, "api")).rejects.toMatchObject({ extras: { param: "product_id" } });
  });
});

describe("an offer that is over", () => {
  it("cannot be bought, and ends by itself, unless its checkout was opened in time", async () => {
    const buyer = as(await makePerson());
    const soon = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const [late, intime] = [
      await offered(seller, buyer, { expires_at: soon }),
      await offered(seller, buyer, { expires_at: soon }),
    ];
    const { order_id, expires_at } = await accept(buyer, seller, intime.id);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.parse(soon));
    const then = new Date(Date.parse(soon) + 1);
    await expect(accept({ ...buyer, now: then }, seller, late.id)).rejects.toMatchObject({
      code: "invalid_state_transition",
    });
    await expireQuotes(operator(then));
    expect((await quoteRow(late.id)).status).toBe("EXPIRED");
    expect((await quoteRow(intime.id)).status).toBe("OFFERED");
    await pay(order_id);
    expect((await quoteRow(intime.id)).status).toBe("ACCEPTED");
    expect(await kinds(seller.profileId)).toContain("quote.expired");
  });

  it("closes its checkout when it is withdrawn or declined", async () => {
    const person = await makePerson();
    for (const end of ["withdraw", "decline"] as const) {
      const { id } = await offered(seller, as(person));
      const { order_id } = await accept(as(person), seller, id);
      const note = "The dates are gone.";
      const over =
        end === "withdraw" ? await withdrawQuote(as(seller), id, note) : await declineQuote(as(person), id, note);
      expect(over).toMatchObject({
        status: end === "withdraw" ? "WITHDRAWN" : "DECLINED",
        note,
        offer: { amount_cents: 123_456 },
      });
      const order = await orderRow(order_id);
      expect(order.status).toBe("EXPIRED");
      const session = await processor().checkout.sessions.retrieve(order.checkoutSessionId ?? "");
      expect(session.status).toBe("expired");
      await expect(accept(as(person), seller, id)).rejects.toMatchObject({ code: "invalid_state_transition" });
    }
    expect(await mailsTo(person.email)).toEqual(["quote_offered", "quote_withdrawn", "quote_offered"]);
  });

  it("that has just been paid is neither withdrawn nor declined", async () => {
    const buyer = as(await makePerson());
    const { id } = await offered(seller, buyer);
    const { order_id } = await accept(buyer, seller, id);
    const session = (await orderRow(order_id)).checkoutUrl?.split("/").at(-1) ?? "";
    await payCheckout(session, {
      email: "a@example.com",
      name: "A",
      card: "4242424242424242",
      expiry: "12/34",
      cvc: "123",
    });
    await expect(withdrawQuote(as(seller), id, "")).rejects.toMatchObject({ code: "conflict" });
    await expect(declineQuote(buyer, id, "")).rejects.toMatchObject({ code: "conflict" });
    await hearProcessor();
    expect((await quoteRow(id)).status).toBe("ACCEPTED");
  });
});

describe("whoever asks without an account", () => {
  it("an agent reads the offer by its handle, writes once there is one, and buys by the quote's id", async () => {
    const { id, reply_handle } = await requestQuote(nobody(), asking(seller), "mcp");
    expect(await quoteByReplyHandle(nobody(), reply_handle)).toMatchObject({ id, status: "REQUESTED" });
    await expect(sendByReplyHandle(nobody(), reply_handle, { body: "And?" })).rejects.toMatchObject({
      code: "conflict",
    });
    await offerQuote(as(seller), id, offering(seller));
    expect(await quoteByReplyHandle(nobody(), reply_handle)).toMatchObject({ status: "OFFERED" });
    const { page } = await messagesByReplyHandle(nobody(), reply_handle);
    expect(page.data[0]?.body).toContain("$1,234.56");
    await sendByReplyHandle(nobody(), reply_handle, { body: "Could it be blue?" });
    const { order_id } = await accept(nobody(), seller, id);
    await pay(order_id);
    expect(await quoteByReplyHandle(nobody(), reply_handle)).toMatchObject({ status: "ACCEPTED", order_id });
  });

  it("a guest gets a link that opens the quote and its conversation, and nothing of anybody else's", async () => {
    const email = `guest-${Date.now()}@example.com`;
    const asked = await requestQuote(nobody(), asking(seller), "site", { email });
    const token = tokenOf(asked.path);
    expect(await mailsTo(email)).toEqual(["quote_kept"]);
    expect(await getQuote(nobody(), asked.id, { token })).toMatchObject({ id: asked.id });
    expect((await listMessages(nobody(), asked.thread_id, {}, { token })).data).toHaveLength(1);
    const other = await requestQuote(nobody(), asking(seller), "site", { email: `x${email}` });
    await expect(getQuote(nobody(), other.id, { token })).rejects.toMatchObject({ code: "not_found" });
    const reader = await makePerson(email);
    expect((await listQuotes(as(reader))).data.map(({ id }) => id)).toEqual([asked.id]);
    await expect(requestQuote(nobody(), asking(seller), "site")).rejects.toMatchObject({ extras: { param: "email" } });
  });
});

it("the question before it becomes the quote's conversation", async () => {
  const buyer = as(await makePerson());
  const asked = { handle: seller.handle, productId: seller.product.id, body: "Do you do icons?" };
  const { thread_id } = await askCreator(buyer, asked);
  const quote = await requestQuote(buyer, asking(seller, { product_id: seller.product.id }), "site");
  expect(quote.thread_id).toBe(thread_id);
  const { data } = await listThreads(as(seller), { limit: 100 });
  expect(data.filter(({ id }) => id === thread_id)).toMatchObject([{ subject: { kind: "quote", id: quote.id } }]);
});

it("an offer is told by one mail, not again as an unread message", async () => {
  const buyer = await makePerson();
  await offered(seller, as(buyer));
  await mailUnread(operator(new Date(Date.now() + 600_000)));
  expect(await mailsTo(buyer.email)).toEqual(["quote_offered"]);
});

it("an offer is of a product on sale, stands at most 30 days, and needs payouts", async () => {
  const poor = await makeSeller();
  const buyer = as(await makePerson());
  const [{ id }, { id: unpaid }] = [await requestQuote(buyer, asking(seller)), await requestQuote(buyer, asking(poor))];
  const refused = async (parts: Parameters<typeof offering>[1], param: string) =>
    expect(offerQuote(as(seller), id, offering(seller, parts))).rejects.toMatchObject({ extras: { param } });
  await refused({ product_id: poor.product.id }, "product_id");
  await refused({ expires_at: afterDays(30.1).toISOString() }, "expires_at");
  await refused({ expires_at: new Date().toISOString() }, "expires_at");
  await expect(offerQuote(as(poor), unpaid, offering(poor))).rejects.toMatchObject({ code: "conflict" });
});

it("a creator who takes no orders sells what they offered all the same", async () => {
  const [seller, buyer] = [await makeSeller(true), as(await makePerson())];
  const { id } = await offered(seller, buyer);
  await chooseAvailability(as(seller), { open: false, max_open_orders: null, next_free_on: null });
  expect((await accept(buyer, seller, id)).amount_cents).toBe(123_456);
});

it("what an app may spend holds for quotes too", async () => {
  const person = await makePerson();
  const app = await appOf(person, undefined, {
    per_order_cents: 100_000,
    per_month_cents: 200_000,
    until: null,
    categories: null,
  });
  const asked = await requestQuote(app, asking(seller), "mcp");
  expect(asked.buyer.name).toBe("Robin Ashby");
  await offerQuote(as(seller), asked.id, offering(seller));
  await expect(accept(app, seller, asked.id)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  const cheaper = await requestQuote(app, asking(seller), "mcp");
  await offerQuote(as(seller), cheaper.id, offering(seller, { amount_cents: 90_000 }));
  const { order_id } = await accept(app, seller, cheaper.id);
  expect(await orderRow(order_id)).toMatchObject({
    spendMonth: new Date().toISOString().slice(0, 7),
    buyerUserId: person.userId,
  });
  await withdrawQuote(as(seller), cheaper.id, "");
  const again = await requestQuote(app, asking(seller), "mcp");
  await offerQuote(as(seller), again.id, offering(seller, { amount_cents: 100_000 }));
  await accept(app, seller, again.id);
});

it("quotes of one mode are not there in the other", async () => {
  const buyer = await makePerson();
  const test = await requestQuote(inTest(as(buyer)), asking(seller), "site");
  await expect(getQuote(as(buyer), test.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(offerQuote(as(seller), test.id, offering(seller))).rejects.toMatchObject({ code: "not_found" });
  expect((await listQuotes(as(buyer))).data).toEqual([]);
  await offerQuote(inTest(as(seller)), test.id, offering(seller));
  await expect(accept(as(buyer), seller, test.id)).rejects.toMatchObject({ code: "not_found" });
  const { order_id } = await accept(inTest(as(buyer)), seller, test.id);
  await pay(order_id);
  expect(await getQuote(inTest(as(buyer)), test.id)).toMatchObject({ status: "ACCEPTED" });
  const [told] = await database().select().from(orders).where(eq(orders.id, order_id));
  expect(told?.livemode).toBe(false);
});
