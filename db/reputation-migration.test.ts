import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate";
import { databaseUpTo } from "./testing-migration";

/** The last migration before sums were kept of what creators did. */
const BEFORE = 86;

let url: string;
let sql: Sql;
let own: Awaited<ReturnType<typeof databaseUpTo>>;
beforeAll(async () => {
  own = await databaseUpTo(BEFORE, "reputation");
  ({ url, sql } = own);
}, 60_000);
afterAll(() => own?.drop());

test("what happened before the upgrade is counted by it, and what the version before does after it", async () => {
  await sql`insert into users (id, email, name) values ('usr_1', 'c@example.com', 'C')`;
  await sql`insert into profiles (id, user_id, handle, display_name) values ('crt_1', 'usr_1', 'maker', 'Maker')`;
  await sql`insert into products (id, profile_id, slug, name, summary, description, kind, price_cents, delivery_days, revisions, position, status)
    values ('prod_1', 'crt_1', 'a', 'A', '', '', 'flat', 1000, 5, 1, 0, 'active')`;
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  // due on the 6th
  const ordered = (id: string, status: string, delivered: number | null, closed: number | null) =>
    sql`insert into orders (id, profile_id, product_id, product_title, status, amount_cents, fee_cents, lines, delivery_days, source,
        link_token_hash, expires_at, paid_at, delivered_at, closed_at)
      values (${id}, 'crt_1', 'prod_1', 'A', ${status}, 1000, 100, '[]', 5, 'site', ${id}, ${day(2)}, ${day(1)},
        ${delivered && day(delivered)}, ${closed && day(closed)})`;
  await ordered("ord_again", "COMPLETED", 9, 10);
  await ordered("ord_late", "COMPLETED", 9, 10);
  await ordered("ord_open", "DELIVERED", 4, null);
  for (const [id, at] of [
    ["ord_again", 4],
    ["ord_again", 9],
    ["ord_late", 9],
    ["ord_open", 4],
  ] as const)
    await sql`insert into order_events (order_id, at, actor, to_status) values (${id}, ${day(at)}, 'creator', 'DELIVERED')`;
  await sql`insert into reviews (id, order_id, profile_id, product_id, product_title, rating, buyer_name, created_at)
    values ('rev_1', 'ord_again', 'crt_1', 'prod_1', 'A', 4, 'B', ${day(1)})`;
  await migrate(url);
  const sums = async () =>
    (
      await sql`select closed, completed, delivered, punctual, earned_orders, earned_cents::integer, stars_4, weighed,
    weight::float, weighted_stars::float from reputation_sums`
    )[0];
  const before = { closed: 2, completed: 2, delivered: 3, punctual: 2, earned_orders: 2, earned_cents: 2000 };
  expect(await sums()).toEqual({ ...before, stars_4: 1, weighed: 1, weight: 1, weighted_stars: 4 });
  // as the version before does: it knows of no first delivery
  await sql`update orders set status = 'DELIVERED', delivered_at = ${day(12)} where id = 'ord_open'`;
  await sql`update orders set status = 'COMPLETED', closed_at = ${day(13)} where id = 'ord_open'`;
  await sql`update orders set status = 'REFUNDED', refunded_cents = 1000 where id = 'ord_again'`;
  const after = { ...before, closed: 3 };
  expect(await sums()).toEqual({ ...after, stars_4: 0, weighed: 0, weight: 0, weighted_stars: 0 });
  expect([...(await sql`select id, first_delivered_at from orders order by id`)]).toEqual([
    { id: "ord_again", first_delivered_at: day(4) },
    { id: "ord_late", first_delivered_at: null },
    { id: "ord_open", first_delivered_at: day(4) },
  ]);
});
