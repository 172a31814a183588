import type Stripe from "stripe";
import type { Context } from "@/lib/core/context";
import { META } from "../plan-state";
import { invoiceOf } from "./mirror-invoice";
import { syncPlan } from "./sync-plan";

/**
 * Applies a verified processor event that concerns a plan's subscription, once and in any order; null when it concerns none, and is
 * somebody else's to apply.
 */
export async function applyPlanEvent(
  ctx: Context,
  event: Stripe.Event,
): Promise<"applied" | "duplicate" | "ignored" | null> {
  const subscriptionId = subscriptionOf(event);
  return subscriptionId ? syncPlan(ctx, subscriptionId, event) : null;
}

/** The plan's subscription that an event is about, by the metadata that we gave it. */
function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded": {
      const { metadata, subscription } = event.data.object;
      return metadata?.[META.owner] ? idOf(subscription) : null;
    }
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed": {
      const { id, metadata } = event.data.object;
      return metadata[META.owner] ? id : null;
    }
  }
  const details = invoiceOf(event)?.parent?.subscription_details;
  return details?.metadata?.[META.owner] ? idOf(details.subscription) : null;
}

function idOf(subscription: string | { id: string } | null): string | null {
  return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
}
