import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { auditLog, orders, reviews } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import { makeSeller, type Seller } from "@/lib/domain/trade/orders/testing";
import { newestEntries } from "./history";
import { latestReviews } from "./review-signals";

/** So many audit entries and reviewed orders of one account. */
const MANY = 5_000;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
  const { profileId, userId, product } = seller;
  const numbers = sql`generate_series(1, ${MANY}) n`;
  await database().execute(sql`insert into ${auditLog}
    (id, profile_id, at, actor_kind, action, target_type, target_id, request_id)
    select 'aud_' || lpad(n::text, 8, '0'), case n % 2 when 0 then ${profileId} else ${userId} end,
      now() - n * interval '1 minute', 'user', 'post.created', 'post', 'p', 'r' from ${numbers}`);
  await database().execute(sql`insert into ${orders}
    (id, profile_id, product_id, product_title, amount_cents, fee_cents, lines, delivery_days, source, link_token_hash, expires_at)
    select 'ord_' || lpad(n::text, 8, '0'), ${profileId}, ${product.id}, 'A', 1000, 100, '[]', 5, 'site', sha256(n::text::bytea), now() from ${numbers}`);
  await database().execute(sql`insert into ${reviews}
    (id, order_id, profile_id, product_id, product_title, rating, buyer_name)
    select 'rev_' || lpad(n::text, 8, '0'), 'ord_' || lpad(n::text, 8, '0'), ${profileId}, ${product.id}, 'A', 5, 'B' from ${numbers}`);
  for (const table of [auditLog, orders, reviews]) await database().execute(sql`vacuum analyze ${table}`);
}, 60_000);
afterAll(() => own.drop());

/** The most rows that a step of a plan read. */
const rowsIn = (plan: string) =>
  Math.max(...[...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, rows]) => Number(rows)));

it("reads of an account's history as many entries as it shows, whatever it has", async () => {
  const { plan } = await explainPrepared(newestEntries(), { page: seller.profileId, account: seller.userId });
  expect(rowsIn(plan)).toBe(50);
});

it("reads the latest reviews of a page alone for what they have in common", async () => {
  const { plan } = await explainPrepared(latestReviews(), { profileId: seller.profileId });
  expect(rowsIn(plan)).toBe(500);
});
