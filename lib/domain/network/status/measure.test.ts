import { afterAll, beforeAll, expect, it } from "vitest";
import { closeDatabase, connectionsPerProcess, database } from "@/db/client";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { makeDelivery } from "@/db/factories/webhooks";
import { mails, orderRefunds } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DatabaseGate } from "@/db/testing-gate";
import { resetEnv } from "@/lib/core/env";
import { beat } from "@/lib/core/process/heartbeat";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { listStuckRefunds } from "@/lib/domain/trade/orders/refunds/list-stuck";
import { measureShared } from "./measure";
import { countWaiting } from "./waiting";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const now = new Date("2026-11-20T09:30:00.000Z");
const earlier = (seconds: number) => new Date(now.getTime() - seconds * 1000);

async function values(name: string): Promise<Record<string, number>> {
  const found = (await measureShared(now)).find((metric) => metric.name === name);
  return Object.fromEntries((found?.values ?? []).map(({ labels, value }) => [Object.values(labels).join(), value]));
}

it("says what waits in each queue, since when, and when a worker was last seen", async () => {
  expect(await values("guildhall_worker_last_seen_seconds")).toEqual({});
  const { profileId } = await makeCreator();
  for (const [state, dueAt, leaseUntil] of [
    ["PENDING", earlier(60)],
    ["PENDING", earlier(-60)],
    ["PENDING", earlier(90), earlier(-30)],
    ["DEAD_LETTER", earlier(90)],
  ] as const)
    await makeDelivery(profileId, { state, dueAt, leaseUntil });
  await beat(systemContext("test", earlier(10)), "worker");

  const none = { runs: 0, callbacks: 0, notices: 0, refunds: 0, order_refunds: 0, payouts: 0 };
  expect(await values("guildhall_queue_due")).toEqual({ ...none, deliveries: 1 });
  expect(await values("guildhall_queue_oldest_due_seconds")).toEqual({ ...none, deliveries: 60 });
  expect(await values("guildhall_worker_last_seen_seconds")).toEqual({ "": 10 });
  expect((await values("guildhall_database_connections")).active).toBeGreaterThanOrEqual(1);
  expect((await values("guildhall_database_connections_max"))[""]).toBeGreaterThan(10);
});

it("counts mails where there is a server to send them", async () => {
  const mail = { id: newId("mail"), recipient: "ada@example.com", kind: "welcome", subject: "Welcome" };
  await database()
    .insert(mails)
    .values({ ...mail, dueAt: earlier(5) });
  Object.assign(process.env, { SMTP_URL: "smtp://localhost" });
  resetEnv();
  expect(await countWaiting(systemContext("test", now))).toContainEqual({ queue: "mails", due: 1, oldest_seconds: 5 });
  delete process.env.SMTP_URL;
  resetEnv();
});

it("counts refunds of orders that the processor has not taken, and parts of them that their creators owe", async () => {
  const { profileId } = await makeCreator();
  const { id: orderId } = await makePaidOrder(profileId);
  const row = { orderId, cents: 100, reason: "operator" } as const;
  for (const parts of [
    { createdAt: earlier(400) },
    { createdAt: earlier(900), dueAt: earlier(-60) },
    { createdAt: earlier(900), status: "SENT", processorId: "re_1", owesReversal: true, dueAt: earlier(30) },
    { createdAt: earlier(900), status: "SENT", processorId: "re_2" },
  ] as const)
    await database()
      .insert(orderRefunds)
      .values({ id: newId("rfd"), ...row, ...parts });
  const waiting = await countWaiting(systemContext("test", now));
  expect(waiting).toContainEqual({ queue: "order_refunds", due: 2, oldest_seconds: 400 });
  const stuck = await listStuckRefunds(systemContext("test", now));
  expect(stuck.map(({ why, attempts }) => [why, attempts]).sort()).toEqual([
    ["not taken by the processor", 0],
    ["not taken by the processor", 0],
    ["the creator's part is owed", 0],
  ]);
});

it("gives up on a database that hangs before a scrape is given up on, which Prometheus does after ten seconds", async () => {
  const there = process.env.DATABASE_URL as string;
  const gate = new DatabaseGate(there);
  await closeDatabase(1);
  process.env.DATABASE_URL = await gate.open();
  await Promise.all(Array.from({ length: connectionsPerProcess() }, () => database().execute("select pg_sleep(0.05)")));
  gate.swallow();
  const begun = performance.now();
  expect(await values("guildhall_queue_due")).toEqual({});
  expect(performance.now() - begun).toBeLessThan(8_000);
  await gate.shut();
  process.env.DATABASE_URL = there;
  await closeDatabase(1);
});
