import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { memberships, membershipTiers, profiles, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import { newId } from "@/lib/core/values/ids";
import { membershipsOfLeaving } from "./end-subscriptions";

const MEMBERS = 20_000;

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  const creators = await Promise.all(Array.from({ length: 100 }, () => makeCreator()));
  const db = database();
  const tiers = creators.map(({ profileId }) => ({ id: newId("tier"), profileId, slug: "one", name: "One" }));
  await db
    .insert(membershipTiers)
    .values(tiers.map((tier) => ({ ...tier, priceCents: 500, interval: "month" as const })));
  const id = (prefix: string) => sql`${`${prefix}_01k5s3v9n6e8wbr4q2`}::text || lpad(n::text, 8, '0')`;
  const all = sql`generate_series(1, ${sql.raw(String(MEMBERS))}) n`;
  await db.execute(
    sql`insert into users (id, email, name) select ${id("usr")}, n || '@members.example', 'M' from ${all}`,
  );
  await db.execute(sql`insert into memberships (id, profile_id, tier_id, user_id, member_email, member_name)
    select ${id("mem")}, of.profile_id, of.id, ${id("usr")}, n || '@members.example', 'M'
    from ${all} join (select *, row_number() over () as place from ${membershipTiers}) of on of.place = 1 + n % 100`);
  for (const [column, n] of [
    ["deletedAt", 700],
    ["deletionDueAt", 900],
  ] as const)
    await db
      .update(users)
      .set({ [column]: new Date() })
      .where(sql`${users.email} = ${`${n}@members.example`}`);
  for (const table of [users, profiles, memberships]) await db.execute(sql`vacuum analyze ${table}`);
}, 60_000);
afterAll(() => own.drop());

it("looks for what those who leave are charged for from their side, however many memberships there are", async () => {
  const { ms, plan } = await explainPrepared(membershipsOfLeaving(), { limit: 100 });
  expect(plan).toContain('"Index Name":"memberships_user"');
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"(?:memberships|users)"/);
  expect(ms).toBeLessThan(5);
  expect(await membershipsOfLeaving().execute({ limit: 100 })).toHaveLength(2);
});
