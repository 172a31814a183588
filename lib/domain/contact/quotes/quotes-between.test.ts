import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DAY_MS } from "@/lib/core/values/durations";
import { listThreads } from "@/lib/domain/contact/threads/reading/list";
import { listMessages, messagesByReplyHandle } from "@/lib/domain/contact/threads/reading/messages";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { mailUnread } from "@/lib/domain/contact/threads/writing/mail-unread";
import { sendByReplyHandle } from "@/lib/domain/contact/threads/writing/send";
import { chooseAvailability } from "@/lib/domain/people/availability/choose";
import {
  as,
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
import { offerQuote } from "./offer";
import { getQuote, listQuotes, quoteByReplyHandle } from "./read";
import { requestQuote } from "./request";
import { accept, appOf, asking, offered, offering } from "./testing";
import { withdrawQuote } from "./withdraw";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const afterDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const tokenOf = (path: string) => new URL(path, "https://x.test").searchParams.get("token") ?? "";

describe("anyone who asks without an account", () => {
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
