import type { planInvoices } from "@/db/schema";
import { TIERS } from "@/lib/contracts/tiers";
import type { PlanInvoiceView, PlanSubscriptionView } from "@/lib/contracts/trade/billing/billing";
import { keptTier, type PlanRow } from "./plan-state";

/** A subscription as its account sees it at a moment. */
export function viewPlanSubscription(row: PlanRow, now: Date): PlanSubscriptionView {
  const kept = keptTier(row, now);
  return {
    tier: kept ?? row.tier,
    next_tier: row.cancelAt ? "FREE" : kept ? row.tier : null,
    status: row.status === "active" || row.status === "trialing" ? "active" : "past_due",
    price_cents: TIERS[row.tier].priceCents,
    current_period_end: row.currentPeriodEnd.toISOString(),
    cancel_at: row.cancelAt?.toISOString() ?? null,
    grace_ends_at: row.graceEndsAt?.toISOString() ?? null,
  };
}

export function viewPlanInvoice(row: typeof planInvoices.$inferSelect): PlanInvoiceView {
  return {
    id: row.id,
    number: row.number,
    status: row.status === "draft" ? "open" : row.status,
    amount_cents: row.amountCents,
    currency: row.currency,
    hosted_url: row.hostedUrl,
    issued_at: row.issuedAt.toISOString(),
  };
}
