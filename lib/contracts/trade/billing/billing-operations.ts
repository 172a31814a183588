import { z } from "zod";
import { PlanTierName } from "../../access";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { Cents, Timestamp } from "../../values/page";

export const PlanSubscription = z
  .object({
    tier: PlanTierName.meta({ description: "The plan that is paid for." }),
    next_tier: PlanTierName.nullable().meta({ description: "The plan of the next period, when it is another one." }),
    status: growing(["active", "past_due"], "active").meta({ description: "`past_due`: the last payment failed." }),
    price_cents: Cents.meta({ description: "What the next period costs, in US cents." }),
    current_period_end: Timestamp.meta({ description: "When the period ends." }),
    cancel_at: Timestamp.nullable().meta({ description: "It ends then; null when it renews." }),
    grace_ends_at: Timestamp.nullable().meta({
      description: "Until then an unpaid plan goes on; in the past: it is suspended. Null when all is paid.",
    }),
  })
  .meta({ id: "PlanSubscription", description: "What an account pays for." });

export const PlanInvoice = z
  .object({
    id: z.string().meta({ description: "The invoice's name at the processor." }),
    number: z.string().nullable().meta({ description: "Its number, as it stands on it; null while it has none." }),
    status: growing(["open", "paid", "uncollectible", "void"], "open").meta({ description: "Whether it is paid." }),
    amount_cents: Cents.meta({ description: "What it asks for, in minor units of its currency." }),
    currency: z.string().meta({ description: "ISO 4217 code in lower case." }),
    hosted_url: z.string().nullable().meta({ description: "Where it is shown and paid; null where it is not." }),
    issued_at: Timestamp.meta({ description: "When it was issued." }),
  })
  .meta({ id: "PlanInvoice", description: "An invoice for a plan." });

export const Billing = z
  .object({
    tier: PlanTierName.meta({ description: "The plan that is in force." }),
    granted_tier: PlanTierName.meta({
      description: "The plan that the operator gives without payment; FREE when none.",
    }),
    subscription: PlanSubscription.nullable().meta({ description: "What is paid for; null for nothing." }),
    invoices: z.array(PlanInvoice).meta({ description: "The newest first, at most 24." }),
    has_portal: z.boolean().meta({ description: "Whether there is anything to see in the processor's portal." }),
  })
  .meta({ id: "Billing", description: "An account's plan, subscription and invoices." });

export const getBilling = operation({
  id: "getBilling",
  touches: "shared",
  method: "GET",
  path: "/v1/billing",
  summary: "Read your plan and its invoices",
  description: "Of the account. What it pays is chosen by the person, in the browser.",
  tag: "Identity",
  scope: "billing:read",
  tier: "FREE",
  status: 200,
  response: Billing,
  example: {
    response: {
      tier: "STARTER",
      granted_tier: "FREE",
      subscription: {
        tier: "STARTER",
        next_tier: null,
        status: "active",
        price_cents: 1900,
        current_period_end: "2026-12-20T09:30:00.000Z",
        cancel_at: null,
        grace_ends_at: null,
      },
      invoices: [
        {
          id: "in_1Q2w3E4r5T6y",
          number: "GH-0001",
          status: "paid",
          amount_cents: 1900,
          currency: "usd",
          hosted_url: "https://guildhall.example/pay/invoices/in_1Q2w3E4r5T6y",
          issued_at: "2026-11-20T09:30:00.000Z",
        },
      ],
      has_portal: true,
    },
  },
});
