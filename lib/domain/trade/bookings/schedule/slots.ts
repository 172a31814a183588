import type { WeeklySpan } from "@/db/schema";
import { MINUTE_MS } from "@/lib/core/values/durations";
import { addDays, dayIn, momentIn } from "./zone";

export type Span = { startsAt: Date; endsAt: Date };

/** A booking that stands: its time, the free time that it asks for around it, and whether it counts against the day's limit. */
export type Booked = Span & { bufferBeforeMinutes: number; bufferAfterMinutes: number; sameType: boolean };

/** What slots are cut from. */
export type SlotRules = {
  timezone: string;
  weekly: readonly WeeklySpan[];
  slotMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** How many bookings of the type a day of `timezone` takes; null for no limit. */
  maxPerDay: number | null;
};

/** What stands in the way of slots. */
export type Taken = { bookings: readonly Booked[]; blocks: readonly Span[] };

/**
 * The starts of free slots within `[from, to)`, in order. Slots follow one another from the start of each weekly span, the longer of the
 * two buffers between them, in real time: a span across a change of the clock is an hour longer or shorter, and no two slots overlap. A
 * slot is free when it meets no block, when between it and each booking lies the longer of the buffers that the two ask for there, and
 * when its day has room for one more of its type.
 */
export function freeSlots(rules: SlotRules, range: { from: Date; to: Date }, taken: Taken): Date[] {
  const full = fullDays(rules, taken.bookings);
  return candidates(rules, range).filter((start) => {
    const [from, to] = [start.getTime(), start.getTime() + rules.slotMinutes * MINUTE_MS];
    return (
      !taken.bookings.some((booking) => crowds(rules, booking, from, to)) &&
      !taken.blocks.some((block) => block.startsAt.getTime() < to && block.endsAt.getTime() > from) &&
      !full?.has(dayKey(rules.timezone, start))
    );
  });
}

/** True when a slot of these rules starts at this moment. */
export function isSlot(rules: SlotRules, at: Date): boolean {
  return candidates(rules, { from: at, to: new Date(at.getTime() + 1) }).length > 0;
}

function candidates(rules: SlotRules, { from, to }: { from: Date; to: Date }): Date[] {
  const { timezone, weekly, slotMinutes, bufferBeforeMinutes, bufferAfterMinutes } = rules;
  const length = slotMinutes * MINUTE_MS;
  const step = length + Math.max(bufferBeforeMinutes, bufferAfterMinutes) * MINUTE_MS;
  const inOrder = weekly.toSorted((a, b) => a.from - b.from);
  const starts: number[] = [];
  let over = Number.NEGATIVE_INFINITY;
  // in Nuuk the clock skips the last hour of a day: hours that end in it reach into the next
  let day = addDays(dayIn(timezone, from), -1);
  for (; momentIn(timezone, day, 0) < to; day = addDays(day, 1)) {
    for (const span of inOrder.filter((one) => one.day === day.weekday)) {
      const end = momentIn(timezone, day, span.to).getTime();
      // an end that the clock skips lies past the gap, where the next hours may have begun
      const begin = Math.max(momentIn(timezone, day, span.from).getTime(), over);
      for (let at = begin; at + length <= end; at += step) {
        if (at >= from.getTime() && at < to.getTime()) starts.push(at);
      }
      over = Math.max(end, over);
    }
  }
  return starts.map((at) => new Date(at));
}

/** Whether a booking leaves no room for `[from, to)`: where the two follow one another, the longer buffer of the two counts. */
function crowds(rules: SlotRules, booking: Booked, from: number, to: number): boolean {
  const before = Math.max(rules.bufferBeforeMinutes, booking.bufferAfterMinutes) * MINUTE_MS;
  const after = Math.max(rules.bufferAfterMinutes, booking.bufferBeforeMinutes) * MINUTE_MS;
  return booking.startsAt.getTime() < to + after && booking.endsAt.getTime() > from - before;
}

/** The days on which no more of the type can be booked; undefined without a limit. */
function fullDays({ timezone, maxPerDay }: SlotRules, bookings: readonly Booked[]): Set<string> | undefined {
  if (maxPerDay === null) return undefined;
  const counts = new Map<string, number>();
  for (const { sameType, startsAt } of bookings) {
    if (!sameType) continue;
    const day = dayKey(timezone, startsAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= maxPerDay).map(([day]) => day));
}

function dayKey(timezone: string, at: Date): string {
  const { year, month, day } = dayIn(timezone, at);
  return `${year}-${month}-${day}`;
}
