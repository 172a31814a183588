import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "@/db/client";
import { profiles, releases } from "@/db/schema";
import { processor } from "@/lib/domain/trade/payments/processor";
import { orderLinkToken } from "./access/link";
import { as, buy, hearProcessor, nobody, orderRow, type Seller } from "./testing";
import { acceptDelivery } from "./work/accept-delivery";
import { deliverOrder } from "./work/deliver";

/** What the tests of held money share. */

const DAY = 86_400_000;
export const WORK = { message: "Here it is.", links: [] };

export const later = (days: number) => new Date(Date.now() + days * DAY);

export async function accountOf(seller: Seller): Promise<string> {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, seller.profileId));
  return row?.processorAccountId ?? expect.fail("no account");
}

export async function balance(seller: Seller): Promise<number> {
  const { available, pending } = await processor().balance.retrieve({}, { stripeAccount: await accountOf(seller) });
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
}

export async function releaseOf(orderId: string) {
  const [row] = await database().select().from(releases).where(eq(releases.orderId, orderId));
  return row;
}

/** What is paid with it is available at once: the processor's clock is not ours to turn. */
export const AT_ONCE = "4000000000000077";

export async function paid(seller: Seller, card = AT_ONCE) {
  const { id } = await buy(seller, card);
  await hearProcessor();
  const { amountCents, feeCents } = await orderRow(id);
  return { id, orderId: id, token: orderLinkToken(id), amountCents, net: amountCents - feeCents };
}

export async function completed(seller: Seller, card = AT_ONCE) {
  const order = await paid(seller, card);
  await deliverOrder(as(seller), order.id, WORK);
  await acceptDelivery(nobody(), order);
  return order;
}

/** The payouts of a seller's account, the latest first. */
export async function payoutsOf(seller: Seller) {
  return (await processor().payouts.list({}, { stripeAccount: await accountOf(seller) })).data;
}
