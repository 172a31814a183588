import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSession } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AuditQuery } from "@/lib/contracts/developers/audit";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { listAuditLog } from "@/lib/domain/platform/audit/read";
import { resolveCredential } from "./credentials/credentials";
import { revokeKey } from "./keys/ending/revoke";
import { createKey } from "./keys/making/create";
import { rotateKey } from "./keys/making/rotate";
import { listKeys } from "./keys/reading/read";
import { createApp } from "./oauth/apps/create-app";
import { listApps, readApp } from "./oauth/apps/read-apps";

let db: TestDatabase;
let live: Context;
let test: Context;
beforeAll(async () => {
  db = await testDatabase();
  const { actor, ...rest } = await consenting();
  if (actor.kind !== "user") throw new Error("nobody");
  live = { ...rest, actor: { ...actor, sessionId: await makeSession(actor.userId) } };
  test = { ...live, livemode: false };
});
afterAll(() => db.drop());

const NEW = { name: "Server", scopes: ["posts:read" as const] };
const modeOf = async (token: string) => {
  const actor = await resolveCredential(token, new Date());
  return createContext({ actor, requestId: newId("req") }).livemode;
};

it("a key made in test mode acts in it, also once it was rotated, and is listed there alone", async () => {
  const [real, trial] = [await createKey(live, NEW), await createKey(test, NEW)];
  expect([real.token.slice(0, 8), trial.token.slice(0, 8)]).toEqual(["gh_live_", "gh_test_"]);
  expect([await modeOf(real.token), await modeOf(trial.token)]).toEqual([true, false]);
  expect((await listKeys(live)).map(({ id }) => id)).toEqual([real.id]);
  expect(await listKeys(test)).toMatchObject([{ id: trial.id, livemode: false }]);
  await expect(rotateKey(live, { id: trial.id, overlap_hours: 0 })).rejects.toMatchObject({ code: "not_found" });
  await expect(revokeKey(test, real.id)).rejects.toMatchObject({ code: "not_found" });
  const fresh = await rotateKey(test, { id: trial.id, overlap_hours: 0 });
  expect([fresh.token.slice(0, 8), await modeOf(fresh.token)]).toEqual(["gh_test_", false]);
});

it("each mode has the plan's number of keys", async () => {
  const [mine, theirs] = [
    { ...NEW, name: "live" },
    { ...NEW, name: "test" },
  ];
  for (let n = (await listKeys(live)).length; n < 3; n++) await createKey(live, mine);
  await expect(createKey(live, mine)).rejects.toMatchObject({ code: "quota_exceeded" });
  expect((await createKey(test, theirs)).livemode).toBe(false);
});

it("an app's tokens act in the app's mode", async () => {
  const person = await consenting();
  for (const livemode of [true, false]) {
    const { access_token } = await makeTokens(person, { livemode });
    expect(await modeOf(access_token)).toBe(livemode);
  }
});

it("apps are listed in their mode alone", async () => {
  const input = { name: "App", redirect_uris: ["https://app.example/back"], auth_method: "none" as const };
  const app = await createApp(test, input);
  expect(await listApps(live)).toEqual([]);
  expect(await listApps(test)).toMatchObject([{ client_id: app.client_id, livemode: false }]);
  await expect(readApp(live, app.client_id)).rejects.toMatchObject({ code: "not_found" });
});

it("the audit log of a mode has what was done in it", async () => {
  const of = async (ctx: Context) => (await listAuditLog(ctx, AuditQuery.parse({ limit: 100 }))).data;
  const [mine, theirs] = [await of(live), await of(test)];
  expect(mine.some(({ action }) => action === "oauth_app.created")).toBe(false);
  expect(theirs.some(({ action }) => action === "oauth_app.created")).toBe(true);
  const ids = new Set(mine.map(({ id }) => id));
  expect(theirs.some(({ id }) => ids.has(id))).toBe(false);
});
