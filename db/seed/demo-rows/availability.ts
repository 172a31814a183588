import type { availability, bookingTypes } from "@/db/schema";
import { idAt } from "@/lib/core/values/ids";
import { DEMO_HOURS, DEMO_TYPES } from "../demo/calls";
import { mulberry32 } from "../random";
import type { DemoShop } from "./shops";

type AvailabilityRow = typeof availability.$inferInsert;
type BookingTypeRow = typeof bookingTypes.$inferInsert;

const SEED = 31_415_926;

/** When the demo creators with open calendars can be booked. */
export function availabilityRows(shops: readonly DemoShop[]): AvailabilityRow[] {
  return shops.flatMap((shop) => {
    const hours = DEMO_HOURS[shop.creator.handle];
    if (!hours) return [];
    const { spans, ...offer } = hours;
    const weekly = spans.map(([day, from, to]) => ({ day, from: from * 60, to: to * 60 }));
    const since = { createdAt: shop.memberSince, updatedAt: shop.memberSince };
    return [{ profileId: shop.profileId, open: true, ...offer, weekly, noticeHours: 12, horizonDays: 28, ...since }];
  });
}

/** What they can be booked for besides, with a quarter of an hour to write things down. */
export function bookingTypeRows(shops: readonly DemoShop[]): BookingTypeRow[] {
  const random = mulberry32(SEED);
  return shops.flatMap((shop) => {
    const type = DEMO_TYPES[shop.creator.handle];
    const hours = DEMO_HOURS[shop.creator.handle];
    if (!type || !hours) return [];
    const { locationKind, location } = hours;
    const since = { createdAt: shop.memberSince, updatedAt: shop.memberSince };
    const id = idAt("btype", shop.memberSince, random);
    return [
      { id, profileId: shop.profileId, ...type, locationKind, location, bufferAfterMinutes: 15, position: 1, ...since },
    ];
  });
}
