import { and, asc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { availability, bookingTypes, profiles } from "@/db/schema";
import type { BookingOfferView } from "@/lib/contracts/trade/bookings/availability";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { DAY_MS, HOUR_MS } from "@/lib/core/values/durations";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import type { TypeRow } from "../types/view";
import { freeSlots, type SlotRules } from "./slots";
import { takenIn } from "./taken";

/** How many days are looked at where nobody says. */
const PAGE_DAYS = 14;

/** What is asked of a booking page: from when on, how many days (1 to 42), and which type by its slug; the first one otherwise. */
export type OfferQuery = { from?: Date | undefined; days?: number | undefined; type?: string | undefined };

/** A creator's clock and week. */
export type Hours = Pick<typeof availability.$inferSelect, "profileId" | "open" | "timezone" | "weekly">;

export type Offer = Hours & { handle: string; displayName: string; types: TypeRow[] };

const offerOf = prepared("booking_offer", (db) =>
  db
    .select({
      hours: {
        profileId: availability.profileId,
        open: availability.open,
        timezone: availability.timezone,
        weekly: availability.weekly,
        handle: profiles.handle,
        displayName: profiles.displayName,
      },
      type: bookingTypes,
    })
    .from(availability)
    .innerJoin(profiles, eq(profiles.id, availability.profileId))
    .innerJoin(bookingTypes, eq(bookingTypes.profileId, availability.profileId))
    .where(and(ofHandle(sql.placeholder("handle")), SHOWN))
    .orderBy(asc(bookingTypes.position), asc(bookingTypes.id)),
);

/** A creator's hours and types by handle. Throws `not_found` for one who never said when they can be booked. */
export async function findOffer(handle: string): Promise<Offer> {
  const rows = await offerOf().execute({ handle });
  if (!rows[0]) throw notFound(`The booking page of ${handle.toLowerCase()}`);
  return { ...rows[0].hours, types: rows.map((row) => row.type) };
}

/** The type of this slug, or the first one. Throws `not_found`. */
export function typeNamed(types: readonly TypeRow[], slug: string | undefined): TypeRow {
  const type = slug === undefined ? types[0] : types.find((known) => known.slug === slug);
  if (!type)
    throw new DomainError(
      "not_found",
      `The type of booking was not found. There are ${types.map((t) => t.slug).join(", ")}.`,
      {
        param: "type",
      },
    );
  return type;
}

/** What slots of a type are cut from. */
export function rulesOf({ timezone, weekly }: Pick<Hours, "timezone" | "weekly">, type: TypeRow): SlotRules {
  const { slotMinutes, bufferBeforeMinutes, bufferAfterMinutes, maxPerDay } = type;
  return { timezone, weekly, slotMinutes, bufferBeforeMinutes, bufferAfterMinutes, maxPerDay };
}

/** From when to when a type can be booked at this moment: notice and horizon. */
export function bookable(type: Pick<TypeRow, "noticeHours" | "horizonDays">, now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() + type.noticeHours * HOUR_MS),
    to: new Date(now.getTime() + type.horizonDays * DAY_MS),
  };
}

/** Whether a creator takes bookings: one indexed look, for a link on the profile. */
export async function takesBookings(ctx: Context, profileId: string): Promise<boolean> {
  const open = and(eq(availability.profileId, profileId), eq(availability.open, true));
  return (await ctx.db.$count(availability, open)) > 0;
}

/** The days to look at, within what can be booked. `to` is not after `from` where nothing is left. */
export function daysOf({ from, days = PAGE_DAYS }: OfferQuery, within: { from: Date; to: Date }) {
  const start = from && from > within.from ? from : within.from;
  return { from: start, to: new Date(Math.min(start.getTime() + days * DAY_MS, within.to.getTime())) };
}

/**
 * What the public booking page shows: the type that is asked for, and the free slots of the days from `from` on (or from the earliest
 * that can be booked). A closed page has no slots. Throws `not_found`, also for a type that is not offered.
 */
export async function getBookingOffer(ctx: Context, handle: string, query: OfferQuery = {}): Promise<BookingOfferView> {
  return showOffer(ctx, await findOffer(handle), query);
}

/** The same for agents. Throws what `requireForAgents` does, too. */
export async function getSlotsForAgents(ctx: Context, handle: string, query: OfferQuery): Promise<BookingOfferView> {
  await requireForAgents(ctx, handle);
  return showOffer(ctx, await findOffer(handle), query);
}

/** Agents meet those alone who opted into discovery by them. Throws `not_found` for another, `conflict` for one who takes no bookings. */
export async function requireForAgents(ctx: Context, handle: string): Promise<void> {
  const [creator] = await ctx.db
    .select({ discoverable: profiles.mcpDiscoverable, open: availability.open })
    .from(profiles)
    .leftJoin(availability, eq(availability.profileId, profiles.id))
    .where(and(ofHandle(handle), SHOWN));
  if (!creator?.discoverable) throw notFound(`The creator ${handle.toLowerCase()}`);
  if (creator.open === null) throw conflict(`${handle.toLowerCase()} takes no bookings. Ask them for an introduction.`);
}

async function showOffer(ctx: Context, offer: Offer, query: OfferQuery): Promise<BookingOfferView> {
  const type = typeNamed(offer.types, query.type);
  const within = bookable(type, ctx.now);
  const range = daysOf(query, within);
  const looks = offer.open && range.from < range.to;
  const slots = looks ? freeSlots(rulesOf(offer, type), range, await takenIn(ctx, offer, range, type.id)) : [];
  return {
    handle: offer.handle,
    display_name: offer.displayName,
    open: offer.open,
    title: type.title,
    description: type.description,
    timezone: offer.timezone,
    slot_minutes: type.slotMinutes,
    location_kind: type.locationKind,
    slots: slots.map((at) => at.toISOString()),
    next_from: offer.open && range.to < within.to ? range.to.toISOString() : null,
    type: type.slug,
    types: offer.types.map(({ slug, title, slotMinutes }) => ({ slug, title, slot_minutes: slotMinutes })),
  };
}
