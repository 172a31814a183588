import { statement } from "@/db/client";
import { type AnalyticsOverviewView, MAX_RANGE_DAYS } from "@/lib/contracts/network/analytics";
import type { TimeRangeQuery } from "@/lib/contracts/values/time-range";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { timeRange } from "@/lib/core/values/time-range";
import { mayUse, requireProfile } from "@/lib/domain/platform/access/require";
import { OVERVIEW } from "./overview-statement";
import { viewOverview } from "./view";

const DAYS = { usual: 30, most: MAX_RANGE_DAYS };

/**
 * The acting creator's key figures of a range, in the context's mode (default: the last 30 UTC days), in one query. Earnings are part of it for who may use
 * `revenue:read`. Throws `invalid_request` for a range that is empty or over 366 days.
 */
export async function getOverview(ctx: Context, query: TimeRangeQuery): Promise<AnalyticsOverviewView> {
  const profileId = requireProfile(ctx);
  const range = timeRange(query, ctx.now, DAYS);
  const [from, to] = [range.from.toISOString(), range.to.toISOString()];
  const lastDay = new Date(range.to.getTime() - 1).toISOString().slice(0, 10);
  const [row] = await statement(OVERVIEW, [profileId, from, to, from.slice(0, 10), lastDay, ctx.livemode]);
  if (!row) throw notFound("The creator");
  return viewOverview(row, range, mayUse(ctx, "revenue:read"));
}
