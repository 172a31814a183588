import { expect, it } from "vitest";
import { stepNames } from "./step-names";

function steps(from: string, hours: number, count: number) {
  const iso = (i: number) => new Date(Date.parse(from) + i * hours * 3_600_000).toISOString();
  return Array.from({ length: count }, (_, i) => ({ from: iso(i), to: iso(i + 1) }));
}

it("names hours, quarters of days and days; each name once", () => {
  const day = stepNames(steps("2026-11-19T10:00:00.000Z", 1, 24), "24h");
  expect(day[0]).toEqual({ label: "Thu 19, 10:00–11:00" });
  expect(day.flatMap((step) => step.tick ?? [])).toEqual(["12:00", "18:00", "00:00", "06:00"]);
  const week = stepNames(steps("2026-11-13T06:00:00.000Z", 6, 28), "7d");
  expect(week[3]).toEqual({ label: "Sat 14, 00:00–06:00", tick: "Sat 14" });
  const month = stepNames(steps("2026-10-22T00:00:00.000Z", 24, 30), "30d");
  expect(month.flatMap((step) => step.tick ?? [])).toEqual(["23 Oct", "30 Oct", "6 Nov", "13 Nov", "20 Nov"]);
  for (const names of [day, week, month]) expect(new Set(names.map((step) => step.label)).size).toBe(names.length);
});
