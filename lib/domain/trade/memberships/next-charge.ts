import type Stripe from "stripe";
import { billingInterval, type memberships, type membershipTiers } from "@/db/schema";

type Interval = typeof membershipTiers.$inferSelect.interval;

const MONTHS = { month: 1, year: 12 } as const;

/**
 * When a membership that began at `start` is charged next after a moment, by default for the first time: on the day of its beginning, or on
 * the month's last. Source: docs.stripe.com/billing/subscriptions/billing-cycle.
 */
export function nextCharge(start: Date, interval: Interval, after = start): Date {
  const months = (after.getUTCFullYear() - start.getUTCFullYear()) * 12 + after.getUTCMonth() - start.getUTCMonth();
  for (let periods = Math.max(1, Math.floor(months / MONTHS[interval])); ; periods++) {
    const next = monthsLater(start, periods * MONTHS[interval]);
    if (next > after) return next;
  }
}

/** States in which all that fell due is paid. Source: docs.stripe.com/billing/subscriptions/overview#subscription-statuses. */
const PAID_UP: readonly Stripe.Subscription.Status[] = ["active", "trialing"];

export function isPaidUp({ status }: Stripe.Subscription): boolean {
  return PAID_UP.includes(status);
}

/** When the processor charges a subscription next: as its period ends, or where that is not paid, when it began. Null for one of nothing. */
export function chargeOf(subscription: Stripe.Subscription): Date | null {
  const [item] = subscription.items.data;
  if (!item) return null;
  return new Date(1000 * (isPaidUp(subscription) ? item.current_period_end : item.current_period_start));
}

/** How often the processor charges a subscription; null for one of nothing, or of an interval that no tier has. */
export function chargedEvery({ items }: Stripe.Subscription): Interval | null {
  const interval = items.data[0]?.price.recurring?.interval;
  return billingInterval.enumValues.find((known) => known === interval) ?? null;
}

/** How often a membership is charged, and when next, as its processor says; null where it has not said it. */
export type Terms = Pick<typeof memberships.$inferSelect, "nextChargeAt" | "interval">;

export function termsOf(subscription: Stripe.Subscription): Terms {
  return { nextChargeAt: chargeOf(subscription), interval: chargedEvery(subscription) };
}

/** How often a membership is paid: its tier may have had another interval when its checkout was opened. */
export function intervalOf(
  row: Pick<typeof memberships.$inferSelect, "interval">,
  tier: { interval: Interval },
): Interval {
  return row.interval ?? tier.interval;
}

function monthsLater(start: Date, months: number): Date {
  const day = new Date(start);
  day.setUTCMonth(start.getUTCMonth() + months);
  if (day.getUTCDate() !== start.getUTCDate()) day.setUTCDate(0);
  return day;
}
