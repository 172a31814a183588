import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { orderTips, sandboxWebhooks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { as, buy, hearProcessor, makeSeller, nobody, operator, type Seller } from "@/lib/domain/trade/orders/testing";
import { payByDebit, refuseDebit } from "@/lib/domain/trade/orders/testing-debits";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { hearTips } from "./hear-tips";
import { openTip } from "./open-tip";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const hours = (n: number) => operator(new Date(Date.now() + n * 3_600_000));

/** A tip that waits to be paid, of an order that is completed. */
async function opened() {
  const { id, email } = await buy(seller);
  await hearProcessor();
  await deliverOrder(as(seller), id, { message: "Here it is.", links: [] });
  const proof = { orderId: id, token: orderLinkToken(id) };
  await acceptDelivery(nobody(), proof);
  const again = () => openTip(nobody(), { ...proof, cents: 500 });
  const session = (await again()).checkout_url.split("/").at(-1) ?? "";
  const tip = async () => (await database().select().from(orderTips).where(eq(orderTips.orderId, id)))[0];
  return { session, email, again, tip };
}

describe("a tip whose event was lost", () => {
  it("is paid once its page's time is over", async () => {
    const { session, email, again, tip } = await opened();
    await payCheckout(session, { email, name: "Robin", card: "4242424242424242", expiry: "12/34", cvc: "123" });
    await database().delete(sandboxWebhooks);
    expect(await hearTips(hours(24))).toBe(0);
    expect(await hearTips(hours(26))).toBe(1);
    expect(await tip()).toMatchObject({ status: "PAID", paymentIntentId: expect.stringMatching(/^pi_/) });
    await expect(again()).rejects.toMatchObject({ code: "conflict" });
    expect(await hearTips(hours(26))).toBe(0);
  });

  it("ends where its page closed, or the bank refused, and one that may be paid stays", async () => {
    const [waits, bounced, closed] = [await opened(), await opened(), await opened()];
    await payByDebit(waits.session);
    await payByDebit(bounced.session);
    await refuseDebit(bounced.session, "lost");
    await processor().checkout.sessions.expire(closed.session);
    await database().delete(sandboxWebhooks);
    expect(await hearTips(hours(26), 1)).toBe(2);
    const states = await Promise.all([waits, bounced, closed].map(async ({ tip }) => (await tip())?.status));
    expect(states).toEqual(["OPEN", "EXPIRED", "EXPIRED"]);
    expect((await closed.again()).amount_cents).toBe(500);
  });
});
