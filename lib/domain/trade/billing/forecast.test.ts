import { expect, it } from "vitest";
import { forecast } from "./forecast";

// November has 30 days
const NOON_OF = (day: number) => new Date(Date.UTC(2026, 10, day, 12));

it.each([
  ["half the month, half the cap", 150, 300, new Date(Date.UTC(2026, 10, 16)), { expected: 300, reached_at: null }],
  [
    "a third, on the way past the cap",
    200,
    300,
    new Date(Date.UTC(2026, 10, 11)),
    { expected: 600, reached_at: "2026-11-16T00:00:00.000Z" },
  ],
  ["used up already", 300, 300, new Date(Date.UTC(2026, 10, 16)), { expected: 600, reached_at: null }],
  ["the first day", 100, 300, NOON_OF(1), null],
  ["nothing used", 0, 300, NOON_OF(20), null],
])("%s", (_name, used, limit, now, expected) => {
  expect(forecast(used, limit, now)).toEqual(expected);
});
