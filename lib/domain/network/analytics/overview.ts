import { statement } from "@/db/client";
import { type AnalyticsOverviewView, MAX_RANGE_DAYS } from "@/lib/contracts/network/analytics";
import type { TimeRangeQuery } from "@/lib/contracts/time-range";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { timeRange } from "@/lib/core/values/time-range";
import { mayUse, requireProfile } from "@/lib/domain/platform/access/require";
import { type OverviewRow, viewOverview } from "./view";

const DAYS = { usual: 30, most: MAX_RANGE_DAYS };

/** $1 profile, $2 and $3 the range, half open, $4 and $5 its first and last day. Sums as float8: exact up to 2^53 cents. */
const OVERVIEW = `
  select p.rating, views.*, paid.*, completed.*, members.*, written.*
  from profiles p
  cross join lateral (
    select coalesce(sum(views) filter (where kind = 'profile'), 0)::float8 as profile_views,
      coalesce(sum(views) filter (where kind = 'post'), 0)::float8 as post_views
    from view_days where profile_id = p.id and day between $4::date and $5::date) views
  cross join lateral (
    select count(*)::integer as orders_paid,
      coalesce(sum(amount_cents), 0)::float8 as gross_cents,
      coalesce(sum(fee_cents), 0)::float8 as fees_cents,
      coalesce(sum(refunded_cents), 0)::float8 as refunded_cents,
      coalesce(sum(round(fee_cents::numeric * refunded_cents / nullif(amount_cents, 0))), 0)::float8 as returned_fees_cents
    from orders where profile_id = p.id and paid_at >= $2::timestamptz and paid_at < $3::timestamptz) paid
  cross join lateral (
    select count(*)::integer as orders_completed from orders
    where profile_id = p.id and status = 'COMPLETED' and closed_at >= $2::timestamptz and closed_at < $3::timestamptz
  ) completed
  cross join lateral (
    select count(*)::integer as members from memberships where profile_id = p.id and status = 'ACTIVE') members
  cross join lateral (
    select count(*)::integer as reviews from reviews
    where profile_id = p.id and created_at >= $2::timestamptz and created_at < $3::timestamptz) written
  where p.id = $1`;

/**
 * The acting creator's key figures of a range (default: the last 30 UTC days), in one query. Earnings are part of it for who may use
 * `revenue:read`. Throws `invalid_request` for a range that is empty or over 366 days.
 */
export async function getOverview(ctx: Context, query: TimeRangeQuery): Promise<AnalyticsOverviewView> {
  const profileId = requireProfile(ctx);
  const range = timeRange(query, ctx.now, DAYS);
  const [from, to] = [range.from.toISOString(), range.to.toISOString()];
  const lastDay = new Date(range.to.getTime() - 1).toISOString().slice(0, 10);
  const [row] = await statement<OverviewRow>(OVERVIEW, [profileId, from, to, from.slice(0, 10), lastDay]);
  if (!row) throw notFound("The creator");
  return viewOverview(row, range, mayUse(ctx, "revenue:read"));
}
