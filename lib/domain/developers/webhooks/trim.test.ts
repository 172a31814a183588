import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { idAt } from "@/lib/core/values/ids";
import { sealHeaders } from "./custom-headers";
import { deliveriesOf, emitPost, testCreator, testEndpoint } from "./delivery/testing";
import { trimAttempts } from "./trim";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const now = new Date("2026-11-20T10:00:00.000Z");
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms);

test("after 30 days an attempt's response and the owner's headers go, the rest stays; hours go after 400", async () => {
  const { profileId, ctx } = await testCreator("FREE", daysAgo(40));
  const { id: endpointId } = await testEndpoint(profileId, "https://example.com/hook");
  await emitPost(ctx, profileId);
  const [delivery] = await deliveriesOf(endpointId);
  const sealed = sealHeaders({ Authorization: "Bearer x" })?.toString("hex");
  const attempt = (at: Date, number: number, answered: boolean) =>
    database().execute(sql`
      insert into delivery_attempts (id, delivery_id, number, url, signature, sealed_headers, started_at, latency_ms, status,
        error, response_headers, response_body)
      values (${idAt("att", at, Math.random)}, ${delivery?.id}, ${number}, 'https://example.com/hook', 't=1,v1=x',
        decode(${sealed}, 'hex'), ${at.toISOString()}::timestamptz, 5, ${answered ? 500 : null}::int,
        ${answered ? null : "ECONNRESET"}, ${answered ? "{}" : null}::jsonb, ${answered ? "no" : null})`);
  await attempt(daysAgo(30, -1), 1, true);
  await attempt(daysAgo(30, -1), 2, false);
  await attempt(daysAgo(30), 3, true);
  await database().execute(sql`
    insert into endpoint_hours (endpoint_id, hour, attempts, succeeded, dead_letters, latency_counts)
    select ${endpointId}, extract(epoch from ${now.toISOString()}::timestamptz)::bigint - days * 86400, 1, 1, 0, '{}'
    from unnest(array[401, 399]) days`);

  const later = systemContext("test", now);
  expect(await trimAttempts(later)).toEqual({ attempts: 2, endpoint_hours: 1 });
  const left = await database().execute(sql`
    select number, status, error, signature, latency_ms, response_body, response_headers is null and sealed_headers is null as
      trimmed from delivery_attempts order by number`);
  const kept = { signature: "t=1,v1=x", latency_ms: 5 };
  expect([...left]).toEqual([
    { number: 1, status: 500, error: null, ...kept, response_body: null, trimmed: true },
    { number: 2, status: null, error: "ECONNRESET", ...kept, response_body: null, trimmed: true },
    { number: 3, status: 500, error: null, ...kept, response_body: "no", trimmed: false },
  ]);
  expect(await trimAttempts(later)).toEqual({ attempts: 0, endpoint_hours: 0 });
});
