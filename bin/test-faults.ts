import { parseArgs } from "node:util";
import { hires } from "./faults/hires/hires";
import { manyLives } from "./faults/lives";
import { races } from "./faults/races";
import { flood } from "./faults/service/flood";
import { fullDisk } from "./faults/service/full-disk";
import { onService } from "./faults/service/on-service";
import { uploads } from "./faults/service/uploads";
import { soak, soakFailures } from "./faults/soak/soak";
import { storm } from "./faults/storm/storm";
import { failuresOf } from "./faults/storm/verdict";

/**
 * `npm run test:faults`: a hundred who race for an order, then webhook deliveries while workers are killed with -9, their clocks step by an hour and PostgreSQL is restarted, then all that a worker does
 * while its connections are cut, and hires while web processes and workers are killed. Prints what it found; exits 1 when an event was lost, is stuck, was sent twice without a kill to explain
 * it, or left no record, and when any kind of work stood still for 10 s. Then random lives of orders, after which all sums must agree to the cent;
 * fifty pictures at once, requests that nobody would send, and a disk that is full, then read-only. `--events=0`, `--soak-minutes=0`, `--lives=0`, `--hire-minutes=0` `--fuzz-rounds=0` and `--disk=no` leave one out.
 */
const { values } = parseArgs({
  options: {
    events: { type: "string", default: "20000" },
    kills: { type: "string", default: "12" },
    restarts: { type: "string", default: "2" },
    steps: { type: "string", default: "12" },
    "soak-minutes": { type: "string", default: "20" },
    disk: { type: "string", default: "yes" },
    "fuzz-rounds": { type: "string", default: "60" },
    lives: { type: "string", default: "10000" },
    "hire-minutes": { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
  },
});
const startedAt = performance.now();
const progress = (line: string) => console.log(`[${((performance.now() - startedAt) / 1000).toFixed(1)} s] ${line}`);
const [events, kills, restarts, steps, minutes, seed] = [
  values.events,
  values.kills,
  values.restarts,
  values.steps,
  values["soak-minutes"],
  values.seed,
].map(Number) as [number, number, number, number, number, number];

const failures = races();
if (events > 0) {
  const report = await storm({ events, kills, restarts, steps, seed, settleWithinMs: 600_000, progress });
  console.log(report);
  failures.push(...failuresOf(report));
}
if (Number(values.lives) > 0) failures.push(...(await manyLives({ lives: Number(values.lives), seed, progress })));
if (minutes > 0) {
  const report = await soak({ minutes, seed, progress });
  console.log(report);
  failures.push(...soakFailures(report));
}
const hiring = Number(values["hire-minutes"]);
if (hiring > 0) failures.push(...(await hires({ minutes: hiring, seed, progress })));
const rounds = Number(values["fuzz-rounds"]);
if (rounds > 0)
  await onService(progress, async (instance) => {
    failures.push(...(await uploads(instance, progress)));
    failures.push(...(await flood(instance, { rounds, seed })));
  });
if (values.disk === "yes") failures.push(...(await fullDisk(progress)));
console.log(failures.length === 0 ? "nothing was lost, nothing stood still" : failures.join("\n"));
process.exit(failures.length === 0 ? 0 : 1);
