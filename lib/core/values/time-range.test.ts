import { describe, expect, it } from "vitest";
import { TimeRangeQuery } from "@/lib/contracts/values/time-range";
import { rangeEnds, timeRange } from "./time-range";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const DAYS = { usual: 30, most: 366 };
const span = (query: TimeRangeQuery) => {
  const { from, to } = timeRange(query, NOW, DAYS);
  return [from.toISOString(), to.toISOString()];
};

describe("timeRange", () => {
  it.each([
    ["30 days with today, until now", {}, "2026-10-22T00:00:00.000Z", "2026-11-20T09:30:00.000Z"],
    [
      "a date as its whole day",
      { from: "2026-11-03", to: "2026-11-03" },
      "2026-11-03T00:00:00.000Z",
      "2026-11-04T00:00:00.000Z",
    ],
    ["from a date until now", { from: "2026-11-03" }, "2026-11-03T00:00:00.000Z", "2026-11-20T09:30:00.000Z"],
    ["30 days that end with a date", { to: "2026-03-30" }, "2026-03-01T00:00:00.000Z", "2026-03-31T00:00:00.000Z"],
    [
      "moments as they are, in UTC",
      { from: "2026-11-03T01:00:00+02:00", to: "2026-11-03T12:00:00.5Z" },
      "2026-11-02T23:00:00.000Z",
      "2026-11-03T12:00:00.500Z",
    ],
    [
      "a leap year whole",
      { from: "2028-01-01", to: "2028-12-31" },
      "2028-01-01T00:00:00.000Z",
      "2029-01-01T00:00:00.000Z",
    ],
  ])("takes %s", (_, query, from, to) => {
    expect(span(TimeRangeQuery.parse(query))).toEqual([from, to]);
  });

  it.each([
    ["without length", { from: "2026-11-03T12:00:00Z", to: "2026-11-03T12:00:00Z" }],
    ["that runs backwards", { from: "2026-11-04", to: "2026-11-03" }],
    ["that begins after now and ends now", { from: "2026-11-21" }],
    ["of a moment more than 366 days", { from: "2025-11-20T11:59:59.999Z", to: "2026-11-21T12:00:00Z" }],
  ])("refuses one %s, by `from`", (_, query) => {
    expect(() => span(query)).toThrow(
      expect.objectContaining({ code: "invalid_request", extras: expect.objectContaining({ param: "from" }) }),
    );
  });

  it("takes 366 days to the moment", () => {
    expect(span({ from: "2025-11-20T12:00:00Z", to: "2026-11-21T12:00:00Z" })).toHaveLength(2);
  });
});

describe("rangeEnds", () => {
  it("leaves open what was not sent", () => {
    expect(rangeEnds({})).toEqual({});
    expect(rangeEnds({ to: "2026-11-03" })).toEqual({ to: new Date("2026-11-04T00:00:00.000Z") });
  });
});

describe("an end", () => {
  it.each([
    "2026-11-31",
    "2026-11-20T09:30:00",
    "1999-12-31",
    "2100-01-01",
    "0000-01-01",
    "yesterday",
    "",
    `2026-11-20T09:30:00.${"0".repeat(40)}Z`,
  ])("is not %j", (from) => {
    expect(TimeRangeQuery.safeParse({ from }).success).toBe(false);
  });
});
