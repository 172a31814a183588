import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { bookings } from "@/db/schema";
import type { BookingView } from "@/lib/contracts/trade/bookings/bookings";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { bookingColumns } from "./read";
import { viewBooking } from "./view";

const byIds = prepared("bookings_by_ids", (db) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(
      and(
        sql`${bookings.id} = any(${sql.placeholder("ids")}::text[])`,
        eq(bookings.profileId, sql.placeholder("profileId")),
        eq(bookings.livemode, sql.placeholder("livemode")),
      ),
    ),
);

/** Bookings that the acting creator hosts, in the order of `ids`; null for any other. One query. */
export async function bookingsByIds(ctx: Context, ids: readonly string[]): Promise<(BookingView | null)[]> {
  const rows = await byIds().execute({ ids: [...ids], profileId: requireProfile(ctx), livemode: ctx.livemode });
  return inOrder(ids, rows.map(viewBooking), (booking) => booking.id);
}
