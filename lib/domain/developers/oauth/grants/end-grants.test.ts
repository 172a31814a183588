import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { database, statement } from "@/db/client";
import { consenting, makeApp } from "@/db/factories/oauth";
import { auditLog, oauthClients, oauthGrants } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Actor, Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { listEndpoints } from "@/lib/domain/developers/webhooks/endpoints/read";
import { deleteAccount } from "@/lib/domain/people/accounts/leaving/delete-account";
import { disableApp } from "../apps/disable-app";
import { pruneOAuth } from "../tokens/prune";
import { endGrants } from "./end-grants";
import { listConnections } from "./list-connections";

const HOUR = 3_600_000;
const worker = (ms = 0) => systemContext("end-grants", new Date(Date.now() + ms));

let db: TestDatabase;
let owner: Awaited<ReturnType<typeof consenting>>;
let clientId: string;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  await endGrants(worker(24 * HOUR)); // those of the test before
  owner = await consenting();
  clientId = (await makeApp({ source: "console", name: "Planner", userId: owner.actor.userId })).clientId;
});

/** Somebody who let the app in so often, and in whose account it made an endpoint. */
async function letIn(grants = 1, expiresAt = new Date(Date.now() + HOUR)) {
  const ctx = await consenting();
  const { userId, profileId } = ctx.actor;
  const rest = {
    clientId,
    userId,
    profileId,
    scopes: ["posts:read"],
    resource: "r",
    lastUsedAt: new Date(),
    expiresAt,
  };
  const ids = Array.from({ length: grants }, () => newId("grant"));
  for (const id of ids)
    await database()
      .insert(oauthGrants)
      .values({ ...rest, id });
  const credential = { kind: "oauth", id: ids[0], clientId, livemode: true };
  const app = { ...ctx, actor: { ...rest, kind: "credential", scopes: ["webhooks:write", "posts:read"], credential } };
  const url = "https://example.com/hooks";
  const as = { ...app, actor: app.actor as unknown as Actor } as Context;
  await createEndpoint(as, { url, description: "", event_types: ["*"] });
  await createEndpoint(ctx, { url, description: "", event_types: ["*"] }); // the person's own
  return { ctx, userId, profileId, ids };
}
type Person = Awaited<ReturnType<typeof letIn>>;

/** Why the endpoints are disabled, of the app and of the person. */
const endpoints = async ({ ctx }: Person) =>
  (await listEndpoints(ctx, { limit: 9 })).data.map(({ disabled_reason }) => disabled_reason).reverse();
const entries = ({ profileId }: Person) =>
  database()
    .select({ targetId: auditLog.targetId, actorId: auditLog.actorId, diff: auditLog.diff })
    .from(auditLog)
    .where(and(eq(auditLog.ownerId, profileId as string), eq(auditLog.action, "oauth_grant.revoked")))
    .orderBy(auditLog.targetId);
const ended = (person: Person, because: string) =>
  [...person.ids]
    .sort()
    .map((targetId) => ({ targetId, actorId: "end-grants", diff: { client_id: clientId, because } }));

it("an app that its owner disables is ended in each account, a few at a time, with its endpoints", async () => {
  const people = [await letIn(2), await letIn()];
  await disableApp(owner, clientId);
  for (const { ctx } of people) expect(await listConnections(ctx)).toEqual([]);
  expect(await endGrants(worker(), 1)).toEqual({ ended: 1, more: true });
  expect(await endGrants(worker())).toEqual({ ended: 2, more: false });
  expect(await endGrants(worker())).toEqual({ ended: 0, more: false });
  for (const person of people) {
    expect(await endpoints(person)).toEqual(["access_ended", null]);
    expect(await entries(person)).toEqual(ended(person, "app_disabled"));
  }
});

it("the endpoints of a disabled app end with the first grant, no matter who ends the others at that moment", async () => {
  const person = await letIn(3);
  await disableApp(owner, clientId);
  expect(await endGrants(worker(), 1)).toEqual({ ended: 1, more: true });
  expect(await endpoints(person)).toEqual(["access_ended", null]);
  const both = await Promise.all([endGrants(worker()), endGrants(worker())]);
  expect(both.reduce((sum, { ended }) => sum + ended, 0)).toBe(2);
  expect(await entries(person)).toEqual(ended(person, "app_disabled"));
});

it("a grant ends when its time is over, not before, and the endpoints with the last one", async () => {
  const person = await letIn(2);
  const [first = ""] = person.ids;
  await database()
    .update(oauthGrants)
    .set({ expiresAt: new Date(Date.now() + HOUR / 2) })
    .where(eq(oauthGrants.id, first));
  expect((await endGrants(worker())).ended).toBe(0);
  expect((await endGrants(worker(HOUR / 2 + 1_000))).ended).toBe(1);
  expect(await endpoints(person)).toEqual([null, null]);
  expect((await endGrants(worker(HOUR + 1_000))).ended).toBe(1);
  expect(await endpoints(person)).toEqual(["access_ended", null]);
  expect(await entries(person)).toEqual(ended(person, "expired"));
});

it("one that cannot be ended costs the others nothing, and is kept until it can", async () => {
  const [stuck, other] = [await letIn(), await letIn()];
  await statement(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    [],
  );
  await statement(
    `create trigger fail before update on oauth_grants for each row when (old.id = '${stuck.ids[0]}') execute function fail()`,
    [],
  );
  const error = vi.fn();
  const later = worker(HOUR + 1_000);
  const log = Object.assign(Object.create(later.log), { error });
  expect(await endGrants({ ...later, log })).toEqual({ ended: 1, more: false });
  expect(error).toHaveBeenCalledTimes(1);
  expect([await endpoints(stuck), await endpoints(other)]).toEqual([
    [null, null],
    ["access_ended", null],
  ]);
  await pruneOAuth(worker(40 * 24 * HOUR));
  expect(await database().$count(oauthGrants, eq(oauthGrants.clientId, clientId))).toBe(1);
  await statement("drop trigger fail on oauth_grants", []);
  expect((await endGrants(later)).ended).toBe(1);
});

it("an app whose owner's account is deleted says nothing of them, ends everywhere, and is gone with its grants", async () => {
  const person = await letIn();
  await deleteAccount(worker(), owner.actor.email);
  const appOf = async () => (await database().select().from(oauthClients).where(eq(oauthClients.id, clientId)))[0];
  expect(await appOf()).toMatchObject({ name: "Deleted app", userId: null, profileId: null, redirectUris: [] });
  expect(await listConnections(person.ctx)).toEqual([]);
  expect((await endGrants(worker())).ended).toBe(1);
  expect(await endpoints(person)).toEqual(["access_ended", null]);
  expect(await entries(person)).toEqual(ended(person, "app_disabled"));
  await pruneOAuth(worker(60 * 24 * HOUR));
  expect(await appOf()).toBeUndefined();
});
