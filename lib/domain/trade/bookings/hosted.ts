import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bookings } from "@/db/schema";
import { idOf } from "@/lib/contracts/ids";
import { type Page, Timestamp } from "@/lib/contracts/page";
import type { HostedBookingView } from "@/lib/contracts/trade/availability";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewHostedBooking } from "./view";

export type HostedQuery = { when: "upcoming" | "past"; limit?: number; cursor?: string };

const HostedCursor = z.tuple([Timestamp, idOf("book")]);

/**
 * Bookings that the acting creator hosts, with their guests, for the creator's own pages: those to come, the next one first and without the
 * canceled ones, or those that began or were canceled, the latest first. Throws `invalid_cursor`.
 */
export async function listHosted(ctx: Context, query: HostedQuery): Promise<Page<HostedBookingView>> {
  const { when, limit = 20 } = query;
  const after = decodeCursor(query.cursor, HostedCursor);
  const mine = and(eq(bookings.profileId, requireProfile(ctx)), eq(bookings.livemode, ctx.livemode));
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(and(mine, when === "upcoming" ? upcoming(ctx.now, after) : past(ctx.now, after)))
    .orderBy(
      ...(when === "upcoming"
        ? [asc(bookings.startsAt), asc(bookings.id)]
        : [desc(bookings.startsAt), desc(bookings.id)]),
    )
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => [row.startsAt.toISOString(), row.id]);
  return { ...page, data: page.data.map(viewHostedBooking) };
}

type Place = z.output<typeof HostedCursor> | undefined;

function upcoming(now: Date, after: Place): SQL | undefined {
  const place = after && sql`(${bookings.startsAt}, ${bookings.id}) > (${after[0]}::timestamptz, ${after[1]})`;
  return and(gt(bookings.startsAt, now), eq(bookings.status, "CONFIRMED"), place);
}

function past(now: Date, after: Place): SQL | undefined {
  const place = after && sql`(${bookings.startsAt}, ${bookings.id}) < (${after[0]}::timestamptz, ${after[1]})`;
  return and(or(lte(bookings.startsAt, now), eq(bookings.status, "CANCELED")), place);
}
