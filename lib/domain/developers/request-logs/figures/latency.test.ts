import { describe, expect, it } from "vitest";
import { addLatencies, LATENCY_BOUNDS_MS, latencyClass, latencyPercentile, noLatencies } from "./latency";

function countsOf(durations: number[]): number[] {
  const counts = noLatencies();
  for (const ms of durations) counts[latencyClass(ms)] = (counts[latencyClass(ms)] ?? 0) + 1;
  return counts;
}

/** The value itself, from all durations, by nearest rank. */
function exact(durations: number[], share: number): number {
  const sorted = [...durations].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

describe("latency classes", () => {
  it("end with their bound; what is slower than all has the last", () => {
    expect(LATENCY_BOUNDS_MS.map((bound) => latencyClass(bound))).toEqual(LATENCY_BOUNDS_MS.map((_, i) => i));
    expect(latencyClass(0)).toBe(0);
    expect(latencyClass(0.51)).toBe(1);
    expect(latencyClass(60_000)).toBe(LATENCY_BOUNDS_MS.length);
    expect(noLatencies()).toHaveLength(LATENCY_BOUNDS_MS.length + 1);
  });
});

describe("latencyPercentile", () => {
  it("is null for no requests", () => {
    expect(latencyPercentile(noLatencies(), 0.5)).toBeNull();
  });

  it("interpolates within a class", () => {
    const counts = noLatencies();
    counts[latencyClass(20)] = 100;
    expect(latencyPercentile(counts, 0.5)).toBe(20);
    expect(latencyPercentile(counts, 0.95)).toBeCloseTo(24.5);
    expect(latencyPercentile(counts, 1)).toBe(25);
  });

  it.each([0.5, 0.95, 0.99])("lies in the class of the true value at %d", (share) => {
    const durations = Array.from({ length: 5_000 }, (_, i) => 0.2 + ((i * 7_919) % 5_000) ** 1.4 / 100);
    const found = latencyPercentile(countsOf(durations), share) ?? 0;
    expect(latencyClass(found)).toBe(latencyClass(exact(durations, share)));
  });

  it("answers 10 s for what is slower", () => {
    expect(latencyPercentile(countsOf([20_000]), 0.5)).toBe(10_000);
  });

  it("of a sum is that of all requests together", () => {
    const [one, two] = [
      [1, 2, 3, 400],
      [5, 6, 9_000],
    ];
    const sum = countsOf(one);
    addLatencies(sum, countsOf(two));
    expect(sum).toEqual(countsOf([...one, ...two]));
  });
});
