import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Limit, Standing } from "./counters";

type Process = typeof import("./counters");

/** The counters as another process has them: a copy of the module with a memory of its own. */
async function startProcess(): Promise<Process> {
  vi.resetModules();
  return import("./counters");
}

const MINUTE = new Date("2026-11-20T09:30:12.000Z");
const START = Math.floor(MINUTE.getTime() / 1000) - 12;
let keys = 0;

function limitOf(limit: number, windowSeconds = 60): Limit {
  return { key: `test:${++keys}`, limit, windowSeconds };
}

const allowed = (standings: Standing[][]) => standings.filter(([standing]) => standing?.allowed).length;

async function stored(key: string): Promise<{ window_start: string; count: number }[]> {
  return [
    ...(await database().execute<{ window_start: string; count: number }>(
      sql`select window_start, count from rate_counters where key = ${key} order by window_start`,
    )),
  ];
}

let db: TestDatabase;
let one: Process;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  one = await startProcess();
});

describe("one process", () => {
  it("counts down to the limit, then refuses, and says when the window ends", async () => {
    const limit = limitOf(5);
    const seen: [boolean, number][] = [];
    for (let i = 0; i < 7; i++) {
      const [standing] = await one.count([limit], MINUTE);
      expect(standing).toMatchObject({ limit: 5, resetSeconds: 48 });
      seen.push([standing?.allowed ?? false, standing?.remaining ?? -1]);
    }
    expect(seen.slice(0, 5)).toEqual([4, 3, 2, 1, 0].map((remaining) => [true, remaining]));
    expect(seen.slice(5).map(([passed]) => passed)).toEqual([false, false]);
  });

  it("allows exactly the limit of a hundred calls at once", async () => {
    const limit = limitOf(60);
    const standings = await Promise.all(Array.from({ length: 100 }, () => one.count([limit], MINUTE)));
    expect(allowed(standings)).toBe(60);
    await one.settle();
    expect(await stored(limit.key)).toEqual([{ window_start: String(START), count: 60 }]);
  });

  it("opens a new window when the old one is over", async () => {
    const limit = limitOf(1);
    const [first] = await one.count([limit], MINUTE);
    const [late] = await one.count([limit], new Date(MINUTE.getTime() + 47_999));
    const [next] = await one.count([limit], new Date(MINUTE.getTime() + 48_000));
    expect([first?.allowed, late?.allowed, next?.allowed]).toEqual([true, false, true]);
    expect([late?.resetSeconds, next?.resetSeconds]).toEqual([1, 60]);
    await one.settle();
    expect((await stored(limit.key)).map((row) => row.window_start)).toContain(String(START + 60));
  });

  it("counts a call against all of its limits or against none", async () => {
    const [burst, day] = [limitOf(10), limitOf(2, 86_400)];
    for (let i = 0; i < 2; i++) await one.count([burst, day], MINUTE);
    const [first, second] = await one.count([burst, day], MINUTE);
    expect([first?.allowed, second?.allowed]).toEqual([true, false]);
    expect(first?.remaining).toBe(8);
    await one.settle();
    expect((await stored(burst.key))[0]?.count).toBe(2);
  });

  it("settles on its own soon after, in one statement for all keys", async () => {
    const limits = Array.from({ length: 20 }, () => limitOf(100));
    for (const limit of [...limits, ...limits]) await one.count([limit], MINUTE);
    for (const limit of limits) await vi.waitFor(async () => expect((await stored(limit.key))[0]?.count).toBe(2));
  });

  it("writes nothing for a caller that stays below 2 % of the limit, until it ends", async () => {
    const [seldom, often] = [limitOf(100), limitOf(100)];
    await one.count([seldom], MINUTE);
    for (let i = 0; i < 2; i++) await one.count([often], MINUTE);
    await vi.waitFor(async () => expect(await stored(often.key)).toHaveLength(1));
    expect(await stored(seldom.key)).toEqual([]);
    await one.settle();
    expect((await stored(seldom.key))[0]?.count).toBe(1);
  });

  it("knows after a restart what was counted before", async () => {
    const limit = limitOf(10);
    for (let i = 0; i < 10; i++) await one.count([limit], MINUTE);
    await one.settle();
    const restarted = await startProcess();
    const standings: Standing[][] = [];
    for (let i = 0; i < 5; i++) standings.push(await restarted.count([limit], MINUTE));
    expect(allowed(standings)).toBeLessThanOrEqual(1);
  });
});

describe("two processes", () => {
  it("share a limit: in turns they pass it by one call each at most", async () => {
    const two = await startProcess();
    const limit = limitOf(20);
    let passed = 0;
    for (let i = 0; i < 30; i++) {
      passed += allowed([await one.count([limit], MINUTE), await two.count([limit], MINUTE)]);
    }
    expect(passed).toBeGreaterThanOrEqual(20);
    expect(passed).toBeLessThanOrEqual(22);
  });

  it("share a limit that both storm at once", async () => {
    const two = await startProcess();
    const limit = limitOf(60);
    const storm = (process: Process) => Array.from({ length: 60 }, () => process.count([limit], MINUTE));
    const passed = allowed(await Promise.all([...storm(one), ...storm(two)]));
    expect(passed).toBeGreaterThanOrEqual(60);
    expect(passed).toBeLessThanOrEqual(62);
  });

  it("hold at most 2 % of a large limit unsettled", async () => {
    const two = await startProcess();
    const limit = limitOf(1000);
    for (let i = 0; i < 990; i++) await one.count([limit], MINUTE);
    await one.settle();
    const standings: Standing[][] = [];
    for (let i = 0; i < 100; i++) standings.push(await two.count([limit], MINUTE));
    expect(allowed(standings)).toBeGreaterThanOrEqual(10);
    expect(allowed(standings)).toBeLessThanOrEqual(21);
  });
});

describe("without its database", () => {
  const url = () => process.env.DATABASE_URL ?? "";

  it("a process limits by its own count, and shares again when the database is back", async () => {
    const there = url();
    await closeDatabase(1);
    process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/nothing";
    const limit = limitOf(10);
    const standings: Standing[][] = [];
    for (let i = 0; i < 15; i++) standings.push(await one.count([limit], MINUTE));
    expect(allowed(standings)).toBe(10);
    await closeDatabase(1);
    process.env.DATABASE_URL = there;
    const other = limitOf(10);
    await one.count([other], MINUTE);
    await one.settle();
    expect((await stored(other.key))[0]?.count).toBe(1);
  });
});
