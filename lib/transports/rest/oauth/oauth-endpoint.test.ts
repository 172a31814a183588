import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApp } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { count } from "@/lib/domain/platform/access/counters";
import { tokenEndpoint } from "./endpoints";
import { OAUTH_PER_MINUTE } from "./per-minute";

let db: TestDatabase;
let app: { client_id: string; client_secret: string };
beforeAll(async () => {
  db = await testDatabase();
  const { clientId, secret = "" } = await makeApp({ authMethod: "client_secret_post" });
  app = { client_id: clientId, client_secret: secret };
});
afterAll(() => db.drop());

/** Asks the token endpoint with a refresh token that was made up. */
async function refresh(ip: string, client: Record<string, string>, authorization?: string) {
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: "gh_refresh_x", ...client });
  const headers = { "x-forwarded-for": ip, ...(authorization && { authorization }) };
  const request = new Request("http://localhost:3000/api/oauth/token", { method: "POST", headers, body });
  const answer = await tokenEndpoint(request);
  const { error } = await answer.json();
  const policy = answer.headers.get("ratelimit-policy") ?? "";
  return { status: answer.status, error, most: Number(/q=(\d+)/.exec(policy)?.[1]), read: request.bodyUsed };
}

const of = (most: number, status: number, error: string) => ({ status, error, most, read: true });

it("lets an app that proves its secret pass, whatever its neighbours send", async () => {
  const ip = "203.0.113.7";
  let status = 0;
  // a minute may end meanwhile, not two
  for (let sent = 0; status !== 429 && sent < 2 * OAUTH_PER_MINUTE.token + 2; sent++)
    ({ status } = await refresh(ip, { client_id: "oac_unknown" }));
  expect(status).toBe(429);
  const passed = of(OAUTH_PER_MINUTE.tokenOfApp, 400, "invalid_grant");
  expect(await refresh(ip, app)).toEqual(passed);
  const basic = Buffer.from(`${app.client_id}:${app.client_secret}`).toString("base64");
  expect(await refresh(ip, {}, `Basic ${basic}`)).toEqual(passed);
});

it("counts by the address who proves no secret, and what cannot be read", async () => {
  const { clientId } = await makeApp();
  const most = OAUTH_PER_MINUTE.token;
  const ask = (client: Record<string, string>, authorization?: string) => refresh("203.0.113.8", client, authorization);
  expect(await ask({ client_id: clientId })).toEqual(of(most, 400, "invalid_grant"));
  expect(await ask({ client_id: app.client_id })).toEqual(of(most, 401, "invalid_client"));
  expect(await ask({ ...app, client_secret: "wrong" })).toEqual(of(most, 401, "invalid_client"));
  expect(await ask({ client_id: clientId, client_secret: "any" })).toEqual(of(most, 401, "invalid_client"));
  expect(await ask(app, "Basic x")).toEqual(of(most, 400, "invalid_request"));
  expect(await ask({ ...app, scope: "\0" })).toEqual(of(most, 400, "invalid_request"));
});

it("holds an app to a limit of its own, from wherever it calls", async () => {
  const limit = OAUTH_PER_MINUTE.tokenOfApp;
  const counter = { key: `oauth.token:app:${app.client_id}`, limit, windowSeconds: 60 };
  let answer = of(0, 0, "");
  // a minute may end between the two
  for (let tried = 0; answer.status !== 429 && tried < 3; tried++) {
    await Promise.all(Array.from({ length: limit }, () => count([counter], new Date())));
    answer = await refresh("203.0.113.9", app);
  }
  expect(answer).toEqual(of(limit, 429, "rate_limit_exceeded"));
});

it("reads nothing of what an address sends past a coarse limit, and looks no app up for it", async () => {
  const { tokenOfApp, tokenOfAddress: limit } = OAUTH_PER_MINUTE;
  expect(limit).toBeGreaterThan(tokenOfApp);
  const ip = "203.0.113.10";
  const counter = { key: `oauth.token:all:${ip}`, limit, windowSeconds: 60 };
  const guess = { ...app, client_secret: "wrong" };
  expect(await refresh(ip, guess)).toMatchObject({ status: 401, read: true });
  let answer = await refresh(ip, guess);
  // a minute may end between the two
  for (let tried = 0; answer.status !== 429 && tried < 3; tried++) {
    await Promise.all(Array.from({ length: limit }, () => count([counter], new Date())));
    answer = await refresh(ip, guess);
  }
  expect(answer).toEqual({ ...of(limit, 429, "rate_limit_exceeded"), read: false });
  expect(await refresh("203.0.113.11", guess)).toMatchObject({ status: 401 });
});
