import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { type Receiver, testReceiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { constructEvent } from "@/lib/domain/trade/payments/processor";
import { sandboxWebhooks } from "./sandbox-webhooks";

let db: TestDatabase;
let service: Receiver;
let status = 503;

beforeAll(async () => {
  db = await testDatabase();
  service = await testReceiver((_, response) => void response.writeHead(status).end());
  process.env.BASE_URL = service.url;
  resetEnv();
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

test("posts the processor's webhooks to our own endpoint, signed, and comes back for what was refused", async () => {
  const event = { id: "evt_1", object: "event", type: "checkout.session.completed", data: { object: {} } };
  await database().execute(sql`
    insert into sandbox_objects (id, object, data)
    values ('evt_1', 'event', ${JSON.stringify({ ...event, _group: "g" })}::jsonb)`);
  await database().execute(sql`
    insert into sandbox_webhooks (event_id, body) values ('evt_1', ${JSON.stringify(event)})`);
  const running = sandboxWebhooks.start();
  await expect.poll(() => service.hits.length).toBe(1);
  status = 200;
  await expect.poll(() => service.hits.length, { timeout: 4_000 }).toBe(2);
  await running.stop();
  const [, hit] = service.hits;
  expect(hit?.path).toBe("/api/stripe/webhook");
  expect(constructEvent(hit?.body ?? "", String(hit?.headers["stripe-signature"])).id).toBe("evt_1");
  const left = await database().execute(sql`select 1 from sandbox_webhooks where delivered_at is null`);
  expect(left).toHaveLength(0);
});
