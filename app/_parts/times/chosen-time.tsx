"use client";

import { type Clock, slotText } from "./days";
import type { Other } from "./time-radio";

type ChosenTimeProps = { slot: string | undefined; minutes: number; clock: Clock; other: Other };

/** What is chosen, on both clocks in words. */
export function ChosenTime({ slot, minutes, clock, other }: ChosenTimeProps) {
  if (!slot)
    return (
      <p aria-live="polite" className="text-muted-foreground">
        Choose a time first.
      </p>
    );
  const [mine, theirs] = [
    slotText(slot, minutes, clock),
    slotText(slot, minutes, { ...clock, timeZone: other.timeZone }),
  ];
  return (
    <div aria-live="polite" className="grid gap-0.5">
      <p className="font-medium">{mine}</p>
      <p className="text-muted-foreground text-sm">
        {clock.timeZone.replaceAll("_", " ")}
        {mine === theirs ? `, the clock of ${other.name} too` : null}
      </p>
      {mine === theirs ? null : (
        <p className="text-muted-foreground text-sm">
          For {other.name}: {theirs} ({other.timeZone.replaceAll("_", " ")})
        </p>
      )}
    </div>
  );
}
