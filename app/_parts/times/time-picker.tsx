"use client";

import { CalendarX } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { byDay, type Clock, type DayName, dayText, monthOf } from "./days";
import { MonthGrid, type Months } from "./month-grid";
import { type Other, TimeRadio } from "./time-radio";
import { ZoneField } from "./zone-field";

type TimePickerProps = {
  /** Free starts of the month and of the days around it, in order. */
  slots: readonly string[];
  months: Months;
  clock: Clock;
  setZone: (zone: string) => void;
  other: Other;
  chosen: string | undefined;
  choose: (slot: string) => void;
};

/** A month with the days that have free times, and the times of one day as radios named `starts_at`, on the reader's clock. */
export function TimePicker({ slots, months, clock, setZone, other, chosen, choose }: TimePickerProps) {
  const [picked, pick] = useState<DayName>();
  const [focused, focus] = useState<DayName>();
  const free = new Map([...byDay(slots, clock.timeZone)].filter(([day]) => monthOf(day) === months.month));
  const day = picked && free.has(picked) ? picked : free.keys().next().value;
  const current = focused && monthOf(focused) === months.month ? focused : (day ?? `${months.month}-01`);
  const shown = (day && free.get(day)) || [];
  const open = (next: DayName) => {
    pick(next);
    focus(next);
  };
  return (
    <div className="grid min-w-0 gap-6">
      <ZoneField zone={clock.timeZone} choose={setZone} />
      <div className="grid min-w-0 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <MonthGrid
          months={months}
          locale={clock.locale}
          free={free}
          chosen={day}
          current={current}
          move={focus}
          choose={open}
        />
        {day ? (
          <DayTimes day={day} slots={shown} clock={clock} other={other} chosen={chosen} choose={choose} />
        ) : (
          <EmptyState icon={CalendarX} title="No time is free in this month">
            {months.after ? "Have a look at the next one." : "Come back in a few days."}
          </EmptyState>
        )}
      </div>
      {chosen && !shown.includes(chosen) ? <input type="hidden" name="starts_at" value={chosen} /> : null}
      <noscript>
        <div className="grid gap-6">
          {[...free]
            .filter(([one]) => one !== day)
            .map(([one, times]) => (
              <DayTimes key={one} day={one} slots={times} clock={clock} other={other} chosen={chosen} choose={choose} />
            ))}
        </div>
      </noscript>
    </div>
  );
}

type DayTimesProps = Pick<TimePickerProps, "slots" | "clock" | "other" | "chosen" | "choose"> & { day: DayName };

function DayTimes({ day, slots, clock, other, chosen, choose }: DayTimesProps) {
  return (
    <fieldset className="min-w-0 content-start">
      <legend className="mb-3 font-medium">{dayText(day, clock.locale)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {slots.map((slot) => (
          <TimeRadio key={slot} slot={slot} clock={clock} other={other} chosen={slot === chosen} choose={choose} />
        ))}
      </div>
    </fieldset>
  );
}
