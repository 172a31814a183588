import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSession } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { as, buy, hearProcessor, makePerson, makeSeller, nobody } from "@/lib/domain/trade/orders/testing";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { openTip } from "./open-tip";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const sessionOf = (page: { checkout_url: string }) => page.checkout_url.split("/").at(-1) ?? "";
const CARD = { name: "Robin Ashby", card: "4242424242424242", expiry: "12/34", cvc: "123" };

it("is opened by the account's page and by the mailed link, and another amount closes the page before", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const { id: orderId } = await buy(seller, undefined, buyer.email, as(buyer));
  await hearProcessor();
  await deliverOrder(as(seller), orderId, { message: "Here it is.", links: [] });
  const token = orderLinkToken(orderId);
  await acceptDelivery(nobody(), { orderId, token });
  const signedIn = await openTip(as(buyer), { orderId, cents: 500 });
  const byLink = await openTip(as(buyer), { orderId, cents: 500, token });
  expect(sessionOf(byLink)).not.toBe(sessionOf(signedIn));
  const more = await openTip(as(buyer), { orderId, cents: 1_000 });
  expect(more.amount_cents).toBe(1_000);
  expect((await processor().checkout.sessions.retrieve(sessionOf(byLink))).status).toBe("expired");
  // the first page was another tab: what is paid there is the tip, whatever waits beside it
  await payCheckout(sessionOf(signedIn), { email: buyer.email, ...CARD });
  await hearProcessor();
  await expect(openTip(as(buyer), { orderId, cents: 1_000 })).rejects.toMatchObject({ code: "conflict" });
});

it("an app's tip counts against its limits until its page closes, and it closes nobody else's", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const bought = async () => {
    const { id } = await buy(seller, undefined, buyer.email, as(buyer));
    await hearProcessor();
    await deliverOrder(as(seller), id, { message: "Here it is.", links: [] });
    await acceptDelivery(as(buyer), { orderId: id });
    return id;
  };
  const [first, second] = [await bought(), await bought()];
  const person = { ...as(buyer), actor: { ...as(buyer).actor, sessionId: await makeSession(buyer.userId) } } as Context;
  const limits = { per_order_cents: 1_000, per_month_cents: 1_200, until: null, categories: null };
  const key = await createKey(person, { name: "My script", scopes: ["purchases:read", "purchases:write"], limits });
  const script = createContext({ actor: await resolveCredential(key.token, new Date()), requestId: newId("req") });
  const tip = (orderId: string, cents: number) => openTip(script, { orderId, cents });
  await expect(tip(first, 1_001)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  const page = await tip(first, 800);
  await expect(tip(second, 500)).rejects.toMatchObject({ extras: { remaining_cents: 400 } });
  await tip(first, 300);
  await tip(second, 900);
  await expect(tip(first, 400)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
  expect((await processor().checkout.sessions.retrieve(sessionOf(page))).status).toBe("expired");
  await processor().checkout.sessions.expire(sessionOf(await tip(first, 300)));
  await hearProcessor();
  await openTip(as(buyer), { orderId: first, cents: 700 });
  await expect(tip(first, 250)).rejects.toMatchObject({ code: "conflict" });
  await tip(second, 1_000);
});
