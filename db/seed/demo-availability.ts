import type { availability } from "@/db/schema";
import { DEMO_HOURS } from "./demo/calls";
import type { DemoShop } from "./demo-shops";

type AvailabilityRow = typeof availability.$inferInsert;

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
