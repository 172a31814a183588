import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { availability, bookingTypes } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, type DomainError } from "@/lib/core/errors";
import type { TypeRow } from "../types/view";
import type { Hours } from "./offer";
import { freeSlots, isSlot, type SlotRules } from "./slots";
import { takenIn } from "./taken";

export type LockedHours = Hours & { types: TypeRow[] };

/** A creator's hours and types, behind the lock at which all of their bookings queue. Throws `conflict` where there are none. */
export async function lockHours(tx: Transaction, profileId: string): Promise<LockedHours> {
  const [hours] = await tx
    .select()
    .from(availability)
    .where(eq(availability.profileId, profileId))
    .for("no key update");
  if (!hours) throw closed();
  const types = await tx
    .select()
    .from(bookingTypes)
    .where(eq(bookingTypes.profileId, profileId))
    .orderBy(asc(bookingTypes.position), asc(bookingTypes.id));
  return { ...hours, types };
}

/** Refuses a guest while the creator takes no bookings. */
export function requireOpen({ open }: Pick<Hours, "open">): void {
  if (!open) throw closed();
}

type Wanted = {
  hours: LockedHours;
  rules: SlotRules;
  /** The type whose limit a day counts. */
  typeId: string;
  /** From when to when it can be booked. */
  within: { from: Date; to: Date };
  startsAt: Date;
  /** The booking that is to be moved there. */
  except?: string;
};

/** Throws `conflict` unless a slot starts at this moment and is seen to be free, behind the lock. */
export async function requireFree(tx: Transaction, ctx: Context, wanted: Wanted): Promise<void> {
  const { hours, rules, typeId, within, startsAt, except } = wanted;
  if (startsAt < within.from || startsAt >= within.to || !isSlot(rules, startsAt)) throw slotGone();
  const range = { from: startsAt, to: new Date(startsAt.getTime() + 1) };
  const taken = await takenIn({ ...ctx, db: tx }, hours, range, typeId, except);
  if (freeSlots(rules, range, taken).length === 0) throw slotGone();
}

function closed(): DomainError {
  return conflict("Bookings are closed at the moment.");
}

function slotGone(): DomainError {
  return conflict("This time is no longer free. Choose another one.", { param: "starts_at" });
}
