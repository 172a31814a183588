import { readFileSync } from "node:fs";
import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { singleClient } from "./client";
import { migrate } from "./migrate";
import { databaseUpTo } from "./testing-migration";

/** The last migration before one that changes `orders` and `reviews`. */
const BEFORE = 85;

let own: Awaited<ReturnType<typeof databaseUpTo>>;
let dump: Sql;
beforeAll(async () => {
  own = await databaseUpTo(BEFORE, "migrate");
  dump = singleClient(own.url);
}, 60_000);
// as `pg_dump` does, to its end
beforeEach(() => dump.unsafe("begin; set local application_name = 'pg_dump'; lock table reviews in access share mode"));
afterAll(async () => {
  await dump.end();
  await own.drop();
});

const { entries } = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8")) as { entries: unknown[] };
const applied = async () =>
  (await own.sql<{ n: number }[]>`select count(*)::int as n from drizzle.__drizzle_migrations`)[0]?.n;

test("gives up after its tries, says who holds the table, and changes nothing", async () => {
  const said: string[] = [];
  const waiting = { lockMs: 50, tries: 2, rest: async () => {}, say: (line: string) => said.push(line) };
  await expect(migrate(own.url, undefined, waiting)).rejects.toThrow(/pg_dump \(process \d+ .*Nothing was changed/);
  expect(said).toEqual([expect.stringMatching(/^A migration did not get .*: pg_dump \(.*tried again \(1 of 2\)\.$/)]);
  expect(await applied()).toBe(BEFORE + 1);
  await dump.unsafe("rollback");
});

test("lets those pass who wait behind it, and goes on when the table is free", async () => {
  let rests = 0;
  const rest = async () => {
    // nobody stands in front of a reader between two tries
    await own.sql.unsafe("set lock_timeout = 1000; select count(*) from reviews");
    rests++;
    if (rests === 2) await dump.unsafe("commit");
  };
  await migrate(own.url, undefined, { lockMs: 50, rest, say: () => {} });
  expect(rests).toBe(2);
  expect(await applied()).toBe(entries.length);
});
