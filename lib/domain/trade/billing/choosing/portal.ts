import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { portalOf } from "@/lib/domain/trade/payments/portal-of";
import { syncPlan } from "../subscription/sync-plan";
import { liveSubscription } from "./choose-plan";
import { accountOf, requireBuyer } from "./customer";

/**
 * Opens the processor's customer portal for who is signed in (card, invoices, cancellation) and answers its address. Throws
 * `conflict` for an account that never bought a plan.
 */
export async function openPortal(ctx: Context): Promise<{ url: string }> {
  const account = await accountOf(ctx, requireBuyer(ctx).userId);
  if (!account?.customerId) throw conflict("There is no portal before the first plan is bought.");
  return portalOf(undefined, account.customerId, "/developers/billing?portal=back");
}

/** Takes over what was done in the portal, whether or not its events have come. */
export async function returnFromPortal(ctx: Context): Promise<void> {
  const live = await liveSubscription(ctx, requireBuyer(ctx).userId);
  if (live) await syncPlan(ctx, live.id);
}
