import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { requestBodies } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { idAt } from "@/lib/core/values/ids";
import { pruneRequestHours } from "./prune";
import { getRequest, listRequests } from "./read";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const now = new Date("2026-11-20T10:00:00.000Z");
const daysAgo = (days: number, ms = 0) => now.getTime() - days * 86_400_000 + ms;

it("hides requests after 30 days and bodies after 7, to the millisecond, whatever is still there", async () => {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const ctx = { ...systemContext("test", now), actor };
  const ids: Record<string, string> = {};
  for (const at of [daysAgo(30, -1), daysAgo(30), daysAgo(7, -1), daysAgo(7)]) {
    const id = idAt("log", new Date(at), Math.random);
    ids[at] = id;
    await makeLoggedRequest(profileId, { id, at: new Date(at), requestId: `at ${at}` });
    await database().insert(requestBodies).values({ id, request: "{}" });
  }
  const shown = (await listRequests(ctx, {})).data.map(({ request_id }) => request_id);
  expect(shown).toEqual([daysAgo(7), daysAgo(7, -1), daysAgo(30)].map((at) => `at ${at}`));
  await expect(getRequest(ctx, ids[daysAgo(30, -1)] ?? "")).rejects.toMatchObject({ code: "not_found" });
  expect((await getRequest(ctx, ids[daysAgo(7, -1)] ?? "")).bodies).toBeNull();
  expect((await getRequest(ctx, ids[daysAgo(7)] ?? "")).bodies?.request?.text).toBe("{}");
});

it("deletes hours after 400 days and keeps the rest", async () => {
  const { profileId } = await makeCreator();
  await database().execute(sql`
    insert into request_hours (profile_id, hour, status_class, requests, latency_counts)
    values (${profileId}, ${daysAgo(401) / 1000}::bigint, 2, 1, '{}'), (${profileId}, ${daysAgo(399) / 1000}::bigint, 2, 1, '{}')`);
  const ctx = systemContext("test", now);
  expect(await pruneRequestHours(ctx)).toEqual({ request_hours: 1 });
  expect(await pruneRequestHours(ctx)).toEqual({ request_hours: 0 });
});
