"use client";

import { ExactSpan } from "./exact-span";
import { exactSpan } from "./exact-span-text";
import { UTC } from "./exact-time-text";
import { useReaderClock } from "./reader-clock";

type OtherClocksProps = {
  /** ISO 8601, both. */
  from: string;
  to: string;
  /** The zone in which the page writes where the reader's is not known. */
  zone: string;
  /** Whose clocks they are ("For Maren Holt"), and their zones: IANA names. */
  clocks: readonly { whose: string; zone: string }[];
};

/** A span on other people's clocks, each with the name of its zone: those that show another time than the reader's, each time once. */
export function OtherClocks({ from, to, zone, clocks }: OtherClocksProps) {
  const reader = useReaderClock();
  const hands = (timeZone: string) => handsOf(from, to, timeZone);
  const seen = new Set([hands(reader === UTC ? zone : reader.timeZone)]);
  const others = clocks.filter((clock) => {
    const shown = hands(clock.zone);
    return !seen.has(shown) && seen.add(shown);
  });
  return others.map((clock) => (
    <span key={clock.whose} className="wrap-anywhere block text-muted-foreground text-sm">
      {clock.whose}: <ExactSpan from={from} to={to} zone={clock.zone} elsewhere />
    </span>
  ));
}

/** What the hands of a clock show, whatever its zone is called: Berlin's and Paris's are one. */
function handsOf(from: string, to: string, timeZone: string): string {
  return exactSpan(Date.parse(from), Date.parse(to), { ...UTC, timeZone }).replace(/ [A-Z][\w+:-]*$/, "");
}
