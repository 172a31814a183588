import { LRUCache } from "lru-cache";
import { DAY_MS } from "@/lib/core/values/durations";

/** A calendar day on some clock; `month` is 1 to 12. */
export type CalendarDay = { year: number; month: number; day: number };

/** Some 35 kB each; a zone has as many spellings as its letters have cases, and anyone may send them. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

/** True for an IANA time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The day that it is in a zone at a moment. */
export function dayIn(timeZone: string, at: Date): CalendarDay {
  const wall = new Date(wallTime(timeZone, at.getTime()));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** The day after so many days, and its weekday: 0 for Sunday to 6 for Saturday. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay & { weekday: number } {
  const at = new Date(Date.UTC(year, month - 1, day + days));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), weekday: at.getUTCDay() };
}

/**
 * The moment at which a zone's clock shows so many minutes after midnight of a day. A time that the clock skips is moved past the gap;
 * of one that it shows twice the first is meant (as Temporal's "compatible").
 */
export function momentIn(timeZone: string, { year, month, day }: CalendarDay, minutes: number): Date {
  const wall = Date.UTC(year, month - 1, day, 0, minutes);
  const before = offsetAt(timeZone, wall - DAY_MS);
  const after = offsetAt(timeZone, wall + DAY_MS);
  const fits = [wall - before, wall - after].filter((at) => wallTime(timeZone, at) === wall);
  return new Date(fits.length > 0 ? Math.min(...fits) : wall - before);
}

/** What must be added to UTC to have the zone's clock, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  return wallTime(timeZone, at) - at;
}

/** The zone's clock at a moment, written as if it were UTC; to the minute. */
function wallTime(timeZone: string, at: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    formats.set(timeZone, format);
  }
  return format;
}
