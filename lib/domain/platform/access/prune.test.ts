import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { pruneExpired } from "./prune";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const now = new Date("2026-11-20T10:00:00.000Z");
const ago = (hours: number, ms = 0) => new Date(now.getTime() - hours * 3_600_000 - ms).toISOString();

async function countOf(table: "idempotency_keys" | "rate_counters" | "heartbeats"): Promise<unknown> {
  const [row] = await database().execute(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return row?.n;
}

test("deletes what is past its time, in batches, and keeps the rest", async () => {
  const answers = (count: number, at: string) =>
    database().execute(sql`
    insert into idempotency_keys (scope_hash, request_hash, status, headers, created_at)
    select sha256((${at} || n)::bytea), '', 201, '{}', ${at}::timestamptz from generate_series(1, ${count}::int) n`);
  const counters = (count: number, at: string) =>
    database().execute(sql`
    insert into rate_counters (key, window_start, count)
    select 'k' || n, extract(epoch from ${at}::timestamptz), 1 from generate_series(1, ${count}::int) n`);
  const sign = (name: string, at: string) =>
    database().execute(sql`
    insert into heartbeats (process, kind, at) values (${name}, 'worker', ${at}::timestamptz)`);
  await answers(2_300, ago(24, 1));
  await answers(7, ago(24));
  await counters(1_000, ago(49));
  await counters(5, ago(47));
  await sign("gone", ago(25));
  await sign("here", ago(0));

  await database().execute(sql`
    insert into public_changes (transaction, handle, at) select n::text::xid8, 'somebody', ${ago(1)}::timestamptz - n * interval '1 minute'
    from generate_series(0, 2) n`);

  const ctx = systemContext("test", now);
  expect(await pruneExpired(ctx)).toEqual({
    idempotency_keys: 2_300,
    rate_counters: 1_000,
    heartbeats: 1,
    public_changes: 2,
  });
  expect(await countOf("idempotency_keys")).toBe(7);
  expect(await countOf("rate_counters")).toBe(5);
  expect(await countOf("heartbeats")).toBe(1);
  expect(await pruneExpired(ctx)).toEqual({ idempotency_keys: 0, rate_counters: 0, heartbeats: 0, public_changes: 0 });
});
