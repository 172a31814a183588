import { clockTime } from "@/lib/core/values/clock-time";

/** Whose clock times are told on: an IANA name, and a BCP 47 tag for the format. */
export type Clock = { timeZone: string; locale: string };

/** A day of some clock as `2026-11-24`, and a month as `2026-11`. */
export type DayName = string;
export type MonthName = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is on a clock at a moment. */
export function dayOf(at: string, timeZone: string): DayName {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(Date.parse(at)).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** Times (ISO moments, in order) by the day of a clock that they fall on. */
export function byDay(slots: readonly string[], timeZone: string): Map<DayName, string[]> {
  const days = new Map<DayName, string[]>();
  for (const slot of slots) {
    const day = dayOf(slot, timeZone);
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

/** The day so many days on. */
export function addDays(day: DayName, by: number): DayName {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}

/** The month so many months on. */
export function addMonths(month: MonthName, by: number): MonthName {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export const monthOf = (day: DayName): MonthName => day.slice(0, 7);

/** The day that a week begins with where a locale is at home, 0 for Sunday to 6 for Saturday; Monday where nobody knows. */
export function weekStart(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7;
}

/** As engines say it, by a method or, older ones, by a property: 1 for Monday to 7 for Sunday. */
type WeekInfo = { firstDay: number };

/** The place of a day in a week that begins with `start`, from 0. */
export const placeInWeek = (day: DayName, start: number): number => (weekdayOf(day) - start + 7) % 7;

/** The weeks of a month, from the weekday `start` on; null where a day is of the month before or after. */
export function weeksOf(month: MonthName, start = 1): (DayName | null)[][] {
  const first = `${month}-01`;
  const weeks: (DayName | null)[][] = [];
  for (let from = addDays(first, -placeInWeek(first, start)); monthOf(from) <= month; from = addDays(from, 7)) {
    const week = Array.from({ length: 7 }, (_, n) => addDays(from, n));
    weeks.push(week.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: DayName): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** "Tuesday 24 November" in the words of a locale. */
export function dayText(day: DayName, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(`${day}T12:00:00Z`),
  );
}

/** "November 2026". */
export function monthText(month: MonthName, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  );
}

/** "15:00"; "01:30 GMT-4" of a time that the clock shows twice that day. */
export const timeText = (at: string, clock: Clock): string => clockTime(Date.parse(at), clock);

/** "Tuesday 24 November, 15:00 to 15:30". */
export function slotText(slot: string, minutes: number, clock: Clock): string {
  const end = new Date(Date.parse(slot) + minutes * 60_000).toISOString();
  return `${dayText(dayOf(slot, clock.timeZone), clock.locale)}, ${timeText(slot, clock)} to ${timeText(end, clock)}`;
}

/** "Europe/Oslo" as "Oslo", "America/Argentina/Buenos_Aires" as "Buenos Aires". */
export const cityOf = (timeZone: string): string => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/**
 * The zone that somebody means who types: its name in any case and with spaces, or a part of it that only one zone has, a city first.
 * Undefined when none is meant, or more than one.
 */
export function zoneNamed(text: string, zones: readonly string[]): string | undefined {
  const wanted = text.trim().toLowerCase().replaceAll(" ", "_");
  if (!wanted) return undefined;
  const only = (fits: (zone: string) => boolean) => {
    const found = zones.filter((zone) => fits(zone.toLowerCase()));
    return found.length === 1 ? found[0] : undefined;
  };
  return (
    only((zone) => zone === wanted) ??
    only((zone) => zone.endsWith(`/${wanted}`)) ??
    otherName(wanted, zones) ??
    only((zone) => zone.includes(wanted))
  );
}

/** The zone of a city that lists have under another name: Kathmandu as Katmandu, Kolkata as Calcutta. */
function otherName(city: string, zones: readonly string[]): string | undefined {
  for (const area of new Set(zones.map((zone) => zone.split("/", 1)[0]))) {
    try {
      return new Intl.DateTimeFormat("en", { timeZone: `${area}/${city}` }).resolvedOptions().timeZone;
    } catch {
      // no zone of this area
    }
  }
  return undefined;
}
