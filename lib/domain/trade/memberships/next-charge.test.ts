import { expect, it } from "vitest";
import { nextCharge } from "./next-charge";

const next = (day: string, interval: "month" | "year", after = day) =>
  nextCharge(new Date(day), interval, new Date(after)).toISOString().slice(0, 10);

it("is charged again on the same day, or on the month's last", () => {
  expect([next("2026-01-31", "month"), next("2026-12-05", "month"), next("2028-02-29", "year")]).toEqual([
    "2026-02-28",
    "2027-01-05",
    "2029-02-28",
  ]);
});

it("says the next charge of a membership that has lasted a while", () => {
  expect(next("2026-01-31", "month", "2026-02-28T12:00:00Z")).toBe("2026-03-31");
  expect(next("2026-01-31", "month", "2027-11-29")).toBe("2027-11-30");
  expect(next("2024-02-29", "year", "2027-12-01")).toBe("2028-02-29");
  expect(next("2026-01-10", "month", "2026-03-10")).toBe("2026-04-10");
});
