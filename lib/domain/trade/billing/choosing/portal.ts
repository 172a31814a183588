import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict } from "@/lib/core/errors";
import { processor } from "@/lib/domain/trade/payments/processor";
import { syncPlan } from "../subscription/sync-plan";
import { liveSubscription } from "./choose-plan";
import { accountOf, requireBuyer } from "./customer";

/**
 * Opens the processor's customer portal for the signed-in creator (card, invoices, cancellation) and answers its address. Throws
 * `conflict` for a creator who never bought a plan.
 */
export async function openPortal(ctx: Context): Promise<{ url: string }> {
  const account = await accountOf(ctx, requireBuyer(ctx).profileId);
  if (!account?.customerId) throw conflict("There is no portal before the first plan is bought.");
  const { url } = await processor().billingPortal.sessions.create({
    customer: account.customerId,
    return_url: `${env().BASE_URL}/developers/billing?portal=back`,
  });
  return { url };
}

/** Takes over what the signed-in creator did in the portal, whether or not its events have come. */
export async function returnFromPortal(ctx: Context): Promise<void> {
  const live = await liveSubscription(ctx, requireBuyer(ctx).profileId);
  if (live) await syncPlan(ctx, live.id);
}
