import { expect, it } from "vitest";
import { CLOCK_COOKIE, clockCookie, clockOf } from "./clock-cookie";

it("is read as it was written, for a year, by this site alone", () => {
  const clock = { locale: "en-US", timeZone: "America/Los_Angeles" };
  const [kept = "", ...how] = clockCookie(clock, true).split("; ");
  expect(how).toEqual(["path=/", "max-age=31536000", "samesite=lax", "secure"]);
  expect(clockCookie(clock, false)).not.toContain("secure");
  const [name, value = ""] = kept.split("=");
  expect(name).toBe(CLOCK_COOKIE);
  expect(clockOf(decodeURIComponent(value))).toEqual(clock);
});

it.each([undefined, "", "en-US", "en-US Nowhere/Else", "not_a_tag UTC", " UTC", `en ${"x".repeat(200)}`, "<b> <i>"])(
  "is no clock: %j",
  (value) => {
    expect(clockOf(value)).toBeUndefined();
  },
);
