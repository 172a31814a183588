import { describe, expect, it } from "vitest";
import { relativeTime } from "./relative-time";

const now = Date.parse("2026-11-20T12:00:00.000Z");
const ago = (seconds: number) => relativeTime(now - seconds * 1000, now);

describe("relativeTime", () => {
  it.each([
    [0, "just now"],
    [44, "just now"],
    [45, "1 minute ago"],
    [90, "2 minutes ago"],
    [3_600, "1 hour ago"],
    [86_400, "yesterday"],
    [3 * 86_400, "3 days ago"],
    [14 * 86_400, "2 weeks ago"],
    [400 * 86_400, "last year"],
  ])("%i seconds ago", (seconds, said) => {
    expect(ago(seconds)).toBe(said);
  });

  it("speaks of the future", () => {
    expect(ago(-7_200)).toBe("in 2 hours");
  });

  it.each([
    // two bookings of one day are as far away as that day
    ["2026-11-24T08:00:00Z", "in 4 days"],
    ["2026-11-24T23:00:00Z", "in 4 days"],
    ["2026-11-21T18:00:00Z", "tomorrow"],
    ["2026-11-22T01:00:00Z", "in 2 days"],
    ["2026-12-03T12:00:00Z", "in 13 days"],
    ["2026-12-09T04:48:00Z", "in 2 weeks"],
    ["2026-12-11T09:41:17Z", "in 3 weeks"],
    ["2027-01-11T12:00:00Z", "in 7 weeks"],
    ["2027-02-19T12:00:00Z", "in 13 weeks"],
    ["2027-02-20T12:00:00Z", "in 3 months"],
    ["2026-11-20T13:59:00Z", "in 1 hour"],
    ["2026-11-20T12:00:50Z", "in 1 minute"],
  ])("%s, counted by days of the calendar and never rounded up", (at, said) => {
    expect(relativeTime(Date.parse(at), now)).toBe(said);
  });

  it.each([
    ["2026-11-18T23:00:00Z", "2 days ago"],
    ["2026-11-19T02:00:00Z", "yesterday"],
  ])("%s lies back by days of the calendar", (at, said) => {
    expect(relativeTime(Date.parse(at), now)).toBe(said);
  });

  it("counts the days of the zone in which it is read", () => {
    const late = Date.parse("2026-11-22T01:00:00Z");
    expect(relativeTime(late, now, "America/Los_Angeles")).toBe("tomorrow");
    expect(relativeTime(late, now, "Asia/Tokyo")).toBe("in 2 days");
  });
});
