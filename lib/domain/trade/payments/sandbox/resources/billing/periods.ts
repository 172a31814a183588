import type { Price } from "../../objects/catalogue";

const DAY = 24 * 60 * 60;

type Recurring = NonNullable<Price["recurring"]>;

/**
 * The end of a billing period that starts at `start` (Unix seconds), or of the nth one from there. A month ends on the same day, or on the
 * last one there is.
 */
export function periodEnd(start: number, recurring: Recurring, nth = 1): number {
  const { interval } = recurring;
  const count = recurring.interval_count * nth;
  if (interval === "day") return start + count * DAY;
  if (interval === "week") return start + count * 7 * DAY;
  const from = new Date(start * 1000);
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + (interval === "month" ? count : 12 * count));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}

/** More than months differ by, also on a test clock that has moved both moments by whole days. */
const FAR = 7 * DAY;

/**
 * The end of a period that follows on another at `start`: on the day of the `anchor` (Unix seconds), so that a month which was too short for
 * that day moves none of those after it. One that no period of the anchor's ends near is reckoned from `start` alone.
 * Source: docs.stripe.com/billing/subscriptions/billing-cycle.
 */
export function followingEnd(start: number, anchor: number, recurring: Recurring): number {
  const reckoned = periodEnd(start, recurring);
  const far = Math.min(FAR, (reckoned - start) / 4);
  for (let nth = 1; ; nth++) {
    const end = periodEnd(anchor, recurring, nth);
    if (end > reckoned - far) return end < reckoned + far ? end : reckoned;
  }
}
