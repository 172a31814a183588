import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { signUp } from "@/lib/domain/people/accounts/signing-in/sign-up";
import { becomeCreator } from "./become-creator";
import { getProfile } from "./read";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function buyer(name: string): Promise<Context> {
  const ctx = systemContext("test", new Date());
  const email = `${name}@example.com`;
  const { userId } = await signUp(ctx, { name, email, password: "a long password", handle: undefined });
  return { ...ctx, ip: "203.0.113.9", actor: { kind: "user", userId, profileId: null, sessionId: "s", email } };
}

describe("becomeCreator", () => {
  it("gives a buyer a profile that is invisible to agents", async () => {
    const ctx = await buyer("ada");
    const made = await becomeCreator(ctx, { handle: "Ada-L", display_name: "Ada Lovelace" });
    expect(made.handle).toBe("ada-l");
    const profile = await getProfile(ctx, "ada-l");
    expect(profile).toMatchObject({ id: made.profileId, display_name: "Ada Lovelace", mcp_discoverable: false });
    const written = await statement<{ ip: string | null }>(
      "select ip from audit_log where profile_id = $1 and action = 'profile.created'",
      [made.profileId],
    );
    expect(written[0]?.ip, "the owner's own address").toContain("203.0.113.9");
  });

  it("makes one profile of two clicks at once", async () => {
    const ctx = await buyer("bob");
    const clicks = [1, 2].map((n) => becomeCreator(ctx, { handle: `bob-${n}`, display_name: "Bob" }));
    const results = await Promise.allSettled(clicks);
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    const refused = results.find((r) => r.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "conflict" });
  });

  it("names the field of a reserved and of a taken handle", async () => {
    const ctx = await buyer("cyd");
    const refused = (handle: string) => becomeCreator(ctx, { handle, display_name: "Cyd" });
    await expect(refused("developers")).rejects.toMatchObject({
      code: "validation_error",
      extras: { param: "handle" },
    });
    await expect(refused("ADA-l")).rejects.toMatchObject({ code: "conflict", extras: { param: "handle" } });
  });

  it("refuses who is not signed in", async () => {
    const ctx: Context = { ...systemContext("test", new Date()), actor: { kind: "anonymous" } };
    const refused = becomeCreator(ctx, { handle: "nobody-1", display_name: "Nobody" });
    await expect(refused).rejects.toMatchObject({ code: "unauthorized" });
  });
});
