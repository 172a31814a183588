"use client";

import { exactTime } from "./exact-time-text";
import { useReaderClock } from "./reader-clock";

type CalendarDayProps = {
  /** ISO 8601: the day is the one that it names in UTC, wherever it is read. */
  day: string;
  form?: "day" | "longDay" | "monthDay";
};

/** A day that somebody chose, in the reader's format: the same day in every zone. */
export function CalendarDay({ day, form = "day" }: CalendarDayProps) {
  const { locale } = useReaderClock();
  return (
    <time dateTime={day.slice(0, 10)} suppressHydrationWarning>
      {exactTime(Date.parse(day), form, { locale, timeZone: "UTC" })}
    </time>
  );
}
