import { expect, test } from "vitest";
import { MAX_ATTEMPTS, nextDue } from "./schedule";

const first = new Date("2026-11-20T10:00:00.000Z");
const seconds = (date: Date | null) => date && (date.getTime() - first.getTime()) / 1000;

test("seven attempts, at offsets from the first one", () => {
  expect(MAX_ATTEMPTS).toBe(7);
  const due = [1, 2, 3, 4, 5, 6, 7].map((attempts) => seconds(nextDue(first, attempts)));
  expect(due).toEqual([30, 300, 1_800, 7_200, 43_200, 86_400, null]);
});

test("a little lateness does not shift the schedule, an outage does not burn attempts at once", () => {
  const at = (offset: number) => new Date(first.getTime() + offset * 1000);
  expect(seconds(nextDue(first, 2, at(31)))).toBe(300);
  expect(seconds(nextDue(first, 2, at(5_000)))).toBe(5_030);
});
