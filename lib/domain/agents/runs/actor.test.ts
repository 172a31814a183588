import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { makeApp } from "@/db/factories/oauth";
import { apiKeys, oauthClients, oauthGrants } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { reviveActor } from "./actor";

const NOW = new Date("2026-11-22T12:00:00Z");

let db: TestDatabase;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  db = await testDatabase();
  creator = await makeCreator();
});
afterAll(() => db.drop());

const revived = (kind: "api_key" | "oauth", id: string) =>
  reviveActor(
    {
      ownerId: creator.profileId,
      actor: { kind: "credential", credential: { kind, id }, scopes: ["posts:read"] },
      agentId: "",
      livemode: true,
    },
    NOW,
  );

async function makeGrant(): Promise<{ id: string; clientId: string }> {
  const { clientId } = await makeApp();
  const id = newId("grant");
  const expiresAt = new Date(NOW.getTime() + 86_400_000);
  const asked = { scopes: ["posts:read"], resource: "/api/v1", expiresAt };
  await database()
    .insert(oauthGrants)
    .values({ id, clientId, userId: creator.userId, ...asked });
  return { id, clientId };
}

it("acts as its starter while the key lives, and no longer", async () => {
  const { id } = await makeApiKey(creator.profileId);
  expect(await revived("api_key", id)).toMatchObject({
    actor: { profileId: creator.profileId, scopes: ["posts:read"] },
  });
  await database().update(apiKeys).set({ revokedAt: NOW }).where(eq(apiKeys.id, id));
  expect(await revived("api_key", id)).toBeUndefined();
});

it("ends with an app's grant, and with the app", async () => {
  const [first, second] = [await makeGrant(), await makeGrant()];
  expect(await revived("oauth", first.id)).toMatchObject({
    actor: { userId: creator.userId, credential: { clientId: first.clientId } },
  });
  await database().update(oauthGrants).set({ revokedAt: NOW }).where(eq(oauthGrants.id, first.id));
  expect(await revived("oauth", first.id)).toBeUndefined();
  await database().update(oauthClients).set({ disabledAt: NOW }).where(eq(oauthClients.id, second.clientId));
  expect(await revived("oauth", second.id)).toBeUndefined();
});
