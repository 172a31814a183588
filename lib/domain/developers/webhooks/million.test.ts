import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeDatabase, database, singleClient, statement } from "@/db/client";
import { type Statement, textOf } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DELIVERY_STATES } from "@/lib/contracts/developers/webhooks/deliveries";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { idAt } from "@/lib/core/values/ids";
import { stopEndpoint } from "./activation/disable-endpoint";
import { CLAIM, claimDeliveries, NEXT_DUE, nextDelivery } from "./delivery/claim";
import { recordAttempts } from "./delivery/record";
import { testCreator, testEndpoint } from "./delivery/testing";
import { d } from "./delivery-state";
import { listEvents } from "./events/events";
import { readHealth } from "./reading/health";
import { deliveriesQuery, getDelivery, listDeliveries } from "./reading/read-deliveries";
import { failedDeliveries } from "./replay/failed-deliveries";
import { TRIM_RULES, trimAttempts } from "./trim";

/** Plans at 1,000,000 deliveries of 250,000 events, most of them of one endpoint: what grows is never read from end to end. */
const GROWING = ["deliveries", "events", "delivery_attempts"];
/** The table that a partition is of, where there is something in it to be read. */
let tableOf: Map<string, string>;
const DAY = 86_400_000;
const now = new Date();
const past = idAt("del", new Date(now.getTime() - 20 * DAY), () => 0).slice(4, 14);

let db: TestDatabase;
let ctx: Context;
let profileId: string;
let endpoint: string;
let delivery: string;
let event: string;

beforeAll(async () => {
  db = await testDatabase();
  ({ ctx, profileId } = await testCreator("GROWTH", now));
  ({ id: endpoint } = await testEndpoint(profileId, "https://example.com/hook"));
  const others: string[] = [];
  for (let n = 0; n < 9; n++) others.push((await testEndpoint(profileId, "https://example.com/hook")).id);
  await fill(others);
  [{ id: delivery, event_id: event }] = (await database().execute(sql`
    select id, event_id from deliveries where endpoint_id = ${endpoint} and state = 'DEAD_LETTER' order by id desc limit 1
  `)) as unknown as [{ id: string; event_id: string }];
}, 180_000);
afterAll(() => db.drop());

/** Ids count up over twenty days. Of 1,000 deliveries 5 are dead, 3 are skipped and 2 wait; four in five belong to one endpoint. */
async function fill(others: readonly string[]): Promise<void> {
  const client = singleClient();
  const id = (prefix: string, n: string) => `'${prefix}_${past.slice(0, 4)}' || lpad(to_hex(${n}), 22, '0')`;
  try {
    await client.unsafe("set session_replication_role = replica"); // no look-up of each foreign key
    await client.unsafe(
      `insert into events (id, profile_id, type, payload, created_at)
      select ${id("evt", "n")}, $1, (array['post.created', 'order.paid', 'order.created', 'ping'])[1 + n % 4], '{}',
        now() - interval '20 days' + n * interval '6 seconds'
      from generate_series(1, 250000) n`,
      [profileId],
    );
    const indexes = await client<{ name: string; text: string }[]>`
      select indexname as name, indexdef as text from pg_indexes where tablename = 'deliveries' and indexname not like '%_pkey'`;
    for (const { name } of indexes) await client`drop index ${client(name)}`;
    await client.unsafe(
      `insert into deliveries (id, event_id, endpoint_id, event_type, state, attempts, due_at, created_at)
      select ${id("del", "n")}, ${id("evt", "1 + n / 4")},
        case when n % 5 > 0 then $1 else ($2::text[])[1 + n / 5 % 9] end,
        (array['post.created', 'order.paid', 'order.created', 'ping'])[1 + n / 4 % 4],
        (case when n % 1000 < 5 then 'DEAD_LETTER' when n % 1000 < 8 then 'SKIPPED' when n % 1000 < 10 then 'PENDING'
          else 'SUCCEEDED' end)::delivery_state,
        1, now() - interval '20 days' + n * interval '1500 ms', now() - interval '20 days' + n * interval '1500 ms'
      from generate_series(1, 999996) n`,
      [endpoint, others as string[]],
    );
    for (const { text } of indexes) await client.unsafe(text.replace(" ON ONLY ", " ON "));
    await client.unsafe(`insert into delivery_attempts (id, delivery_id, number, started_at, latency_ms, status, response_headers)
      select ${id("att", "n")}, ${id("del", "n")}, 1, now(), 5, 204, '{}' from generate_series(1, 500000) n`);
    await client.unsafe("analyze deliveries, events, delivery_attempts");
    const filled = await client<{ part: string; parent: string }[]>`
      select i.inhrelid::regclass::text as part, i.inhparent::regclass::text as parent
      from pg_inherits i join pg_class p on p.oid = i.inhrelid
      where i.inhparent::regclass::text = any (${GROWING}) and p.reltuples > 0`;
    tableOf = new Map(filled.map(({ part, parent }) => [part, parent]));
  } finally {
    await client.end();
  }
}

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
type Planned = { "QUERY PLAN": { Plan: Plan }[] };

/** The tables that the plan of a statement reads from end to end: planned for the values, and once for all of them. */
async function readWhole(text: string, params: readonly unknown[], modes = ["custom", "generic"]): Promise<string[]> {
  const client = singleClient();
  try {
    await client.unsafe(`prepare probe as ${text}`);
    const whole: string[] = [];
    for (const mode of modes) {
      await client.unsafe(`set plan_cache_mode = force_${mode}_plan`);
      const [row] = await client.unsafe<Planned[]>(`explain (format json) execute probe (${params.map(literal)})`);
      whole.push(...scans(row?.["QUERY PLAN"][0]?.Plan));
    }
    return whole;
  } finally {
    await client.end();
  }
}

const scans = (plan: Plan | undefined): string[] =>
  plan
    ? [
        ...(/Seq Scan/.test(plan["Node Type"]) ? [tableOf.get(plan["Relation Name"] ?? "") ?? ""] : []),
        ...(plan.Plans ?? []).flatMap(scans),
      ]
    : [];

function literal(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number") return String(value);
  const text = Array.isArray(value)
    ? `{${value.map((item) => (item === null ? "null" : `"${item}"`))}}`
    : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

const noneGrows = (tables: string[]) => expect(tables.filter((table) => GROWING.includes(table))).toEqual([]);
const iso = (days: number) => new Date(now.getTime() - days * DAY).toISOString();

const UNINDEXED = "select 1 from deliveries where attempts = $1";

test("the two ways of looking see what no index serves", async () => {
  expect(new Set(await readWhole(UNINDEXED, [9]))).toContain("deliveries");
  const before = await sequentialScans();
  await statement(UNINDEXED, [9]);
  expect((await sequentialScans()).deliveries).toBeGreaterThan(before.deliveries ?? 0);
});

describe("no plan reads a growing table from end to end", () => {
  test.each<[string, Statement, (e: string) => StatementValue[]]>([
    ["claim", CLAIM, () => [iso(0), 200, iso(-1), 8, "", "{}", "lease"]],
    ["next due", NEXT_DUE, () => [iso(0), []]],
    [
      "failed deliveries of a span",
      failedDeliveries({ id: d.id, event: d.eventId }),
      (e) => [e, "", iso(9), iso(1), 500],
    ],
    ["trim", TRIM_RULES[0].text, () => [TRIM_RULES[0].bound(now), 2_000]],
  ])("%s", async (_, text, params) => noneGrows(await readWhole(textOf(text), params(endpoint))));

  const span = { from: iso(3).slice(0, 10), to: iso(1).slice(0, 10) };
  const filters = [
    {},
    ...DELIVERY_STATES.map((state) => ({ state })),
    ...DELIVERY_STATES.map((state) => ({ state, event_type: "ping" as const, ...span })),
    { event_type: "ping" as const },
    span,
    { event_type: "ping" as const, ...span },
  ];
  test.each(filters)("the list of an endpoint, filtered by %o", async (filter) => {
    const query = deliveriesQuery(ctx, endpoint, filter, 21, delivery).toSQL();
    noneGrows(await readWhole(query.sql, query.params, ["custom"]));
  });

  test("the list of an endpoint, filtered by event", async () => {
    const query = deliveriesQuery(ctx, endpoint, { event_id: event }, 21).toSQL();
    noneGrows(await readWhole(query.sql, query.params, ["custom"]));
  });
});

test("nor does what really runs: the loop, the lists, the figures, the recovery of what failed", async () => {
  const before = await sequentialScans();
  const acting = { ...ctx, db: database() };
  const system = { ...systemContext("test", now), db: database() };
  const options = { now, leaseMs: 30_000, limit: 20, perEndpoint: 8, held: new Map<string, number>(), after: "" };
  // seven times: from the sixth on the server may use one plan for all values
  for (let n = 0; n < 7; n++) {
    const { deliveries } = await claimDeliveries(options);
    expect(deliveries.length).toBeGreaterThan(0);
    const outcome = {
      delivered: n % 2 === 0,
      signature: "t=1",
      startedAt: now,
      latencyMs: 5,
      status: 200,
      error: null,
    };
    const answered = { responseHeaders: {}, responseBody: "" };
    await recordAttempts(
      system,
      deliveries.map((claimed) => ({ delivery: { ...claimed, attempts: 6 }, outcome: { ...outcome, ...answered } })),
    );
    await nextDelivery(now, []);
    await listDeliveries(acting, endpoint, { limit: 20 });
    await listDeliveries(acting, endpoint, { limit: 20, state: "DEAD_LETTER" });
    await getDelivery(acting, delivery);
    await readHealth(acting, [{ id: endpoint }]);
    await listEvents(acting, { limit: 20 });
    await listEvents(acting, { limit: 20, type: "ping" });
    await trimAttempts(system);
  }
  await acting.db.transaction((tx) => stopEndpoint(tx, { ...acting, db: tx }, endpoint, "owner"));
  await closeDatabase(5);
  expect(await sequentialScans()).toEqual(before);
});

/** How often each growing table was read from end to end so far. A process's counts are complete when its connections are gone. */
async function sequentialScans(): Promise<Record<string, number>> {
  await closeDatabase(5);
  const client = singleClient();
  try {
    const others = async () =>
      (
        await client`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`
      ).length;
    await expect.poll(others).toBe(0);
    const rows = await client<{ relname: string; seq_scan: number }[]>`
      select relname, seq_scan::int from pg_stat_user_tables where relname = any (${[...tableOf.keys()]})`;
    const read: Record<string, number> = {};
    for (const { relname, seq_scan } of rows) {
      const table = tableOf.get(relname) ?? "";
      read[table] = (read[table] ?? 0) + seq_scan;
    }
    return read;
  } finally {
    await client.end();
  }
}
