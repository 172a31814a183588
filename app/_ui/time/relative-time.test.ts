import { describe, expect, it } from "vitest";
import { relativeTime } from "./relative-time";

const now = Date.parse("2026-11-20T12:00:00.000Z");
const ago = (seconds: number) => relativeTime(now - seconds * 1000, now);

describe("relativeTime", () => {
  it.each([
    [0, "just now"],
    [44, "just now"],
    [45, "1 minute ago"],
    [90, "2 minutes ago"],
    [3_600, "1 hour ago"],
    [86_400, "yesterday"],
    [3 * 86_400, "3 days ago"],
    [14 * 86_400, "2 weeks ago"],
    [400 * 86_400, "last year"],
  ])("%i seconds ago", (seconds, said) => {
    expect(ago(seconds)).toBe(said);
  });

  it("speaks of the future", () => {
    expect(ago(-7_200)).toBe("in 2 hours");
  });
});
