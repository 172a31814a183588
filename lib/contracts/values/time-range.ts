import { z } from "zod";

const SHAPE = "must be a date (2026-11-20) or a moment with its zone (2026-11-20T09:30:00Z), from 2000 to 2099";
const YEARS = /^20\d\d-/;

/** A calendar day as it is sent, in the years in which a day more or a zone makes no other kind of year of it. */
export const calendarDay = (error?: string) =>
  z.iso.date(error).refine((day) => YEARS.test(day), { error: "must be a day from 2000-01-01 to 2099-12-31" });

/** One end of a span of time in a query: a date, which stands for its whole day in UTC, or a moment. */
const RangeEnd = z
  .union([z.iso.date().regex(YEARS), z.iso.datetime({ offset: true }).max(40).regex(YEARS)], SHAPE)
  .meta({ example: "2026-11-20" });

/** Query parameters of a span of time, half open: `from` is in it, `to` is not, unless it is a date, whose day is. */
export const TimeRangeQuery = z.object({
  from: RangeEnd.optional().meta({
    description: "Start of the range: a date (that day from its start, UTC) or an ISO 8601 moment with its zone.",
    example: "2026-11-01",
  }),
  to: RangeEnd.optional().meta({
    description:
      "End of the range: a date (that day to its end, UTC) or an ISO 8601 moment with its zone, which is not included.",
    example: "2026-11-20",
  }),
});

export type TimeRangeQuery = z.output<typeof TimeRangeQuery>;
