import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idAt } from "@/lib/core/values/ids";
import { migrate } from "./migrate";
import { databaseUpTo } from "./testing-migration";

/** The last migration before the tables that only grow were cut into partitions. */
const BEFORE = 53;
const TABLES = ["events", "deliveries", "delivery_attempts", "request_logs", "request_bodies"];
const DAYS = [400, 91, 60, 31, 8, 1, 0];

let url: string;
let sql: Sql;
let own: Awaited<ReturnType<typeof databaseUpTo>>;
beforeAll(async () => {
  own = await databaseUpTo(BEFORE, "partitions");
  ({ url, sql } = own);
}, 60_000);
afterAll(() => own?.drop());

const rows = async () =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [table, [...(await sql`select * from ${sql(table)} order by 1, 2`)]]),
    ),
  );
/** What a table is made of, as the catalogue says it. */
const shape = async () => [
  ...(await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_name = any (${TABLES}) order by 1, ordinal_position`),
  ...(await sql`
    select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as def from pg_constraint
    where conrelid::regclass::text = any (${TABLES}) and contype in ('p', 'f') and conname <> 'deliveries_event_id_events_id_fk'
    order by 1, 2`),
  ...(await sql`
    select tablename, indexname, replace(indexdef, ' ON ONLY ', ' ON ') as def from pg_indexes
    where tablename = any (${TABLES}) order by 1, 2`),
  ...(await sql`select tgname, pg_get_triggerdef(oid) as def from pg_trigger
    where tgrelid::regclass::text = any (${TABLES}) and not tgisinternal`),
];

test("a database with rows keeps every row, column, key, index and trigger, and its rows lie in the partitions of their time", async () => {
  await sql`insert into users (id, email, name) values ('usr_1', 'a@example.com', 'A')`;
  await sql`insert into webhook_endpoints (id, user_id, url, sealed_secret, secret_prefix)
    values ('whe_1', 'usr_1', 'https://example.com', '', '')`;
  for (const days of DAYS) {
    const at = new Date(Date.now() - days * 86_400_000);
    const [evt, del, att, log] = [
      idAt("evt", at, Math.random),
      idAt("del", at, Math.random),
      idAt("att", at, Math.random),
      idAt("log", at, Math.random),
    ];
    await sql`insert into events (id, profile_id, type, payload) values (${evt}, 'usr_1', 'ping', '{}')`;
    await sql`insert into deliveries (id, event_id, endpoint_id, state) values (${del}, ${evt}, 'whe_1', 'PENDING')`;
    await sql`insert into delivery_attempts (id, delivery_id, number, started_at, latency_ms, response_headers)
      values (${att}, ${del}, 1, ${at}, 5, '{"a": "b"}')`;
    await sql`insert into request_logs (id, profile_id, at, request_id, method, path, operation, status, duration_ms, credential_kind, credential_id)
      values (${log}, 'usr_1', ${at}, 'r', 'GET', '/', 'getMe', 200, 1.5, 'api_key', 'k')`;
    await sql`insert into request_bodies (id, request) values (${log}, '{}')`;
  }
  const [before, made] = [await rows(), await shape()];
  await migrate(url);
  expect(await rows()).toEqual(before);
  expect(await shape()).toEqual(made);
  for (const table of TABLES) {
    const places = await sql`select distinct tableoid from ${sql(table)}`;
    expect(places.length, table).toBeGreaterThanOrEqual(3);
    expect(await sql`select 1 from ${sql(`${table}_later`)}`).toHaveLength(0);
    expect((await sql`select 1 from ${sql(`${table}_earlier`)}`).length, table).toBeGreaterThanOrEqual(1);
  }
  await sql`delete from webhook_endpoints`;
  expect(await sql`select 1 from deliveries union all select 1 from delivery_attempts`).toHaveLength(0);
}, 60_000);
