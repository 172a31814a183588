import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database, statement } from "@/db/client";
import { authorizationRequest, consenting, makeApp, makeTokens } from "@/db/factories/oauth";
import { oauthClients } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { approve } from "../authorization/approve";
import { register } from "../clients/register";
import { endGrants } from "../grants/end-grants";
import { rotateSigningKey } from "../keys";
import { readParameters } from "../parameters";
import { introspect } from "./introspect";
import { pruneOAuth } from "./prune";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const DAY = 86_400_000;

test("deletes what has ended, and keeps what may be asked for again", async () => {
  const ctx = await consenting();
  const after = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY + 1_000_000) });
  await makeApp({ source: "console", profileId: ctx.profileId, updatedAt: ctx.now });
  const document = { id: "https://app.example/client.json", source: "metadata" } as const;
  await makeApp({ ...document, updatedAt: ctx.now });
  const unredeemed = await makeApp({ updatedAt: ctx.now });
  await approve(ctx, authorizationRequest(unredeemed.clientId).query.toString());
  await makeTokens(ctx);
  await rotateSigningKey(ctx);

  const prune = async (days: number) => {
    await endGrants(after(days));
    return pruneOAuth(after(days));
  };
  const none = { codes: 0, refresh_tokens: 0, grants: 0, clients: 0, registered_clients: 0, keys: 0 };
  expect(await prune(0)).toEqual(none);
  expect(await prune(1)).toEqual({ ...none, codes: 2, keys: 1 });
  expect(await prune(29)).toEqual(none);
  expect(await prune(30)).toEqual({ ...none, grants: 1, clients: 1 });
  expect(await prune(31)).toEqual({ ...none, refresh_tokens: 1 });
  expect(await prune(60)).toEqual({ ...none, grants: 1 });
  expect(await prune(364)).toEqual(none);
  expect(await prune(366)).toEqual({ ...none, registered_clients: 2 });
  expect(await statement("select source from oauth_clients", [])).toEqual([{ source: "console" }]);
  expect(await statement("select 1 from oauth_keys", [])).toHaveLength(1);
});

test("keeps an app that registered itself for a year after its last call, and one that was disabled for good", async () => {
  const ctx = await consenting();
  const after = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY) });
  const parts = { authMethod: "client_secret_post", updatedAt: ctx.now } as const;
  const { clientId, secret = "" } = await makeApp(parts);
  await makeApp({ ...parts, disabledAt: ctx.now });
  const ask = (days: number, client_secret = secret) => {
    const sent = new URLSearchParams({ client_id: clientId, client_secret, token: "gh_refresh_x" });
    return introspect(after(days), { form: readParameters(sent), authorization: null });
  };
  const touched = async () => {
    const [row] = await database().select().from(oauthClients).where(eq(oauthClients.id, clientId));
    return row && Math.floor((row.updatedAt.getTime() - ctx.now.getTime()) / DAY);
  };
  await ask(0.5);
  expect(await touched()).toBe(0);
  await ask(300);
  await expect(ask(350, "wrong")).rejects.toMatchObject({ code: "invalid_client" });
  expect(await touched()).toBe(300);
  expect(await pruneOAuth(after(664))).toMatchObject({ registered_clients: 0 });
  expect(await pruneOAuth(after(666))).toMatchObject({ registered_clients: 1 });
});

test("keeps an app that registered itself and never called for 30 days, and writes its first call at once", async () => {
  const ctx = await consenting();
  const after = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY) });
  const metadata = {
    redirect_uris: ["https://app.example/callback"],
    token_endpoint_auth_method: "client_secret_post",
  };
  const { client_id: used, client_secret = "" } = await register(ctx, metadata);
  const { client_id: silent } = await register(ctx, metadata);
  const ask = (client_id: string, secret: string) => {
    const form = readParameters(new URLSearchParams({ client_id, client_secret: secret, token: "gh_refresh_x" }));
    return introspect(after(0.1), { form, authorization: null });
  };
  await ask(used, client_secret);
  await expect(ask(silent, "wrong")).rejects.toMatchObject({ code: "invalid_client" });
  const registered = async () => {
    const kept = await database().select({ id: oauthClients.id }).from(oauthClients);
    return kept.map(({ id }) => id).filter((id) => id === used || id === silent);
  };
  await pruneOAuth(after(29));
  expect(await registered()).toHaveLength(2);
  await pruneOAuth(after(31));
  expect(await registered()).toEqual([used]);
  await pruneOAuth(after(364));
  expect(await registered()).toEqual([used]);
  await pruneOAuth(after(366));
  expect(await registered()).toEqual([]);
});
