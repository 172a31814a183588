import { cn } from "../cn";
import { exactTime } from "./exact-time-text";

const DAY = 86_400;
/** Up to here days are counted, not weeks. */
const FORTNIGHT = 14 * DAY;
/** What lies ahead is counted in weeks up to here: as it is never rounded up, 52 days would be one month. */
const QUARTER = 92 * DAY;

/** From how many seconds on a unit is used. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * "3 days ago", "in 2 hours"; "just now" within 45 seconds. Both as epoch milliseconds. Days are those of the calendar in `timeZone`, an
 * IANA name; what lies ahead is never rounded up.
 */
export function relativeTime(at: number, now: number, timeZone = "UTC"): string {
  const exact = (at - now) / 1000;
  if (Math.abs(exact) < 45) return "just now";
  const seconds = Math.abs(exact) < DAY ? exact : DAY * (dayOf(at, timeZone) - dayOf(now, timeZone));
  const size = Math.abs(seconds);
  const [unit, length] = UNITS.find(([name, from]) => size >= (least(name, seconds) ?? from)) ?? ["minute", 60];
  const count = Math.max(1, seconds > 0 ? Math.floor(size / length) : Math.round(size / length));
  // "next month" would be one of the calendar
  const numeric = unit === "day" || unit === "year" ? "auto" : "always";
  return new Intl.RelativeTimeFormat("en", { numeric }).format(Math.sign(seconds) * count, unit);
}

/** Where a unit begins to be used later than at one of itself. */
function least(unit: Intl.RelativeTimeFormatUnit, seconds: number): number | undefined {
  if (unit === "week") return FORTNIGHT;
  return unit === "month" && seconds > 0 ? QUARTER : undefined;
}

/** The number of a day in a zone: that of the next one is one more. */
function dayOf(ms: number, timeZone: string): number {
  if (timeZone === "UTC") return Math.floor(ms / (DAY * 1000));
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "numeric", day: "numeric" })
    .formatToParts(ms)
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts);
  return Date.UTC(year, month - 1, day) / (DAY * 1000);
}

type RelativeTimeProps = {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number;
  /** The moment "now" is measured from; a page gives the time of its context. */
  now?: Date;
  className?: string;
};

/** A moment as people say it, with the exact time on hover. What lies ahead that somebody keeps is said by `TimeAhead`, in the reader's days. */
export function RelativeTime({ at, now = new Date(), className }: RelativeTimeProps) {
  const ms = typeof at === "string" ? Date.parse(at) : at;
  return (
    <time
      dateTime={new Date(ms).toISOString()}
      title={exactTime(ms)}
      suppressHydrationWarning
      className={cn("whitespace-nowrap", className)}
    >
      {relativeTime(ms, now.getTime())}
    </time>
  );
}
