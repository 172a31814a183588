import { statement } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { TODAY } from "./today-statement";
import { type TodayView, viewToday } from "./view";

/** How many of the orders at work are named. */
const NAMED = 5;

/**
 * What waits for the acting creator now: orders to deliver by when they are due, disputes, intros, quotes, briefs, drafts, reviews of the
 * last 30 days without a reply; and which first steps are done. One query.
 */
export async function readToday(ctx: Context): Promise<TodayView> {
  const [row] = await statement(TODAY, [requireProfile(ctx), ctx.now.toISOString(), NAMED, ctx.livemode]);
  if (!row) throw notFound("The creator");
  return viewToday(row);
}
