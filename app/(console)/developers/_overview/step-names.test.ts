import { expect, it } from "vitest";
import { stepNames } from "./step-names";

function steps(from: string, hours: number, count: number) {
  const iso = (i: number) => new Date(Date.parse(from) + i * hours * 3_600_000).toISOString();
  return Array.from({ length: count }, (_, i) => ({ from: iso(i), to: iso(i + 1) }));
}

const told = (name: unknown) => {
  const { at, day } = name as { at: number; day?: string };
  return day ?? new Date(at).toISOString();
};

it("names hours and quarters of days by their moments, for the reader's clock, and days; each name once", () => {
  const day = stepNames(steps("2026-11-19T10:00:00.000Z", 1, 24), "24h");
  const at = Date.parse("2026-11-19T10:00:00Z");
  expect(day[0]).toEqual({ label: { at, until: at + 3_600_000 } });
  const noon = "2026-11-19T12:00:00.000Z";
  expect(day.flatMap(({ tick }) => (tick ? told(tick) : []))).toHaveLength(4);
  expect(told(day[2]?.tick)).toBe(noon);
  const week = stepNames(steps("2026-11-13T06:00:00.000Z", 6, 28), "7d");
  expect(told(week[3]?.tick)).toBe("2026-11-14T00:00:00.000Z");
  const month = stepNames(steps("2026-10-22T00:00:00.000Z", 24, 30), "30d");
  const days = ["2026-10-23", "2026-10-30", "2026-11-06", "2026-11-13", "2026-11-20"];
  expect(month.flatMap((step) => step.tick ?? [])).toEqual(days.map((day) => ({ day: `${day}T00:00:00.000Z` })));
  for (const names of [day, week, month])
    expect(new Set(names.map((step) => told(step.label))).size).toBe(names.length);
});
