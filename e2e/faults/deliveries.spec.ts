import { expect, test } from "playwright/test";
import { storm } from "@/bin/faults/storm/storm";
import { failuresOf } from "@/bin/faults/storm/verdict";

// `npm run test:faults` is the long form: 20,000 events, a dozen kills, then 20 minutes of cut connections.
test("1,000 events through two workers, two kills -9 and two restarts of PostgreSQL: none lost, none stuck", async () => {
  test.setTimeout(240_000);
  const report = await storm({ events: 1_000, kills: 2, restarts: 2, steps: 4, seed: 1, settleWithinMs: 150_000 });
  test.info().annotations.push({ type: "report", description: JSON.stringify(report) });
  expect(failuresOf(report)).toEqual([]);
  expect(report.written).toBeGreaterThanOrEqual(1_000);
  expect(report.disabledEndpoints, "three ways to fail, two creators each").toBe(6);
  expect(report.states.DEAD_LETTER).toBeGreaterThan(300);
});
