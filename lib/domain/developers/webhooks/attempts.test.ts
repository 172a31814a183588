import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeDelivery } from "@/db/factories/webhooks";
import { deliveries, deliveryAttempts, profiles, webhookEndpoints } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

type Made = Awaited<ReturnType<typeof makeDelivery>> & { profileId: string };

test.each<[string, (made: Made) => Promise<unknown>]>([
  ["its delivery", (made) => database().delete(deliveries).where(eq(deliveries.id, made.id))],
  ["its endpoint", (made) => database().delete(webhookEndpoints).where(eq(webhookEndpoints.id, made.endpointId))],
  ["its creator", (made) => database().delete(profiles).where(eq(profiles.id, made.profileId))],
])("an attempt goes with %s, and no other does", async (_, remove) => {
  const { profileId } = await makeCreator();
  const made = await makeDelivery(profileId);
  const other = await makeDelivery((await makeCreator()).profileId);
  const left = async (id: string) =>
    (await database().select().from(deliveryAttempts).where(eq(deliveryAttempts.deliveryId, id))).length;
  expect(await left(made.id)).toBe(1);
  await remove({ ...made, profileId });
  expect([await left(made.id), await left(other.id)]).toEqual([0, 1]);
});
