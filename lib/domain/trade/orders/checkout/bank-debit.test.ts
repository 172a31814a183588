import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeTier } from "@/db/factories/creator-records";
import { memberships, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { joinTier } from "@/lib/domain/trade/memberships/join";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { openTip } from "@/lib/domain/trade/tips/open-tip";
import { processor } from "../../payments/processor";
import {
  as,
  buy,
  hearProcessor,
  legalHistory,
  makePerson,
  makeSeller,
  nobody,
  onRecord,
  operator,
  type Seller,
} from "../testing";
import { appOf, orderBy } from "../testing-apps";
import { payByDebit, refuseDebit } from "../testing-debits";
import { acceptDelivery } from "../work/accept-delivery";
import { deliverOrder } from "../work/deliver";
import { expireCheckouts } from "./expire-checkouts";
import { closeSession } from "./quoted";

const DAY = 86_400_000;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const LIVE = { livemode: true };
const pageOf = (url: string) => url.split("/").at(-1) ?? "";

describe("a bank debit that bounces", () => {
  it("ends its checkout, and what it had reserved of its app's limits is free again", async () => {
    const app = await appOf(await makePerson());
    const order = await orderBy(seller, app.at());
    const session = pageOf(order.checkout_url);
    await payByDebit(session);
    expect((await app.spent())?.reserved_cents).toBe(20_000);
    await expect(closeSession(session, LIVE)).rejects.toMatchObject({ code: "conflict" });
    expect(await refuseDebit(session)).toBe("applied");
    expect(await legalHistory(order.order_id)).toEqual(["CHECKOUT_OPEN", "EXPIRED"]);
    expect((await app.spent())?.reserved_cents).toBe(0);
    expect(await closeSession(session, LIVE)).toBeUndefined();
  });

  it("and of which the event is lost ends its checkout once the time is over", async () => {
    const { id, session } = await buy(seller, null);
    await payByDebit(session);
    const later = operator(new Date(Date.now() + 2 * DAY));
    expect(await expireCheckouts(later)).toBe(0);
    await refuseDebit(session, "lost");
    expect(await expireCheckouts(later)).toBe(1);
    expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN", "EXPIRED"]);
  });

  it("leaves an order whose person has another page by then", async () => {
    const { id, session } = await buy(seller, null);
    await payByDebit(session);
    await database().update(orders).set({ checkoutSessionId: "cs_another" }).where(eq(orders.id, id));
    expect(await refuseDebit(session)).toBe("ignored");
    expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN"]);
  });

  it("ends its tip, and another one can be given", async () => {
    const order = await buy(seller);
    await hearProcessor();
    await deliverOrder(as(seller), order.id, { message: "Here it is.", links: [] });
    const proof = { orderId: order.id, token: orderLinkToken(order.id) };
    await acceptDelivery(nobody(), proof);
    for (const lost of [undefined, "lost"] as const) {
      const { checkout_url } = await openTip(nobody(), { ...proof, cents: 500 });
      await payByDebit(pageOf(checkout_url));
      await expect(openTip(nobody(), { ...proof, cents: 700 })).rejects.toMatchObject({ code: "conflict" });
      expect(await refuseDebit(pageOf(checkout_url), lost)).toBe(lost ? null : "applied");
    }
    expect((await openTip(nobody(), { ...proof, cents: 700 })).amount_cents).toBe(700);
    const expired = ["tip.expired", expect.objectContaining({ cents: 500 })];
    expect(await onRecord(order.id, ["tip.expired"])).toEqual([expired, expired]);
  });

  it("ends the subscription that no membership came of", async () => {
    const tier = await makeTier(seller.profileId);
    const { url } = await joinTier(as(await makePerson()), tier.id);
    await payByDebit(pageOf(url ?? ""));
    await refuseDebit(pageOf(url ?? ""));
    const { subscription } = await processor().checkout.sessions.retrieve(pageOf(url ?? ""));
    expect((await processor().subscriptions.retrieve(String(subscription))).status).toBe("canceled");
    await hearProcessor();
    expect(await database().$count(memberships, eq(memberships.status, "ACTIVE"))).toBe(0);
  });
});
