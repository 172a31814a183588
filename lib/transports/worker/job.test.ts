import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { ManualClock } from "@/lib/core/manual-clock";
import { job } from "./job";

const START = "2026-11-20T10:00:00.000Z";

beforeAll(() => {
  // No statement is run here: the pool is made, never connected.
  Object.assign(process.env, { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", LOG_LEVEL: "silent" });
  resetEnv();
});

const turn = () => new Promise(setImmediate);

test("runs at the start and on each beat, with a system actor and the clock's time", async () => {
  const clock = new ManualClock(START);
  const contexts: Context[] = [];
  const running = job({ name: "tidy", every: 1_000, run: async (ctx) => void contexts.push(ctx) }).start(clock);
  await turn();
  for (const step of [999, 1, 1_000]) {
    clock.advance(step);
    await turn();
  }
  const at = (ms: number) => new Date(new Date(START).getTime() + ms);
  expect(contexts.map((ctx) => ctx.now)).toEqual([at(0), at(1_000), at(2_000)]);
  expect(contexts[0]?.actor).toEqual({ kind: "system", id: "tidy" });
  expect(contexts[0]?.requestId).toMatch(/^req_/);
  await running.stop();
  clock.advance(10_000);
  await turn();
  expect(contexts).toHaveLength(3);
});

test("a slow run is never joined by a second one, and does not shift the beat", async () => {
  const clock = new ManualClock(START);
  const started: number[] = [];
  let finish = () => {};
  const run = () => {
    started.push(clock.now().getTime() - new Date(START).getTime());
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const running = job({ name: "slow", every: 1_000, run }).start(clock);
  await turn();
  clock.advance(2_500);
  running.wake();
  await turn();
  expect(started).toEqual([0]);
  finish();
  await turn();
  expect(started).toEqual([0, 2_500]); // the wake that came meanwhile
  finish();
  await turn();
  clock.advance(499);
  await turn();
  expect(started).toHaveLength(2);
  clock.advance(1);
  await turn();
  expect(started).toEqual([0, 2_500, 3_000]);
  finish();
  await running.stop();
});

test("an error ends the run, not the job", async () => {
  const clock = new ManualClock(START);
  let runs = 0;
  const run = async () => {
    if (++runs === 1) throw new Error("broken");
  };
  const running = job({ name: "fragile", every: 1_000, run }).start(clock);
  await turn();
  clock.advance(1_000);
  await turn();
  expect(runs).toBe(2);
  await running.stop();
});

test("a run can ask for another before the beat, not after it", async () => {
  const clock = new ManualClock(START);
  const asks = [200, 5_000];
  let runs = 0;
  const running = job({
    name: "eager",
    every: 1_000,
    async run(ctx, again) {
      runs++;
      again(new Date(ctx.now.getTime() + (asks.shift() ?? 9_000)));
    },
  }).start(clock);
  for (const [step, expected] of [
    [0, 1],
    [199, 1],
    [1, 2],
    [799, 2],
    [1, 3],
  ] as const) {
    clock.advance(step);
    await turn();
    expect(runs, `after ${step}`).toBe(expected);
  }
  await running.stop();
});

test("stop waits for the run that is under way", async () => {
  const clock = new ManualClock(START);
  let finish = () => {};
  let stopped = false;
  const run = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const running = job({ name: "long", every: 1_000, run }).start(clock);
  await turn();
  const stopping = running.stop().then(() => {
    stopped = true;
  });
  await turn();
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(stopped).toBe(true);
});
