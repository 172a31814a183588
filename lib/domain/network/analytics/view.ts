import type { AnalyticsOverviewView } from "@/lib/contracts/network/analytics";
import type { TimeRange } from "@/lib/core/values/time-range";
import type { OverviewRow } from "./overview-statement";

/** The figures as the wire shows them; without `withEarnings` nothing of what was earned. */
export function viewOverview(row: OverviewRow, range: TimeRange, withEarnings: boolean): AnalyticsOverviewView {
  const { gross_cents, fees_cents, refunded_cents, net_cents } = row;
  return {
    range: { from: range.from.toISOString(), to: range.to.toISOString() },
    profile_views: row.profile_views,
    post_views: row.post_views,
    orders_paid: row.orders_paid,
    orders_completed: row.orders_completed,
    conversion_rate: row.profile_views === 0 ? null : Math.round((row.orders_paid / row.profile_views) * 1e4) / 1e4,
    members: row.members,
    reviews: row.reviews,
    rating: row.rating,
    ...(withEarnings ? { earnings: { gross_cents, fees_cents, refunded_cents, net_cents, currency: "usd" } } : {}),
  };
}
