import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate";
import { databaseUpTo } from "./testing-migration";

/** The last migration before an account, not an address, was once a member of a creator. */
const BEFORE = 74;

let url: string;
let sql: Sql;
let own: Awaited<ReturnType<typeof databaseUpTo>>;
beforeAll(async () => {
  own = await databaseUpTo(BEFORE, "memberships");
  ({ url, sql } = own);
}, 60_000);
afterAll(() => own?.drop());

test("an account that joined a creator under two addresses keeps the oldest membership, and the upgrade goes through", async () => {
  await sql`insert into users (id, email, name) values ('usr_1', 'new@example.com', 'Ada'), ('usr_2', 'c@example.com', 'C')`;
  await sql`insert into profiles (id, user_id, handle, display_name) values ('crt_1', 'usr_2', 'maker', 'Maker')`;
  await sql`insert into membership_tiers (id, profile_id, slug, name, price_cents, interval, member_count)
    values ('tier_1', 'crt_1', 'a', 'A', 500, 'month', 1), ('tier_2', 'crt_1', 'b', 'B', 900, 'month', 1)`;
  const joined = (
    id: string,
    tier: string,
    email: string,
    day: number,
    livemode = true,
    user: string | null = "usr_1",
  ) =>
    sql`insert into memberships (id, profile_id, tier_id, user_id, member_email, member_name, started_at, livemode)
      values (${id}, 'crt_1', ${tier}, ${user}, ${email}, 'Ada', ${new Date(Date.UTC(2026, 0, day))}, ${livemode})`;
  await joined("mem_late", "tier_2", "new@example.com", 2);
  await joined("mem_first", "tier_1", "old@example.com", 1);
  await joined("mem_tried", "tier_1", "test@example.com", 3, false);
  await joined("mem_guest", "tier_1", "guest@example.com", 4, true, null);
  await migrate(url);
  expect([...(await sql`select distinct interval from memberships`)]).toEqual([{ interval: "month" }]);
  const rows = await sql`select id, status, canceled_at is not null as ended from memberships order by id`;
  expect([...rows]).toEqual([
    { id: "mem_first", status: "ACTIVE", ended: false },
    { id: "mem_guest", status: "ACTIVE", ended: false },
    { id: "mem_late", status: "CANCELED", ended: true },
    { id: "mem_tried", status: "ACTIVE", ended: false },
  ]);
  expect([...(await sql`select id, member_count from membership_tiers order by id`)]).toEqual([
    { id: "tier_1", member_count: 1 },
    { id: "tier_2", member_count: 0 },
  ]);
});
