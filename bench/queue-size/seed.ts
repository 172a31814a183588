import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, singleClient } from "@/db/client";
import { migrate } from "@/db/migrate";
import { resetEnv } from "@/lib/core/env";
import { testCreator, testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";

const CREATORS = 100;
const ENDPOINTS_EACH = 10;
/** Less than is kept, so that nothing falls due to be dropped while the database is kept for the next run. */
const DAYS = 80;
/** Moments that events happened at, as many at each: ids of one moment begin alike. */
const MOMENTS = 125_000;
const MIGRATIONS = "db/migrations";
const FILLED = ["events", "deliveries", "delivery_attempts"];

/**
 * The URL of a database with so many deliveries of the last eighty days at a thousand endpoints, four of each event, a tenth of them
 * waiting: every second of the newest fifth, as after an outage. All lie in one partition, as large as one could ever be. Made when
 * there is none, or when the schema has changed since. Leaves `DATABASE_URL` of this process pointing at it.
 */
export async function queueDatabase(
  serverUrl: string,
  deliveries: number,
  progress: (line: string) => void,
): Promise<string> {
  const like = `bench_queue_${deliveries}_`;
  const name = `${like}${fingerprint()}`;
  const admin = singleClient(serverUrl);
  let known = false;
  try {
    const found = await admin<
      { datname: string }[]
    >`select datname from pg_database where starts_with(datname, ${like})`;
    for (const { datname } of found) {
      if (datname === name) known = true;
      else await admin`drop database ${admin(datname)} with (force)`;
    }
    if (!known) await admin`create database ${admin(name)}`;
  } finally {
    await admin.end();
  }
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET ??= "the secret of the bench: 32 characters";
  resetEnv();
  if (!known) await fill(url, deliveries, progress);
  return url;
}

async function fill(url: string, deliveries: number, progress: (line: string) => void): Promise<void> {
  await migrate(url);
  const owners: string[] = [];
  const endpoints: string[] = [];
  for (let n = 0; n < CREATORS; n++) {
    const { profileId } = await testCreator("GROWTH");
    for (let m = 0; m < ENDPOINTS_EACH; m++) {
      owners.push(profileId);
      endpoints.push((await testEndpoint(profileId, "https://example.com/hook")).id);
    }
  }
  await closeDatabase();
  const client = singleClient(url);
  try {
    await client`set session_replication_role = replica`; // no look-up of each foreign key
    await client`set maintenance_work_mem = '1GB'`;
    await client`set synchronous_commit = off`;
    const indexes = await client<{ name: string; text: string }[]>`
      select indexname as name, indexdef as text from pg_indexes
      where tablename = any (${FILLED}) and indexname not like '%pkey' and indexname not like '%_pk'`;
    for (const { name } of indexes) await client`drop index ${client(name)}`;
    const atOnce = Math.round(deliveries / 4 / MOMENTS);
    progress(`  ${deliveries.toLocaleString("en-US")} deliveries: events`);
    await client.unsafe(rows(EVENTS), [atOnce, owners]);
    progress("  deliveries");
    await client.unsafe(rows(DELIVERIES), [atOnce, endpoints]);
    progress("  attempts");
    await client.unsafe(ATTEMPTS);
    progress("  indexes");
    for (const { text } of indexes) await client.unsafe(text.replace(" ON ONLY ", " ON "));
    await client.unsafe(`insert into endpoint_hours (endpoint_id, hour, attempts, succeeded, dead_letters, latency_counts)
      select id, extract(epoch from date_trunc('hour', now()))::bigint - h * 3600, 100, 98, 2, array_fill(10, array[10])
      from webhook_endpoints cross join generate_series(0, 47) h`);
    await client`vacuum (analyze)`;
    await client`checkpoint`;
  } finally {
    await client.end();
  }
}

/** Every event of every moment, with what its id begins with: made once (`offset 0` sees to it), since the function that makes it costs more than the row. */
const rows = (insert: { into: string; select: string; from?: string }) => `insert into ${insert.into}
  select ${insert.select}
  from generate_series(0, ${MOMENTS - 1}) moment
  cross join lateral (select now() - interval '${DAYS} days' + moment * interval '${(DAYS * 86_400) / MOMENTS} seconds' as at offset 0) time
  cross join lateral (select left(id_floor('evt', at), 14) as evt, left(id_floor('del', at), 14) as del offset 0) begins
  cross join lateral (select moment * $1::int + one as n from generate_series(1, $1::int) one) event
  ${insert.from ?? ""}`;

const KINDS = "(array['post.created', 'order.paid', 'order.created', 'review.created'])[1 + n % 4]";
const NUMBER = "lpad(to_hex(n), 16, '0')";

const EVENTS = {
  into: "events (id, profile_id, type, payload, created_at)",
  select: `evt || ${NUMBER}, ($2::text[])[1 + n * 7 % 1000], ${KINDS},
    '{"id":"' || evt || ${NUMBER} || '","type":"order.paid","data":{"id":"ord_1","amount":12000,"currency":"usd"}}', at`,
};

const DELIVERIES = {
  into: "deliveries (id, event_id, endpoint_id, event_type, state, attempts, due_at, completed_at, created_at)",
  select: `del || lpad(to_hex(n * 4 + copy), 16, '0'), evt || ${NUMBER}, ($2::text[])[1 + (n * 7 + copy) % 1000], ${KINDS},
    state::delivery_state, case state when 'PENDING' then 0 else 1 end, at, case state when 'PENDING' then null else at end, at`,
  from: `cross join generate_series(0, 3) copy cross join lateral (select case
    when moment >= ${MOMENTS * 0.8} and (n + copy) % 2 = 0 then 'PENDING'
    when (n * 4 + copy) % 1000 < 5 then 'DEAD_LETTER' else 'SUCCEEDED' end as state) stand`,
};

const ATTEMPTS = `insert into delivery_attempts (id, delivery_id, number, started_at, latency_ms, status)
  select 'att' || substr(id, 4), id, 1, created_at, 42, case state when 'SUCCEEDED' then 204 else 500 end
  from deliveries where state <> 'PENDING'`;

/** Changes with the schema and with what is in this file. */
function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync("bench/queue-size/seed.ts"));
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest("hex").slice(0, 10);
}
