import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makeSession } from "@/db/factories";
import { apiKeys } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Scope } from "@/lib/contracts/scopes";
import { APP_SCOPES } from "@/lib/contracts/scopes";
import { createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { parseScope } from "@/lib/domain/developers/oauth/scope";
import { listeningHost } from "@/lib/transports/host/testing-host";
import { isWithin } from "./checking/allowed-addresses";
import { rotateKey } from "./making/rotate";

type Parts = Parameters<typeof makeApiKey>[2];

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
beforeAll(async () => {
  db = await testDatabase();
  host = await listeningHost();
});
afterAll(async () => {
  await host.close();
  await db.drop();
});

async function call(token: string, method: string, path: string, body?: object) {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    ...(method === "POST" && { "idempotency-key": randomUUID() }),
  };
  const answer = await fetch(`${host.url}/api/v1/keys${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function maker(scopes: Scope[] = ["keys:read", "keys:write", "orders:read"], parts: Parts = {}) {
  const { profileId } = await makeCreator();
  return { profileId, ...(await makeApiKey(profileId, scopes, parts)) };
}

describe("a key that makes keys", () => {
  it("gives a part of its own scopes, in its mode, and is named as the maker; the new one works", async () => {
    const { token, id } = await maker();
    const made = await call(token, "POST", "", { name: "Export", scopes: ["orders:read", "keys:read", "orders:read"] });
    expect(made).toMatchObject({
      status: 201,
      body: { made_by: id, scopes: ["orders:read", "keys:read"], livemode: true },
    });
    const listed = await call(made.body.token, "GET", "?limit=1");
    expect(listed.body.data).toMatchObject([{ id: made.body.id, name: "Export" }]);
    expect(listed.body.has_more).toBe(true);
    expect(JSON.stringify(listed.body)).not.toContain(made.body.token);
    const next = await call(token, "GET", `?limit=1&cursor=${listed.body.next_cursor}`);
    expect(next.body).toMatchObject({ data: [{ id }], has_more: false });
  });

  it.each([
    ["a scope that it lacks", ["orders:write"]],
    ["the making of keys", ["keys:write"]],
    ["both next to what it has", ["orders:read", "purchases:accept", "keys:write"]],
  ])("does not give %s", async (_what, scopes) => {
    const { token, profileId } = await maker();
    expect(await call(token, "POST", "", { name: "Wide", scopes })).toMatchObject({
      status: 403,
      body: { error: { code: "insufficient_scope" } },
    });
    expect(await database().$count(apiKeys, eq(apiKeys.profileId, profileId))).toBe(1);
  });

  it("gives no longer life and no other addresses than it has", async () => {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const { token } = await maker(undefined, { expiresAt, allowedIps: ["127.0.0.0/8", "::1"] });
    const made = await call(token, "POST", "", { name: "Long", scopes: ["orders:read"], expires_in_days: 300 });
    expect(made.body).toMatchObject({ expires_at: expiresAt.toISOString(), allowed_ips: ["127.0.0.0/8", "::1"] });
    const within = await call(token, "POST", "", { name: "In", scopes: ["orders:read"], allowed_ips: ["127.0.0.1"] });
    expect(within.body.allowed_ips).toEqual(["127.0.0.1"]);
    for (const allowed_ips of [["0.0.0.0/0"], ["127.0.0.0/7"], ["127.0.0.1", "203.0.113.7"], ["::/0"]]) {
      const wide = await call(token, "POST", "", { name: "Wide", scopes: ["orders:read"], allowed_ips });
      expect(wide, allowed_ips.join()).toMatchObject({ status: 422, body: { error: { param: "allowed_ips" } } });
    }
  });

  it("is held to the plan's number", async () => {
    const { token } = await maker();
    const ask = () => call(token, "POST", "", { name: "N", scopes: ["orders:read"] });
    let answer = await ask();
    for (let n = 0; n < 100 && answer.status === 201; n++) answer = await ask();
    expect(answer.body.error.code).toBe("quota_exceeded");
  });

  it("ends what it made when it ends itself, by its owner, by itself, and as one that leaked", async () => {
    const { token, id } = await maker();
    const child = await call(token, "POST", "", { name: "Child", scopes: ["orders:read", "keys:read"] });
    expect((await call(token, "DELETE", `/${id}`)).body).toMatchObject({ id, status: "revoked" });
    expect((await call(child.body.token, "GET", "")).status).toBe(401);
    expect((await call(token, "GET", "")).status).toBe(401);

    const leaked = await maker();
    const other = await call(leaked.token, "POST", "", { name: "Child", scopes: ["keys:read"] });
    await call(leaked.token, "POST", "/report", { key: leaked.token });
    expect((await call(other.body.token, "GET", "")).status).toBe(401);
  });
});

describe("a key that is replaced", () => {
  async function replaced(overlap_hours: number) {
    const creator = await makeCreator();
    const old = await makeApiKey(creator.profileId, ["keys:read", "keys:write"]);
    const child = (await call(old.token, "POST", "", { name: "Child", scopes: ["keys:read"] })).body;
    const sessionId = await makeSession(creator.userId);
    const actor = { kind: "user", ...creator, sessionId } as const;
    const heir = await rotateKey(createContext({ actor, requestId: newId("req") }), { id: old.id, overlap_hours });
    return { old, child, heir };
  }

  it("hands on what it made, which ends with its heir, and makes no more while it goes on", async () => {
    const { old, child, heir } = await replaced(24);
    expect((await call(old.token, "GET", "")).status).toBe(200);
    expect((await call(old.token, "POST", "", { name: "Late", scopes: ["keys:read"] })).status).toBe(403);
    expect((await call(child.token, "GET", "")).status).toBe(200);
    expect((await call(heir.token, "DELETE", `/${heir.id}`)).status).toBe(200);
    expect((await call(child.token, "GET", "")).status).toBe(401);
  });

  it("takes what it made along when it ends at once", async () => {
    const { old, child, heir } = await replaced(0);
    expect((await call(old.token, "GET", "")).status).toBe(401);
    expect((await call(child.token, "GET", "")).status).toBe(401);
    expect((await call(heir.token, "GET", "")).status).toBe(200);
  });
});

describe("a key that changes keys", () => {
  it("renames, and narrows addresses alone", async () => {
    const { token, profileId } = await maker();
    const { id } = await makeApiKey(profileId, ["orders:read"], { allowedIps: ["203.0.113.0/24"] });
    const patched = await call(token, "PATCH", `/${id}`, { name: " Night ", allowed_ips: ["203.0.113.7"] });
    expect(patched.body).toMatchObject({ name: "Night", allowed_ips: ["203.0.113.7"] });
    for (const allowed_ips of [[], ["203.0.113.0/24"], ["0.0.0.0/0"]]) {
      expect((await call(token, "PATCH", `/${id}`, { allowed_ips })).status, allowed_ips.join()).toBe(422);
    }
    expect((await call(token, "PATCH", `/${id}`, { scopes: ["orders:write"] })).status).toBe(422);
  });

  it("touches none that may more, none of the other mode, and no one else's", async () => {
    const { token, profileId } = await maker();
    const wide = await makeApiKey(profileId, ["orders:read", "orders:write"]);
    const test = await makeApiKey(profileId, ["orders:read"], { livemode: false });
    const foreign = await maker();
    for (const method of ["PATCH", "DELETE"]) {
      const body = method === "PATCH" ? { name: "Mine" } : undefined;
      expect((await call(token, method, `/${wide.id}`, body)).status).toBe(403);
      expect((await call(token, method, `/${test.id}`, body)).status).toBe(404);
      expect((await call(token, method, `/${foreign.id}`, body)).status).toBe(404);
    }
    const held = await maker(undefined, { allowedIps: ["127.0.0.1", "::1"] });
    const open = await makeApiKey(held.profileId, ["orders:read"]);
    expect((await call(held.token, "DELETE", `/${open.id}`)).status).toBe(403);
    const [row] = await database().select().from(apiKeys).where(eq(apiKeys.id, wide.id));
    expect(row).toMatchObject({ revokedAt: null, name: "Test key" });
  });

  it("needs its scope", async () => {
    const { token, id } = await maker(["keys:read", "orders:read"]);
    expect((await call(token, "POST", "", { name: "N", scopes: ["orders:read"] })).status).toBe(403);
    expect((await call(token, "DELETE", `/${id}`)).status).toBe(403);
  });
});

it("apps cannot ask for the scopes of keys", () => {
  expect(parseScope("orders:read keys:write")).toBeNull();
  expect(parseScope("keys:read")).toBeNull();
  expect(APP_SCOPES).not.toContain("keys:write");
});

it.each([
  [["203.0.113.7"], ["203.0.113.0/24"], true],
  [["203.0.113.0/25"], ["203.0.113.0/24"], true],
  [["203.0.113.0/23"], ["203.0.113.0/24"], false],
  [["203.0.114.1"], ["203.0.113.0/24"], false],
  [["2001:db8::1"], ["2001:db8::/32"], true],
  [["2001:db8::1"], ["0.0.0.0/0"], false],
  [["203.0.113.7"], ["::/0"], false],
  [[], ["0.0.0.0/0"], false],
  [["203.0.113.7"], [], true],
  [[], [], true],
] as const)("%j is within %j: %s", (inner, outer, expected) => {
  expect(isWithin(inner, outer)).toBe(expected);
});
