import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeSession } from "@/db/factories";
import { apiKeys, webhookEndpoints } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Actor, Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { updateEndpoint } from "@/lib/domain/developers/webhooks/activation/update-endpoint";
import { deliveriesOf, emitPost, testCreator } from "@/lib/domain/developers/webhooks/delivery/testing";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { rotateKey } from "../making/rotate";
import { endExpiredKeys } from "./end-expired";
import { revokeKey } from "./revoke";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

let person: Context;
let profileId: string;
beforeEach(async () => {
  // more endpoints than a free plan has
  const creator = await testCreator("GROWTH");
  profileId = creator.profileId;
  const { actor } = creator.ctx as Context & { actor: Extract<Actor, { kind: "user" }> };
  person = { ...creator.ctx, actor: { ...actor, sessionId: await makeSession(actor.userId) } };
});

const key = async (parts: Partial<typeof apiKeys.$inferInsert> = {}) =>
  (await makeApiKey(profileId, ["webhooks:write"], parts)).id;

/** An endpoint for everything, made with a key or by the person. */
async function endpoint(keyId?: string): Promise<string> {
  const credential = { kind: "api_key", id: keyId, clientId: null };
  const actor = { ...person.actor, kind: "credential", scopes: ["webhooks:write"], credential } as unknown as Actor;
  const ctx = keyId === undefined ? person : { ...person, actor };
  return (await createEndpoint(ctx, { url: "https://example.com/hooks", description: "", event_types: ["*"] })).id;
}

async function reasons(...ids: string[]): Promise<(string | null)[]> {
  const rows = await database().select().from(webhookEndpoints).where(eq(webhookEndpoints.profileId, profileId));
  return ids.map((id) => rows.find((row) => row.id === id)?.disabledReason ?? null);
}

const inHours = (hours: number) => new Date(person.now.getTime() + hours * 3_600_000);
const endAt = (hours: number) => endExpiredKeys(systemContext("test", inHours(hours)));

it("end with a key that is revoked, and with those that it made; another's and the person's stay", async () => {
  const [leaked, other] = [await key(), await key()];
  const made = await key({ madeByKeyId: leaked });
  const ids = [await endpoint(leaked), await endpoint(made), await endpoint(other), await endpoint()];
  await revokeKey(person, leaked);
  expect(await reasons(...ids)).toEqual(["access_ended", "access_ended", null, null]);
  await emitPost(person, profileId);
  const states = await Promise.all(ids.map(async (id) => (await deliveriesOf(id)).map(({ state }) => state)));
  for (const gone of states.slice(0, 2)) expect(new Set(gone)).toEqual(new Set(["SKIPPED"]));
  // two keys and two endpoints ended, and a post
  expect(states.slice(2)).toEqual([Array(5).fill("PENDING"), Array(5).fill("PENDING")]);
});

it("end with a key that is replaced at once, and with those that it made", async () => {
  const old = await key();
  const ids = [await endpoint(old), await endpoint(await key({ madeByKeyId: old }))];
  await rotateKey(person, { id: old, overlap_hours: 0 });
  expect(await reasons(...ids)).toEqual(["access_ended", "access_ended"]);
});

it("go on with the key in another's place, and end with it, also what was made while both worked", async () => {
  const old = await key();
  const before = await endpoint(old);
  const heir = await rotateKey(person, { id: old, overlap_hours: 1 });
  const meanwhile = await endpoint(old);
  expect(await endAt(2)).toBe(1);
  expect(await reasons(before, meanwhile)).toEqual([null, null]);
  await revokeKey(person, heir.id);
  expect(await reasons(before, meanwhile)).toEqual(["access_ended", "access_ended"]);
});

it("end with the old key where the one in its place has ended before it", async () => {
  const old = await key();
  const heir = await rotateKey(person, { id: old, overlap_hours: 1 });
  const meanwhile = await endpoint(old);
  await revokeKey(person, heir.id);
  expect(await reasons(meanwhile)).toEqual([null]);
  await endAt(2);
  expect(await reasons(meanwhile)).toEqual(["access_ended"]);
});

it("end with a key whose time is over, once: what its owner enables again stays", async () => {
  const short = await key({ expiresAt: inHours(3) });
  const [ends, stays] = [await endpoint(short), await endpoint(await key({ expiresAt: inHours(5) }))];
  await endAt(2);
  expect(await reasons(ends, stays)).toEqual([null, null]);
  const runs = await Promise.all([endAt(4), endAt(4)]);
  expect(runs.sort()).toEqual([0, 1]);
  expect(await reasons(ends, stays)).toEqual(["access_ended", null]);
  await updateEndpoint(person, ends, { status: "enabled" });
  expect(await endAt(4)).toBe(0);
  expect(await reasons(ends)).toEqual([null]);
  const [row] = await database().select().from(apiKeys).where(eq(apiKeys.id, short));
  expect(row?.revokedAt).toBeNull();
});
