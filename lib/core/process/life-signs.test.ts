import { expect, it } from "vitest";
import { LifeSigns, SILENT_MS } from "./life-signs";

it("names the loops that are silent for longer than they may, and says how far the worst is behind", () => {
  let now = 1_000;
  const signs = new LifeSigns(() => now);
  const runs = signs.loop("runs");
  const job = signs.loop("a-slow-job", 10 * SILENT_MS);
  now += SILENT_MS / 2;
  expect([signs.silent(), signs.behind()]).toEqual([[], SILENT_MS / 2]);
  runs.alive();
  expect(signs.behind()).toBe(SILENT_MS / 20);
  now += SILENT_MS + 1;
  expect(signs.silent()).toEqual(["runs"]);
  runs.rest();
  expect(signs.silent()).toEqual([]);
  now += 10 * SILENT_MS;
  expect(signs.silent()).toEqual(["a-slow-job"]);
  signs.forgive();
  expect([signs.silent(), signs.behind()]).toEqual([[], 0]);
  job.rest();
});
