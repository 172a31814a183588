import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeDatabase, database, singleClient } from "@/db/client";
import { makeDelivery } from "@/db/factories/webhooks";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { idAt, idFloor, resetIds } from "@/lib/core/values/ids";
import { claimDeliveries } from "@/lib/domain/developers/webhooks/delivery/claim";
import { deliveriesOf, emitPost, testCreator, testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { deliveriesQuery } from "@/lib/domain/developers/webhooks/reading/read-deliveries";
import { keepPartitions } from "./keep";

const DAY = 86_400_000;
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(resetIds);
afterAll(() => db.drop());

const at = (days: number) => new Date(Date.now() + days * DAY);
const keep = (days: number) => keepPartitions(systemContext("test", at(days)));
const partitionsOf = async (table: string) =>
  [...(await database().execute<{ part: string }>(sql`select part::text from partitions_of(${table}::regclass)`))].map(
    ({ part }) => part,
  );
/** Which partition each row of a table lies in, by its id. */
const placesOf = async (table: string, key = "id") =>
  Object.fromEntries(
    [
      ...(await database().execute<{ id: string; part: string }>(
        sql`select ${sql.identifier(key)} as id, tableoid::regclass::text as part from ${sql.identifier(table)}`,
      )),
    ].map(({ id, part }) => [id, part]),
  );

async function listening() {
  const { ctx, profileId } = await testCreator();
  const { id } = await testEndpoint(profileId, "https://example.com/hook");
  return { ctx, profileId, endpointId: id };
}

/** A delivery that arrived, with its event and its attempt, as if made then. */
const arrived = (profileId: string, endpointId: string, when: Date) =>
  makeDelivery(profileId, {
    endpointId,
    id: idAt("del", when, Math.random),
    eventId: idAt("evt", when, Math.random),
    createdAt: when,
  });

test("the database cuts where ids do", async () => {
  for (const moment of [new Date(0), new Date("2026-11-20T09:30:00.123Z"), at(0), at(4_000)]) {
    const [row] = await database().execute(sql`select id_floor('evt', ${moment.toISOString()}::timestamptz) as id`);
    expect(row?.id).toBe(idFloor("evt", moment));
  }
});

test("makes them ahead, once, however many workers do, and each takes the rows of its time", async () => {
  const counts = await Promise.all([keep(0), keep(0)]);
  expect(counts.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThan(0);
  expect(await keep(0)).toEqual({ made: 0, dropped: 0 });
  const { profileId, endpointId } = await listening();
  const { id } = await arrived(profileId, endpointId, at(29));
  expect((await placesOf("deliveries"))[id]).toMatch(/^deliveries_before_/);
  expect((await placesOf("delivery_attempts", "delivery_id"))[id]).toMatch(/^delivery_attempts_before_/);
  for (const table of ["events", "deliveries", "delivery_attempts", "request_logs", "request_bodies"]) {
    const all = await partitionsOf(table);
    expect([all[0], all.at(-1)]).toEqual([`${table}_earlier`, `${table}_later`]);
  }
  const settings = await database().execute(
    sql`select distinct reloptions from pg_class where relname like 'deliveries_%' and relkind = 'r'`,
  );
  expect([...settings]).toEqual([{ reloptions: ["fillfactor=60"] }]);
});

test("what comes where no partition was made is not lost: it moves into the one that is made, its attempts with it", async () => {
  const { ctx, profileId, endpointId } = await listening();
  const then = at(500);
  const event = await emitPost({ ...ctx, now: then }, profileId);
  const sent = await arrived(profileId, endpointId, new Date(then.getTime() - 1));
  const beyond = await arrived(profileId, endpointId, at(1_000));
  expect((await placesOf("events"))[event]).toBe("events_later");
  const before = await deliveriesOf(endpointId);
  expect(before).toHaveLength(3);
  expect((await keep(498)).made).toBeGreaterThan(0);
  expect(await deliveriesOf(endpointId)).toEqual(before);
  expect((await placesOf("events"))[event]).toMatch(/^events_before_/);
  const places = await placesOf("deliveries");
  expect(places[sent.id]).toMatch(/^deliveries_before_/);
  expect(places[beyond.id]).toBe("deliveries_later");
  const options = { now: then, leaseMs: 30_000, limit: 20, perEndpoint: 8, held: new Map<string, number>(), after: "" };
  expect((await claimDeliveries(options)).deliveries.map(({ eventId }) => eventId)).toEqual([event]);
  // anyone who deletes an endpoint deletes what was sent to it
  await database().execute(sql`delete from webhook_endpoints where id = ${endpointId}`);
  expect(Object.keys(await placesOf("delivery_attempts", "delivery_id"))).not.toContain(sent.id);
});

test("retention drops whole partitions whose rows are all past their time, and nothing else", async () => {
  const { profileId, endpointId } = await listening();
  const start = 1_200; // beyond what the tests before have made
  await keep(start);
  const made: Awaited<ReturnType<typeof arrived>>[] = [];
  for (let day = start; day < start + 100; day += 10) made.push(await arrived(profileId, endpointId, at(day)));
  const now = start + 130;
  expect((await keep(now)).dropped).toBeGreaterThan(0);
  const left = await placesOf("deliveries");
  const cutoff = new Date(at(now).getTime() - 90 * DAY);
  const month = new Date(Date.UTC(cutoff.getUTCFullYear(), cutoff.getUTCMonth(), 1));
  const kept = made.filter(({ id }) => id >= idFloor("del", month)).map(({ id }) => id);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(made.length);
  const ours = (ids: string[]) => ids.filter((id) => made.some((row) => row.id === id)).sort();
  expect(ours(Object.keys(left))).toEqual(kept.sort());
  expect(ours(Object.keys(await placesOf("delivery_attempts", "delivery_id")))).toEqual(kept);
  expect(await keep(now)).toEqual({ made: 0, dropped: 0 });
  // an id from before is still taken
  const late = await arrived(profileId, endpointId, at(0));
  expect((await placesOf("deliveries"))[late.id]).toBe("deliveries_earlier");
});

test("a delivery that has outlived its event is skipped, not tried for ever", async () => {
  const { ctx, profileId, endpointId } = await listening();
  const event = await emitPost(ctx, profileId);
  await database().execute(sql`delete from events where id = ${event}`);
  const options = {
    now: at(0),
    leaseMs: 30_000,
    limit: 20,
    perEndpoint: 8,
    held: new Map<string, number>(),
    after: "",
  };
  expect(await claimDeliveries(options)).toMatchObject({ deliveries: [], taken: 1 });
  expect((await deliveriesOf(endpointId)).map(({ state }) => state)).toEqual(["SKIPPED"]);
});

test("waits half a second at most for a table that is in use, and tries again", async () => {
  const other = singleClient(db.url);
  await other`begin`;
  await other`select 1 from events limit 1`;
  const running = keep(2_000);
  await pause(1_200);
  const begun = performance.now();
  await database().execute(sql`select 1 from events limit 1`);
  expect(performance.now() - begun).toBeLessThan(1_000);
  await other`commit`;
  await other.end();
  expect((await running).made).toBeGreaterThan(0);
}, 30_000);

test("look-ups by id and pages look into the partitions of their time alone", async () => {
  const { ctx, profileId, endpointId } = await listening();
  const now = at(3_000);
  await keep(2_910);
  await keep(3_000);
  const old = await arrived(profileId, endpointId, at(2_935));
  for (let n = 0; n < 5; n++) await arrived(profileId, endpointId, now);
  const acting = { ...ctx, now, db: database() };
  const executed = async (query: { sql: string; params: unknown[] }) => {
    const client = singleClient(db.url);
    try {
      const [row] = await client.unsafe<{ "QUERY PLAN": [{ Plan: Plan }] }[]>(
        `explain (analyze, format json) ${query.sql}`,
        query.params as string[],
      );
      return row ? relationsIn(row["QUERY PLAN"][0].Plan) : [];
    } finally {
      await client.end();
    }
  };
  const place = (await placesOf("deliveries"))[old.id];
  const byId = { sql: "select * from deliveries where id = $1", params: [old.id] };
  expect(await executed(byId)).toEqual([place]);
  const joined = "select d.* from unnest($1::text[]) i(id) join deliveries d on d.id = i.id";
  expect(await executed({ sql: joined, params: [`{${old.id}}`] })).toEqual([place]);
  // the newest first, and no further than is asked
  expect(await executed(deliveriesQuery(acting, endpointId, {}, 3).toSQL())).not.toContain(place);
  expect(await executed(deliveriesQuery(acting, endpointId, {}, 3, old.id).toSQL())).not.toContain("deliveries_later");
  await closeDatabase();
});

type Plan = { "Relation Name"?: string; "Actual Loops": number; Plans?: Plan[] };
const relationsIn = (plan: Plan): string[] => [
  ...(plan["Relation Name"] && plan["Actual Loops"] > 0 ? [plan["Relation Name"]] : []),
  ...(plan.Plans ?? []).flatMap(relationsIn),
];
