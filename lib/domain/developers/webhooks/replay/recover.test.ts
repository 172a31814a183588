import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { deliveries } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_RECOVERED, Recovery } from "@/lib/contracts/developers/webhooks/recoveries";
import { idAt, newId } from "@/lib/core/values/ids";
import { disableEndpoint } from "../activation/disable-endpoint";
import { deliveriesOf, testCreator, testEndpoint } from "../delivery/testing";
import { getRecovery, latestRecovery, startRecovery } from "./recover";
import { runRecoveries } from "./run-recoveries";

let db: TestDatabase;
let ctx: Awaited<ReturnType<typeof testCreator>>["ctx"];
let profileId: string;
let endpointId: string;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  ({ ctx, profileId } = await testCreator());
  endpointId = (await testEndpoint(profileId, "https://example.com/hook")).id;
});
afterAll(() => db.drop());

const HOUR_AGO = new Date(Date.now() - 3_600_000);
const from = new Date(Date.now() - 7_200_000).toISOString();

/** A delivery of an event of its own, or of `eventId`, made an hour ago. */
async function delivered(state: string, { eventId = newId("evt"), trigger = "event", at = HOUR_AGO } = {}) {
  const when = at.toISOString();
  await database().execute(sql`insert into events (id, profile_id, type, payload, created_at)
    values (${eventId}, ${profileId}, 'post.created', '{}', ${when}) on conflict do nothing`);
  await database().execute(sql`
    insert into deliveries (id, event_id, endpoint_id, event_type, state, trigger, due_at, created_at)
    values (${newId("del")}, ${eventId}, ${endpointId}, 'post.created', ${state}, ${trigger}, ${when}, ${when})`);
  return eventId;
}

const recover = async () => {
  const started = await startRecovery(ctx, endpointId, { from });
  const replayed = await runRecoveries({ ...ctx, now: new Date() });
  return { started, replayed, ended: await getRecovery(ctx, started.id) };
};

test("replays what failed or was skipped, once per event, oldest first, and nothing that arrived or waits", async () => {
  const dead = await delivered("DEAD_LETTER");
  const skipped = await delivered("SKIPPED");
  await delivered("DEAD_LETTER", { eventId: dead, trigger: "manual" });
  const late = await delivered("DEAD_LETTER");
  await delivered("SUCCEEDED", { eventId: late, trigger: "manual" });
  await delivered("SUCCEEDED");
  await delivered("DEAD_LETTER", { trigger: "test" });
  await delivered("DEAD_LETTER", { at: new Date(Date.now() - 90_000_000) });
  const { started, replayed, ended } = await recover();
  expect(Recovery.parse(started)).toEqual(started);
  expect(started).toMatchObject({ status: "RUNNING", total: 3, processed: 0, truncated: false });
  expect(started.reached_at).toBeNull();
  expect(replayed).toBe(2);
  expect(ended).toMatchObject({ status: "COMPLETED", processed: 3, replayed: 2 });
  const waiting = (await deliveriesOf(endpointId)).filter(({ state }) => state === "PENDING");
  expect(waiting.map(({ event_id }) => event_id)).toEqual([dead, skipped]);
  expect(await latestRecovery(ctx, endpointId)).toEqual(ended);
  expect((await recover()).replayed).toBe(0);
});

/** So many that failed, each of an event of its own, made at `at`. */
const failed = (count: number, at = HOUR_AGO) =>
  database().execute(sql`
    with made as (
      insert into events (id, profile_id, type, payload)
      select ${newId("evt").slice(0, -4)} || lpad(to_hex(n), 4, '0'), ${profileId}, 'ping', '{}'
      from generate_series(1, ${count}::int) n returning id
    )
    insert into deliveries (id, event_id, endpoint_id, event_type, state, created_at)
    select ${idAt("del", at, Math.random).slice(0, -4)} || right(id, 4), id, ${endpointId}, 'ping', 'DEAD_LETTER', ${at.toISOString()}
    from made`);

test("more than one recovery takes are recovered by the next of the same span, which says how far each came", async () => {
  await failed(MAX_RECOVERED);
  const rest = new Date(HOUR_AGO.getTime() + 60_000);
  await failed(30, rest);
  await database().execute(sql`analyze ${deliveries}`);
  const first = await recover();
  expect(first.started).toMatchObject({ total: MAX_RECOVERED, truncated: true });
  expect(first.ended).toMatchObject({ status: "COMPLETED", processed: MAX_RECOVERED, replayed: MAX_RECOVERED });
  expect(first.ended.reached_at).toBe(HOUR_AGO.toISOString());
  const second = await recover();
  expect(second.started).toMatchObject({ total: 30, truncated: false });
  expect(second.ended).toMatchObject({ status: "COMPLETED", processed: 30, replayed: 30 });
  expect(second.ended.reached_at).toBe(rest.toISOString());
  expect((await recover()).started).toMatchObject({ status: "COMPLETED", total: 0, truncated: false });
}, 90_000);

test("goes batch by batch, each on record, no matter who carries them out", async () => {
  await failed(1200);
  const { id, total } = await startRecovery(ctx, endpointId, { from });
  expect(total).toBe(1200);
  const later = { ...ctx, now: new Date() };
  const all = await Promise.all([runRecoveries(later), runRecoveries(later)]);
  expect((all[0] ?? 0) + (all[1] ?? 0)).toBe(1200);
  expect(await getRecovery(ctx, id)).toMatchObject({ status: "COMPLETED", processed: 1200, replayed: 1200 });
  const [{ events, rows } = {}] = await database().execute(sql`
    select count(distinct event_id)::int as events, count(*)::int as rows from deliveries
    where endpoint_id = ${endpointId} and state = 'PENDING'`);
  expect([events, rows]).toEqual([1200, 1200]);
});

test("one at a time; a disabled endpoint's is canceled, and none begins", async () => {
  await delivered("DEAD_LETTER");
  const { id } = await startRecovery(ctx, endpointId, { from });
  await expect(startRecovery(ctx, endpointId, { from })).rejects.toMatchObject({ code: "conflict" });
  await disableEndpoint(ctx, endpointId);
  await runRecoveries({ ...ctx, now: new Date() });
  expect(await getRecovery(ctx, id)).toMatchObject({ status: "CANCELED", replayed: 0 });
  await expect(startRecovery(ctx, endpointId, { from })).rejects.toMatchObject({ code: "invalid_state_transition" });
});

test("a span without length is refused, an empty one is done at once, a stranger sees nothing", async () => {
  const reversed = startRecovery(ctx, endpointId, { from: "2026-01-02T00:00:00Z", to: "2026-01-01T00:00:00Z" });
  await expect(reversed).rejects.toMatchObject({ code: "validation_error", extras: { param: "from" } });
  const empty = await startRecovery(ctx, endpointId, { from });
  expect(empty).toMatchObject({ status: "COMPLETED", total: 0, replayed: 0 });
  const stranger = await testCreator();
  await expect(getRecovery(stranger.ctx, empty.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(startRecovery(stranger.ctx, endpointId, { from })).rejects.toMatchObject({ code: "not_found" });
});
