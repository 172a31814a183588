"use client";

import { exactTime } from "@/app/_ui/time/exact-time-text";
import { type Clock, cityOf, dayOf, timeText } from "./days";

/** The other side of a meeting: who it is, and the IANA name of their clock. */
export type Other = { name: string; timeZone: string };

type TimeRadioProps = {
  slot: string;
  clock: Clock;
  other: Other;
  chosen: boolean;
  choose: (slot: string) => void;
};

/** A free time on the reader's clock, with the other side's under it where theirs shows another one. */
export function TimeRadio({ slot, clock, other, chosen, choose }: TimeRadioProps) {
  const theirs = otherTime(slot, clock, other);
  return (
    <label
      title={exactTime(Date.parse(slot))}
      className="grid cursor-pointer place-items-center rounded-sm border border-border-strong bg-card py-2 tabular-nums shadow-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
    >
      <input
        type="radio"
        name="starts_at"
        value={slot}
        checked={chosen}
        onChange={() => choose(slot)}
        className="sr-only"
      />
      {timeText(slot, clock)}
      {theirs ? (
        <span className={chosen ? "text-sm" : "text-muted-foreground text-sm"}>
          <span className="sr-only">, for {other.name} </span>
          {theirs}
        </span>
      ) : null}
    </label>
  );
}

/** "08:00 Oslo", with the day where it is another one there; nothing where both clocks show the same. */
function otherTime(slot: string, clock: Clock, { timeZone }: Other): string | undefined {
  const [mine, theirs] = [dayOf(slot, clock.timeZone), dayOf(slot, timeZone)];
  const time = timeText(slot, { ...clock, timeZone });
  if (mine === theirs && time === timeText(slot, clock)) return undefined;
  const weekday = new Intl.DateTimeFormat(clock.locale, { weekday: "short", timeZone }).format(Date.parse(slot));
  return `${mine === theirs ? "" : `${weekday} `}${time} ${cityOf(timeZone)}`;
}
