import { afterEach, expect, it } from "vitest";
import { dayHere, endOfDay } from "./local-day";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it.each([
  ["Europe/Berlin", "2027-01-26", "2027-01-26T22:59:59.000Z"],
  ["America/Los_Angeles", "2027-01-26", "2027-01-27T07:59:59.000Z"],
  ["Asia/Tokyo", "2027-01-26", "2027-01-26T14:59:59.000Z"],
])("a day of %s ends on its own clock", (timeZone, day, end) => {
  process.env.TZ = timeZone;
  expect(endOfDay(day)).toBe(end);
  expect(dayHere(new Date(end))).toBe(day);
  expect(dayHere(new Date(end), 6)).toBe("2027-02-01");
});

it("what is no day has no end", () => {
  expect(endOfDay("")).toBe("");
  expect(endOfDay("soon")).toBe("");
});
