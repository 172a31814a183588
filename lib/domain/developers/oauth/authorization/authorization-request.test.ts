import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { authorizationRequest, CALLBACK, consenting, makeApp } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { approve } from "./approve";
import { readAuthorizationRequest } from "./authorization-request";
import { deny } from "./deny";

const BASE = "http://localhost:3000";
let db: TestDatabase;
let ctx: Context & { profileId: string };
let clientId: string;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ctx = await consenting();
  ({ clientId } = await makeApp({ name: "Planner", clientUri: "https://planner.example" }));
});

const read = (more: Record<string, string | null> = {}) =>
  readAuthorizationRequest(ctx, authorizationRequest(clientId, more).query);

const answerOf = (location: string) => Object.fromEntries(new URL(location).searchParams);

describe("a request in order", () => {
  it("says who asks for what, and where the answer goes", async () => {
    const { query } = authorizationRequest(clientId, { scope: "posts:write identity:read posts:write" });
    expect(await readAuthorizationRequest(ctx, query)).toEqual({
      kind: "ask",
      request: query.toString(),
      client: {
        client_id: clientId,
        name: "Planner",
        uri: "https://planner.example",
        logo: null,
        source: "dynamic",
        livemode: true,
        verified_domain: null,
        redirectHost: "127.0.0.1",
      },
      scopes: ["posts:write", "identity:read"],
      resource: `${BASE}/api/v1`,
    });
  });

  it("without a scope asks for identity:read; the tool server is named by its resource", async () => {
    expect(await read({ resource: `${BASE}/api/mcp` })).toMatchObject({
      scopes: ["identity:read"],
      resource: `${BASE}/api/mcp`,
    });
  });

  it("may name any port of a loopback address, and nothing else that is not registered", async () => {
    expect(await read({ redirect_uri: "http://127.0.0.1:51234/callback" })).toMatchObject({ kind: "ask" });
    for (const redirect_uri of [
      "http://127.0.0.1/other",
      "http://127.0.0.1/callback/",
      "http://127.0.0.1/callback?x=1",
      "http://127.0.0.1:1@evil.example/callback",
      "http://127.0.0.1.evil.example/callback",
      "http://127.0.0.1:99999/callback",
      "https://127.0.0.1/callback",
      "http://[::1]/callback",
      "http://localhost/callback",
      "https://evil.example/callback",
      "/callback",
      null,
    ])
      expect(await read({ redirect_uri }), String(redirect_uri)).toMatchObject({ kind: "refuse" });
  });

  it("matches localhost and https to the letter", async () => {
    const registered = ["http://localhost:4000/cb", "https://app.example/cb?tenant=1"];
    const app = await makeApp({ redirectUris: registered });
    const ask = (redirect_uri: string) =>
      readAuthorizationRequest(ctx, authorizationRequest(app.clientId, { redirect_uri }).query);
    for (const uri of registered) expect(await ask(uri)).toMatchObject({ kind: "ask" });
    for (const uri of ["http://localhost:4001/cb", "https://app.example/cb", "https://APP.example/cb?tenant=1"])
      expect(await ask(uri)).toMatchObject({ kind: "refuse" });
  });
});

describe("a request that nobody can answer stays here", () => {
  it("of an unknown or disabled client, without one, or with one named twice", async () => {
    const disabled = await makeApp({ disabledAt: new Date() });
    const twice = authorizationRequest(clientId).query;
    twice.append("client_id", clientId);
    for (const query of [
      authorizationRequest("oac_unknown").query,
      authorizationRequest("oac_\0").query,
      authorizationRequest(disabled.clientId).query,
      authorizationRequest("").query,
      twice,
    ]) {
      const answer = await readAuthorizationRequest(ctx, query);
      expect(answer).toMatchObject({ kind: "refuse", title: expect.any(String), message: expect.any(String) });
      await expect(approve(ctx, query.toString())).rejects.toMatchObject({ code: "invalid_request" });
      await expect(deny(ctx, query.toString())).rejects.toMatchObject({ code: "invalid_request" });
    }
  });
});

describe("a request that is wrong otherwise goes back to the app, with state and iss", () => {
  it.each([
    ["unsupported_response_type", { response_type: "token" }],
    ["invalid_request", { response_type: null }],
    ["invalid_request", { code_challenge: null }],
    ["invalid_request", { code_challenge_method: null }],
    ["invalid_request", { code_challenge_method: "plain" }],
    ["invalid_request", { code_challenge: "short" }],
    ["invalid_request", { response_mode: "fragment" }],
    ["invalid_scope", { scope: "identity:read root" }],
    ["invalid_target", { resource: "https://evil.example/" }],
    ["invalid_target", { resource: `${BASE}/api/v1/` }],
    ["request_not_supported", { request: "eyJ" }],
    ["request_uri_not_supported", { request_uri: "https://a.example" }],
  ])("%s: %j", async (error, more: Record<string, string | null>) => {
    const answer = await read(more);
    expect(answer.kind).toBe("redirect");
    const { location } = answer as { location: string };
    expect(location.startsWith(`${CALLBACK}?`)).toBe(true);
    expect(answerOf(location)).toEqual({ error, error_description: expect.any(String), state: "a state", iss: BASE });
    const { query } = authorizationRequest(clientId, more);
    expect(answerOf(await approve(ctx, query.toString()))).toMatchObject({ error });
  });

  it("names the scope that no app can have, keys' own among them, in characters that an error may hold", async () => {
    const told = async (scope: string) => answerOf(((await read({ scope })) as { location: string }).location);
    for (const [scope, name] of [
      ["identity:read keys:read", "keys:read"],
      ["root posts:read", "root"],
      ['ro"ot\\é', "ro?ot??"],
    ] as const) {
      const error_description = `${name} is not a scope that an app can ask for; scopes_supported lists those`;
      expect(await told(scope)).toMatchObject({ error: "invalid_scope", error_description });
    }
  });

  it("at once only where a creator registered the app or the answer stays on the device", async () => {
    const away = "https://elsewhere.example/cb";
    const ask = async (source: "console" | "dynamic", redirect_uri: string) => {
      const app = await makeApp({ name: "Planner", source, redirectUris: [redirect_uri] });
      const { query } = authorizationRequest(app.clientId, { redirect_uri, scope: "root" });
      return { answer: await readAuthorizationRequest(ctx, query), denied: await deny(ctx, query.toString()) };
    };
    for (const [source, uri] of [
      ["console", away],
      ["dynamic", "http://localhost:4000/cb"],
      ["dynamic", "http://[::1]/cb"],
    ] as const)
      expect((await ask(source, uri)).answer, uri).toMatchObject({ kind: "redirect" });
    for (const uri of [away, "com.example.app:/cb"]) {
      const { answer, denied } = await ask("dynamic", uri);
      const redirectHost = uri === away ? "elsewhere.example" : "com.example.app";
      expect(answer).toMatchObject({ kind: "stop", app: "Planner", redirectHost, location: denied });
      expect(answerOf(denied)).toMatchObject({ error: "invalid_scope", state: "a state" });
    }
  });

  it("invalid_target: two resources; invalid_request: a parameter twice", async () => {
    const two = authorizationRequest(clientId, { resource: `${BASE}/api/v1` }).query;
    two.append("resource", `${BASE}/api/mcp`);
    expect(await readAuthorizationRequest(ctx, two)).toMatchObject({
      location: expect.stringContaining("invalid_target"),
    });
    const twice = authorizationRequest(clientId, { scope: "identity:read" }).query;
    twice.append("scope", "posts:read");
    expect(await readAuthorizationRequest(ctx, twice)).toMatchObject({
      location: expect.stringContaining("error=invalid_request"),
    });
  });
});

describe("the decision", () => {
  it("approve: a code for the app, a grant, an entry in the creator's audit log", async () => {
    const { query } = authorizationRequest(clientId, { scope: "posts:read" });
    const { code, ...rest } = answerOf(await approve(ctx, query.toString()));
    expect(rest).toEqual({ state: "a state", iss: BASE });
    expect(code).toMatch(/^gh_code_[\w-]{43}$/);
    const grants = await statement<{ id: string; scopes: string[] }>(
      "select * from oauth_grants where client_id = $1",
      [clientId],
    );
    expect(grants).toMatchObject([{ profile_id: ctx.profileId, scopes: ["posts:read"], resource: `${BASE}/api/v1` }]);
    const audit = await statement("select * from audit_log where profile_id = $1", [ctx.profileId]);
    const stored = JSON.stringify([grants, audit, await statement("select * from oauth_codes", [])]);
    expect(audit).toMatchObject([{ action: "oauth_grant.created", target_id: grants[0]?.id, actor_kind: "user" }]);
    expect(stored).not.toContain(code);
  });

  it("deny: access_denied, and nothing is written", async () => {
    const location = await deny(ctx, authorizationRequest(clientId).query.toString());
    expect(answerOf(location)).toMatchObject({ error: "access_denied", state: "a state", iss: BASE });
    expect(await statement("select 1 from oauth_grants where client_id = $1", [clientId])).toEqual([]);
  });

  it("keeps the query of the redirect URI and replaces what would pass for an answer", async () => {
    const redirect_uri = "https://app.example/cb?tenant=1&iss=https%3A%2F%2Fevil.example";
    const app = await makeApp({ redirectUris: [redirect_uri] });
    const location = await approve(ctx, authorizationRequest(app.clientId, { redirect_uri }).query.toString());
    expect(new URL(location).searchParams.getAll("iss")).toEqual([BASE]);
    expect(new URL(location).searchParams.get("tenant")).toBe("1");
  });

  it("is a person's in a browser: not a credential's, nobody's", async () => {
    const { query } = authorizationRequest(clientId);
    const actors: Context["actor"][] = [
      { kind: "anonymous" },
      {
        kind: "credential",
        credential: {
          kind: "api_key",
          id: newId("key"),
          prefix: null,
          clientId: null,
          expiresAt: null,
          livemode: true,
        },
        userId: newId("usr"),
        profileId: ctx.profileId,
        handle: "someone",
        displayName: "Someone",
        tier: "FREE",
        scopes: [],
      },
    ];
    for (const actor of actors) {
      const other = createContext({ actor, requestId: newId("req") });
      for (const verb of [approve, deny])
        await expect(verb(other, query.toString())).rejects.toMatchObject({ code: "unauthorized" });
      await expect(readAuthorizationRequest(other, query)).rejects.toMatchObject({ code: "unauthorized" });
    }
  });
});
