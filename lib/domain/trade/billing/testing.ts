import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import type { makeCreator } from "@/db/factories";
import { auditLog, mails, profiles } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import { type Context, createContext } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { processor } from "@/lib/domain/trade/payments/processor";
import { changeCardInPortal, payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { sandboxFetch } from "@/lib/domain/trade/payments/sandbox/serving/fetch";
import { choosePlan, liveSubscription } from "./choosing/choose-plan";
import { accountOf, customerOf } from "./choosing/customer";
import { openPortal } from "./choosing/portal";
import { planPrice } from "./plan-price";
import { META } from "./plan-state";

/** What the tests of plans share. Every creator is a new one. */

export type Creator = Awaited<ReturnType<typeof makeCreator>>;

export const GOOD_CARD = "4242424242424242";
/** Can be saved, and is declined when it is charged. */
export const FAILING_CARD = "4000000000000341";

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A request of the signed-in creator, at a moment of the test's choosing. */
export function as({ userId, profileId, email }: Creator, now = new Date()): Context {
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return createContext({ actor, requestId: newId("req"), now });
}

export const lastPart = (url: string | null) => new URL(url ?? "http://none/").pathname.split("/").at(-1) ?? "";

export function cardForm(card: string) {
  return { name: "Robin Ashby", card, expiry: "12/40", cvc: "123" };
}

/** Pays for a plan in its hosted checkout. Its events wait to be delivered. Answers the session. */
export async function payFor(creator: Creator, tier: "STARTER" | "GROWTH"): Promise<string> {
  const { url } = await choosePlan(as(creator), { tier });
  const session = lastPart(url);
  const paid = await payCheckout(session, { email: creator.email, ...cardForm(GOOD_CARD) });
  if (paid.outcome !== "paid") throw new Error(`the checkout is ${paid.outcome}`);
  return session;
}

/** Pays for a plan in a checkout that this service did not hold back, as its version before opened them: several at a time. */
export async function payBeside(creator: Creator, tier: "STARTER" | "GROWTH", now = new Date()): Promise<void> {
  const { customerId } = await customerOf(as(creator), creator);
  const metadata = { [META.owner]: creator.profileId };
  const { id } = await processor().checkout.sessions.create({
    mode: "subscription",
    customer: customerId,
    line_items: [{ price: await planPrice(tier), quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: "http://localhost:3000/",
  });
  await payCheckout(id, { email: creator.email, ...cardForm(GOOD_CARD) }, now);
}

export async function subscriptionIdOf(creator: Creator): Promise<string> {
  const live = await liveSubscription(as(creator), creator.userId);
  if (!live) throw new Error("the creator has no subscription");
  return live.id;
}

/** A visit to the portal that begins at a moment; its link lasts an hour. */
export async function portalOf(creator: Creator, now = new Date()): Promise<{ token: string; subscription: string }> {
  const subscription = await subscriptionIdOf(creator);
  if (now.getTime() - Date.now() < 60_000) {
    return { token: lastPart((await openPortal(as(creator))).url), subscription };
  }
  const customer = (await accountOf(as(creator), creator.userId))?.customerId ?? "";
  const asked = new Request("https://api.stripe.com/v1/billing_portal/sessions", {
    method: "POST",
    headers: { authorization: "Bearer sk_test_sandbox" },
    body: new URLSearchParams({ customer }).toString(),
  });
  const { url } = (await (await sandboxFetch(asked, now)).json()) as { url: string };
  return { token: lastPart(url), subscription };
}

/** Saves another card in the portal; its events wait to be delivered. */
export async function changeCard(creator: Creator, card: string, now = new Date()): Promise<string> {
  return (await changeCardInPortal(await portalOf(creator, now), cardForm(card), now)).outcome;
}

export async function tierOf({ profileId }: Creator): Promise<PlanTier | undefined> {
  const [row] = await database().select({ tier: profiles.tier }).from(profiles).where(eq(profiles.id, profileId));
  return row?.tier;
}

export async function auditOf({ profileId }: Creator): Promise<string[]> {
  const rows = await database()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.ownerId, profileId))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
  return rows.map(({ action }) => action);
}

/** The kinds of the mails to a creator, oldest first. */
export async function mailsTo({ email }: Creator): Promise<string[]> {
  const rows = await database()
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.id);
  return rows.map(({ kind }) => kind);
}
