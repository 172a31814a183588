import type { bookings } from "@/db/schema";
import { idAt } from "@/lib/core/values/ids";
import { DEMO_BUYERS } from "../demo";
import { DEMO_CALLS, type DemoCall, GUEST_NOTES, GUEST_ZONES } from "../demo/calls";
import { between, mulberry32, pick, type Random } from "../random";
import { DAY_MS, HOUR_MS, type Source } from "../source";
import type { DemoShop } from "./shops";

type BookingRow = typeof bookings.$inferInsert;

const SEED = 27_182_818;
const PAST = ["COMPLETED", "COMPLETED", "CANCELED", "COMPLETED", "NO_SHOW", "COMPLETED", "COMPLETED"] as const;
const COMING = ["CONFIRMED", "CONFIRMED", "CANCELED", "CONFIRMED"] as const;

/**
 * Calls that were held, missed and called off, and those to come, at most one a day. Draws from a sequence of its own,
 * so that the other rows stay what they are without it.
 */
export function bookingRows(source: Source, shops: readonly DemoShop[]): BookingRow[] {
  const random = mulberry32(SEED);
  return shops.flatMap((shop) => {
    const calls = DEMO_CALLS[shop.creator.handle];
    if (!calls) return [];
    const [held, coming] = shop.creator.handle === "demo" ? [14, 6] : [between(random, 3, 7), between(random, 1, 3)];
    const past = Array.from({ length: held }, (_, n) => {
      const startsAt = slot(source, random, -(2 + 4 * n + between(random, 0, 2)));
      return bookingRow(source, random, shop, pick(random, calls, 1.3), startsAt, PAST[n % PAST.length] ?? "COMPLETED");
    });
    const next = Array.from({ length: coming }, (_, n) => {
      const startsAt = slot(source, random, 2 + 3 * n + between(random, 0, 1));
      return bookingRow(
        source,
        random,
        shop,
        pick(random, calls, 1.3),
        startsAt,
        COMING[n % COMING.length] ?? "CONFIRMED",
      );
    });
    return [...past, ...next];
  });
}

/** A full or half hour of the working day, so many days from now. */
function slot(source: Source, random: Random, days: number): Date {
  const midnight = Math.floor(source.now.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight + days * DAY_MS + between(random, 2 * 8, 2 * 16) * (HOUR_MS / 2));
}

function bookingRow(
  source: Source,
  random: Random,
  shop: DemoShop,
  call: DemoCall,
  startsAt: Date,
  status: NonNullable<BookingRow["status"]>,
): BookingRow {
  const guest = pick(random, DEMO_BUYERS);
  const asked = Math.min(startsAt.getTime(), source.now.getTime()) - between(random, 30, 240) * HOUR_MS;
  const createdAt = new Date(Math.max(asked, shop.memberSince.getTime()));
  const called = new Date(createdAt.getTime() + between(random, 2, 24) * HOUR_MS);
  const canceledAt = status === "CANCELED" ? called : null;
  return {
    id: idAt("book", createdAt, random),
    profileId: shop.profileId,
    title: call.title,
    status,
    startsAt,
    endsAt: new Date(startsAt.getTime() + call.minutes * 60_000),
    timezone: pick(random, GUEST_ZONES),
    locationKind: call.locationKind,
    guestName: guest.name,
    guestEmail: guest.email,
    guestNotes: pick(random, GUEST_NOTES),
    canceledAt,
    createdAt,
    updatedAt: canceledAt ?? createdAt,
  };
}
