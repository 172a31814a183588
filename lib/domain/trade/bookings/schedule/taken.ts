import { and, eq, gt, lt, ne } from "drizzle-orm";
import { availabilityBlocks, bookings } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import type { Taken } from "./slots";

/** A day of any clock is at most 25 hours long, and the longest slot with its buffers shorter. */
const AROUND_MS = DAY_MS + 2 * 3_600_000;

/**
 * What stands in the way within a range and the day around it. Bookings of the type `typeId` count against its limit; the booking
 * `except` does not stand in its own way.
 */
export async function takenIn(
  ctx: Pick<Context, "db" | "livemode">,
  { profileId }: { profileId: string },
  range: { from: Date; to: Date },
  typeId: string,
  except?: string,
): Promise<Taken> {
  const [from, to] = [new Date(range.from.getTime() - AROUND_MS), new Date(range.to.getTime() + AROUND_MS)];
  const [booked, blocks] = await Promise.all([
    ctx.db
      .select({
        typeId: bookings.typeId,
        startsAt: bookings.startsAt,
        endsAt: bookings.endsAt,
        bufferBeforeMinutes: bookings.bufferBeforeMinutes,
        bufferAfterMinutes: bookings.bufferAfterMinutes,
      })
      .from(bookings)
      .where(
        and(
          eq(bookings.profileId, profileId),
          eq(bookings.livemode, ctx.livemode),
          ne(bookings.status, "CANCELED"),
          gt(bookings.startsAt, from),
          lt(bookings.startsAt, to),
          except === undefined ? undefined : ne(bookings.id, except),
        ),
      ),
    ctx.db
      .select({ startsAt: availabilityBlocks.startsAt, endsAt: availabilityBlocks.endsAt })
      .from(availabilityBlocks)
      .where(
        and(
          eq(availabilityBlocks.profileId, profileId),
          gt(availabilityBlocks.endsAt, from),
          lt(availabilityBlocks.startsAt, to),
        ),
      ),
  ]);
  return { bookings: booked.map((row) => ({ ...row, sameType: row.typeId === typeId })), blocks };
}
