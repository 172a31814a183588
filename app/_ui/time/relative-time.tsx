import { cn } from "../cn";
import { exactTime } from "./exact-time-text";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 days ago", "in 2 hours"; "just now" within 45 seconds. Both as epoch milliseconds. */
export function relativeTime(at: number, now: number): string {
  const seconds = (at - now) / 1000;
  if (Math.abs(seconds) < 45) return "just now";
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["minute", 60];
  return format.format(Math.sign(seconds) * Math.round(Math.abs(seconds) / size), unit);
}

type RelativeTimeProps = {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number;
  /** The moment "now" is measured from; a page gives the time of its context. */
  now?: Date;
  className?: string;
};

/** A moment as people say it, with the exact time on hover. */
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
