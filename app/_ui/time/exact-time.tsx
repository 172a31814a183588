"use client";

import { exactTime, type TimeForm } from "./exact-time-text";
import { useReaderClock } from "./reader-clock";

type ExactTimeProps = {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number;
  form?: TimeForm;
  className?: string;
};

/**
 * A moment on the reader's clock and in their format, in UTC on hover. Where the server does not know that clock (`ReaderClock`) it
 * writes UTC, and the browser replaces it once the page is hydrated.
 */
export function ExactTime({ at, form = "moment", className }: ExactTimeProps) {
  const clock = useReaderClock();
  const ms = typeof at === "string" ? Date.parse(at) : at;
  return (
    <time
      dateTime={new Date(ms).toISOString()}
      title={exactTime(ms, form === "clock" || form === "precise" ? form : "moment")}
      className={className}
      suppressHydrationWarning
    >
      {exactTime(ms, form, clock)}
    </time>
  );
}
