import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { memberships, noticeChoices, notices, type posts, profiles, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { makePerson, operator } from "@/lib/domain/trade/orders/testing";
import { mailMembersPosts, membersAfter } from "./mail-posts";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function page() {
  const creator = await makeCreator({ displayName: "Mara Lind" });
  const tier = await makeTier(creator.profileId, { priceCents: 0 });
  const { profileId } = creator;
  const join = async (parts: Partial<typeof memberships.$inferInsert> = {}) => {
    const person = await makePerson();
    const who = { userId: person.userId, memberEmail: person.email, memberName: "Robin" };
    await database()
      .insert(memberships)
      .values({ id: newId("mem"), profileId, tierId: tier.id, ...who, ...parts });
    return person;
  };
  /** So many members at once; answers their addresses. */
  const crowd = async (count: number) => {
    const many = Array.from({ length: count }, () => ({ id: newId("usr") }));
    const address = (id: string) => `${id}@example.com`;
    await database()
      .insert(users)
      .values(many.map(({ id }) => ({ id, email: address(id), name: "Fan", emailVerifiedAt: NOW })));
    await database()
      .insert(memberships)
      .values(
        many.map(({ id }) => ({
          id: newId("mem"),
          profileId,
          tierId: tier.id,
          userId: id,
          memberEmail: address(id),
          memberName: "Fan",
        })),
      );
    return many.map(({ id }) => address(id));
  };
  const post = (slug: string, at = NOW, parts: Partial<typeof posts.$inferInsert> = {}) =>
    makePost(profileId, { slug, title: slug, visibility: "members", publishedAt: at, body: "The secret.", ...parts });
  return { ...creator, tier, join, crowd, post };
}

const told = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

it("tells members of a new post for them once, and nobody else, with nothing of what it says", async () => {
  const { join, post, handle } = await page();
  const member = await join();
  const others = [await join({ status: "CANCELED", canceledAt: NOW }), await join({ livemode: false })];
  await post("behind-the-press");
  await post("for-everybody", NOW, { visibility: "public" });
  await post("a-draft", NOW, { status: "draft" });
  await post("old", hours(-49));
  expect(await Promise.all([1, 2, 3].map(() => mailMembersPosts(operator(hours(1)))))).toContain(1);
  await mailMembersPosts(operator(hours(2)));
  expect(await told(member.email)).toEqual(["Mara Lind for members: behind-the-press"]);
  for (const { email } of others) expect(await told(email)).toEqual([]);
  const [mail] = await mailsTo(member.email);
  expect(mail?.text).toContain(`/${handle}/posts/behind-the-press`);
  expect(mail?.text).toContain("/settings/notifications");
  expect(mail?.text).not.toContain("secret");
  const noted = await database().select().from(notices).where(eq(notices.userId, member.userId));
  expect(noted).toMatchObject([{ kind: "post_for_members", path: `/${handle}/posts/behind-the-press` }]);
});

it("comes as a notice alone to who wants no mail of it, and not at all to an address that is not proved", async () => {
  const { join, post } = await page();
  const [quiet, unproved] = [await join(), await join()];
  await database().insert(noticeChoices).values({ userId: quiet.userId, topic: "memberships", mail: false });
  await database().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unproved.userId));
  await post("news");
  expect(await mailMembersPosts(operator(NOW))).toBe(1);
  for (const { email } of [quiet, unproved]) expect(await told(email)).toEqual([]);
  expect(await database().$count(notices, eq(notices.userId, quiet.userId))).toBe(1);
});

it("tells more than a batch in several transactions, and of three posts of a creator in a day at most", async () => {
  const { join, post, crowd } = await page();
  const first = await join({ id: "mem_00000000000000000000000000" });
  const many = await crowd(1_200);
  for (const n of [1, 2, 3, 4]) await post(`post-${n}`, hours(-n));
  expect(await mailMembersPosts(operator(NOW))).toBe(3 * 1_201);
  expect(await told(first.email)).toHaveLength(3);
  expect(await mailMembersPosts(operator(hours(23)))).toBe(0);
  expect(await mailMembersPosts(operator(hours(25)))).toBe(1_201);
  expect(await told(many[1_199] ?? "")).toHaveLength(4);
});

it.each([
  ["few", 1],
  ["more members than a batch", 600],
])("tells %s of three posts of a creator in a day, once of each, however many workers do", async (_, count) => {
  const { post, crowd } = await page();
  const [first = "", ...more] = await crowd(count);
  for (const n of [1, 2, 3, 4, 5, 6]) await post(`post-${n}`, hours(-n));
  const runs = await Promise.all([1, 2, 3, 4].map(() => mailMembersPosts(operator(NOW))));
  expect(runs.reduce((sum, n) => sum + n)).toBe(3 * count);
  const three = [4, 5, 6].map((n) => `Mara Lind for members: post-${n}`);
  for (const member of [first, more.at(-1) ?? first]) expect((await told(member)).sort()).toEqual(three);
});

it("reads members by the index that has them in the order in which they joined, and sorts only who joined at once", async () => {
  const { profileId, tier } = await page();
  await database().execute(sql`insert into users (id, email, name)
    select 'usr_' || n, 'fan-' || n || '@example.com', 'Fan' from generate_series(1, 20000) n`);
  await database().execute(sql`insert into memberships (id, profile_id, tier_id, user_id, member_email, member_name, started_at)
    select 'mem_' || n, ${profileId}, ${tier.id}, 'usr_' || n, 'fan-' || n || '@example.com', 'Fan', now() - n * interval '1 minute' from generate_series(1, 20000) n`);
  await database().execute(sql`analyze memberships`);
  const { lines } = await database().transaction(async (tx) => {
    const after = { id: "mem_15000", startedAt: new Date(Date.now() - 15_000 * 60_000) };
    const rows = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${membersAfter(tx, profileId, after)}`);
    return { lines: rows.map((row) => row["QUERY PLAN"]).join("\n") };
  });
  expect(lines).toContain("using memberships_profile");
  expect(lines).not.toMatch(/(?<!Incremental )Sort {2}/);
});

it("tells nobody of what a suspended creator published", async () => {
  const { join, post, profileId } = await page();
  const member = await join();
  await post("news");
  await database().update(profiles).set({ suspendedAt: NOW }).where(eq(profiles.id, profileId));
  expect(await mailMembersPosts(operator(NOW))).toBe(0);
  expect(await told(member.email)).toEqual([]);
});
