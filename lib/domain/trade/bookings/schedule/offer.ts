import { and, eq, getTableColumns, gt, lt, ne, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { availability, availabilityBlocks, bookings, profiles } from "@/db/schema";
import type { BookingOfferView } from "@/lib/contracts/trade/availability";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { DAY_MS } from "@/lib/core/values/time-range";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { freeSlots, type Span } from "./slots";

const HOUR_MS = 3_600_000;
/** How many days one page of the booking page looks at. */
const PAGE_DAYS = 14;

const offerOf = prepared("booking_offer", (db) =>
  db
    .select({
      ...getTableColumns(availability),
      handle: profiles.handle,
      displayName: profiles.displayName,
      discoverable: profiles.mcpDiscoverable,
    })
    .from(availability)
    .innerJoin(profiles, eq(profiles.id, availability.profileId))
    .where(and(eq(profiles.handle, sql.placeholder("handle")), SHOWN)),
);

export type Offer = typeof availability.$inferSelect & { handle: string; displayName: string; discoverable: boolean };

/** A creator's availability by handle. Throws `not_found` for one who never said when they can be booked. */
export async function findOffer(handle: string): Promise<Offer> {
  const [row] = await offerOf().execute({ handle });
  if (!row) throw notFound(`The booking page of ${handle.toLowerCase()}`);
  return row;
}

/** From when to when a creator takes bookings at this moment: notice and horizon. */
export function bookable(offer: Pick<Offer, "noticeHours" | "horizonDays">, now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() + offer.noticeHours * HOUR_MS),
    to: new Date(now.getTime() + offer.horizonDays * DAY_MS),
  };
}

/** Whether a creator takes bookings: one indexed look, for a link on the profile. */
export async function takesBookings(ctx: Context, profileId: string): Promise<boolean> {
  const open = and(eq(availability.profileId, profileId), eq(availability.open, true));
  return (await ctx.db.$count(availability, open)) > 0;
}

/**
 * What the public booking page shows: the offer, and the free slots of the fourteen days from `from` on (or from the earliest that can be
 * booked). A closed page has no slots. Throws `not_found`.
 */
export async function getBookingOffer(ctx: Context, handle: string, from?: Date): Promise<BookingOfferView> {
  const offer = await findOffer(handle);
  const within = bookable(offer, ctx.now);
  const start = from && from > within.from ? from : within.from;
  const end = new Date(Math.min(start.getTime() + PAGE_DAYS * DAY_MS, within.to.getTime()));
  const range = { from: start, to: end };
  const slots = offer.open && start < end ? freeSlots(offer, range, await takenIn(ctx, offer, range)) : [];
  return {
    handle: offer.handle,
    display_name: offer.displayName,
    open: offer.open,
    title: offer.title,
    description: offer.description,
    timezone: offer.timezone,
    slot_minutes: offer.slotMinutes,
    location_kind: offer.locationKind,
    slots: slots.map((at) => at.toISOString()),
    next_from: offer.open && end < within.to ? end.toISOString() : null,
  };
}

/** The same for agents, who meet those alone who opted into discovery by them. */
export async function getSlotsForAgents(ctx: Context, handle: string, from?: Date): Promise<BookingOfferView> {
  const { discoverable } = await findOffer(handle);
  if (!discoverable) throw notFound(`The booking page of ${handle.toLowerCase()}`);
  return getBookingOffer(ctx, handle, from);
}

/** What stands in the way within a range and the day around it: the longest slot and buffer are shorter. */
export async function takenIn(
  ctx: Pick<Context, "db" | "livemode">,
  { profileId }: Pick<Offer, "profileId">,
  range: { from: Date; to: Date },
): Promise<{ bookings: Span[]; blocks: Span[] }> {
  const [from, to] = [new Date(range.from.getTime() - DAY_MS), new Date(range.to.getTime() + DAY_MS)];
  const [booked, blocks] = await Promise.all([
    ctx.db
      .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
      .from(bookings)
      .where(
        and(
          eq(bookings.profileId, profileId),
          eq(bookings.livemode, ctx.livemode),
          ne(bookings.status, "CANCELED"),
          gt(bookings.startsAt, from),
          lt(bookings.startsAt, to),
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
  return { bookings: booked, blocks };
}
