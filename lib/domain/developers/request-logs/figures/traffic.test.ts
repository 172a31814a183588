import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { requestHours } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { latencyClass, noLatencies } from "./latency";
import { readTraffic } from "./traffic";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const NOW = new Date("2026-11-20T09:30:00.000Z");

async function creator(): Promise<{ ctx: Context; profileId: string }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ctx: { ...systemContext("test", NOW), actor }, profileId };
}

async function count(profileId: string, at: string, statusClass: number, requests: number, ms: number): Promise<void> {
  const latencyCounts = noLatencies();
  latencyCounts[latencyClass(ms)] = requests;
  const hour = Date.parse(at) / 1000;
  const livemode = statusClass < 10;
  await database()
    .insert(requestHours)
    .values({ ownerId: profileId, hour, statusClass, requests, latencyCounts, livemode });
}

it("adds up the hours of each step, by status class, with the percentiles of them together", async () => {
  const { ctx, profileId } = await creator();
  await count(profileId, "2026-11-20T09:00:00.000Z", 2, 90, 20);
  await count(profileId, "2026-11-20T09:00:00.000Z", 5, 10, 400);
  await count(profileId, "2026-11-20T06:00:00.000Z", 4, 7, 1);
  await count(profileId, "2026-11-19T10:00:00.000Z", 3, 5, 1);
  await count(profileId, "2026-11-19T09:00:00.000Z", 2, 1_000, 1); // a day and half an hour ago
  await count((await creator()).profileId, "2026-11-20T09:00:00.000Z", 2, 500, 1);

  const day = await readTraffic(ctx, "24h");
  expect(day.steps).toHaveLength(24);
  expect(day.steps[0]).toMatchObject({
    from: "2026-11-19T10:00:00.000Z",
    requests: 5,
    by_class: { 2: 0, 3: 5, 4: 0, 5: 0 },
  });
  expect(day.steps[1]).toMatchObject({ requests: 0, p50_ms: null, p95_ms: null });
  const last = day.steps[23];
  expect(last).toMatchObject({
    from: "2026-11-20T09:00:00.000Z",
    to: "2026-11-20T10:00:00.000Z",
    requests: 100,
    by_class: { 2: 90, 3: 0, 4: 0, 5: 10 },
  });
  expect(last?.p50_ms).toBeCloseTo(15 + (10 * 50) / 90);
  expect(last?.p95_ms).toBeCloseTo(375);
  expect(day.total).toMatchObject({ requests: 112, by_class: { 2: 90, 3: 5, 4: 7, 5: 10 } });

  const week = await readTraffic(ctx, "7d");
  expect(week.steps).toHaveLength(28);
  expect(week.steps.at(-1)).toMatchObject({ from: "2026-11-20T06:00:00.000Z", requests: 107 });
  expect(week.total.requests).toBe(1_112);
  const month = await readTraffic(ctx, "30d");
  expect(month.steps).toHaveLength(30);
  expect(month.steps.at(-1)).toMatchObject({ from: "2026-11-20T00:00:00.000Z", to: "2026-11-21T00:00:00.000Z" });
});

it("is of one mode", async () => {
  const { ctx, profileId } = await creator();
  await count(profileId, "2026-11-20T09:00:00.000Z", 2, 90, 20);
  await count(profileId, "2026-11-20T09:00:00.000Z", 12, 3, 20);
  await count(profileId, "2026-11-20T09:00:00.000Z", 14, 1, 20);
  expect((await readTraffic(ctx, "24h")).total).toMatchObject({ requests: 90, by_class: { 2: 90, 4: 0 } });
  const test = await readTraffic({ ...ctx, livemode: false }, "24h");
  expect(test.total).toMatchObject({ requests: 4, by_class: { 2: 3, 4: 1 } });
});

it("is all zero for anyone who has not called yet", async () => {
  const { total, steps } = await readTraffic((await creator()).ctx, "30d");
  expect(total).toEqual({ requests: 0, by_class: { 2: 0, 3: 0, 4: 0, 5: 0 }, p50_ms: null, p95_ms: null });
  expect(steps.every((step) => step.requests === 0)).toBe(true);
});
