import { describe, expect, it } from "vitest";
import { addDays, addMonths, byDay, cityOf, dayOf, slotText, weekdayOf, weekStart, weeksOf, zoneNamed } from "./days";

describe("days of a clock", () => {
  it.each([
    ["2026-11-24T22:00:00.000Z", "Asia/Tokyo", "2026-11-25"],
    ["2026-11-24T22:00:00.000Z", "Europe/Oslo", "2026-11-24"],
    ["2026-12-31T23:30:00.000Z", "Europe/Oslo", "2027-01-01"],
    ["2026-03-29T00:30:00.000Z", "Europe/Oslo", "2026-03-29"],
    ["2026-10-25T23:00:00.000Z", "Europe/Oslo", "2026-10-26"],
    ["2026-06-01T11:00:00.000Z", "Pacific/Kiritimati", "2026-06-02"],
  ])("%s in %s is on %s", (at, zone, day) => expect(dayOf(at, zone)).toBe(day));

  it("gather times, across a change of the clock too", () => {
    const slots = ["2026-10-24T21:00:00.000Z", "2026-10-24T22:00:00.000Z", "2026-10-25T22:30:00.000Z"];
    expect([...byDay(slots, "Europe/Oslo")]).toEqual([
      ["2026-10-24", [slots[0]]],
      ["2026-10-25", [slots[1], slots[2]]],
    ]);
  });

  it("follow one another over months and years", () => {
    expect([addDays("2026-12-31", 1), addDays("2026-03-01", -1), addDays("2028-02-28", 1)]).toEqual([
      "2027-01-01",
      "2026-02-28",
      "2028-02-29",
    ]);
    expect([addMonths("2026-12", 1), addMonths("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
});

describe("a week", () => {
  it.each([
    ["en-US", 0],
    ["ja-JP", 0],
    ["nb-NO", 1],
    ["en-GB", 1],
    ["ar-EG", 6],
  ])("begins in %s with the weekday %i", (locale, start) => {
    expect(weekStart(locale)).toBe(start);
    const [first, second] = weeksOf("2026-11", start);
    expect(weekdayOf(second?.[0] ?? "")).toBe(start);
    expect(first?.indexOf("2026-11-01")).toBe((7 - start) % 7);
  });
});

describe("a month", () => {
  it.each([
    ["2026-11", 6, "2026-11-01", 6], // begins on a Sunday
    ["2026-06", 5, "2026-06-01", 0], // and on a Monday
    ["2027-02", 4, "2027-02-01", 0],
  ])("%s has %i weeks, from %s at place %i", (month, weeks, first, place) => {
    const found = weeksOf(month);
    expect(found).toHaveLength(weeks);
    expect(found[0]?.indexOf(first)).toBe(place);
    expect(found.flat().filter(Boolean)).toHaveLength(
      new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate(),
    );
  });
});

describe("zones", () => {
  const zones = Intl.supportedValuesOf("timeZone");

  it.each([
    ["Europe/Oslo", "Europe/Oslo"],
    ["tokyo", "Asia/Tokyo"],
    ["buenos aires", "America/Argentina/Buenos_Aires"],
    ["america/new york", "America/New_York"],
    ["reykja", "Atlantic/Reykjavik"],
    ["Europe", undefined],
    ["Olympus", undefined],
    [" ", undefined],
  ])("“%s” means %s", (text, zone) => {
    // the name of Buenos Aires depends on the version of the data
    const found = zoneNamed(text, zones);
    if (zone?.includes("Buenos")) expect(found).toMatch(/Buenos_Aires$/);
    else expect(found).toBe(zone);
  });

  it.each([
    ["kathmandu", /^Asia\/(Kathmandu|Katmandu)$/],
    ["Kolkata", /^Asia\/(Kolkata|Calcutta)$/],
    ["kyiv", /^Europe\/(Kyiv|Kiev)$/],
  ])("“%s” is known by either of its names", (text, zone) => expect(zoneNamed(text, zones)).toMatch(zone));

  it("have a city", () => expect(cityOf("America/New_York")).toBe("New York"));
});

it("a time is told with its end, on any clock", () => {
  const clock = (timeZone: string) => ({ timeZone, locale: "en-GB" });
  const told = ["Asia/Tokyo", "Europe/Oslo"].map((zone) => slotText("2026-11-24T23:30:00.000Z", 60, clock(zone)));
  expect(told[0]).toMatch(/^Wednesday,? 25 November, 08:30 to 09:30$/);
  expect(told[1]).toMatch(/^Wednesday,? 25 November, 00:30 to 01:30$/);
});

it("times that a clock shows twice are told apart", () => {
  const told = ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"].map((slot) =>
    slotText(slot, 30, { timeZone: "America/New_York", locale: "en-GB" }).replace(/^.*November, /, ""),
  );
  expect(told).toEqual(["01:30 GMT-4 to 01:00 GMT-5", "01:30 GMT-5 to 02:00"]);
});
