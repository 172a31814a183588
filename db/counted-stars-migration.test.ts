import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate";
import { databaseUpTo } from "./testing-migration";

/** The last migration before reviews noted whether they count. */
const BEFORE = 85;

let url: string;
let sql: Sql;
let own: Awaited<ReturnType<typeof databaseUpTo>>;
beforeAll(async () => {
  own = await databaseUpTo(BEFORE, "counted_stars");
  ({ url, sql } = own);
}, 60_000);
afterAll(() => own?.drop());

test("reviews from before count by what their orders are by then, and nobody is told of it", async () => {
  await sql`insert into users (id, email, name) values ('usr_1', 'c@example.com', 'C')`;
  await sql`insert into profiles (id, user_id, handle, display_name) values ('crt_1', 'usr_1', 'maker', 'Maker')`;
  await sql`insert into products (id, profile_id, kind, slug, name, summary, description, price_cents, delivery_days)
    values ('prod_1', 'crt_1', 'flat', 's', 'N', 'S', 'D', 100, 5)`;
  const reviewed = async (id: string, status: string, ownPurchase: string | null = null) => {
    await sql`insert into orders (id, profile_id, product_id, product_title, package_slug, status, amount_cents, fee_cents, lines, delivery_days,
        revisions_allowed, source, buyer_email, buyer_name, link_token_hash, expires_at, own_purchase)
      values (${id}, 'crt_1', 'prod_1', 'N', 'basic', ${status}, 100, 10, '[]', 5, 1, 'site', 'b@example.com', 'B', ${Buffer.from(id)}, now(), ${ownPurchase})`;
    await sql`insert into reviews (id, order_id, profile_id, product_id, product_title, rating, buyer_name)
      values (${`rev_${id}`}, ${id}, 'crt_1', 'prod_1', 'N', 5, 'B')`;
  };
  await reviewed("done", "COMPLETED");
  await reviewed("own", "COMPLETED", "email");
  await reviewed("refunded", "REFUNDED");
  await sql`delete from public_changes`;
  await migrate(url);
  expect([...(await sql`select order_id, counted from reviews order by order_id`)]).toEqual([
    { order_id: "done", counted: true },
    { order_id: "own", counted: false },
    { order_id: "refunded", counted: false },
  ]);
  expect([...(await sql`select from public_changes`)]).toEqual([]);
  await sql`update orders set status = 'COMPLETED' where id = 'refunded'`;
  expect((await sql`select counted from reviews where order_id = 'refunded'`)[0]?.counted).toBe(true);
  expect(await sql`select from public_changes`).toHaveLength(1);
});
