import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { deliveries, events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { EventQuery } from "@/lib/contracts/developers/events/event-log";
import { DeliveryQuery } from "@/lib/contracts/developers/webhooks/deliveries";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { listRequests } from "./request-logs/read";
import { stopEndpoint } from "./webhooks/activation/disable-endpoint";
import { emitPost, testCreator } from "./webhooks/delivery/testing";
import { createEndpoint } from "./webhooks/endpoints/create-endpoint";
import { listEndpoints, readEndpoint } from "./webhooks/endpoints/read";
import { emit } from "./webhooks/events/emit";
import { listEvents } from "./webhooks/events/events";
import { listDeliveries } from "./webhooks/reading/read-deliveries";
import { sendTestEvent } from "./webhooks/replay/test-event";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const INPUT = { url: "https://example.com/hooks", description: "", event_types: ["*" as const] };

async function bothModes(): Promise<{ live: Context; test: Context; profileId: string }> {
  const { ctx, profileId } = await testCreator();
  return { live: ctx, test: { ...ctx, livemode: false }, profileId };
}

it("endpoints of one mode are not there for the other, and each mode has the plan's number", async () => {
  const { live, test } = await bothModes();
  for (const ctx of [live, test]) {
    for (let n = 0; n < 3; n++) await createEndpoint(ctx, INPUT);
    await expect(createEndpoint(ctx, INPUT)).rejects.toMatchObject({ code: "quota_exceeded" });
  }
  const [own, other] = [await listEndpoints(live, { limit: 20 }), await listEndpoints(test, { limit: 20 })];
  const ids = [...own.data, ...other.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  await expect(readEndpoint(live, other.data[0]?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
  await expect(readEndpoint(test, own.data[0]?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
});

const emitKey = (ctx: Context, profileId: string) =>
  transaction(ctx, (tx) =>
    emit(tx, ctx, profileId, "api_key.revoked", { id: newId("key"), prefix: "gh_", name: "A key", scopes: [] }),
  );

it("an event is heard of, delivered and listed in its own mode", async () => {
  const { live, test, profileId } = await bothModes();
  const { id: mine } = await createEndpoint(live, INPUT);
  const { id: theirs } = await createEndpoint(test, INPUT);
  const told = { live: await emitKey(live, profileId), test: await emitKey(test, profileId) };
  const of = async (endpointId: string) =>
    (await database().select().from(deliveries).where(eq(deliveries.endpointId, endpointId))).map((row) => [
      row.eventId,
      row.livemode,
    ]);
  expect(await of(mine)).toEqual([[told.live, true]]);
  expect(await of(theirs)).toEqual([[told.test, false]]);
  const bodies = [
    ...(await listEvents(live, EventQuery.parse({}))).data,
    ...(await listEvents(test, EventQuery.parse({}))).data,
  ];
  expect(bodies.map((event) => Object.keys(event))).toEqual([
    ["id", "type", "created_at", "data"],
    ["id", "type", "created_at", "livemode", "data"],
  ]);
  expect(bodies[1]?.livemode).toBe(false);
  expect((await listEvents(live, EventQuery.parse({}))).data.map(({ id }) => id)).toEqual([told.live]);
  expect((await listEvents(test, EventQuery.parse({}))).data.map(({ id }) => id)).toEqual([told.test]);
  expect((await listDeliveries(test, theirs, DeliveryQuery.parse({}))).data).toHaveLength(1);
  await sendTestEvent(test, theirs, { event_type: "ping" });
  expect((await of(theirs)).every(([, livemode]) => livemode === false)).toBe(true);
});

it("an event of what both modes share is live, no matter who causes it", async () => {
  const { live, test, profileId } = await bothModes();
  const id = await emitPost(test, profileId);
  expect((await listEvents(live, EventQuery.parse({}))).data.map((event) => event.id)).toEqual([id]);
  expect((await listEvents(test, EventQuery.parse({}))).data).toEqual([]);
});

it("what the worker finds out of an endpoint is told in the endpoint's mode", async () => {
  const { live, test } = await bothModes();
  const { id } = await createEndpoint(test, INPUT);
  await stopEndpoint(database(), live, id, "consecutive_dead_letters");
  const [event] = await database().select().from(events).where(eq(events.type, "webhook_endpoint.disabled"));
  expect(event?.livemode).toBe(false);
});

it("requests are logged and read in their own mode", async () => {
  const { live, test, profileId } = await bothModes();
  const row = await makeLoggedRequest(profileId, { livemode: false });
  expect((await listRequests(live, {})).data).toEqual([]);
  expect((await listRequests(test, {})).data.map(({ id }) => id)).toEqual([row.id]);
});
