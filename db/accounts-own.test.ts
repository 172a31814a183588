import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "@/lib/core/values/ids";
import { database } from "./client";
import { makeCreator } from "./factories";
import { planAccounts, profiles, users } from "./schema";
import { type TestDatabase, testDatabase } from "./testing";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const profileOf = async (id: string) => (await database().select().from(profiles).where(eq(profiles.id, id)))[0];
const userOf = async (id: string) => (await database().select().from(users).where(eq(users.id, id)))[0];

describe("rows that the version before writes, which knows profiles alone", () => {
  it.each([
    ["api_keys", sql`name, prefix, token_hash, scopes`, sql`'K', gen_random_uuid()::text, 'h', '{}'`],
    ["bridge_tokens", sql`prefix, token_hash`, sql`gen_random_uuid()::text, 'h'`],
    [
      "oauth_clients",
      sql`source, name, redirect_uris, auth_method`,
      sql`'console', 'A', array['https://example.com'], 'none'`,
    ],
    ["webhook_endpoints", sql`url, sealed_secret, secret_prefix`, sql`'https://example.com', '', ''`],
    ["plan_leads", sql`email, company, message`, sql`'a@example.com', 'C', 'M'`],
  ])("%s get their account", async (table, columns, values) => {
    const { userId, profileId } = await makeCreator();
    const rows = await database().execute(sql`
      insert into ${sql.identifier(table)} (id, profile_id, ${columns}) values (${newId("key")}, ${profileId}, ${values})
      returning user_id`);
    expect(rows[0]?.user_id).toBe(userId);
  });

  it("a billing account is found by its account, and the version before finds its own", async () => {
    const { userId, profileId } = await makeCreator();
    const open = sql`insert into plan_accounts (profile_id, granted_tier) values (${profileId}, 'FREE') on conflict do nothing`;
    await database().execute(open);
    await database().execute(open);
    const [row] = await database().select().from(planAccounts).where(eq(planAccounts.userId, userId));
    expect(row?.profileId).toBe(profileId);
  });

  it("months are counted under the page that it knows", async () => {
    const { profileId } = await makeCreator();
    const count = sql`insert into usage_months as m (profile_id, month, requests) values (${profileId}, '2026-11', 2)
      on conflict (profile_id, month) do update set requests = m.requests + excluded.requests returning requests`;
    await database().execute(count);
    expect(Number((await database().execute(count))[0]?.requests)).toBe(4);
  });
});

describe("the plan of an account and of its page", () => {
  it("are the same, whichever of the two is changed", async () => {
    const { userId, profileId } = await makeCreator();
    await database().update(profiles).set({ tier: "STARTER" }).where(eq(profiles.id, profileId));
    expect((await userOf(userId))?.tier).toBe("STARTER");
    await database().update(users).set({ tier: "GROWTH" }).where(eq(users.id, userId));
    expect((await profileOf(profileId))?.tier).toBe("GROWTH");
  });

  it("are the same from the page's first moment, whichever of the two was on a plan", async () => {
    expect((await userOf((await makeCreator({ tier: "ENTERPRISE" })).userId))?.tier).toBe("ENTERPRISE");
    const userId = newId("usr");
    await database()
      .insert(users)
      .values({ id: userId, email: `${userId}@example.com`, name: "A", tier: "GROWTH" });
    const page = { id: newId("crt"), userId, handle: userId.slice(-20), displayName: "A" };
    await database().insert(profiles).values(page);
    expect((await profileOf(page.id))?.tier).toBe("GROWTH");
  });
});
