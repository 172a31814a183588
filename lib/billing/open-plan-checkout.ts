import { eq } from "drizzle-orm";
import { planAccounts } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, notFound } from "@/lib/core/errors";
import { processor } from "@/lib/payments/processor";
import { type Buyer, customerOf, requireBuyer } from "./customer";
import { planPrice } from "./plan-price";
import { META } from "./plan-state";
import { syncPlan } from "./sync-plan";

const PAGE = "/developers/billing";

/** Opens the hosted checkout of a plan, closing the one that was opened before, and answers its address. */
export async function openPlanCheckout(ctx: Context, buyer: Buyer, tier: PlanTier): Promise<string> {
  const { customerId, checkoutSessionId } = await customerOf(ctx, buyer);
  if (checkoutSessionId) await closeCheckout(ctx, checkoutSessionId);
  const metadata = { [META.profile]: buyer.profileId };
  const session = await processor().checkout.sessions.create({
    mode: "subscription",
    customer: customerId,
    client_reference_id: buyer.profileId,
    line_items: [{ price: await planPrice(tier), quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: `${env().BASE_URL}${PAGE}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${env().BASE_URL}${PAGE}?checkout=canceled`,
  });
  if (!session.url) throw conflict("The processor opened no checkout. Try again.");
  await ctx.db
    .update(planAccounts)
    .set({ checkoutSessionId: session.id, updatedAt: ctx.now })
    .where(eq(planAccounts.profileId, buyer.profileId));
  return session.url;
}

/** One that was paid or has expired cannot be closed, and need not be. */
async function closeCheckout(ctx: Context, id: string): Promise<void> {
  try {
    await processor().checkout.sessions.expire(id);
  } catch (error) {
    ctx.log.debug({ err: error, session: id }, "the plan's last checkout was closed already");
  }
}

/**
 * What became of a checkout of the signed-in creator that the processor led back from: its subscription is taken over at once, whether or
 * not its event has come. Throws `not_found` for anybody else's.
 */
export async function returnFromCheckout(ctx: Context, sessionId: string): Promise<"paid" | "open"> {
  const { profileId } = requireBuyer(ctx);
  const session = await findSession(sessionId);
  if (session?.metadata?.[META.profile] !== profileId) throw notFound("This checkout");
  const { subscription, status } = session;
  if (status !== "complete" || !subscription) return "open";
  await syncPlan(ctx, typeof subscription === "string" ? subscription : subscription.id);
  return "paid";
}

async function findSession(id: string) {
  if (!/^cs_[A-Za-z0-9_]{1,200}$/.test(id)) return null;
  try {
    return await processor().checkout.sessions.retrieve(id);
  } catch (error) {
    if ((error as { code?: unknown }).code === "resource_missing") return null;
    throw error;
  }
}
