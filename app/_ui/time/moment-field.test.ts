import { afterEach, describe, expect, it } from "vitest";
import { shifted } from "./moment-field";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe("shifted", () => {
  it.each([
    ["Asia/Tokyo", "2026-11-20T18:30", "2026-11-20T09:30"],
    ["America/Los_Angeles", "2026-11-19T23:30:15", "2026-11-20T07:30:15"],
    ["Asia/Kolkata", "2026-07-01T00:00", "2026-06-30T18:30"],
    ["Europe/Berlin", "2026-07-01T00:00", "2026-06-30T22:00"],
  ])("takes a moment of %s to UTC and back", (timeZone, here, utc) => {
    process.env.TZ = timeZone;
    expect(shifted(here, 1)).toBe(utc);
    expect(shifted(utc, -1)).toBe(here);
  });

  it("leaves what is no moment empty", () => {
    expect(shifted("", 1)).toBe("");
    expect(shifted("soon", -1)).toBe("");
  });
});
