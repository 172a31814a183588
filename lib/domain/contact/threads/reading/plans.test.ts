import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explain, explainPrepared } from "@/db/testing-plans";
import { systemContext } from "@/lib/core/system-context";
import { filesOfMessages, filesOfParts } from "@/lib/domain/trade/files/read";
import { newestThreads, waysToBuy } from "./list";
import { messagesOf } from "./messages";
import { unreadOfBuyer, unreadOfCreator } from "./unread";

/** A hundred thousand messages; `npm run test:faults` looks at a million (`THREADS=20000`). */
const THREADS = Number(process.env.THREADS ?? 2_000);
const EACH = 50;
const AT_A_TIME = 100_000;
const MOST_MS = 5;

let own: TestDatabase;
let of: { profileId: string; userId: string };
beforeAll(async () => {
  own = await testDatabase();
  of = await makeCreator();
  await seed(of.profileId, of.userId);
}, 600_000);
afterAll(() => own.drop());

/** Threads of one creator and one buyer with 50 messages each, one thread in twenty unread: written by the server itself. */
async function seed(profileId: string, userId: string): Promise<void> {
  const id = (prefix: string, n: ReturnType<typeof sql>) =>
    sql`${`${prefix}_01k5s3v9n6e8wbr4q2`}::text || lpad((${n})::text, 8, '0')`;
  await database().execute(sql`insert into threads
    (id, kind, subject_id, origin_id, title, profile_id, buyer_user_id, buyer_name, last_message_at, creator_unread, buyer_unread)
    select ${id("thr", sql`n`)}, 'inquiry', ${id("thr", sql`n`)}, ${id("thr", sql`n`)}, 'T', ${profileId}, ${userId}, 'B', now(),
      case when n % 20 = 0 then 1 else 0 end, case when n % 20 = 1 then 1 else 0 end
    from generate_series(1, ${sql.raw(String(THREADS))}) n`);
  for (let from = 0; from < THREADS * EACH; from += AT_A_TIME)
    await database().execute(sql`insert into messages (id, thread_id, side, author_kind, author_name, via, body)
      select ${id("msg", sql`n`)}, ${id("thr", sql`1 + n / ${sql.raw(String(EACH))}`)}, 'buyer', 'buyer', 'B', 'site', 'Words of a message'
      from generate_series(${sql.raw(String(from))}, ${sql.raw(String(Math.min(from + AT_A_TIME, THREADS * EACH) - 1))}) n`);
  await database().execute(sql`vacuum analyze threads`);
  await database().execute(sql`vacuum analyze messages`);
}

it("reads a page of one thread by its index", async () => {
  const thread = "thr_01k5s3v9n6e8wbr4q200001000";
  const values = { thread, before: "msg_zzzz", after: "msg_", handle: false, limit: 21 };
  const { ms, plan } = await explainPrepared(messagesOf(), values);
  expect(plan).toContain('"Index Name":"messages_thread"');
  expect(plan).not.toContain("Seq Scan");
  expect(ms).toBeLessThan(MOST_MS);
});

it("lists a buyer's newest threads in the order of an index, by account and by address", async () => {
  const ctx = systemContext("test", new Date());
  await database().execute(sql`insert into threads
    (id, kind, subject_id, origin_id, title, profile_id, buyer_email, buyer_name, last_message_at)
    select 'thr_g' || n, 'inquiry', 'thr_g' || n, 'thr_g' || n, 'T', ${of.profileId}, 'guest@example.com', 'B', now() - n * interval '1 s'
    from generate_series(1, 2000) n`);
  await database().execute(sql`vacuum analyze threads`);
  const plans = waysToBuy(of.userId, "guest@example.com").map(async (mine) => {
    const { sql: text, params } = newestThreads(ctx, mine, "buyer", {}).toSQL();
    return explain(text, params as string[]);
  });
  for (const [n, { ms, plan }] of (await Promise.all(plans)).entries()) {
    expect(plan).toContain(`"Index Name":"${["threads_buyer", "threads_buyer_email"][n]}"`);
    expect(plan).not.toMatch(/"Node Type":"(?:Seq Scan"[^{}]*"Relation Name":"threads"|Sort")/);
    expect(ms).toBeLessThan(MOST_MS);
  }
});

it("reads the files of a page's messages alone, however many the thread has", async () => {
  const thread = "thr_01k5s3v9n6e8wbr4q200001000";
  const part = sql`'msg_' || lpad((n / 3)::text, 26, '0')`;
  await database().execute(sql`insert into files (id, uploader, subject, subject_id, part, name, size_bytes, claimed_at)
    select 'file_' || lpad(n::text, 26, '0'), 'x', 'message', ${thread}::text, ${part}, 'a.pdf', 1, now() from generate_series(3, 9002) n`);
  await database().execute(sql`vacuum analyze files`);
  const page = Array.from({ length: 20 }, (_, n) => ({
    id: `msg_${String(2_000 + n).padStart(26, "0")}`,
    threadId: thread,
  }));
  expect(await filesOfMessages(page)).toHaveLength(60);
  const values = { ids: [thread], parts: page.map(({ id }) => id), kind: "message" };
  const { ms, plan } = await explainPrepared(filesOfParts(), values);
  expect(plan).toMatch(/"Index Name":"files_subject"[^{}]*"Actual Rows":60,/);
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"files"/);
  expect(ms).toBeLessThan(MOST_MS);
});

it.each([
  ["threads_creator_unread", () => unreadOfCreator(), "profileId"],
  ["threads_buyer_unread", () => unreadOfBuyer(), "userId"],
] as const)("counts the unread by %s alone", async (index, query, key) => {
  const { ms, plan } = await explainPrepared(query(), { [key]: of[key], livemode: true });
  expect(plan).toContain(`"Index Name":"${index}"`);
  expect(plan).not.toContain("Seq Scan");
  expect(ms).toBeLessThan(MOST_MS);
});
