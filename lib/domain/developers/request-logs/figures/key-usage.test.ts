import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { idAt, newId } from "@/lib/core/values/ids";
import { readKeyUsage, usageQuery } from "./key-usage";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const now = new Date("2026-11-20T10:00:00.000Z");

async function creator(): Promise<{ ctx: Context; profileId: string }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ctx: createContext({ actor, requestId: newId("req"), now }), profileId };
}

it("counts what one key asked by day, refusals among it", async () => {
  const { ctx, profileId } = await creator();
  const ask = (daysAgo: number, parts: Parameters<typeof makeLoggedRequest>[1] = {}) => {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    return makeLoggedRequest(profileId, { at, id: idAt("log", at, Math.random), credentialId: "key_a", ...parts });
  };
  await ask(0);
  await ask(0, { status: 403 });
  await ask(0, { credentialId: "key_b" });
  await ask(0, { livemode: false });
  await ask(29, { status: 500 });
  await ask(30);
  const { days, truncated } = await readKeyUsage(ctx, "key_a");
  expect(days).toHaveLength(30);
  expect(days.at(0)).toEqual({
    from: "2026-10-22T00:00:00.000Z",
    to: "2026-10-23T00:00:00.000Z",
    requests: 1,
    errors: 1,
  });
  expect(days.at(-1)).toMatchObject({ from: "2026-11-20T00:00:00.000Z", requests: 2, errors: 1 });
  expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBe(3);
  expect(truncated).toBe(false);
});

it("reads an account's newest rows by their index", async () => {
  const [{ ctx, profileId }, other] = [await creator(), await creator()];
  await database().execute(sql`
    insert into request_logs (id, profile_id, at, request_id, method, path, operation, status, duration_ms, credential_kind,
      credential_id)
    select 'log_1' || lpad(n::text, 25, '0'), case n % 10 when 0 then ${profileId} else ${other.profileId} end,
      now(), 'req_' || n, 'GET', '/api/v1/me', 'getMe', 200, 1, 'api_key', 'key_a' from generate_series(1, 10000) n`);
  await database().execute(sql`analyze request_logs`);
  const asked = usageQuery(ctx, "key_a", new Date(0)).getSQL();
  const lines = await database().execute<{ "QUERY PLAN": string }>(sql`explain ${asked}`);
  const plan = [...lines].map((line) => line["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Index Scan Backward using request_logs_later_profile_id_id_idx");
  expect(plan).not.toContain("Seq Scan on request_logs_later");
});
