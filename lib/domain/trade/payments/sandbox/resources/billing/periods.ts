import type { Price } from "../../objects/catalogue";

const DAY = 24 * 60 * 60;

/**
 * The end of a billing period that starts at `start` (Unix seconds). A month ends on the same day, or on the last one
 * there is.
 */
export function periodEnd(start: number, recurring: NonNullable<Price["recurring"]>): number {
  const { interval, interval_count: count } = recurring;
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
