import { z } from "zod";
import type { PlanTier } from "../../tiers";
import { text } from "../../values/text";

/** The plans that are bought without talking to anybody. */
export const SELF_SERVED = ["FREE", "STARTER", "GROWTH"] as const satisfies PlanTier[];

export const ChoosePlan = z.strictObject({ tier: z.enum(SELF_SERVED) });

/** What a creator writes to the operator about the ENTERPRISE plan. */
export const EnterpriseRequest = z.strictObject({
  company: text(200, { min: 1, trim: true }),
  message: text(4_000, { min: 10, trim: true, short: "use at least 10 characters" }),
});

export type EnterpriseRequest = z.output<typeof EnterpriseRequest>;

export type PlanSubscriptionView = {
  tier: PlanTier;
  /** The plan of the next period, when it is another one. */
  next_tier: PlanTier | null;
  /** `past_due`: the last payment failed. */
  status: "active" | "past_due";
  /** What the next period costs. */
  price_cents: number;
  current_period_end: string;
  /** It ends then; null when it renews. */
  cancel_at: string | null;
  /** Until then an unpaid plan goes on. In the past: it is suspended. */
  grace_ends_at: string | null;
};

export type PlanInvoiceView = {
  id: string;
  number: string | null;
  status: "open" | "paid" | "uncollectible" | "void";
  amount_cents: number;
  currency: string;
  hosted_url: string | null;
  issued_at: string;
};

export type BillingView = {
  tier: PlanTier;
  /** The plan that the operator gives without payment; FREE when none. */
  granted_tier: PlanTier;
  subscription: PlanSubscriptionView | null;
  /** The newest first, at most 24. */
  invoices: PlanInvoiceView[];
  /** Whether there is anything to see in the processor's portal. */
  has_portal: boolean;
};
