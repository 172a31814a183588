"use client";

import { exactSpan } from "./exact-time-text";
import { useHere } from "./use-here";

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
  const here = useHere();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const reader = {
    locale: here ? navigator.language : "en-GB",
    timeZone: here && !elsewhere ? undefined : zone,
  };
  return (
    <time dateTime={from} title={exactSpan(start, end)} className={className}>
      {exactSpan(start, end, reader)}
      {elsewhere ? ` (${zone.replaceAll("_", " ")})` : null}
    </time>
  );
}
