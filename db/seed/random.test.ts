import { describe, expect, it } from "vitest";
import { between, mulberry32, pick, shuffled } from "./random";

describe("mulberry32", () => {
  it("gives the published sequence", () => {
    const random = mulberry32(1);
    const expected = [0.6270739405881613, 0.002735721180215478, 0.5274470399599522];
    expect([random(), random(), random()]).toEqual(expected);
  });

  it("stays in range and spreads evenly", () => {
    const random = mulberry32(20);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const n = between(random, 3, 12);
      counts[n - 3] = (counts[n - 3] ?? 0) + 1;
    }
    expect(counts.every((count) => count > 1_800 && count < 2_200)).toBe(true);
  });
});

describe("pick and shuffled", () => {
  it("prefer the first items with a skew, and lose none", () => {
    const random = mulberry32(3);
    const items = ["a", "b", "c", "d"];
    const picks = Array.from({ length: 1_000 }, () => pick(random, items, 2));
    expect(picks.filter((item) => item === "a").length).toBeGreaterThan(420);
    expect(new Set(picks).size).toBe(4);
    expect(shuffled(random, items).sort()).toEqual(items);
    expect(() => pick(random, [])).toThrow("nothing to pick from");
  });
});
