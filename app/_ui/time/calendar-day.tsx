"use client";

import { exactTime } from "./exact-time-text";
import { useHere } from "./use-here";

type CalendarDayProps = {
  /** ISO 8601: the day is the one that it names in UTC, wherever it is read. */
  day: string;
};

/** A day that somebody chose, in the reader's format: the same day in every zone. */
export function CalendarDay({ day }: CalendarDayProps) {
  const here = useHere();
  const ms = Date.parse(day);
  const shown = here ? exactTime(ms, "day", { locale: navigator.language, timeZone: "UTC" }) : exactTime(ms, "day");
  return <time dateTime={day.slice(0, 10)}>{shown}</time>;
}
