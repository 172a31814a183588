import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { type MadeProduct, makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { auditLog, mails, orders, users } from "@/db/schema";
import { type Context, createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { constructEvent, webhookSecret } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { deliverSandboxWebhooks } from "@/lib/domain/trade/payments/sandbox/serving/deliver";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { openCheckout } from "./checkout/open-checkout";
import { historyOf } from "./showing/history";
import { leadsTo } from "./transitions";

/** What the tests of orders share. Every seller and buyer is a new one. */

export type Seller = Awaited<ReturnType<typeof makeCreator>> & { product: MadeProduct };
export type Person = { userId: string; email: string; profileId: string | null };

export async function makeSeller(sellable = false): Promise<Seller> {
  const creator = await makeCreator({ mcpDiscoverable: true });
  return { ...creator, product: await makeProduct(creator.profileId, { sellable }) };
}

/** Someone who has signed up, with a proved address unless told. */
export async function makePerson(email = `${newId("usr")}@example.com`, verified = true): Promise<Person> {
  const userId = newId("usr");
  await database()
    .insert(users)
    .values({ id: userId, email, name: "Robin Ashby", emailVerifiedAt: verified ? new Date() : null });
  return { userId, email, profileId: null };
}

export function as({ userId, email, profileId }: Person, now = new Date()): Context {
  return createContext({
    actor: { kind: "user", userId, profileId, sessionId: "s", email },
    requestId: newId("req"),
    now,
  });
}

export const nobody = (now = new Date()): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), now });

export const operator = (now = new Date()): Context => systemContext("admin", now);

export function sell(seller: Seller, parts: Partial<typeof orders.$inferInsert> = {}) {
  return makePaidOrder(seller.profileId, { productId: seller.product.id, ...parts });
}

export async function orderRow(id: string): Promise<typeof orders.$inferSelect> {
  const [order] = await database().select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`there is no ${id}`);
  return order;
}

/** The same caller in test mode. */
export const inTest = (ctx: Context): Context => ({ ...ctx, livemode: false });

/** Opens a checkout of the seller's product, and pays it with a card of the sandbox; its events wait to be delivered. */
export async function buy(seller: Seller, card: string | null = "4242424242424242", payer?: string, by = nobody()) {
  const input = { handle: seller.handle, product_id: seller.product.id, tier_id: "standard", addon_ids: [] };
  const { order_id: id, checkout_url, amount_cents } = await openCheckout(by, input, "site");
  const session = checkout_url.split("/").at(-1) ?? "";
  const email = payer ?? `${id}@example.com`;
  if (card) await payCheckout(session, { email, name: "Robin Ashby", card, expiry: "12/34", cvc: "123" });
  return { id, session, email, amountCents: amount_cents };
}

/** Pays a checkout that is open, and tells the service. */
export async function pay(id: string): Promise<void> {
  const { checkoutSessionId: session } = await orderRow(id);
  const card = { card: "4242424242424242", expiry: "12/34", cvc: "123" };
  await payCheckout(session ?? "", { email: `${id}@example.com`, name: "Robin Ashby", ...card });
  await hearProcessor();
}

/** Delivers what the sandbox has to say, signed, straight to the service's verb. */
export async function hearProcessor(now = new Date()): Promise<void> {
  await deliverSandboxWebhooks({
    url: "http://here.invalid",
    secret: webhookSecret(),
    now,
    async send(_url, headers, body) {
      await applyProcessorEvent(operator(now), constructEvent(body, headers["stripe-signature"] ?? null));
      return 200;
    },
  });
}

/** Asserts that an order's timeline is one walk through the table that ends in its state. Answers the states it went through. */
export async function legalHistory(id: string): Promise<string[]> {
  const { steps } = await historyOf(id);
  for (const [n, step] of steps.entries()) {
    const before = steps[n - 1]?.to ?? null;
    if (step.from !== before) throw new Error(`step ${n} leaves ${step.from}, but the order was ${before}`);
    // a brief that comes or changes leaves the state as it is
    if (step.from && step.from !== step.to && !leadsTo(step.from, step.to))
      throw new Error(`${step.from} does not lead to ${step.to}`);
  }
  const { status } = await orderRow(id);
  if (steps.at(-1)?.to !== status) throw new Error(`the order is ${status}, its timeline ends in ${steps.at(-1)?.to}`);
  return steps.map(({ to }) => to);
}

/** The mails to an address, oldest first, by kind. */
export async function mailsTo(email: string): Promise<string[]> {
  const rows = await database()
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.id);
  return rows.map(({ kind }) => kind);
}

/** What the audit log says of an order, of these actions, oldest first. */
export async function onRecord(id: string, actions: readonly string[]) {
  const rows = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(auditLog.at, auditLog.id);
  return rows.filter(({ action }) => actions.includes(action)).map(({ action, diff }) => [action, diff]);
}
