import { and, eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { planAccounts } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, notFound } from "@/lib/core/errors";
import { randomToken } from "@/lib/core/seal";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { findSession } from "@/lib/domain/trade/payments/find-session";
import { processor } from "@/lib/domain/trade/payments/processor";
import { planPrice } from "../plan-price";
import { META } from "../plan-state";
import { standing } from "../subscription/keep-one";
import { syncPlan } from "../subscription/sync-plan";
import { type Buyer, type Customer, customerOf, requireBuyer } from "./customer";

const PAGE = "/developers/billing";

const ATTEMPTS = 8;

/**
 * The address of an account's one open checkout of a plan. It is claimed on the account's row first and opened under that claim's name,
 * so calls at once get the same; another plan's is closed before. Throws `conflict` when it was paid just now.
 */
export async function openPlanCheckout(ctx: Context, buyer: Buyer, tier: PlanTier): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const account = await customerOf(ctx, buyer);
    const held = await heldSession(ctx, account);
    if (held?.status === "open") {
      if (account.checkoutTier === tier && held.url) return held.url;
      await closeCheckout(ctx, held.id);
    } else {
      if (held?.subscription) await refusePaid(ctx, buyer, idOf(held.subscription));
      await claimCheckout(ctx, account, tier);
    }
  }
  throw conflict("Your checkout is being opened elsewhere, too. Try again in a moment.");
}

/** The checkout that the account holds, as the processor has it now; opened here if its claimer has not got to that. */
async function heldSession(ctx: Context, account: Customer): Promise<Stripe.Checkout.Session | null> {
  const { checkoutSessionId, checkoutId, checkoutTier } = account;
  if (checkoutSessionId) return findSession(checkoutSessionId);
  if (!checkoutId || !checkoutTier) return null;
  const id = await createSession(account, checkoutId, checkoutTier);
  await ctx.db
    .update(planAccounts)
    .set({ checkoutSessionId: id, updatedAt: ctx.now })
    .where(and(eq(planAccounts.userId, account.userId), eq(planAccounts.checkoutId, checkoutId)));
  // asked again: under a name that was used before the processor answers what it said then
  return findSession(id);
}

async function createSession(account: Customer, name: string, tier: PlanTier): Promise<string> {
  const owner = ownerIdOf(account);
  const metadata = { [META.owner]: owner };
  const session = await processor().checkout.sessions.create(
    {
      mode: "subscription",
      customer: account.customerId,
      client_reference_id: owner,
      line_items: [{ price: await planPrice(tier), quantity: 1 }],
      metadata,
      subscription_data: { metadata },
      success_url: `${env().BASE_URL}${PAGE}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${env().BASE_URL}${PAGE}?checkout=canceled`,
    },
    { idempotencyKey: `plan-checkout:${name}` },
  );
  return session.id;
}

/** In place of the checkout that was found closed; anyone who claims second changes nothing and looks again. */
async function claimCheckout(ctx: Context, { userId, checkoutId, checkoutSessionId }: Customer, tier: PlanTier) {
  await ctx.db
    .update(planAccounts)
    .set({ checkoutId: randomToken(16), checkoutTier: tier, checkoutSessionId: null, updatedAt: ctx.now })
    .where(
      and(
        eq(planAccounts.userId, userId),
        sql`${planAccounts.checkoutId} is not distinct from ${checkoutId}`,
        sql`${planAccounts.checkoutSessionId} is not distinct from ${checkoutSessionId}`,
      ),
    );
}

/** One that was paid in the meantime cannot be closed: it is looked at again. */
async function closeCheckout(ctx: Context, id: string): Promise<void> {
  try {
    await processor().checkout.sessions.expire(id);
  } catch (error) {
    ctx.log.debug({ err: error, session: id }, "a plan's checkout was closed already");
  }
}

/** Takes over the subscription that was paid for: if it goes on there is nothing to buy. */
async function refusePaid(ctx: Context, { userId }: Buyer, subscriptionId: string): Promise<void> {
  await syncPlan(ctx, subscriptionId);
  if ((await standing(ctx.db, userId)).length === 0) return;
  throw conflict("Your last checkout was paid just now. Look at your plan before you choose another.");
}

/**
 * What became of a checkout of the signed-in account that the processor led back from: its subscription is taken over at once, whether or
 * not its event has come. Throws `not_found` for anybody else's.
 */
export async function returnFromCheckout(ctx: Context, sessionId: string): Promise<"paid" | "open"> {
  const { userId, profileId } = requireBuyer(ctx);
  const session = await findSession(sessionId);
  const owner = session?.metadata?.[META.owner];
  if (!session || !owner || (owner !== profileId && owner !== userId)) throw notFound("This checkout");
  const { subscription, status } = session;
  if (status !== "complete" || !subscription) return "open";
  await syncPlan(ctx, idOf(subscription));
  return "paid";
}

function idOf(subscription: string | { id: string }): string {
  return typeof subscription === "string" ? subscription : subscription.id;
}
