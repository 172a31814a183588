import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { orders, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import { bought } from "./bought";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("reads what an account bought, and what was paid with its address, each by its index under everybody's newer orders", async () => {
  const [{ profileId }, buyer, other] = [await makeCreator(), await makeCreator(), await makeCreator()];
  const { id: productId } = await makeProduct(profileId);
  await database().execute(sql`insert into orders (id, profile_id, product_id, product_title, package_slug, status, amount_cents, fee_cents,
      lines, delivery_days, revisions_allowed, source, buyer_user_id, buyer_email, buyer_name, link_token_hash, expires_at)
    select 'ord_' || lpad(n::text, 26, '0'), ${profileId}, ${productId}, 'T', 'basic',
      (case when n % 50 = 0 then 'REFUNDED' else 'COMPLETED' end)::order_status, 100, 10, '[]', 5, 1, 'site',
      case when n > 2000 then ${other.userId}::text when n % 2 = 0 then ${buyer.userId}::text end,
      case when n > 2000 then 'other@example.com' else 'me@example.com' end, 'B', sha256(n::text::bytea), now()
    from generate_series(1, 30000) n`);
  for (const table of [orders, users]) await database().execute(sql`vacuum analyze ${table}`);
  const whose = { userId: buyer.userId, email: "me@example.com", livemode: true, before: "ord_8" };
  const page = { ...whose, from: "-infinity", to: "infinity", limit: 21 };
  for (const status of [null, "REFUNDED"] as const) {
    const { ms, plan } = await explainPrepared(bought(), { ...page, status });
    expect(plan).toContain('"Index Name":"orders_buyer_account"');
    expect(plan).toContain('"Index Name":"orders_buyer"');
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"orders"/);
    expect(Number(/"Shared Hit Blocks":(\d+)/.exec(plan)?.[1])).toBeLessThan(2_500);
    expect(ms).toBeLessThan(20);
  }
  const rows = await bought().execute({ ...page, status: null });
  expect(rows.map(({ id }) => Number(id.slice(4)))).toEqual(Array.from({ length: 21 }, (_, n) => 2_000 - n));
});
