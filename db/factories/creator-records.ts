import { eq } from "drizzle-orm";
import { newId } from "@/lib/core/values/ids";
import { recountMembers } from "@/lib/domain/trade/memberships/recount";
import { database } from "../client";
import * as schema from "../schema";

/**
 * What creators have besides profile and products: membership tiers, members, bookings, founder cards. With no audit and
 * no events.
 */

const DAY_MS = 86_400_000;

/** An active monthly tier at 7.00, last in the creator's order of tiers unless `position` says otherwise. */
export async function makeTier(
  profileId: string,
  parts: Partial<typeof schema.membershipTiers.$inferInsert> = {},
): Promise<{ id: string; slug: string }> {
  const id = parts.id ?? newId("tier");
  const slug = parts.slug ?? `tier-${id.slice(-8)}`;
  const position = await database().$count(schema.membershipTiers, eq(schema.membershipTiers.profileId, profileId));
  await database()
    .insert(schema.membershipTiers)
    .values({ name: "Supporter", priceCents: 700, interval: "month", position, ...parts, id, profileId, slug });
  return { id, slug };
}

/**
 * A member of a tier since `startedAt` (now unless given), and until `canceledAt` where that is given. Keeps the tier's
 * count.
 */
export async function makeMembership(
  profileId: string,
  tierId: string,
  parts: Partial<typeof schema.memberships.$inferInsert> = {},
): Promise<{ id: string; email: string }> {
  const id = parts.id ?? newId("mem");
  const memberEmail = parts.memberEmail ?? `member-${id.slice(-12)}@example.com`;
  const status = parts.canceledAt ? "CANCELED" : "ACTIVE";
  await database().transaction(async (tx) => {
    await tx.insert(schema.memberships).values({
      memberName: "Sam Whitlow",
      startedAt: new Date(),
      status,
      ...parts,
      id,
      profileId,
      tierId,
      memberEmail,
    });
    await recountMembers(tx, [profileId]);
  });
  return { id, email: memberEmail };
}

/** A confirmed call of half an hour, a week from now unless `startsAt` says otherwise. */
export async function makeBooking(
  profileId: string,
  parts: Partial<typeof schema.bookings.$inferInsert> = {},
): Promise<{ id: string }> {
  const id = parts.id ?? newId("book");
  const startsAt = parts.startsAt ?? new Date(Date.now() + 7 * DAY_MS);
  await database()
    .insert(schema.bookings)
    .values({
      title: "Introductory call",
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      timezone: "Europe/Riga",
      guestName: "Robin Ashby",
      guestEmail: `guest-${id.slice(-12)}@example.com`,
      canceledAt: parts.status === "CANCELED" ? new Date() : null,
      ...parts,
      id,
      profileId,
      startsAt,
    });
  return { id };
}

/** A discoverable founder card of a creator: found once the profile is discoverable too. */
export async function makeFounder(
  profileId: string,
  parts: Partial<typeof schema.founders.$inferInsert> = {},
): Promise<{ id: string }> {
  const id = parts.id ?? newId("fnd");
  const card = { building: "A thing made for a test.", stage: "seed", intent: ["hiring"], discoverable: true } as const;
  await database()
    .insert(schema.founders)
    .values({ ...card, intent: [...card.intent], ...parts, id, profileId });
  return { id };
}

/** A creator who can be booked for half an hour at any time of the week, in UTC, without notice. */
export async function makeAvailability(
  profileId: string,
  parts: Partial<typeof schema.availability.$inferInsert> = {},
): Promise<void> {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 24 * 60 }));
  const rules = { title: "First call", timezone: "UTC", weekly, slotMinutes: 30, noticeHours: 0 };
  await database()
    .insert(schema.availability)
    .values({ ...rules, ...parts, profileId });
}

/** A request for an introduction that waits in a creator's inbox. */
export async function makeIntro(
  profileId: string,
  parts: Partial<typeof schema.intros.$inferInsert> = {},
): Promise<{ id: string }> {
  const id = parts.id ?? newId("intro");
  const callbackUrl = "https://agent.example.com/intros/7f3a";
  await database()
    .insert(schema.intros)
    .values({ note: "May we meet?", callbackUrl, ...parts, id, profileId });
  return { id };
}
