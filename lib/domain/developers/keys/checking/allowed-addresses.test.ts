import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makeSession } from "@/db/factories";
import { apiKeys, auditLog } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { RestrictApiKey } from "@/lib/contracts/developers/keys/keys";
import type { Credential } from "@/lib/core/context";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { renameKey } from "../changing/rename";
import { restrictKey } from "../changing/restrict";
import { rotateKey } from "../making/rotate";
import { readKey } from "../reading/read";
import { plainRanges, requireAddress } from "./allowed-addresses";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const credential: Credential = {
  kind: "api_key",
  id: "key_1",
  prefix: null,
  clientId: null,
  expiresAt: null,
  livemode: true,
};

async function person(): Promise<{ ctx: Context; profileId: string }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: await makeSession(userId), email } as const;
  return { ctx: createContext({ actor, requestId: newId("req") }), profileId };
}

/** A key that another made, held to addresses of its own. */
async function childOf(profileId: string, madeByKeyId: string, allowedIps: string[]): Promise<string> {
  const { id } = await makeApiKey(profileId, ["posts:read"]);
  await database().update(apiKeys).set({ madeByKeyId, allowedIps }).where(eq(apiKeys.id, id));
  return id;
}

describe("the addresses of a key", () => {
  it.each<[string[], string | null, boolean]>([
    [[], "203.0.113.7", true],
    [[], null, true],
    [["203.0.113.7"], "203.0.113.7", true],
    [["203.0.113.7"], "203.0.113.8", false],
    [["203.0.113.0/24"], "203.0.113.255", true],
    [["203.0.113.0/24"], "203.0.114.0", false],
    [["203.0.113.0/24"], "::ffff:203.0.113.9", true],
    [["203.0.113.0/24"], "2001:db8::1", false],
    [["2001:db8::/32"], "2001:db8:1::1", true],
    [["2001:db8::/32"], "2001:db9::1", false],
    [["2001:db8::/32", "198.51.100.1"], "198.51.100.1", true],
    [["198.51.100.1"], null, false],
    [["198.51.100.1"], "no address", false],
  ])("%j let %s pass: %s", (allowedIps, ip, passes) => {
    const ask = () => requireAddress({ ...credential, allowedIps }, ip);
    if (passes) expect(ask).not.toThrow();
    else expect(ask).toThrow(ip ?? "an address that is not known");
  });

  it("are kept in their shortest form, each once", () => {
    const sent = ["203.0.113.77/24", "203.0.113.0/24", "2001:0db8:0:0::1/32", "::ffff:198.51.100.1", "2001:DB8::2"];
    expect(plainRanges(sent)).toEqual(["203.0.113.0/24", "2001:db8::/32", "198.51.100.1", "2001:db8::2"]);
  });

  it.each(["203.0.113.0/33", "203.0.113", "example.com", "2001:db8::/129", "1.2.3.4/24/8", "::ffff:1.2.3.4/96"])(
    "are no %s",
    (entry) => {
      const parsed = RestrictApiKey.safeParse({ id: newId("key"), allowed_ips: entry });
      if (!parsed.success) return;
      expect(() => plainRanges(parsed.data.allowed_ips)).toThrow("is no address and no range");
    },
  );

  it("are at most 20, by line or comma", () => {
    const list = Array.from({ length: 21 }, (_, i) => `198.51.100.${i}`);
    const parse = (allowed_ips: string) => RestrictApiKey.safeParse({ id: newId("key"), allowed_ips });
    expect(parse(list.join("\n")).success).toBe(false);
    expect(parse(list.slice(1).join(", ")).data?.allowed_ips).toHaveLength(20);
    expect(parse(" \n ").data?.allowed_ips).toEqual([]);
  });

  it("are said by the person alone, hold from the next call on, and go along with a new token", async () => {
    const { ctx, profileId } = await person();
    const { id, token } = await makeApiKey(profileId, ["posts:read"]);
    const kept = await restrictKey(ctx, id, ["203.0.113.9/24"]);
    expect(kept).toEqual(["203.0.113.0/24"]);
    expect((await readKey(ctx, id)).allowed_ips).toEqual(kept);
    const actor = await resolveCredential(token, new Date());
    expect(actor.credential.allowedIps).toEqual(kept);
    const [entry] = await database().select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(entry).toMatchObject({ action: "api_key.restricted", diff: { from: [], to: kept } });
    const made = [["198.51.100.7"], [], ["203.0.113.7", "198.51.100.7"]];
    const children = await Promise.all(made.map((allowedIps) => childOf(profileId, id, allowedIps)));
    await restrictKey(ctx, id, ["203.0.113.0/24"]);
    const held = await Promise.all(children.map(async (child) => (await readKey(ctx, child)).allowed_ips));
    expect(held).toEqual([kept, kept, ["203.0.113.7"]]);
    const [told] = await database()
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, children[2] ?? ""));
    expect(told).toMatchObject({ action: "api_key.restricted", diff: { from: made[2], to: held[2] } });
    const next = await rotateKey(ctx, { id, overlap_hours: 1 });
    expect(next.allowed_ips).toEqual(kept);
    await restrictKey(ctx, id, []);
    expect((await resolveCredential(token, new Date())).credential.allowedIps).toEqual([]);

    await expect(restrictKey({ ...ctx, actor }, id, [])).rejects.toMatchObject({ code: "unauthorized" });
    await expect(restrictKey((await person()).ctx, id, [])).rejects.toMatchObject({ code: "not_found" });
    const later = { ...ctx, now: new Date(Date.now() + 3_600_000) };
    await expect(restrictKey(later, id, [])).rejects.toMatchObject({ code: "step_up_required" });
    await database().update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, id));
    await expect(restrictKey(ctx, id, [])).rejects.toMatchObject({ code: "not_found" });
  });
});

it("a key is renamed by its person while it works, and by nobody else", async () => {
  const { ctx, profileId } = await person();
  const { id } = await makeApiKey(profileId);
  expect(await renameKey(ctx, id, "Board")).toBe("Board");
  expect(await readKey(ctx, id)).toMatchObject({ name: "Board", status: "active" });
  const [entry] = await database().select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(entry).toMatchObject({ action: "api_key.changed", diff: { to: { name: "Board" } } });
  await expect(renameKey((await person()).ctx, id, "Mine")).rejects.toMatchObject({ code: "not_found" });
  await expect(renameKey({ ...ctx, livemode: false }, id, "Test")).rejects.toMatchObject({ code: "not_found" });
  await database().update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, id));
  await expect(renameKey(ctx, id, "Late")).rejects.toMatchObject({ code: "not_found" });
});
