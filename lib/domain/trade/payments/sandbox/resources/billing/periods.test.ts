import { expect, it } from "vitest";
import { followingEnd, periodEnd } from "./periods";

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

const dayOf = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10);

it("periods go on from the day of the first one, also after a month that is too short for it", () => {
  const anchor = seconds("2027-01-31T10:00:00Z");
  const ends: number[] = [];
  for (let at = anchor; ends.length < 4; ends.push(at)) at = followingEnd(at, anchor, every("month"));
  expect(ends.map(dayOf)).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
});

it.each([
  ["a clock that moved both by 40 days", "2027-01-19T10:00:00Z", "2026-12-22T10:00:00Z", "2027-02-22"],
  [
    "an anchor of another interval, from before it changed",
    "2027-06-10T10:00:00Z",
    "2026-01-01T10:00:00Z",
    "2027-07-10",
  ],
  ["a start that is the anchor", "2027-06-10T10:00:00Z", "2027-06-10T10:00:00Z", "2027-07-10"],
])("%s makes no period of a few days", (_, start, anchor, end) => {
  expect(dayOf(followingEnd(seconds(start), seconds(anchor), every("month")))).toBe(end);
});
