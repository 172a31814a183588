import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { bookingFeeds } from "@/db/schema";
import type { BookingFeedView, NewBookingFeedView } from "@/lib/contracts/trade/bookings/booking-feed";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { randomToken, sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { LIVING, madeBy } from "./living";

const own = prepared("own_booking_feed", (db) =>
  db
    .select({ createdAt: bookingFeeds.createdAt })
    .from(bookingFeeds)
    .where(and(eq(bookingFeeds.profileId, sql.placeholder("profileId")), LIVING)),
);

/** Whether calendars have an address to read the acting creator's bookings at. Throws `not_found` when there is none. */
export async function getBookingFeed(ctx: Context): Promise<BookingFeedView> {
  const [row] = await own().execute({ profileId: requireProfile(ctx), now: ctx.now.toISOString() });
  if (!row) throw notFound("The calendar's address");
  return { created_at: row.createdAt.toISOString() };
}

/** Makes that address, which is stored nowhere; the one before ends. What an app or key made ends with its access. */
export async function createBookingFeed(ctx: Context): Promise<NewBookingFeedView> {
  const profileId = requireProfile(ctx);
  const token = randomToken();
  const values = { tokenHash: sha256(token), credentialId: madeBy(ctx), createdAt: ctx.now };
  await transaction(ctx, async (tx) => {
    await tx
      .insert(bookingFeeds)
      .values({ profileId, ...values })
      .onConflictDoUpdate({ target: bookingFeeds.profileId, set: values });
    await recordAudit(tx, ctx, profileId, "booking_feed.created", { type: "booking_feed", id: profileId });
  });
  return {
    created_at: ctx.now.toISOString(),
    url: new URL(`/bookings/calendar.ics?token=${token}`, env().BASE_URL).href,
  };
}

/** Ends it. Throws `not_found` when there is none. */
export async function deleteBookingFeed(ctx: Context): Promise<BookingFeedView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const [gone] = await tx.delete(bookingFeeds).where(eq(bookingFeeds.profileId, profileId)).returning();
    if (!gone) throw notFound("The calendar's address");
    await recordAudit(tx, ctx, profileId, "booking_feed.deleted", { type: "booking_feed", id: profileId });
    return { created_at: gone.createdAt.toISOString() };
  });
}
