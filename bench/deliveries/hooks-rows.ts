import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { statement } from "@/db/client";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import type { Context } from "../context";
import { cpuMicros } from "../process-cpu";
import { type Result, resultOf } from "../result";
import { type Figures, type Measured, median } from "../rounds";
import { HooksStage } from "./hooks-stage";

/** A database apart: a service that other rows keep running would deliver too. */
const PROFILES = 10;
/** Deliveries for each second that a side is to be loaded. */
const PER_SECOND = 5_000;

async function withHooks<T>({ stage }: Context, work: (hooks: HooksStage) => Promise<T>): Promise<T> {
  const hooks = await HooksStage.open(await stage.databaseUrl(PROFILES));
  try {
    return await work(hooks);
  } finally {
    await hooks.close();
  }
}

/** Signed deliveries per second by one worker, claimed, sent and recorded, against a bare loop that posts the same bodies, signed. */
export function deliveriesRow(context: Context): Promise<Result> {
  return withHooks(context, async (hooks) => {
    const { options, progress } = context;
    const databasePid = await context.stage.databasePid();
    const count = options.seconds * PER_SECOND;
    const subject = () => deliver(hooks, count, databasePid);
    const baseline = () => postBare(hooks, count);
    await subject();
    await baseline();
    const measured: Measured = { baseline: [], subject: [], ratios: [] };
    for (let round = 1; round <= options.rounds; round++) {
      const order = round % 2 === 1 ? (["subject", "baseline"] as const) : (["baseline", "subject"] as const);
      for (const side of order) measured[side].push(await { subject, baseline }[side]());
      const [a, b] = [measured.baseline.at(-1)?.perSecond ?? 0, measured.subject.at(-1)?.perSecond ?? 0];
      measured.ratios.push(b / a);
      progress(`  round ${round}: ${b.toFixed(0)}/s against ${a.toFixed(0)}/s, ratio ${(b / a).toFixed(2)}`);
    }
    const title = "signed webhook deliveries, claimed, sent and recorded, against a bare `undici.request` loop";
    return resultOf(
      "deliveries",
      title,
      ["bare undici", "Guildhall"],
      { figure: "perSecond", atLeast: 0.75 },
      measured,
    );
  });
}

const OPEN = "select 1 from deliveries where state in ('PENDING', 'ATTEMPTING') limit 1";

async function deliver(hooks: HooksStage, count: number, databasePid: number): Promise<Figures> {
  const pid = hooks.worker.pid ?? 0;
  await hooks.fill(count);
  const before = [cpuMicros(pid), cpuMicros(databasePid)] as const;
  const startedAt = performance.now();
  do await pause(20);
  while ((await statement(OPEN, [])).length > 0);
  const seconds = (performance.now() - startedAt) / 1_000;
  const [lost] = await statement<{ n: number }>(
    "select count(*)::int as n from deliveries d where state <> 'SUCCEEDED' or attempts <> 1",
    [],
  );
  return {
    perSecond: count / seconds,
    p50: Number.NaN,
    p99: Number.NaN,
    cpuMicros: (cpuMicros(pid) - before[0]) / count,
    databaseMicros: (cpuMicros(databasePid) - before[1]) / count,
    failed: lost?.n ?? count,
  };
}

async function postBare(hooks: HooksStage, count: number): Promise<Figures> {
  const pid = hooks.bare.pid ?? 0;
  const before = cpuMicros(pid);
  const answered = once(hooks.bare, "message") as Promise<[number]>;
  hooks.bare.send("post");
  const [seconds] = await answered;
  const used = (cpuMicros(pid) - before) / count;
  return {
    perSecond: count / seconds,
    p50: Number.NaN,
    p99: Number.NaN,
    cpuMicros: used,
    databaseMicros: 0,
    failed: 0,
  };
}

const IDLE_EVENTS = 150;
const EVENTS_PER_SECOND = 500;
const TICK_MS = 10;

/** From the commit of a mutation to the receiver's first byte: one event at a time, and at 500 events a second. */
export function firstByteRow(context: Context): Promise<Result> {
  return withHooks(context, async (hooks) => {
    const { options, progress } = context;
    const measured: Measured = { baseline: [], subject: [], ratios: [] };
    await burst(hooks, 1);
    for (let round = 1; round <= options.rounds; round++) {
      const [idle, busy] = [await oneByOne(hooks), await burst(hooks, options.seconds)];
      measured.baseline.push(idle);
      measured.subject.push(busy);
      measured.ratios.push(busy.p50 / idle.p50);
      progress(`  round ${round}: p50 ${busy.p50.toFixed(1)} ms at 500/s, ${idle.p50.toFixed(1)} ms idle`);
    }
    const title = "from a commit to the receiver's first byte, at 500 events/s against one at a time";
    return resultOf("first_byte", title, ["idle", "500 events/s"], { figure: "p50" }, measured);
  });
}

async function oneByOne(hooks: HooksStage): Promise<Figures> {
  const committed = new Map<string, number>();
  for (let n = 0; n < IDLE_EVENTS; n++) {
    await emitOne(hooks, committed);
    await pause(20);
  }
  return latencies(hooks, committed, 0);
}

async function burst(hooks: HooksStage, seconds: number): Promise<Figures> {
  const committed = new Map<string, number>();
  const sent: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let due = 0; due < seconds * EVENTS_PER_SECOND; ) {
    await pause(TICK_MS);
    const until = ((performance.now() - startedAt) / 1_000) * EVENTS_PER_SECOND;
    for (; due < until; due++) sent.push(emitOne(hooks, committed));
  }
  await Promise.all(sent);
  return latencies(hooks, committed, committed.size / ((performance.now() - startedAt) / 1_000));
}

/** One event for one of the hundred endpoints, in a transaction of its own. */
async function emitOne(hooks: HooksStage, committed: Map<string, number>): Promise<void> {
  const ctx = systemContext("bench", new Date());
  const profileId = hooks.profileIds[committed.size % hooks.profileIds.length] ?? "";
  const data = { id: newId("post"), slug: "a-post", title: "A title of normal length" };
  const id = await transaction(ctx, (tx) => emit(tx, ctx, profileId, "post.created", data));
  committed.set(id, performance.timeOrigin + performance.now());
}

async function latencies(hooks: HooksStage, committed: Map<string, number>, perSecond: number): Promise<Figures> {
  while ((await statement(OPEN, [])).length > 0) await pause(20);
  const arrived = await hooks.arrivals();
  const waits = [...committed].map(([event, at]) => (arrived[event] ?? Number.NaN) - at).sort((a, b) => a - b);
  const lost = waits.filter(Number.isNaN).length;
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  return { perSecond, p50: median(waits), p99, cpuMicros: Number.NaN, databaseMicros: Number.NaN, failed: lost };
}
