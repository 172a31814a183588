import type { membershipTiers } from "@/db/schema";

const MONTHS = { month: 1, year: 12 } as const;

/**
 * When a membership that began at `start` is charged next after a moment, by default for the first time: on the day of its beginning, or on
 * the month's last. Source: docs.stripe.com/billing/subscriptions/billing-cycle.
 */
export function nextCharge(start: Date, interval: typeof membershipTiers.$inferSelect.interval, after = start): Date {
  const months = (after.getUTCFullYear() - start.getUTCFullYear()) * 12 + after.getUTCMonth() - start.getUTCMonth();
  for (let periods = Math.max(1, Math.floor(months / MONTHS[interval])); ; periods++) {
    const next = monthsLater(start, periods * MONTHS[interval]);
    if (next > after) return next;
  }
}

function monthsLater(start: Date, months: number): Date {
  const day = new Date(start);
  day.setUTCMonth(start.getUTCMonth() + months);
  if (day.getUTCDate() !== start.getUTCDate()) day.setUTCDate(0);
  return day;
}
