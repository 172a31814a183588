import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { auditLog, profileSearch, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { setTier } from "@/lib/domain/trade/billing/subscription/set-tier";
import { setVerified } from "./set-verified";

const ctx = () => systemContext("admin", new Date());
const audit = (profileId: string) =>
  database().select().from(auditLog).where(eq(auditLog.ownerId, profileId)).orderBy(auditLog.id);
let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("setTier", () => {
  it("is in effect for the next request with a key, and audited once", async () => {
    const { profileId, handle } = await makeCreator();
    const { token } = await makeApiKey(profileId);
    expect((await resolveCredential(token, new Date())).tier).toBe("FREE");
    expect(await setTier(ctx(), profileId, "GROWTH")).toEqual({ handle, tier: "GROWTH" });
    expect((await resolveCredential(token, new Date())).tier).toBe("GROWTH");
    await setTier(ctx(), profileId, "GROWTH");
    expect(await audit(profileId)).toMatchObject([
      { action: "profile.tier_changed", actorKind: "system", actorId: "admin", diff: { from: "FREE", to: "GROWTH" } },
    ]);
  });

  it("knows no creator who is not there", async () => {
    await expect(setTier(ctx(), "crt_nobody", "GROWTH")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("setVerified", () => {
  it("raises trust on the profile and in search, and takes it back", async () => {
    const { profileId, handle } = await makeCreator();
    const trust = async () => {
      const [row] = await database().select().from(profiles).where(eq(profiles.id, profileId));
      const [listed] = await database().select().from(profileSearch).where(eq(profileSearch.profileId, profileId));
      expect(listed?.trustScore).toBe(row?.trustScore);
      return { verified: row?.verified, score: row?.trustScore ?? 0 };
    };
    const before = await trust();
    expect(await setVerified(ctx(), profileId, true)).toEqual({ handle, verified: true });
    expect(await trust()).toEqual({ verified: true, score: before.score + 10 });
    await setVerified(ctx(), profileId, true);
    await setVerified(ctx(), profileId, false);
    expect(await trust()).toEqual(before);
    expect((await audit(profileId)).map((entry) => [entry.action, entry.diff])).toEqual([
      ["profile.verification_changed", { verified: true }],
      ["profile.verification_changed", { verified: false }],
    ]);
  });

  it("knows no creator who is not there", async () => {
    await expect(setVerified(ctx(), "crt_nobody", true)).rejects.toMatchObject({ code: "not_found" });
  });
});
