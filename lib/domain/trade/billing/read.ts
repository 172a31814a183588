import { desc, eq } from "drizzle-orm";
import { planInvoices, profiles } from "@/db/schema";
import type { BillingView } from "@/lib/contracts/trade/billing";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { liveSubscription } from "./choosing/choose-plan";
import { accountOf, requireBuyer } from "./choosing/customer";
import { viewPlanInvoice, viewPlanSubscription } from "./view";

const INVOICES_SHOWN = 24;

/** The signed-in creator's plan, subscription and invoices. Throws `unauthorized`. */
export async function readBilling(ctx: Context): Promise<BillingView> {
  const { profileId } = requireBuyer(ctx);
  const [[profile], account, live, invoices] = await Promise.all([
    ctx.db.select({ tier: profiles.tier }).from(profiles).where(eq(profiles.id, profileId)),
    accountOf(ctx, profileId),
    liveSubscription(ctx, profileId),
    ctx.db
      .select()
      .from(planInvoices)
      .where(eq(planInvoices.profileId, profileId))
      .orderBy(desc(planInvoices.issuedAt), desc(planInvoices.id))
      .limit(INVOICES_SHOWN),
  ]);
  if (!profile) throw notFound("The creator");
  return {
    tier: profile.tier,
    // who has no account yet and is on a plan was given it
    granted_tier: account ? account.grantedTier : profile.tier,
    subscription: live ? viewPlanSubscription(live, ctx.now) : null,
    invoices: invoices.map(viewPlanInvoice),
    has_portal: account?.customerId != null,
  };
}
