import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { database, singleClient } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DatabaseGate } from "@/db/testing-gate";
import { parseEnv, resetEnv } from "@/lib/core/env";
import { lastWorkerBeat } from "@/lib/core/process/liveness";
import {
  deliveriesOf,
  emitPost,
  type Receiver,
  testCreator,
  testEndpoint,
  testReceiver,
} from "@/lib/domain/developers/webhooks/delivery/testing";
import { job } from "./job";
import { workerJobs } from "./jobs";
import { startWorker, type Worker, type WorkerOptions } from "./main";

let db: TestDatabase;
let gate: DatabaseGate;
let worker: Worker | undefined;
let to: Receiver;

beforeAll(async () => {
  db = await testDatabase();
  gate = new DatabaseGate(db.url);
  process.env.DATABASE_URL = await gate.open();
  process.env.WEBHOOK_ALLOW_CIDRS = "127.0.0.0/8,::1/128";
  resetEnv();
});
beforeEach(async () => {
  to = await testReceiver();
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await to.close();
});
afterAll(async () => {
  await db.drop();
  await gate.shut();
});

/** A worker that only notifications wake: it polls once a minute. */
async function start(options: WorkerOptions = {}) {
  worker = await startWorker({ jobs: [], deliveries: { pollMs: 60_000 }, ...options });
  return worker;
}

async function endpoint() {
  const { profileId, ctx } = await testCreator();
  const { id } = await testEndpoint(profileId, to.url);
  return { emit: () => emitPost(ctx, profileId), state: async () => (await deliveriesOf(id))[0]?.state, id };
}

const heartbeats = () => database().execute(sql`select process from heartbeats where kind = 'worker'`);

test("delivers what is emitted, gives a sign of life, and takes it back when it stops", async () => {
  await start();
  const { emit, state } = await endpoint();
  await expect.poll(heartbeats).toHaveLength(1);
  await emit();
  await expect.poll(state).toBe("SUCCEEDED");
  await worker?.stop();
  expect(await heartbeats()).toHaveLength(0);
  await emit();
  expect(to.hits).toHaveLength(1);
});

test("a notification on its channel runs a job at once", async () => {
  let runs = 0;
  const counting = job({
    name: "counting",
    every: 3_600_000,
    run: async () => {
      runs++;
    },
  });
  await start({ jobs: [{ job: counting, channel: "counting" }] });
  await expect.poll(() => runs).toBeGreaterThanOrEqual(1);
  await expect.poll(listening).toBe(true);
  const before = runs;
  await database().execute(sql`select pg_notify('counting', '')`);
  await expect.poll(() => runs).toBeGreaterThan(before);
});

/** Whether somebody LISTENs on this database: the driver's own LISTEN is its connection's last statement. */
async function listening(): Promise<boolean> {
  const rows = await database().execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen "counting"%'`);
  return rows.length > 0;
}

test("a database that goes away: what was in flight is recorded once, what comes later is delivered", async () => {
  let answer = () => {};
  const slow = await testReceiver((_, response) => {
    answer = () => void response.writeHead(200).end();
  });
  const { profileId, ctx } = await testCreator();
  const pending = await testEndpoint(profileId, slow.url);
  const later = await endpoint();
  await start();
  await emitPost(ctx, profileId);
  await expect.poll(() => slow.hits.length).toBe(1);
  await gate.shut();
  answer();
  await expect(later.emit()).rejects.toThrow();
  await gate.open();
  await expect.poll(async () => (await deliveriesOf(pending.id))[0]?.state, { timeout: 8_000 }).toBe("SUCCEEDED");
  await later.emit();
  await expect.poll(later.state, { timeout: 8_000 }).toBe("SUCCEEDED");
  expect([slow.hits.length, to.hits.length]).toEqual([1, 1]);
  await slow.close();
});

test("a database that goes silent with every connection open: each loop gives up what it waits for and goes on", async () => {
  let jobs = 0;
  const asking = job({
    name: "asking",
    every: 60_000,
    run: async () => {
      jobs++;
      await database().execute(sql`select 1`);
    },
  });
  await start({ jobs: [{ job: asking, channel: "asking" }] });
  const { emit, state, id } = await endpoint();
  await emit();
  await expect.poll(state).toBe("SUCCEEDED");
  const before = jobs;
  gate.swallow();
  const direct = singleClient(db.url);
  await direct`update deliveries set state = 'PENDING', due_at = now(), lease_until = null where endpoint_id = ${id}`;
  await direct`select pg_notify('deliveries', ''), pg_notify('asking', '')`;
  await expect.poll(() => to.hits.length, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => jobs, { timeout: 20_000 }).toBeGreaterThan(before);
  await direct.end();
  gate.cut();
}, 60_000);

test("a loop that comes to a stand is named, and health sees how far it is behind", async () => {
  let release = () => {};
  const run = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const hanging = job({ name: "hanging", every: 60_000, patience: 300, run });
  const stuck = vi.fn();
  const ending = await startWorker({ jobs: [{ job: hanging }], stuck });
  await expect.poll(() => stuck.mock.calls, { timeout: 5_000 }).toEqual([[["hanging"]]]);
  await expect
    .poll(() => lastWorkerBeat().then((at) => Date.now() - (at?.getTime() ?? 0)), { timeout: 10_000 })
    .toBeGreaterThan(60_000);
  release();
  await ending.stop();
}, 30_000);

test("starts while the database is away and stops while it is away", async () => {
  const { emit, state } = await endpoint();
  await emit();
  await gate.shut();
  await start();
  await gate.open();
  await expect.poll(state, { timeout: 8_000 }).toBe("SUCCEEDED");
  await gate.shut();
  const begun = performance.now();
  await worker?.stop();
  expect(performance.now() - begun).toBeLessThan(8_000);
  await gate.open();
});

test("the embedded processor's webhooks are delivered next to Stripe too: checkouts of test mode are paid there", () => {
  const names = (more: Record<string, string>) => workerJobs(parseEnv(more)).map(({ job: { name } }) => name);
  const live = names({ STRIPE_SECRET_KEY: "sk_live_x" });
  expect(live).toEqual(expect.arrayContaining(["expire-checkouts", "accept-deliveries", "prune", "sandbox-webhooks"]));
  expect(names({ NODE_ENV: "test" })).toEqual(live);
});
