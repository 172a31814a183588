import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { statement } from "@/db/client";
import { between, mulberry32, pick, type Random } from "@/db/seed/random";
import { DatabaseGate } from "@/db/testing-gate";
import { resetEnv } from "@/lib/core/env";
import { stopProcess } from "../../launch/testing/instance";
import { onScene, SHARED } from "../scene";
import { type Kind, makeWork } from "./work";

export type SoakOptions = { minutes: number; seed: number; progress?: (line: string) => void };

/** What came of one kind of work: the longest time in seconds in which some was asked for and none was done. */
type Outcome = { asked: number; done: number; gap: number };

export type SoakReport = {
  minutes: number;
  faults: Record<string, number>;
  kinds: Record<string, Outcome>;
  /** What was not done four minutes after the last fault. */
  left: number;
  /** What the launcher said of its worker: that it ended, or was killed. */
  said: string[];
};

/** The name under which the worker's connections are known to the server. */
const NAME = "soaked_worker";
const MOST_GAP_SECONDS = 10;
/** Longer than the lease of a mail whose claim was lost. */
const SETTLE_MS = 240_000;

/**
 * One worker does runs, deliveries, mails and jobs while its connections are cut, fall silent, are terminated by the server and their
 * statements canceled, one every second or so. Answers the longest gap in each kind of work; judging it is `soakFailures`.
 */
export function soak({ minutes, seed, progress = () => {} }: SoakOptions): Promise<SoakReport> {
  return onScene("soak", async (_cluster, url) => {
    const work = await makeWork();
    Object.assign(process.env, work.env);
    resetEnv();
    const gate = new DatabaseGate(`${url}?application_name=${NAME}`);
    const said: string[] = [];
    const worker = startWorker({ ...SHARED, ...work.env, DATABASE_URL: await gate.open() }, said);
    try {
      await Promise.all(work.kinds.map((kind) => kind.ask()));
      await until(async () => (await work.left()) === 0, 60_000);
      const ends = Date.now() + minutes * 60_000;
      const asking = work.kinds.map((kind) => askUntil(kind, ends));
      const faults = await harmUntil(gate, mulberry32(seed), ends, async () =>
        progress(summary(await outcomes(work.kinds))),
      );
      await Promise.all(asking);
      await until(async () => (await work.left()) === 0, SETTLE_MS);
      return { minutes, faults, kinds: await outcomes(work.kinds), left: await work.left(), said };
    } finally {
      await stopProcess(worker);
      await gate.shut();
      await work.close();
    }
  });
}

/** What must not be, in words; empty when all is well. */
export function soakFailures({ kinds, left, said }: SoakReport): string[] {
  return [
    ...Object.entries(kinds).flatMap(([name, { gap, asked, done }]) => [
      ...(gap > MOST_GAP_SECONDS ? [`${name} stood still for ${gap} s`] : []),
      ...(done < asked ? [`${asked - done} of the ${name} were not done`] : []),
    ]),
    ...(left > 0 ? [`${left} things are stuck`] : []),
    ...said,
  ];
}

/** `npm run worker`, whose launcher would start again what ends. */
function startWorker(env: Record<string, string>, said: string[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", "bin/extra-worker.ts"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "pipe"],
  });
  child.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString().trim()));
  return child;
}

async function askUntil(kind: Kind, ends: number): Promise<void> {
  while (Date.now() < ends) {
    kind.asked.push(Date.now());
    await kind.ask();
    await pause(500);
  }
}

const VICTIM = `select pid from pg_stat_activity where application_name = '${NAME}' order by random() limit 1`;

async function harmUntil(gate: DatabaseGate, random: Random, ends: number, report: () => Promise<void>) {
  const one = () => {
    const { connections } = gate;
    return connections.length > 0 ? [pick(random, connections)] : [];
  };
  const harms = {
    cut: async () => gate.cut(one()),
    silence: async () => gate.swallow(one()),
    terminate: () => statement(`select pg_terminate_backend(pid) from (${VICTIM}) v`, []),
    cancel: () => statement(`select pg_cancel_backend(pid) from (${VICTIM}) v`, []),
    cutAll: async () => gate.cut(),
  };
  const often = ["cut", "cut", "cut", "terminate", "terminate", "cancel", "cancel", "cancel"] as const;
  const faults: Record<string, number> = {};
  for (let n = 1; Date.now() < ends; n++) {
    const what = n % 40 === 0 ? "cutAll" : n % 20 === 0 ? "silence" : pick(random, often);
    await harms[what]();
    faults[what] = (faults[what] ?? 0) + 1;
    if (n % 40 === 0) await report();
    await pause(between(random, 200, 1_800));
  }
  return faults;
}

async function until(well: () => Promise<boolean>, withinMs: number): Promise<void> {
  for (const ends = Date.now() + withinMs; Date.now() < ends && !(await well()); ) await pause(500);
}

async function outcomes(kinds: readonly Kind[]): Promise<Record<string, Outcome>> {
  const told = kinds.map(async ({ name, asked, done }) => {
    const since = asked[0] ?? Date.now();
    const times = (await done()).filter((at) => at >= since).sort((a, b) => a - b);
    return [name, { asked: asked.length, done: times.length, gap: longestGap(asked, times) }] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

/** In seconds. A gap begins when something was done, or asked for after that; what is left after the last is asked for is `left`. */
function longestGap(asked: readonly number[], done: readonly number[]): number {
  let longest = 0;
  let next = 0;
  const last = asked.at(-1) ?? 0;
  const times = [...done.filter((at) => at < last), last];
  for (const [n, at] of times.entries()) {
    const before = times[n - 1] ?? 0;
    while (next < asked.length && (asked[next] as number) <= before) next++;
    const due = Math.max(before, asked[next] ?? before);
    longest = Math.max(longest, at - due);
  }
  return Math.round(longest) / 1_000;
}

function summary(kinds: Record<string, Outcome>): string {
  return Object.entries(kinds)
    .map(([name, { asked, done, gap }]) => `${name} ${done}/${asked}, longest gap ${gap} s`)
    .join("; ");
}
