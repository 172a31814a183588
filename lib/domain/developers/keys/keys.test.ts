import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { makeSession } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { flushLastUsed, noteKeyUse, resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { signUp } from "@/lib/domain/people/accounts/signing-in/sign-up";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { revokeKey } from "./ending/revoke";
import { createKey } from "./making/create";
import { createBridgeToken } from "./making/create-bridge";
import { rotateKey } from "./making/rotate";
import { listKeys } from "./reading/read";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const HOUR = 3_600_000;
const NEW = { name: "Server", scopes: ["posts:read" as const, "posts:write" as const] };
let owner: Context;
let serial = 0;

async function creator(): Promise<Context> {
  const handle = `keys-${++serial}`;
  const requestId = newId("req");
  const email = `${handle}@example.com`;
  const system = createContext({ actor: { kind: "system", id: "test" }, requestId });
  const { userId, profileId } = await signUp(system, {
    name: "Key Owner",
    email,
    password: "correct horse battery",
    handle,
  });
  const sessionId = await makeSession(userId);
  return createContext({ actor: { kind: "user", userId, profileId, sessionId, email }, requestId });
}

const at = (ctx: Context, ms: number): Context => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });
const refused = (code: string) => expect.objectContaining({ code });

beforeEach(async () => {
  owner = await creator();
});

describe("API keys", () => {
  it("are shown once, stored as argon2id, and resolve to their creator", async () => {
    const key = await createKey(owner, NEW);
    const actor = await resolveCredential(key.token, owner.now);
    expect(actor).toMatchObject({
      scopes: NEW.scopes,
      tier: "FREE",
      credential: { kind: "api_key", id: key.id, prefix: key.prefix },
    });
    const [row] = await statement<{ text: string }>(
      "select row_to_json(k)::text as text from api_keys k where id = $1",
      [key.id],
    );
    expect(row?.text).toContain("$argon2id$");
    expect(row?.text).not.toContain(key.token);
    const listed = await listKeys(owner);
    expect(listed).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${key.token}|argon2`));
  });

  it("stop at once when revoked, and cannot be revoked by another creator", async () => {
    const key = await createKey(owner, NEW);
    await resolveCredential(key.token, owner.now);
    const stranger = await creator();
    await expect(revokeKey(stranger, key.id)).rejects.toThrow(refused("not_found"));
    await expect(rotateKey(stranger, { id: key.id, overlap_hours: 24 })).rejects.toThrow(refused("not_found"));
    await revokeKey(owner, key.id);
    await expect(resolveCredential(key.token, owner.now)).rejects.toThrow(refused("unauthorized"));
    await expect(revokeKey(owner, key.id)).rejects.toThrow(refused("not_found"));
  });

  it("expire on their day", async () => {
    const key = await createKey(owner, { ...NEW, expires_in_days: 1 });
    await resolveCredential(key.token, at(owner, 24 * HOUR - 1).now);
    await expect(resolveCredential(key.token, at(owner, 24 * HOUR).now)).rejects.toThrow(refused("token_expired"));
  });

  it("rotate with an overlap: both work until it ends", async () => {
    const old = await createKey(owner, NEW);
    const fresh = await rotateKey(owner, { id: old.id, overlap_hours: 24 });
    expect(fresh).toMatchObject({ name: old.name, scopes: old.scopes, expires_at: null });
    expect(fresh.token).not.toBe(old.token);
    for (const token of [old.token, fresh.token]) await resolveCredential(token, at(owner, 24 * HOUR - 1).now);
    await expect(resolveCredential(old.token, at(owner, 24 * HOUR).now)).rejects.toThrow(refused("token_expired"));
    await resolveCredential(fresh.token, at(owner, 24 * HOUR).now);
    await expect(rotateKey(owner, { id: old.id, overlap_hours: 1 })).rejects.toThrow(refused("not_found"));
  });

  it("rotate without an overlap: the old one ends now", async () => {
    const old = await createKey(owner, NEW);
    await rotateKey(owner, { id: old.id, overlap_hours: 0 });
    await expect(resolveCredential(old.token, owner.now)).rejects.toThrow(refused("unauthorized"));
  });

  it("are capped by the plan, also when made at once", async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => createKey(owner, NEW)));
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(3);
    for (const r of results)
      if (r.status === "rejected")
        expect(r.reason).toMatchObject({ code: "quota_exceeded", extras: { upgrade_url: "/developers/billing" } });
  });

  it("read alike when unknown and when wrong", async () => {
    const { token } = await createKey(owner, NEW);
    const wrong = `${token.slice(0, -1)}${token.endsWith("x") ? "y" : "x"}`;
    const unknown = token.replace(/^gh_live_.{8}/, "gh_live_00000000");
    const answers = await Promise.all(
      [wrong, unknown, "gh_live_nonsense"].map((t) =>
        resolveCredential(t, owner.now).catch((e) => `${e.code} ${e.message}`),
      ),
    );
    expect(new Set(answers).size).toBe(1);
  });
});

describe("last use", () => {
  it("is written behind the calls, and never goes back", async () => {
    const { id } = await createKey(owner, NEW);
    for (const [ms, ip] of [
      [HOUR, "198.18.0.1"],
      [0, "198.18.0.2"],
    ] as const) {
      noteKeyUse(id, at(owner, ms).now, ip);
      await flushLastUsed();
    }
    const [key] = await listKeys(owner);
    expect(key).toMatchObject({ last_used_at: at(owner, HOUR).now.toISOString(), last_used_ip: "198.18.0.1" });
  });
});

describe("bridge tokens", () => {
  it("carry every scope until the sunset, then are expired", async () => {
    const { token } = await createBridgeToken(owner, requireAccount(owner));
    const actor = await resolveCredential(token, new Date("2027-06-29T23:59:59Z"));
    expect(actor.scopes).toContain("revenue:read");
    expect(actor.credential.kind).toBe("bridge");
    await expect(resolveCredential(token, new Date("2027-06-30T00:00:00Z"))).rejects.toThrow(refused("token_expired"));
  });
});
