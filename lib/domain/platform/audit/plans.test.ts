import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { auditLog } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import { newId } from "@/lib/core/values/ids";
import { auditPage } from "./read";

/** Twenty thousand entries of one account; `AUDITS=500000` looks at half a million. */
const AUDITS = Number(process.env.AUDITS ?? 20_000);
const MOST_MS = 5;

const owner = newId("crt");
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await database()
    .insert(auditLog)
    .select(
      sql`select 'aud_01k5s3v9n6e8wbr4q2' || lpad(n::text, 8, '0'), ${owner}, now() - n * interval '1 second', 'api_key',
      'key_' || n % 10, 'order.' || (array['paid', 'created', 'delivered'])[1 + n % 3], 'order', 'ord_' || n / 10,
      'req_' || n, null::text, null::jsonb, true
    from generate_series(1, ${sql.raw(String(AUDITS))}) n`,
    );
  await database().execute(sql`vacuum analyze ${auditLog}`);
});
afterAll(() => own.drop());

const PAGE = { owner, livemode: true, from: "-infinity", to: "infinity", id: "", limit: 21 };

it.each([
  ["nothing", {}, "audit_log_profile"],
  ["an action that was never done", { action: "post.created" }, "audit_log_action"],
  ["an action that is common", { action: "order.paid" }, "audit_log_(action|profile)"],
  ["an actor that did nothing", { actorId: "key_none" }, "audit_log_actor"],
  ["a target", { targetId: "ord_700" }, "audit_log_target"],
  ["an action and a target", { action: "order.paid", targetId: "ord_700" }, "audit_log_target"],
] as const)("reads a page filtered by %s without walking the account's log", async (_, filter, index) => {
  const query = auditPage(Object.keys(filter) as (keyof typeof filter)[])();
  const { ms, plan } = await explainPrepared(query, { ...PAGE, ...filter });
  expect(plan).toMatch(new RegExp(`"Index Name":"${index}"`));
  expect(plan).not.toContain("Seq Scan");
  expect(ms).toBeLessThan(MOST_MS);
});
