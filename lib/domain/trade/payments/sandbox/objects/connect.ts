import type Stripe from "stripe";
import type { Stored, Subset, Wire } from "./stored";

export type CapabilityStatus = "active" | "inactive";

export type Account = Stored<"account"> & { metadata: Record<string, string> } & Wire<
    Stripe.Account,
    | "charges_enabled"
    | "country"
    | "default_currency"
    | "details_submitted"
    | "email"
    | "payouts_enabled"
    | "business_type"
    | "type"
  > & {
    business_profile: Subset<Stripe.Account.BusinessProfile, "name" | "url" | "product_description">;
    capabilities: { card_payments?: CapabilityStatus; transfers?: CapabilityStatus };
    settings: { payouts: { schedule: { delay_days: number; interval: "daily" | "manual" } } };
    requirements: Subset<
      Stripe.Account.Requirements,
      "currently_due" | "disabled_reason" | "errors" | "eventually_due" | "past_due" | "pending_verification"
    >;
  };

/** An onboarding or dashboard link; its id is the token in the link's address. */
export type AccessLink = Stored<"_link"> & {
  kind: "onboarding" | "dashboard";
  account: string;
  expires_at: number;
  return_url: string;
  refresh_url: string;
  used: boolean;
};
