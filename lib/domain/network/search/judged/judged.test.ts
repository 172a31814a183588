import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { halfOf, measure } from "./measure";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

describe("the judged queries", () => {
  it("are at least 300 that somebody fits, half of them held out", () => {
    const sizes = (["tuning", "held-out"] as const).map(
      (half) => halfOf(half).filter(({ fits }) => fits.length > 0).length,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(150);
  });

  it.each(["tuning", "held-out"] as const)("of the %s half find who fits", { timeout: 60_000 }, async (half) => {
    const quality = await measure(systemContext("test", new Date("2026-11-18T10:00:00.000Z")), half);
    expect(quality.success3, quality.misses.join("\n")).toBeGreaterThanOrEqual(0.92);
    expect(quality.mrr).toBeGreaterThanOrEqual(0.85);
    expect(quality.hopeless).toBeGreaterThanOrEqual(0.95);
  });
});
