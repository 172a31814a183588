import { and, desc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { bookingFeeds, bookings } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { DAY_MS } from "@/lib/core/values/durations";
import { viewHostedBooking } from "../reading/view";
import { addEntry, emptyCalendar } from "../schedule/calendar";
import { LIVING } from "./living";

/** How far back calendars see, and how much they see at most. */
const PAST_DAYS = 90;
const MOST_ENTRIES = 1_000;
const HOUR_S = 3_600;

const feedOf = prepared("booking_feed", (db) =>
  db
    .select({ profileId: bookingFeeds.profileId })
    .from(bookingFeeds)
    .where(and(eq(bookingFeeds.tokenHash, sql.placeholder("hash")), LIVING)),
);

const entriesOf = prepared("booking_feed_entries", (db) =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.profileId, sql.placeholder("profileId")),
        eq(bookings.livemode, true),
        sql`${bookings.startsAt} >= ${sql.placeholder("from")}::timestamptz`,
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(MOST_ENTRIES),
);

/**
 * A creator's live bookings as an iCalendar feed, for anyone who has its secret address: canceled ones too, said to be so, that calendars
 * take them out. Of guests it says the name alone. An address that an app made ends with the app's access. Throws `not_found`.
 */
export async function readBookingFeed(ctx: Context, token: string): Promise<string> {
  const [feed] = await feedOf().execute({ hash: sha256(token), now: ctx.now.toISOString() });
  if (!feed) throw notFound("The calendar");
  const from = new Date(ctx.now.getTime() - PAST_DAYS * DAY_MS).toISOString();
  const rows = await entriesOf().execute({ profileId: feed.profileId, from });
  const calendar = emptyCalendar().name("Guildhall bookings").ttl(HOUR_S);
  const url = new URL("/studio/bookings", env().BASE_URL).href;
  for (const row of rows.reverse()) {
    addEntry(calendar, { ...viewHostedBooking(row), summary: `${row.title} with ${row.guestName}` }, url);
  }
  return calendar.toString();
}
