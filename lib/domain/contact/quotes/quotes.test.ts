import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events, productPackages, products, quotes, threads, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { briefOf } from "@/lib/domain/trade/orders/brief/read";
import { submitBrief } from "@/lib/domain/trade/orders/briefing/submit";
import { expireCheckouts } from "@/lib/domain/trade/orders/checkout/expire-checkouts";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { orderAgainPath } from "@/lib/domain/trade/orders/reading/again";
import { getOrder } from "@/lib/domain/trade/orders/reading/list";
import {
  as,
  hearProcessor,
  mailsTo,
  makePerson,
  makeSeller,
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
import { getQuote } from "./read";
import { requestQuote } from "./request";
import { accept, asking, BRIEF, offered, offering, quoteRow } from "./testing";
import { withdrawQuote } from "./withdraw";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const afterDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const _tokenOf = (path: string) => new URL(path, "https://x.test").searchParams.get("token") ?? "";
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

  it("keeps what was agreed in the order's brief, whatever its buyer sends: their words stand beside it", async () => {
    const buyer = as(await makePerson());
    const { id } = await offered(seller, buyer);
    const { order_id: orderId } = await accept(buyer, seller, id);
    await pay(orderId);
    const agreed = `- One mark\n- Twelve icons\n\n## What was asked for\n\n${BRIEF}`;
    const send = (brief: string) => submitBrief(buyer, { orderId, brief, answers: {}, attachments: [] });
    const noted = `${agreed}\n\n## Notes of the buyer\n\nBlue, please.`;
    expect((await send("Blue, please.")).summary).toBe(noted);
    // read and sent back whole, it says the same
    expect((await send(noted)).summary).toBe(noted);
    expect((await send("")).summary).toBe(agreed);
    expect((await getOrder(as(seller), orderId)).brief.summary).toBe(agreed);
  });

  it("is bought again as the package that its offer started from, or with none chosen", async () => {
    const { id: productId } = seller.product;
    const [start] = await database()
      .select({ page: products.slug, name: products.name, tier: productPackages.slug, title: productPackages.name })
      .from(productPackages)
      .innerJoin(products, eq(products.id, productPackages.productId))
      .where(eq(products.id, productId))
      .orderBy(desc(productPackages.slug));
    const again = async (title: string) => {
      const buyer = as(await makePerson());
      const { id } = await offered(seller, buyer, { title });
      return orderAgainPath(buyer, (await accept(buyer, seller, id)).order_id);
    };
    const page = `/${seller.handle}/products/${start?.page}`;
    expect(await again(`${start?.name}: ${start?.title}`)).toBe(`${page}?tier=${start?.tier}`);
    expect(await again("Something else")).toBe(page);
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
  ])("takes no %s next to it", async (_what, part, param) => {
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

  it("is declined by its buyer, who is told so instead of that it is not there; others hear nothing", async () => {
    const buyer = await makePerson();
    const asked = await requestQuote(as(buyer), asking(seller), "site");
    await expect(withdrawQuote(as(buyer), asked.id, "")).rejects.toMatchObject({
      code: "invalid_state_transition",
      message: expect.stringContaining("takes your request back: `POST /v1/quotes/{id}/decline`"),
    });
    await expect(withdrawQuote(as(await makePerson()), asked.id, "")).rejects.toMatchObject({ code: "not_found" });
    expect((await quoteRow(asked.id)).status).toBe("REQUESTED");
  });

  it("is not said not to be there where the database could not say whose it is", async () => {
    const { id } = await requestQuote(as(await makePerson()), asking(seller), "site");
    const nobodys = { buyerUserId: null, buyerEmail: "guest@example.com" };
    await database().update(quotes).set(nobodys).where(eq(quotes.id, id));
    const reader = as(await makePerson());
    // what only the second look reads: which address the account has proved
    const [is, was] = [sql`email_verified_at`, sql`email_was_verified_at`];
    await database().execute(sql`alter table ${users} rename ${is} to ${was}`);
    try {
      await expect(withdrawQuote(reader, id, "")).rejects.not.toMatchObject({ code: "not_found" });
    } finally {
      await database().execute(sql`alter table ${users} rename ${was} to ${is}`);
    }
    await expect(withdrawQuote(reader, id, "")).rejects.toMatchObject({ code: "not_found" });
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
