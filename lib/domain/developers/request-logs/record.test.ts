import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase, database, singleClient } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { requestHours, requestLogs } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DatabaseGate } from "@/db/testing-gate";
import type { EndedRequest } from "./ended-request";
import { latencyClass } from "./figures/latency";

type Process = typeof import("./record");

let db: TestDatabase;
let log: Process;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  vi.resetModules();
  log = await import("./record");
});

function ended(owner: string, parts: Partial<EndedRequest> = {}): EndedRequest {
  return {
    owner,
    livemode: true,
    at: new Date("2026-11-20T09:30:00.250Z"),
    requestId: "req_1",
    method: "GET",
    path: "/api/v1/me",
    search: "",
    operation: "getMe",
    status: 200,
    refused: null,
    durationMs: 1.4,
    credentialKind: "api_key",
    credentialId: "key_1",
    ip: "198.18.0.1",
    userAgent: "curl/8",
    ...parts,
  };
}

const rowsOf = (profileId: string) =>
  database().select().from(requestLogs).where(eq(requestLogs.ownerId, profileId)).orderBy(desc(requestLogs.id));
const hoursOf = (profileId: string) =>
  database().select().from(requestHours).where(eq(requestHours.ownerId, profileId)).orderBy(requestHours.statusClass);

/** Runs while the database cannot be reached. */
async function withoutDatabase(run: () => Promise<void>): Promise<void> {
  const there = process.env.DATABASE_URL;
  await closeDatabase(1);
  process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/nothing";
  await run();
  await closeDatabase(1);
  process.env.DATABASE_URL = there;
}

/** Holds the row that an account's counts go to, so that a write waits there until it is let go, and is then done. */
async function heldHours(url: string, profileId: string) {
  log.recordRequest(ended(profileId, { requestId: "counted", status: 200 }));
  await log.flushRequestLog();
  const client = singleClient(url);
  const holder = singleClient(url);
  await holder`begin`;
  await holder`select from request_hours for update`;
  const release = async () => {
    await holder`commit`;
    await vi.waitFor(async () =>
      expect((await client`select 1 from request_logs where request_id = 'first'`).length).toBe(1),
    );
    await Promise.all([client.end(), holder.end()]);
  };
  return { client, release };
}

it("writes every field, bounded, and no secret", async () => {
  const { profileId } = await makeCreator();
  log.recordRequest(
    ended(profileId, {
      path: `/api/v1/${"p".repeat(600)}`,
      search: "?q=logo&access_token=abc",
      status: 403,
      refused: { code: "insufficient_scope", message: "It lacks the scope.", param: null },
      userAgent: "u".repeat(300),
    }),
  );
  await log.flushRequestLog();
  const [row] = await rowsOf(profileId);
  expect(row).toMatchObject({
    id: expect.stringMatching(/^log_[0-9a-z]{26}$/),
    at: new Date("2026-11-20T09:30:00.250Z"),
    requestId: "req_1",
    method: "GET",
    query: "?q=logo&access_token=[redacted]",
    operation: "getMe",
    status: 403,
    errorCode: "insufficient_scope",
    errorMessage: "It lacks the scope.",
    errorParam: null,
    credentialKind: "api_key",
    credentialId: "key_1",
    ip: "198.18.0.1",
  });
  expect(row?.durationMs).toBeCloseTo(1.4);
  expect([row?.path.length, row?.userAgent?.length]).toEqual([500, 200]);

  log.recordRequest(ended(profileId, { path: "/api/v1/keys/gh_live_Ab3dE6gH_0123456789abcdef" }));
  await log.flushRequestLog();
  expect((await rowsOf(profileId))[0]?.path).toBe("/api/v1/keys/gh_live_Ab3d…");
});

it("keeps what others log, whatever characters one caller is refused with", async () => {
  const [one, other] = [await makeCreator(), await makeCreator()];
  const odd = { code: "validation_error", message: `${"k".repeat(499)}😀`, param: `a\0${"k".repeat(197)}😀` };
  log.recordRequest(ended(one.profileId, { status: 422, refused: odd }));
  log.recordRequest(ended(other.profileId));
  await log.flushRequestLog();
  expect(await rowsOf(other.profileId)).toHaveLength(1);
  expect(await rowsOf(one.profileId)).toMatchObject([
    { errorMessage: `${"k".repeat(499)}\uFFFD`, errorParam: `a\uFFFD${"k".repeat(197)}\uFFFD` },
  ]);
});

it("counts each mode by itself, also in one second, and loses no request of either", async () => {
  const { profileId } = await makeCreator();
  for (const livemode of [true, false, true]) log.recordRequest(ended(profileId, { livemode }));
  await log.flushRequestLog();
  log.recordRequest(ended(profileId, { livemode: false }));
  await log.flushRequestLog();
  expect(await rowsOf(profileId)).toHaveLength(4);
  const hours = (await hoursOf(profileId)).map((h) => [h.statusClass, h.livemode, h.requests]);
  expect(hours).toEqual([
    [2, true, 2],
    [12, false, 2],
  ]);
});

it("counts each hour and status class, and adds to what is counted", async () => {
  const { profileId } = await makeCreator();
  const hour = Date.parse("2026-11-20T09:00:00.000Z") / 1000;
  for (const durationMs of [1, 1, 40]) log.recordRequest(ended(profileId, { durationMs }));
  log.recordRequest(ended(profileId, { status: 404 }));
  log.recordRequest(ended(profileId, { at: new Date("2026-11-20T10:00:00.000Z") }));
  await log.flushRequestLog();
  log.recordRequest(ended(profileId, { durationMs: 40 }));
  await log.flushRequestLog();
  const hours = await hoursOf(profileId);
  expect(hours.map((h) => [h.hour, h.statusClass, h.requests]).sort()).toEqual([
    [hour, 2, 4],
    [hour, 4, 1],
    [hour + 3_600, 2, 1],
  ]);
  const counts = hours.find((h) => h.hour === hour && h.statusClass === 2)?.latencyCounts ?? [];
  expect([counts[latencyClass(1)], counts[latencyClass(40)]]).toEqual([2, 2]);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(4);
});

it("writes on its own once 2,000 wait, without being asked", async () => {
  const { profileId } = await makeCreator();
  for (let i = 0; i < 1_999; i++) log.recordRequest(ended(profileId));
  expect(await rowsOf(profileId)).toHaveLength(0);
  log.recordRequest(ended(profileId));
  await vi.waitFor(async () => expect(await rowsOf(profileId)).toHaveLength(2_000), { timeout: 900 });
});

it("writes many in batches, in the order in which they ended", async () => {
  const { profileId } = await makeCreator();
  for (let i = 0; i < 4_203; i++) log.recordRequest(ended(profileId, { requestId: `r${i}` }));
  await log.flushRequestLog();
  await log.flushRequestLog();
  const rows = await rowsOf(profileId);
  expect(rows.map((row) => row.requestId)).toEqual(Array.from({ length: 4_203 }, (_, i) => `r${4_202 - i}`));
  expect((await hoursOf(profileId))[0]?.requests).toBe(4_203);
});

it("passes over a creator who is gone", async () => {
  const { profileId } = await makeCreator();
  log.recordRequest(ended("crt_gone"));
  log.recordRequest(ended(profileId));
  await log.flushRequestLog();
  expect(await rowsOf(profileId)).toHaveLength(1);
  expect(log.droppedRequests()).toBe(0);
});

it("keeps what it could not write while the database is away, and writes it once", async () => {
  const { profileId } = await makeCreator();
  log.recordRequest(ended(profileId, { requestId: "before" }));
  await withoutDatabase(async () => {
    const failing = log.flushRequestLog();
    log.recordRequest(ended(profileId, { requestId: "meanwhile" }));
    await expect(failing).rejects.toThrow();
  });
  await log.flushRequestLog();
  await log.flushRequestLog();
  expect((await rowsOf(profileId)).map((row) => row.requestId)).toEqual(["meanwhile", "before"]);
  expect((await hoursOf(profileId))[0]?.requests).toBe(2);
  expect(log.droppedRequests()).toBe(0);
});

it("has once what the database wrote though its answer was lost", async () => {
  const { profileId } = await makeCreator();
  const there = process.env.DATABASE_URL as string;
  const gate = new DatabaseGate(there);
  await closeDatabase(1);
  process.env.DATABASE_URL = await gate.open();
  const { client, release } = await heldHours(there, profileId);
  log.recordRequest(ended(profileId, { requestId: "first" }));
  const failing = log.flushRequestLog();
  await vi.waitFor(async () => expect((await client`select 1 from pg_locks where not granted`).length).toBe(1));
  gate.cut();
  await expect(failing).rejects.toThrow();
  await release();
  log.recordRequest(ended(profileId, { requestId: "second" }));
  await log.flushRequestLog();
  expect((await rowsOf(profileId)).map((row) => row.requestId)).toEqual(["second", "first", "counted"]);
  expect((await hoursOf(profileId))[0]?.requests).toBe(3);
  expect(log.droppedRequests()).toBe(0);
  await closeDatabase(1);
  await gate.shut();
  process.env.DATABASE_URL = there;
});

it("drops the oldest not tried yet beyond 10,000 while the database is away, and counts them", async () => {
  const { profileId } = await makeCreator();
  await withoutDatabase(async () => {
    for (let i = 0; i < 10_750; i++) log.recordRequest(ended(profileId, { requestId: `r${i}` }));
    await expect(log.flushRequestLog()).rejects.toThrow();
  });
  await log.flushRequestLog();
  const rows = await rowsOf(profileId);
  expect(rows.length).toBeLessThanOrEqual(10_000);
  expect(rows.length).toBeGreaterThan(9_000);
  expect(log.droppedRequests()).toBe(10_750 - rows.length);
  expect(rows.at(0)?.requestId).toBe("r10749");
  expect(rows.at(-1)?.requestId).toBe("r0");
});

it("gives up on a batch that can never be written, and goes on", async () => {
  const { profileId } = await makeCreator();
  log.recordRequest(ended(profileId, { userAgent: "nul \0" }));
  await log.flushRequestLog();
  expect(log.droppedRequests()).toBe(1);
  log.recordRequest(ended(profileId));
  await log.flushRequestLog();
  expect(await rowsOf(profileId)).toHaveLength(1);
});

it("costs the request's path less than 2 µs", async () => {
  const one = ended("crt_gone");
  const rounds = Array.from({ length: 20 }, () => {
    const from = performance.now();
    for (let i = 0; i < 450; i++) log.recordRequest({ ...one });
    return ((performance.now() - from) / 450) * 1_000;
  });
  expect(Math.min(...rounds)).toBeLessThan(2);
});
