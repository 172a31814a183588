import type { WeeklySpan } from "@/db/schema";
import { addDays, dayIn, momentIn } from "./zone";

const MINUTE_MS = 60_000;

export type Span = { startsAt: Date; endsAt: Date };

/** What slots are cut from. */
export type SlotRules = {
  timezone: string;
  weekly: readonly WeeklySpan[];
  slotMinutes: number;
  bufferMinutes: number;
};

/**
 * The starts of free slots within `[from, to)`, in order. Slots follow one another from the start of each weekly span, buffer between
 * them, in real time: a span across a change of the clock is an hour longer or shorter, and no two slots overlap. A slot is free when
 * neither it nor the buffer around it meets a booking, nor it itself a block.
 */
export function freeSlots(
  rules: SlotRules,
  range: { from: Date; to: Date },
  taken: { bookings: readonly Span[]; blocks: readonly Span[] },
): Date[] {
  const buffer = rules.bufferMinutes * MINUTE_MS;
  return candidates(rules, range).filter((start) => {
    const [from, to] = [start.getTime(), start.getTime() + rules.slotMinutes * MINUTE_MS];
    return !meets(taken.bookings, from - buffer, to + buffer) && !meets(taken.blocks, from, to);
  });
}

/** True when a slot of these rules starts at this moment. */
export function isSlot(rules: SlotRules, at: Date): boolean {
  return candidates(rules, { from: at, to: new Date(at.getTime() + 1) }).length > 0;
}

function candidates(rules: SlotRules, { from, to }: { from: Date; to: Date }): Date[] {
  const { timezone, weekly, slotMinutes, bufferMinutes } = rules;
  const [length, step] = [slotMinutes * MINUTE_MS, (slotMinutes + bufferMinutes) * MINUTE_MS];
  const starts: number[] = [];
  let day = addDays(dayIn(timezone, from), 0);
  for (; momentIn(timezone, day, 0) < to; day = addDays(day, 1)) {
    for (const span of weekly) {
      if (span.day !== day.weekday) continue;
      const end = momentIn(timezone, day, span.to).getTime();
      for (let at = momentIn(timezone, day, span.from).getTime(); at + length <= end; at += step) {
        if (at >= from.getTime() && at < to.getTime()) starts.push(at);
      }
    }
  }
  return starts.sort((a, b) => a - b).map((at) => new Date(at));
}

function meets(spans: readonly Span[], from: number, to: number): boolean {
  return spans.some((span) => span.startsAt.getTime() < to && span.endsAt.getTime() > from);
}
