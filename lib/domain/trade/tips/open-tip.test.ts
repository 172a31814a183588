import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeSession } from "@/db/factories";
import { orderTips, owedRefunds, products, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { refundOrder } from "@/lib/domain/trade/orders/closing/refund";
import {
  as,
  buy,
  hearProcessor,
  makePerson,
  makeSeller,
  operator,
  type Person,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { closeTips } from "./close-tips";
import { openTip } from "./open-tip";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const sessionOf = (page: { checkout_url: string }) => page.checkout_url.split("/").at(-1) ?? "";
const CARD = { name: "Robin Ashby", card: "4242424242424242", expiry: "12/34", cvc: "123" };

/** An order that its buyer, signed in, has paid and accepted. */
async function completed(seller: Seller, buyer: Person): Promise<string> {
  const { id } = await buy(seller, undefined, buyer.email, as(buyer));
  await hearProcessor();
  await deliverOrder(as(seller), id, { message: "Here it is.", links: [] });
  await acceptDelivery(as(buyer), { orderId: id });
  return id;
}

const statusOf = async (page: { checkout_url: string }) =>
  (await processor().checkout.sessions.retrieve(sessionOf(page))).status;
const paidAt = (page: string, buyer: Person) => payCheckout(page, { email: buyer.email, ...CARD });

/** The person signed in, and a key of theirs that may spend so much. */
async function withKey(
  buyer: Person,
  per_order_cents: number,
  per_month_cents: number,
  categories: string[] | null = null,
): Promise<Context> {
  const person = { ...as(buyer), actor: { ...as(buyer).actor, sessionId: await makeSession(buyer.userId) } } as Context;
  const limits = { per_order_cents, per_month_cents, until: null, categories };
  const key = await createKey(person, { name: "My script", scopes: ["purchases:read", "purchases:write"], limits });
  return createContext({ actor: await resolveCredential(key.token, new Date()), requestId: newId("req") });
}

const BECOME = {
  REFUNDED: (seller: Seller, _: Person, orderId: string) => refundOrder(as(seller), orderId),
  DISPUTED: (_: Seller, buyer: Person, orderId: string) =>
    openDispute(as(buyer), { orderId, reason: "The files were missing." }),
};

it.each(["DISPUTED", "REFUNDED"] as const)("its page closes once the order is %s", async (to) => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const page = await openTip(as(buyer), { orderId, cents: 500 });
  expect(await closeTips(operator())).toBe(0);
  await BECOME[to](seller, buyer, orderId);
  await hearProcessor();
  expect(await closeTips(operator())).toBe(1);
  expect(await statusOf(page)).toBe("expired");
  const [tip] = await database().select().from(orderTips).where(eq(orderTips.orderId, orderId));
  expect(tip?.status).toBe("EXPIRED");
});

it.each(["DISPUTED", "REFUNDED"] as const)("what is paid though its order was %s before goes back", async (to) => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const page = await openTip(as(buyer), { orderId, cents: 500 });
  await BECOME[to](seller, buyer, orderId);
  if (to === "REFUNDED") await hearProcessor();
  await paidAt(sessionOf(page), buyer);
  await hearProcessor();
  const [tip] = await database().select().from(orderTips).where(eq(orderTips.orderId, orderId));
  expect(tip).toMatchObject({ status: "EXPIRED", paymentIntentId: null });
  const { payment_intent } = await processor().checkout.sessions.retrieve(sessionOf(page));
  const owing = await database()
    .select()
    .from(owedRefunds)
    .where(eq(owedRefunds.source, String(payment_intent)));
  expect(owing).toMatchObject([{ reason: "expired", title: expect.stringMatching(/^Tip for /) }]);
});

it("is opened by the account's page and by the mailed link, and each of them closes the page before", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const token = orderLinkToken(orderId);
  const signedIn = await openTip(as(buyer), { orderId, cents: 500 });
  expect(await openTip(as(buyer), { orderId, cents: 500 })).toEqual(signedIn);
  const byLink = await openTip(as(buyer), { orderId, cents: 500, token });
  expect(sessionOf(byLink)).not.toBe(sessionOf(signedIn));
  expect([await statusOf(signedIn), await statusOf(byLink)]).toEqual(["expired", "open"]);
  // back again: a page that was closed is not handed out
  const again = await openTip(as(buyer), { orderId, cents: 500 });
  expect([await statusOf(byLink), await statusOf(again)]).toEqual(["expired", "open"]);
  const more = await openTip(as(buyer), { orderId, cents: 1_000 });
  expect(more.amount_cents).toBe(1_000);
  expect([await statusOf(again), await statusOf(more)]).toEqual(["expired", "open"]);
  await hearProcessor();
  expect(await openTip(as(buyer), { orderId, cents: 1_000 })).toEqual(more);
  // another page of the first, as there were once: what is paid there is the tip, whatever else waits
  const metadata = { ...(await processor().checkout.sessions.retrieve(sessionOf(signedIn))).metadata };
  const price_data = { currency: "usd", unit_amount: 500, product_data: { name: "Tip" } };
  const other = await processor().checkout.sessions.create({
    mode: "payment",
    line_items: [{ quantity: 1, price_data }],
    metadata,
    payment_intent_data: { metadata: { tip_id: metadata.tip_id ?? "" } },
    success_url: "https://guildhall.example",
  });
  await paidAt(other.id, buyer);
  await hearProcessor();
  await expect(openTip(as(buyer), { orderId, cents: 1_000 })).rejects.toMatchObject({ code: "conflict" });
});

it("holds up nothing else of its creator while the processor makes its page", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const { sessions } = processor().checkout;
  const before = sessions.create;
  let held: unknown;
  sessions.create = async (...asked: Parameters<typeof before>) => {
    held = await database()
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, seller.profileId))
      .for("no key update", { noWait: true })
      .catch((error: Error) => error);
    return before.apply(sessions, asked);
  };
  try {
    await openTip(as(buyer), { orderId, cents: 500 });
  } finally {
    sessions.create = before;
  }
  expect(held).toEqual([{ id: seller.profileId }]);
});

it("that is paid as another amount is chosen stays what it is", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const page = await openTip(as(buyer), { orderId, cents: 500 });
  await paidAt(sessionOf(page), buyer);
  await expect(openTip(as(buyer), { orderId, cents: 700 })).rejects.toMatchObject({ code: "conflict" });
  await hearProcessor();
  const tips = await database().select().from(orderTips).where(eq(orderTips.orderId, orderId));
  expect(tips).toMatchObject([{ cents: 500, status: "PAID", sessionId: sessionOf(page) }]);
});

it("of which many choose amounts at once, on the account's page and by the link, has one page to pay on", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const token = orderLinkToken(orderId);
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      openTip(as(buyer), { orderId, cents: 500 + (n % 3) * 100, ...(n % 2 && { token }) }),
    ),
  );
  const statuses = await Promise.all(
    [...new Set(pages.map(({ checkout_url }) => checkout_url))].map((checkout_url) => statusOf({ checkout_url })),
  );
  expect(statuses.filter((status) => status === "open")).toHaveLength(1);
});

it("that a person opened is no app's for the same amount, nor one app's the other's; a person's own counts for none", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const [poor, other] = [await withKey(buyer, 100, 100), await withKey(buyer, 5_000, 5_000)];
  const large = await openTip(as(buyer), { orderId, cents: 100_000 });
  await expect(openTip(poor, { orderId, cents: 100_000 })).rejects.toMatchObject({ code: "conflict" });
  expect(await statusOf(large)).toBe("open");
  const small = await openTip(as(buyer), { orderId, cents: 500 });
  expect([await statusOf(large), await statusOf(small)]).toEqual(["expired", "open"]);

  const second = await completed(seller, buyer);
  const page = await openTip(other, { orderId: second, cents: 5_000 });
  await expect(openTip(poor, { orderId: second, cents: 5_000 })).rejects.toMatchObject({ code: "conflict" });
  expect(await openTip(other, { orderId: second, cents: 5_000 })).toEqual(page);
  // the person takes it over: the app has nothing of it, and its limit is free again
  const own = await openTip(as(buyer), { orderId: second, cents: 5_000 });
  expect([await statusOf(page), await statusOf(own)]).toEqual(["expired", "open"]);
  await expect(openTip(other, { orderId: second, cents: 5_000 })).rejects.toMatchObject({ code: "conflict" });
  await openTip(other, { orderId: await completed(seller, buyer), cents: 5_000 });
});

it("is in the categories of what was ordered, as an app's limits mean them", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  await database()
    .update(profiles)
    .set({ categories: ["software-development"] })
    .where(eq(profiles.id, seller.profileId));
  await database()
    .update(products)
    .set({ subcategories: ["logo-design"] })
    .where(eq(products.id, seller.product.id));
  const orderId = await completed(seller, buyer);
  const software = await withKey(buyer, 5_000, 5_000, ["software-development"]);
  await expect(openTip(software, { orderId, cents: 500 })).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  const design = await withKey(buyer, 5_000, 5_000, ["design-creative"]);
  expect((await openTip(design, { orderId, cents: 500 })).amount_cents).toBe(500);
});

it("past its app's limit is not opened, and leaves the page that is open", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const orderId = await completed(seller, buyer);
  const script = await withKey(buyer, 1_000, 1_000);
  const page = await openTip(script, { orderId, cents: 800 });
  await expect(openTip(script, { orderId, cents: 1_001 })).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  expect(await openTip(script, { orderId, cents: 800 })).toEqual(page);
  expect(await statusOf(page)).toBe("open");
});

it("an app's tip counts against its limits until its page closes, and it closes nobody else's", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const [first, second] = [await completed(seller, buyer), await completed(seller, buyer)];
  const script = await withKey(buyer, 1_000, 1_200);
  const tip = (orderId: string, cents: number) => openTip(script, { orderId, cents });
  await expect(tip(first, 1_001)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  const page = await tip(first, 800);
  await expect(tip(second, 500)).rejects.toMatchObject({ extras: { remaining_cents: 400 } });
  await tip(first, 300);
  await tip(second, 900);
  await expect(tip(first, 400)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  expect(await statusOf(page)).toBe("expired");
  await processor().checkout.sessions.expire(sessionOf(await tip(first, 300)));
  await hearProcessor();
  await openTip(as(buyer), { orderId: first, cents: 700 });
  await expect(tip(first, 250)).rejects.toMatchObject({ code: "conflict" });
  await tip(second, 1_000);
});
