import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentTime, forgetTime, hasStepped, setTime } from "./clock";

const HOUR = 3_600_000;

beforeEach(() => {
  forgetTime();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 10 * HOUR });
});
afterEach(() => {
  forgetTime();
  vi.useRealTimers();
});

it("is this machine's time before the database was read, and while both agree to a second", () => {
  expect(currentTime()).toBe(10 * HOUR);
  setTime(10 * HOUR + 900, performance.now());
  expect(currentTime()).toBe(10 * HOUR);
});

it.each([HOUR, -HOUR])("is the database's, carried on, once this machine's clock has stepped by %i ms", (step) => {
  setTime(10 * HOUR, performance.now());
  vi.advanceTimersByTime(60_000);
  expect(currentTime()).toBe(10 * HOUR + 60_000);
  vi.setSystemTime(10 * HOUR + 60_000 + step);
  expect(currentTime()).toBe(10 * HOUR + 60_000);
  vi.advanceTimersByTime(5_000);
  expect(currentTime()).toBe(10 * HOUR + 65_000);
});

it("says that the machine slept, until the database's clock was read again", () => {
  setTime(10 * HOUR, performance.now());
  vi.advanceTimersByTime(5_000);
  expect(hasStepped()).toBe(false);
  vi.setSystemTime(11 * HOUR);
  expect(hasStepped()).toBe(true);
  setTime(11 * HOUR, performance.now());
  expect([hasStepped(), currentTime()]).toEqual([false, 11 * HOUR]);
});
