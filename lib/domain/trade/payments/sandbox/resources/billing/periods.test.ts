import { expect, it } from "vitest";
import { periodEnd } from "./periods";

const seconds = (iso: string) => Date.parse(iso) / 1000;
const every = (interval: "day" | "week" | "month" | "year", interval_count = 1) => ({
  interval,
  interval_count,
  meter: null,
  trial_period_days: null,
  usage_type: "licensed",
});

it.each([
  ["2026-01-15T10:00:00Z", every("day", 3), "2026-01-18T10:00:00Z"],
  ["2026-12-28T10:00:00Z", every("week"), "2027-01-04T10:00:00Z"],
  ["2026-01-31T10:00:00Z", every("month"), "2026-02-28T10:00:00Z"],
  ["2028-01-31T23:59:59Z", every("month"), "2028-02-29T23:59:59Z"],
  ["2026-11-30T00:00:00Z", every("month", 3), "2027-02-28T00:00:00Z"],
  ["2028-02-29T12:00:00Z", every("year"), "2029-02-28T12:00:00Z"],
])("from %s, %o ends at %s", (start, recurring, end) => {
  expect(periodEnd(seconds(start), recurring)).toBe(seconds(end));
});
