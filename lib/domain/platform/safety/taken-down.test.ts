import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { messages, quotes, threads } from "@/db/schema";
import { builder, textOf } from "@/db/statements/statement";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explain } from "@/db/testing-plans";
import { takenDown } from "./taken-down";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const id = (prefix: string, n = sql`n`) => sql`${`${prefix}_01k5s3v9n6e8wbr4q2`}::text || lpad((${n})::text, 8, '0')`;

it("is looked up among the few messages that are withheld, for however many rows are shown", async () => {
  const { profileId } = await makeCreator();
  const db = database();
  await db.execute(sql`insert into threads (id, kind, subject_id, origin_id, title, profile_id, buyer_name, last_message_at)
    select ${id("thr")}, 'quote', ${id("qt")}, ${id("qt")}, 'T', ${profileId}, 'B', now() from generate_series(1, 2000) n`);
  await db.execute(sql`insert into messages (id, thread_id, side, author_kind, author_name, via, body, hidden_at)
    select ${id("msg")}, ${id("thr", sql`1 + n % 2000`)}, 'buyer', 'buyer', 'B', 'site', 'Words of a message',
      case when n % 500 = 0 then now() end from generate_series(1, 40000) n`);
  await db.execute(sql`insert into quotes (id, profile_id, buyer_name, source, thread_id, message_id, brief)
    select ${id("qt")}, ${profileId}, 'B', 'site', ${id("thr")}, ${id("msg", sql`n * 20`)}, 'Words' from generate_series(1, 2000) n`);
  for (const table of [threads, messages, quotes]) await db.execute(sql`vacuum analyze ${table}`);

  const shown = builder.select({ id: quotes.id, withheld: takenDown(quotes.messageId) }).from(quotes);
  const { ms, plan } = await explain(textOf(shown), []);
  expect(plan).toContain('"Index Name":"messages_hidden"');
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"messages"/);
  expect(ms).toBeLessThan(20);
  const withheld = (await db.select({ withheld: takenDown(quotes.messageId) }).from(quotes)).filter(
    (row) => row.withheld,
  );
  expect(withheld).toHaveLength(80);
});
