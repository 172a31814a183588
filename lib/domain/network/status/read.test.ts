import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeDelivery } from "@/db/factories/webhooks";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { beat } from "@/lib/core/process/heartbeat";
import { systemContext } from "@/lib/core/system-context";
import { paymentsHealth } from "@/lib/domain/trade/payments/processor";
import { readStatus } from "./read";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  // what the first check loads may take longer than a check does
  await vi.waitFor(async () => expect(await paymentsHealth()).toBe("ok"), 20_000);
});
afterAll(() => db.drop());

it("tells what is wrong, when the worker was last seen, and what waits to be delivered", async () => {
  const now = new Date("2026-11-20T09:30:00.250Z");
  const ctx = systemContext("test", now);
  const empty = { waiting: 0, due: 0, oldest_due_at: null };
  expect(await readStatus(ctx)).toMatchObject({
    healthy: false,
    checks: { database: "ok", worker: "no worker has reported yet" },
    worker_seen_at: null,
    backlog: empty,
  });

  const earlier = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  await beat(systemContext("test", earlier(10)), "worker");
  const { profileId } = await makeCreator();
  for (const [state, dueAt, leaseUntil] of [
    ["PENDING", earlier(60)],
    ["PENDING", earlier(5)],
    ["PENDING", earlier(-60)],
    ["PENDING", earlier(90), earlier(-30)],
    ["SUCCEEDED", earlier(90)],
    ["DEAD_LETTER", earlier(90)],
  ] as const)
    await makeDelivery(profileId, { state, dueAt, leaseUntil });

  expect(await readStatus(ctx)).toMatchObject({
    healthy: true,
    checks: { database: "ok", worker: "ok", payments: "ok" },
    worker_seen_at: earlier(10).toISOString(),
    backlog: { waiting: 4, due: 2, oldest_due_at: earlier(60).toISOString() },
  });

  const later = systemContext("test", new Date(now.getTime() + 60_000));
  expect(await readStatus(later)).toMatchObject({
    healthy: false,
    checks: { worker: "no worker has reported lately" },
  });
});
