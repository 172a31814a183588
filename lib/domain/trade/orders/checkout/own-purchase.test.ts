import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeTier } from "@/db/factories/creator-records";
import { accountCards } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { joinTier } from "@/lib/domain/trade/memberships/join";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { openTip } from "@/lib/domain/trade/tips/open-tip";
import { orderLinkToken } from "../access/link";
import { as, buy, hearProcessor, inTest, makeSeller, nobody, orderRow, type Seller } from "../testing";
import { acceptDelivery } from "../work/accept-delivery";
import { deliverOrder } from "../work/deliver";

const CARD = { name: "Robin Ashby", card: "5555555555554444", expiry: "12/34", cvc: "123" };

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const payPage = (url: string | null, email: string) => payCheckout(url?.split("/").at(-1) ?? "", { ...CARD, email });
const cardsOf = ({ userId }: Seller) => database().$count(accountCards, eq(accountCards.userId, userId));

/** An order of the seller's that somebody paid with the card. */
async function paidWithCard(seller: Seller): Promise<string> {
  const { id } = await buy(seller, CARD.card);
  await hearProcessor();
  return id;
}

/** The seller pays somebody else's tier with the card. */
async function joinSomeTier(seller: Seller, mode: (ctx: Context) => Context): Promise<void> {
  const tier = await makeTier((await makeSeller(true)).profileId);
  await payPage((await joinTier(mode(as(seller)), tier.id)).url, seller.email);
  await hearProcessor();
}

describe("a card is an account's", () => {
  it("never by a tip, at which anybody types its address", async () => {
    const [seller, other] = [await makeSeller(true), await makeSeller(true)];
    const sold = await paidWithCard(seller);
    const { id, email } = await buy(other);
    await hearProcessor();
    await deliverOrder(as(other), id, { message: "Here it is.", links: [] });
    const proof = { orderId: id, token: orderLinkToken(id) };
    await acceptDelivery(nobody(), proof);
    const { checkout_url } = await openTip(nobody(), { ...proof, cents: 500 });
    expect(email).not.toBe(seller.email);
    await payPage(checkout_url, seller.email);
    await hearProcessor();
    expect([await cardsOf(seller), (await orderRow(sold)).ownPurchase]).toEqual([0, null]);
  });

  it("by a membership that it paid, and by none of test mode", async () => {
    const seller = await makeSeller(true);
    const sold = await paidWithCard(seller);
    await joinSomeTier(seller, inTest);
    expect([await cardsOf(seller), (await orderRow(sold)).ownPurchase]).toEqual([0, null]);
    await joinSomeTier(seller, (ctx) => ctx);
    expect([await cardsOf(seller), (await orderRow(sold)).ownPurchase]).toEqual([1, "card"]);
  });
});
