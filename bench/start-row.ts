import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Instance, startInstance } from "@/bin/launch/testing/instance";
import type { Context } from "./context";
import { processTree } from "./process-cpu";
import type { JudgedResult } from "./result";
import { median } from "./rounds";

const DATA = ".data/bench/start";
const MOST_START_SECONDS = 3;
const MOST_IDLE_MB = 250;
/** Until what was needed for the start alone has been given back. */
const IDLE_MS = 15_000;
const PROCESSES = ["web", "pages", "worker"];
/** What rows before this one have set is not for it. */
const NOTHING_SET = { DATABASE_URL: "", AUTH_SECRET: "" };

/**
 * How long `npm start` takes that finds a build and a database of the demo, until it is healthy, and what its processes hold in memory when
 * nobody asks for anything.
 */
export async function startRow({ options, progress }: Context): Promise<JudgedResult | undefined> {
  if (options.hostOnly) {
    progress("  needs Next: left out");
    return undefined;
  }
  rmSync(DATA, { recursive: true, force: true });
  mkdirSync(DATA, { recursive: true });
  await (await startInstance(DATA, NOTHING_SET, 600_000)).stop(); // builds and seeds
  const starts: number[] = [];
  let memory: [name: string, megabytes: number][] = [];
  for (let round = 1; round <= options.rounds; round++) {
    const begun = performance.now();
    const instance = await startInstance(DATA, NOTHING_SET);
    starts.push((performance.now() - begun) / 1_000);
    if (round === options.rounds) memory = await idleMemory(instance);
    await instance.stop();
    progress(`  round ${round}: healthy after ${starts.at(-1)?.toFixed(1)} s`);
  }
  rmSync(DATA, { recursive: true, force: true });
  const figures = [
    { name: "healthy after, in seconds", value: median(starts), atMost: MOST_START_SECONDS },
    ...memory.map(([name, value]) => ({ name: `${name}, MB when idle`, value, atMost: MOST_IDLE_MB })),
  ];
  const met = figures.every(({ value, atMost }) => value <= atMost);
  return { row: "start", title: "a second `npm start`, and what its processes hold when idle", figures, met };
}

async function idleMemory({ pid }: Instance): Promise<[string, number][]> {
  await pause(IDLE_MS);
  return processTree(pid).flatMap((one): [string, number][] => {
    const name = PROCESSES.find((program) => read(one, "cmdline").includes(`dist/${program}.mjs`));
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(read(one, "status"))?.[1]);
    return name ? [[name, kilobytes / 1_024]] : [];
  });
}

/** A file of /proc; NaN follows from what is not there. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
