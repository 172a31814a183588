"use client";

import { cn } from "../cn";
import { ExactTime } from "./exact-time";
import { exactTime } from "./exact-time-text";
import { useReaderClock } from "./reader-clock";
import { relativeTime } from "./relative-time";

type TimeAheadProps = {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number;
  /** The moment "now" is measured from: the time of the page's context. */
  now: Date;
  /** Whether the day itself stands beside it. */
  dated?: boolean;
  className?: string;
};

/** How far away a date is that somebody keeps, in days of the reader's calendar, with the exact time on hover. */
export function TimeAhead({ at, now, dated, className }: TimeAheadProps) {
  const { timeZone } = useReaderClock();
  const ms = typeof at === "string" ? Date.parse(at) : at;
  return (
    <>
      <time
        dateTime={new Date(ms).toISOString()}
        title={exactTime(ms)}
        suppressHydrationWarning
        className={cn("whitespace-nowrap", className)}
      >
        {relativeTime(ms, now.getTime(), timeZone)}
      </time>
      {dated ? (
        <>
          , <ExactTime at={ms} form="day" className={cn("whitespace-nowrap", className)} />
        </>
      ) : null}
    </>
  );
}
