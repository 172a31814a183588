import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
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
