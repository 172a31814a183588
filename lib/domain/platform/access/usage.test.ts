import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { usageMonths } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { monthOf, nextMonth } from "./usage";

type Process = typeof import("./usage");

/** The usage as another process has it: a copy of the module with a memory of its own. */
async function startProcess(): Promise<Process> {
  vi.resetModules();
  return import("./usage");
}

const NOW = new Date("2026-11-20T09:30:00.000Z");
let db: TestDatabase;
let one: Process;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  one = await startProcess();
});

async function stored(profileId: string): Promise<Record<string, number>> {
  const rows = await database().execute<{ month: string; requests: string }>(
    sql`select month, requests from usage_months where profile_id = ${profileId}`,
  );
  return Object.fromEntries([...rows].map((row) => [row.month, Number(row.requests)]));
}

async function countMany(process: Process, profileId: string, limit: number, times: number): Promise<number> {
  let within = 0;
  for (let i = 0; i < times; i++) if (await process.countRequest(profileId, limit, NOW)) within++;
  return within;
}

describe("months", () => {
  it.each([
    ["2026-11-30T23:59:59.999Z", "2026-11", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01T00:00:00.000Z", "2026-12", "2027-01-01T00:00:00.000Z"],
    ["2028-02-29T12:00:00.000Z", "2028-02", "2028-03-01T00:00:00.000Z"],
  ])("%s lies in %s, which ends at %s", (now, month, end) => {
    expect(monthOf(new Date(now))).toBe(month);
    expect(nextMonth(new Date(now)).toISOString()).toBe(end);
  });
});

describe("countRequest", () => {
  it("counts up to the limit and no further", async () => {
    const { profileId } = await makeCreator();
    expect(await countMany(one, profileId, 5, 8)).toBe(5);
    expect(await one.requestsUsed(profileId, NOW)).toBe(5);
    await one.settleUsage();
    expect(await stored(profileId)).toEqual({ "2026-11": 5 });
  });

  it("begins at what the month has already", async () => {
    const { profileId } = await makeCreator();
    await database().insert(usageMonths).values({ ownerId: profileId, month: "2026-11", requests: 29_998 });
    expect(await countMany(one, profileId, 30_000, 5)).toBe(2);
  });

  it("counts every one of many calls at once, also the very first ones", async () => {
    const { profileId } = await makeCreator();
    const answers = await Promise.all(Array.from({ length: 100 }, () => one.countRequest(profileId, 40, NOW)));
    expect(answers.filter(Boolean)).toHaveLength(40);
    await one.settleUsage();
    await one.settleUsage();
    expect(await stored(profileId)).toEqual({ "2026-11": 40 });
  });

  it("starts again with the next month", async () => {
    const { profileId } = await makeCreator();
    expect(await countMany(one, profileId, 2, 3)).toBe(2);
    await one.settleUsage();
    const next = new Date("2026-12-01T00:00:00.000Z");
    expect(await one.countRequest(profileId, 2, next)).toBe(true);
    expect(await one.requestsUsed(profileId, next)).toBe(1);
    await one.settleUsage();
    expect(await stored(profileId)).toEqual({ "2026-11": 2, "2026-12": 1 });
  });

  it("writes on its own after 0.05 % of the limit: a crash loses no more", async () => {
    const { profileId } = await makeCreator();
    await countMany(one, profileId, 30_000, 16);
    await vi.waitFor(async () => expect((await stored(profileId))["2026-11"]).toBe(16));
  });
});

describe("two processes", () => {
  it("add up, and each learns of the other when it writes", async () => {
    const { profileId } = await makeCreator();
    const two = await startProcess();
    await countMany(one, profileId, 100_000, 10);
    await countMany(two, profileId, 100_000, 20);
    await one.settleUsage();
    await two.settleUsage();
    expect(await stored(profileId)).toEqual({ "2026-11": 30 });
    expect(await two.requestsUsed(profileId, NOW)).toBe(30);
    await one.countRequest(profileId, 100_000, NOW);
    await one.settleUsage();
    expect(await one.requestsUsed(profileId, NOW)).toBe(31);
  });

  it("write at once without losing a count", async () => {
    const { profileId } = await makeCreator();
    const others = [one, await startProcess(), await startProcess()];
    await Promise.all(
      others.map(async (process) => {
        for (let i = 0; i < 5; i++) {
          await countMany(process, profileId, 1000, 7);
          await process.settleUsage();
        }
      }),
    );
    expect(await stored(profileId)).toEqual({ "2026-11": 105 });
  });
});

describe("settleUsage", () => {
  it("writes nothing twice and nothing for nobody", async () => {
    const { profileId } = await makeCreator();
    await countMany(one, profileId, 100, 3);
    await Promise.all([one.settleUsage(), one.settleUsage()]);
    await one.settleUsage();
    expect(await stored(profileId)).toEqual({ "2026-11": 3 });
  });

  it("is not held up by a creator who is gone", async () => {
    const { profileId } = await makeCreator();
    await countMany(one, "crt_gone", 100, 2);
    await countMany(one, profileId, 100, 2);
    await one.settleUsage();
    expect(await stored(profileId)).toEqual({ "2026-11": 2 });
  });

  it("keeps what it could not write, and what is counted meanwhile, for the next round", async () => {
    const { profileId } = await makeCreator();
    // of a quota so large that nothing is settled before it is asked for
    await countMany(one, profileId, 100_000, 4);
    const there = process.env.DATABASE_URL;
    await closeDatabase(1);
    process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/nothing";
    const failing = one.settleUsage();
    await countMany(one, profileId, 100_000, 2);
    await expect(failing).rejects.toThrow();
    expect(await one.requestsUsed(profileId, NOW)).toBe(6);
    await closeDatabase(1);
    process.env.DATABASE_URL = there;
    await one.settleUsage();
    expect(await stored(profileId)).toEqual({ "2026-11": 6 });
  });
});
