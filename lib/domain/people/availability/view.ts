import type { AvailabilityView } from "@/lib/contracts/network/availability";
import { DAY_MS } from "@/lib/core/values/durations";
import { longDay } from "@/lib/core/values/formats";
import type { AvailabilityRow } from "./sql";

/** Whether new orders are taken at `now`, and from which day again. */
export function viewAvailability({ takes, most, free, due }: AvailabilityRow, now: Date): AvailabilityView {
  const today = dayOf(now);
  const atWork = due ?? [];
  const closed = !takes && !(free !== null && free <= today);
  const full = most !== null && atWork.length >= most;
  const shown = { max_open_orders: most, next_free_on: null };
  if (!closed && !full) return { ...shown, open: true };
  // of a creator who is full, the order that has to go first; of one who is closed, the last
  const frees = closed ? atWork.at(-1) : atWork[atWork.length - (most ?? 0)];
  const said = free !== null && free > today ? free : null;
  return { ...shown, open: false, next_free_on: said ?? reckoned(frees, now) };
}

/** Work that is late is done tomorrow at the soonest. */
function reckoned(day: string | undefined, now: Date): string | null {
  const tomorrow = dayOf(new Date(now.getTime() + DAY_MS));
  if (day === undefined) return null;
  return day < tomorrow ? tomorrow : day;
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** What buyers are told of somebody who is not open: "Mara takes new orders again from 5 March 2026." */
export function whenFree(name: string, { next_free_on: day }: AvailabilityView): string {
  return day
    ? `${name} takes new orders again from ${longDay.format(new Date(day))}.`
    : `${name} takes no new orders at the moment.`;
}
