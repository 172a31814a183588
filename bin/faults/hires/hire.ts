import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { orders } from "@/db/schema";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { Client } from "./client";

export type Pair = { seller: Awaited<ReturnType<typeof makeSeller>>; buyer: Awaited<ReturnType<typeof makeBuyer>> };

/** What both sides of a hire were told had happened. */
export type Hire = { orderId: string; texts: string[]; fileId: string; fileBytes: number };

/** What a seller's endpoint hears of each hire. */
export const HEARD = ["order.paid", "order.delivered", "order.completed"] as const;

const CARD = { card: "4242424242424242", expiry: "12/34", cvc: "123", name: "Robin Ashby" };
const LOOK_AGAIN_MS = 250;
const QUOTED_CENTS = 43_210;
const REFUNDED_CENTS = 1_000;

/** Somebody who sells, with an endpoint at `receiver`, and somebody who buys of them, each with a program. */
export async function makePair(base: string, receiver: string): Promise<Pair> {
  return { seller: await makeSeller(base, receiver), buyer: await makeBuyer(base) };
}

async function makeSeller(base: string, receiver: string) {
  const creator = await makeCreator({ tier: "ENTERPRISE", mcpDiscoverable: true });
  const product = await makeProduct(creator.profileId, { sellable: true });
  const { token } = await makeApiKey(creator.profileId, [
    "orders:read",
    "orders:write",
    "quotes:write",
    "messages:write",
  ]);
  await testEndpoint(creator.profileId, receiver, { eventTypes: [...HEARD] });
  return { ...creator, product, client: new Client(base, token) };
}

async function makeBuyer(base: string) {
  const account = await makeCreator({ tier: "ENTERPRISE" });
  const { token } = await makeApiKey(account.profileId, ["purchases:read", "purchases:write", "purchases:accept"]);
  return { ...account, client: new Client(base, token), guest: new Client(base) };
}

/**
 * One hire from the order to its end: every other one by a quote, paid at the processor, talked over, delivered with a file, every third
 * one refunded in part, accepted. `name` is in all that is written, and in nothing else.
 */
export async function hire({ seller, buyer }: Pair, name: string, n: number): Promise<Hire> {
  const bought = n % 2 === 0 ? await orderNow(seller, buyer, name) : await orderByQuote(seller, buyer, name);
  const { order_id: orderId, checkout_url: checkout } = bought;
  // as when the person who pays is signed in
  await database().update(orders).set({ buyerUserId: buyer.userId }).where(eq(orders.id, orderId));
  await payCheckout(checkout.split("/").at(-1) ?? "", { ...CARD, email: buyer.email });
  await until(seller.client, orderId, "PAID");

  const texts = [`${name}: could it be blue?`, `${name}: it can.`, `${name}: here is the first half.`];
  const [asked, answered, added] = texts as [string, string, string];
  await buyer.client.post(`/purchases/${orderId}/messages`, { body: asked });
  await seller.client.post(`/orders/${orderId}/messages`, { body: answered });
  await seller.client.post(`/orders/${orderId}/messages`, { body: added });

  const work = new Blob([`${name}\n`.repeat(20_000)], { type: "text/plain" });
  const file = await seller.client.upload<{ id: string }>("/files", work, `${name}.txt`);
  await seller.client.post(`/orders/${orderId}/deliver`, { message: name, file_ids: [file.id] });
  if (n % 3 === 0) await seller.client.post(`/orders/${orderId}/refund`, { amount_cents: REFUNDED_CENTS });
  await buyer.client.post(`/purchases/${orderId}/accept`, { delivery_number: 1 });
  await until(seller.client, orderId, "COMPLETED");
  return { orderId, texts, fileId: file.id, fileBytes: work.size };
}

type Opened = { order_id: string; checkout_url: string };

function orderNow({ handle, product }: Pair["seller"], { guest }: Pair["buyer"], brief: string): Promise<Opened> {
  return guest.post("/orders", { handle, product_id: product.id, tier_id: "standard", brief });
}

async function orderByQuote(seller: Pair["seller"], { guest }: Pair["buyer"], brief: string): Promise<Opened> {
  const { handle, product, client } = seller;
  const { id } = await guest.post<{ id: string }>("/quotes", { handle, brief });
  const offer = { product_id: product.id, title: "As asked", scope: "- All of it", delivery_days: 4, revisions: 1 };
  await client.post(`/quotes/${id}/offer`, { ...offer, amount_cents: QUOTED_CENTS });
  return guest.post("/orders", { handle, quote_id: id });
}

async function until(client: Client, orderId: string, status: string): Promise<void> {
  while ((await client.get<{ status: string }>(`/orders/${orderId}`)).status !== status) await pause(LOOK_AGAIN_MS);
}
