"use client";

import { exactSpan } from "./exact-span-text";
import { UTC } from "./exact-time-text";
import { useReaderClock } from "./reader-clock";

type ExactSpanProps = {
  /** ISO 8601, both. */
  from: string;
  to: string;
  /** The zone in which it is written where the reader's is not known: an IANA name. */
  zone?: string;
  /** Whether it is written in that zone all the same, with its name: the time of somebody else. */
  elsewhere?: boolean;
  className?: string;
};

/** From one moment to another on the reader's clock, or on somebody else's, in the reader's format; in UTC on hover. */
export function ExactSpan({ from, to, zone = "UTC", elsewhere, className }: ExactSpanProps) {
  const clock = useReaderClock();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const reader = { locale: clock.locale, timeZone: elsewhere || clock === UTC ? zone : clock.timeZone };
  return (
    <time dateTime={from} title={exactSpan(start, end)} className={className} suppressHydrationWarning>
      {exactSpan(start, end, reader)}
      {elsewhere ? ` (${zone.replaceAll("_", " ")})` : null}
    </time>
  );
}
