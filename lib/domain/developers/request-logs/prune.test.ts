import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { requestBodies } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { idAt } from "@/lib/core/values/ids";
import { pruneRequestLogs } from "./prune";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const now = new Date("2026-11-20T10:00:00.000Z");
const daysAgo = (days: number, ms = 0) => now.getTime() - days * 86_400_000 + ms;

it("deletes requests after 30 days, bodies after 7 and hours after 400, however many, and keeps the rest", async () => {
  const { profileId } = await makeCreator();
  for (const at of [daysAgo(30, -1), daysAgo(30), daysAgo(1)]) {
    await makeLoggedRequest(profileId, {
      id: idAt("log", new Date(at), Math.random),
      at: new Date(at),
      requestId: `at ${at}`,
    });
  }
  await database().execute(sql`
    insert into request_logs (id, profile_id, at, request_id, method, path, operation, status, duration_ms, credential_kind,
      credential_id)
    select 'log_' || lpad(n::text, 26, '0'), ${profileId}, now(), 'r', 'GET', '/', 'getMe', 200, 1, 'api_key', 'k'
    from generate_series(1, 12000) n`);
  await database().execute(sql`
    insert into request_hours (profile_id, hour, status_class, requests, latency_counts)
    values (${profileId}, ${daysAgo(401) / 1000}::bigint, 2, 1, '{}'), (${profileId}, ${daysAgo(399) / 1000}::bigint, 2, 1, '{}')`);

  const bodies = [daysAgo(7, -1), daysAgo(7)].map((at) => ({
    id: idAt("log", new Date(at), Math.random),
    request: "{}",
  }));
  await database().insert(requestBodies).values(bodies);
  const ctx = systemContext("test", now);
  expect(await pruneRequestLogs(ctx)).toEqual({ request_logs: 12_001, request_bodies: 1, request_hours: 1 });
  const left = await database().execute<{ request_id: string }>(sql`select request_id from request_logs order by id`);
  expect([...left].map((row) => row.request_id)).toEqual([`at ${daysAgo(30)}`, `at ${daysAgo(1)}`]);
  expect(await database().select({ id: requestBodies.id }).from(requestBodies)).toEqual([{ id: bodies[1]?.id }]);
  expect(await pruneRequestLogs(ctx)).toEqual({ request_logs: 0, request_bodies: 0, request_hours: 0 });
});
