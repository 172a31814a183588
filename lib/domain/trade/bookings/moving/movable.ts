import type { bookings } from "@/db/schema";
import type { LockedHours } from "../schedule/free";
import { bookable, rulesOf } from "../schedule/offer";
import type { SlotRules } from "../schedule/slots";

export type MovedBy = "guest" | "host";

type Row = typeof bookings.$inferSelect;

/**
 * What a booking is moved by: the rules of its type, or of the first one where that is gone, for as long as the booking itself takes. A
 * host needs no notice, a guest that of the type.
 */
export function movable(
  row: Row,
  hours: Pick<LockedHours, "timezone" | "weekly" | "types">,
  now: Date,
  by: MovedBy,
): { typeId: string; rules: SlotRules; within: { from: Date; to: Date } } {
  const type = hours.types.find((known) => known.id === row.typeId) ?? hours.types[0];
  if (!type) throw new Error("booking hours without a type");
  const slotMinutes = (row.endsAt.getTime() - row.startsAt.getTime()) / 60_000;
  const { bufferBeforeMinutes, bufferAfterMinutes } = row;
  const rules = { ...rulesOf(hours, type), slotMinutes, bufferBeforeMinutes, bufferAfterMinutes };
  const within = bookable(type, now);
  return { typeId: type.id, rules, within: by === "host" ? { ...within, from: now } : within };
}
