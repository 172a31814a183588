import { parseArgs } from "node:util";
import { storm } from "./faults/storm";
import { failuresOf } from "./faults/verdict";

/**
 * `npm run test:faults`: webhook deliveries while workers are killed with -9 and PostgreSQL is restarted. Prints what it found; exits 1
 * when an event was lost, is stuck, was sent twice without a kill to explain it, or left no record.
 */
const { values } = parseArgs({
  options: {
    events: { type: "string", default: "20000" },
    kills: { type: "string", default: "12" },
    restarts: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
  },
});
const startedAt = performance.now();
const progress = (line: string) => console.log(`[${((performance.now() - startedAt) / 1000).toFixed(1)} s] ${line}`);
const [events, kills, restarts, seed] = [values.events, values.kills, values.restarts, values.seed].map(Number);

const report = await storm({
  events: events as number,
  kills: kills as number,
  restarts: restarts as number,
  seed: seed as number,
  settleWithinMs: 600_000,
  progress,
});
console.log(report);
const failures = failuresOf(report);
console.log(failures.length === 0 ? "nothing was lost" : failures.join("\n"));
process.exit(failures.length === 0 ? 0 : 1);
