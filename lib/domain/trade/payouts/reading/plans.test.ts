import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import { makeSeller } from "@/lib/domain/trade/orders/testing";
import { earnedAtOnce } from "./read";

/** So many orders of one creator, each released, and one tip long ago. */
const ORDERS = 20_000;
const MOST_MS = 5;

let own: TestDatabase;
let profileId: string;
beforeAll(async () => {
  own = await testDatabase();
  ({ profileId } = await makeSeller());
  await database().execute(sql`insert into ${releases}
    (id, profile_id, account, kind, source, amount_cents, fee_cents, due_at, created_at)
    select 'rel_01k5s3v9n6e8wbr4q2' || lpad(n::text, 8, '0'), ${profileId}, 'acct_1',
      case n when 1 then 'tip' else 'order' end, 'pi_' || n, 1000, 100, now(), now() - (${ORDERS} - n) * interval '1 minute'
    from generate_series(1, ${ORDERS}) n`);
  await database().execute(sql`vacuum analyze ${releases}`);
});
afterAll(() => own.drop());

it("reads what a creator earned by tips and memberships without walking all that orders released", async () => {
  const query = earnedAtOnce();
  // what a plan that is kept for all values cannot know must stand in the statement
  expect((query as unknown as { getQuery(): { sql: string } }).getQuery().sql).toContain("in ('tip', 'membership')");
  const { ms, plan } = await explainPrepared(query, { profileId, livemode: true, limit: 10 });
  expect(plan).toContain('"Index Name":"releases_at_once"');
  expect(plan).toContain('"Actual Rows":1');
  expect(ms).toBeLessThan(MOST_MS);
});
