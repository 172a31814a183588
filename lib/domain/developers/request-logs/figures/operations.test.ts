import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { idAt, newId } from "@/lib/core/values/ids";
import { listOperations, operationsQuery } from "./operations";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function creator(): Promise<{ ctx: Context; profileId: string }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ctx: createContext({ actor, requestId: newId("req") }), profileId };
}

it("compares what an account calls: how often, with how many errors, how long", async () => {
  const [{ ctx, profileId }, other] = [await creator(), await creator()];
  await makeLoggedRequest(other.profileId);
  await makeLoggedRequest(profileId, { livemode: false });
  for (const durationMs of [1, 2, 3]) await makeLoggedRequest(profileId, { durationMs });
  await makeLoggedRequest(profileId, { operation: "createPost", status: 422, durationMs: 10 });
  const at = new Date(ctx.now.getTime() - 2 * 86_400_000);
  await makeLoggedRequest(profileId, { operation: "createPost", durationMs: 20, at, id: idAt("log", at, Math.random) });
  expect(await listOperations(ctx, "24h")).toEqual({
    data: [
      { operation: "getMe", requests: 3, errors: 0, p50_ms: 2, p95_ms: expect.closeTo(2.9) },
      { operation: "createPost", requests: 1, errors: 1, p50_ms: 10, p95_ms: 10 },
    ],
    truncated: false,
  });
  expect((await listOperations(ctx, "7d")).data[1]).toMatchObject({ requests: 2, errors: 1, p50_ms: 15 });
});

it("reads an account's newest rows by their index", async () => {
  const [{ ctx, profileId }, other] = [await creator(), await creator()];
  await database().execute(sql`
    insert into request_logs (id, profile_id, at, request_id, method, path, operation, status, duration_ms, credential_kind,
      credential_id)
    select 'log_1' || lpad(n::text, 25, '0'), case n % 10 when 0 then ${profileId} else ${other.profileId} end,
      now(), 'req_' || n, 'GET', '/api/v1/me', 'getMe', 200, 1, 'api_key', 'key_a' from generate_series(1, 10000) n`);
  await database().execute(sql`analyze request_logs`);
  const lines = await database().execute<{ "QUERY PLAN": string }>(sql`explain ${operationsQuery(ctx, "7d").getSQL()}`);
  const plan = [...lines].map((line) => line["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Index Scan Backward using request_logs_later_profile_id_id_idx");
  expect(plan).not.toContain("Seq Scan on request_logs_later");
});
