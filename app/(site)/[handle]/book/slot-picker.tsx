"use client";

import { CalendarX } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/controls/button";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { exactTime } from "@/app/_ui/time/exact-time-text";
import type { BookingOfferView } from "@/lib/contracts/trade/availability";
import { type Clock, slotDays, slotTime } from "./slot-days";

type SlotPickerProps = {
  offer: BookingOfferView;
  clock: Clock;
  chosen: string | undefined;
  choose: (slot: string) => void;
  earlier: boolean;
};

/** The free slots of a fortnight, day by day, as radios named `starts_at`. */
export function SlotPicker({ offer, clock, chosen, choose, earlier }: SlotPickerProps) {
  const days = slotDays(offer.slots, clock);
  const path = `/${offer.handle}/book`;
  return (
    <div className="grid min-w-0 gap-6">
      <p className="text-muted-foreground">
        Times are on your clock: <span className="text-foreground">{clock.timeZone.replaceAll("_", " ")}</span>
      </p>
      {days.length === 0 ? (
        <EmptyState icon={CalendarX} title="No time is free in these two weeks">
          {offer.next_from ? "Have a look at the weeks after." : "Come back in a few days."}
        </EmptyState>
      ) : null}
      {days.map((day) => (
        <fieldset key={day.label} className="min-w-0">
          <legend className="mb-2.5 font-medium">{day.label}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {day.slots.map((slot) => (
              <label
                key={slot}
                title={exactTime(Date.parse(slot))}
                className="grid cursor-pointer place-items-center rounded-sm border border-border-strong bg-card py-2 tabular-nums shadow-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="starts_at"
                  value={slot}
                  checked={slot === chosen}
                  onChange={() => choose(slot)}
                  className="sr-only"
                />
                {slotTime(slot, clock)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        {earlier ? (
          <Button asChild variant="secondary">
            <Link href={path}>First free days</Link>
          </Button>
        ) : null}
        {offer.next_from ? (
          <Button asChild variant="secondary">
            <Link href={`${path}?from=${encodeURIComponent(offer.next_from)}`}>Later days</Link>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
