import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { availability, bookingTypes } from "@/db/schema";
import type { TypeRow } from "./view";

/**
 * The creator's types in their order, none before there are hours, behind the lock at which their bookings queue too. Whoever changes types
 * or hours takes it first: each changes the other, and in two orders they would wait for one another.
 */
export async function lockTypes(tx: Transaction, profileId: string): Promise<TypeRow[]> {
  const hours = eq(availability.profileId, profileId);
  await tx.select({ profileId: availability.profileId }).from(availability).where(hours).for("no key update");
  return tx
    .select()
    .from(bookingTypes)
    .where(eq(bookingTypes.profileId, profileId))
    .orderBy(asc(bookingTypes.position), asc(bookingTypes.id));
}
