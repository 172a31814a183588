"use client";

import { exactSpan } from "./exact-time-text";
import { useHere } from "./use-here";

type ExactSpanProps = {
  /** ISO 8601, both. */
  from: string;
  to: string;
  /** The zone in which it is written where the reader's is not known: an IANA name. */
  zone?: string;
  className?: string;
};

/** From one moment to another on the reader's clock and in their format, in UTC on hover. */
export function ExactSpan({ from, to, zone = "UTC", className }: ExactSpanProps) {
  const here = useHere();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const reader = here ? { locale: navigator.language, timeZone: undefined } : { locale: "en-GB", timeZone: zone };
  return (
    <time dateTime={from} title={exactSpan(start, end)} className={className}>
      {exactSpan(start, end, reader)}
    </time>
  );
}
