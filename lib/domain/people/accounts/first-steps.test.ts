import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { deliveries, events, oauthClients, profiles, requestHours } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { readFirstSteps } from "./first-steps";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function creator(): Promise<{ ctx: Context; profileId: string }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ctx: { ...systemContext("test", new Date()), actor }, profileId };
}

/** Takes every step but marking the profile as discoverable, one after the other. */
async function takeSteps(profileId: string, ctx: Context, look: () => Promise<void>): Promise<void> {
  await makeApiKey(profileId, ["posts:read"], { revokedAt: new Date() });
  await look();
  const hour = { ownerId: profileId, hour: 3_600, requests: 1, latencyCounts: [] };
  await database()
    .insert(requestHours)
    .values({ ...hour, statusClass: 4 });
  await database()
    .insert(requestHours)
    .values({ ...hour, statusClass: 2 });
  await look();
  const input = { url: "https://example.com/hook", description: "", event_types: ["*" as const] };
  const { id: endpointId } = await createEndpoint(ctx, input);
  const eventId = newId("evt");
  await database().insert(events).values({ id: eventId, ownerId: profileId, type: "ping", payload: "{}" });
  const delivery = { eventId, endpointId };
  await database()
    .insert(deliveries)
    .values({ ...delivery, id: newId("del"), state: "DEAD_LETTER" });
  await look();
  await database()
    .insert(deliveries)
    .values({ ...delivery, id: newId("del"), state: "SUCCEEDED" });
  await look();
  const app = {
    id: newId("oac"),
    source: "console" as const,
    profileId,
    name: "App",
    redirectUris: [],
    authMethod: "none",
  };
  await database().insert(oauthClients).values(app);
  await look();
  await database().update(profiles).set({ mcpDiscoverable: true }).where(eq(profiles.id, profileId));
  await look();
}

it("ticks each step when it really was taken, and for nobody else", async () => {
  const [one, two] = [await creator(), await creator()];
  const none = {
    has_key: false,
    has_called: false,
    has_endpoint: false,
    has_delivery: false,
    has_app: false,
    discoverable: false,
  };
  expect(await readFirstSteps(one.ctx)).toEqual(none);
  const taken: number[] = [];
  await takeSteps(one.profileId, one.ctx, async () => {
    taken.push(Object.values(await readFirstSteps(one.ctx)).filter(Boolean).length);
  });
  expect(taken).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await readFirstSteps(two.ctx)).toEqual(none);
});
