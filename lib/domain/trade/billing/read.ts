import { desc, eq } from "drizzle-orm";
import { planInvoices, users } from "@/db/schema";
import type { BillingView } from "@/lib/contracts/trade/billing/billing";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { liveSubscription } from "./choosing/choose-plan";
import { accountOf } from "./choosing/customer";
import { viewPlanInvoice, viewPlanSubscription } from "./view";

const INVOICES_SHOWN = 24;

/** The account's plan, subscription and invoices. Throws `unauthorized`. */
export async function readBilling(ctx: Context): Promise<BillingView> {
  const { userId } = requireAccount(ctx);
  const [[user], account, live, invoices] = await Promise.all([
    ctx.db.select({ tier: users.tier }).from(users).where(eq(users.id, userId)),
    accountOf(ctx, userId),
    liveSubscription(ctx, userId),
    ctx.db
      .select()
      .from(planInvoices)
      .where(eq(planInvoices.userId, userId))
      .orderBy(desc(planInvoices.issuedAt), desc(planInvoices.id))
      .limit(INVOICES_SHOWN),
  ]);
  if (!user) throw notFound("The account");
  return {
    tier: user.tier,
    // who has no account yet and is on a plan was given it
    granted_tier: account ? account.grantedTier : user.tier,
    subscription: live ? viewPlanSubscription(live, ctx.now) : null,
    invoices: invoices.map(viewPlanInvoice),
    has_portal: account?.customerId != null,
  };
}
