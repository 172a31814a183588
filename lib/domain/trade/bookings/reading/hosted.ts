import { and, eq } from "drizzle-orm";
import { bookings } from "@/db/schema";
import type { HostedBookingView } from "@/lib/contracts/trade/bookings/availability";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { type InTimeQuery, inTime } from "../in-time";
import { viewHostedBooking } from "./view";

/** Bookings that the acting creator hosts, with their guests, for the creator's own pages. Throws `invalid_cursor`. */
export async function listHosted(ctx: Context, query: InTimeQuery): Promise<Page<HostedBookingView>> {
  const mine = and(eq(bookings.profileId, requireProfile(ctx)), eq(bookings.livemode, ctx.livemode));
  const { where, orderBy, limit, page } = inTime(ctx.now, query);
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(and(mine, where))
    .orderBy(...orderBy)
    .limit(limit);
  return page(rows, viewHostedBooking);
}
