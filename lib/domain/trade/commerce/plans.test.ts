import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { textOf } from "@/db/statements/statement";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explain, explainPrepared } from "@/db/testing-plans";
import { newId } from "@/lib/core/values/ids";
import { makeSeller, orderRow, sell } from "../orders/testing";
import { offersByIds } from "./offers";
import { placedById } from "./order-row";
import { ENDED } from "./prune";
import { checkoutById } from "./row";
import { notices } from "./tell";

/** So many orders, each with its checkout of a platform and two notices, one in a hundred of which waits; `CHECKOUTS=1000000` looks at more. */
const CHECKOUTS = Number(process.env.CHECKOUTS ?? 50_000);
const READ_WHOLE =
  /"Node Type":"Seq Scan"[^{}]*"Relation Name":"(?:orders|commerce_checkouts|commerce_notices|products)"/;
const MOST_MS = 5;
const NOW = new Date("2026-11-20T09:30:00.000Z").toISOString();

let own: TestDatabase;
let product: string;
beforeAll(async () => {
  own = await testDatabase();
  const seller = await makeSeller(true);
  product = seller.product.id;
  await seed(await orderRow((await sell(seller)).id));
}, 240_000);
afterAll(() => own.drop());

const numbered = (prefix: string) => sql.raw(`'${prefix}_01k5s3v9n6e8wbr4q2' || lpad((n)::text, 8, '0')`);
const middle = (prefix: string) => `${prefix}_01k5s3v9n6e8wbr4q2${String(CHECKOUTS / 2).padStart(8, "0")}`;

/** Orders of one product, a third of an hour apart, every second one paid: written by the server itself. */
async function seed({ profileId, productId }: Awaited<ReturnType<typeof orderRow>>): Promise<void> {
  const db = database();
  const at = sql.raw(`'${NOW}'::timestamptz - make_interval(mins => n * 20)`);
  const all = sql.raw(`generate_series(1, ${CHECKOUTS}) n`);
  await db.execute(sql`insert into orders (id, profile_id, product_id, product_title, amount_cents, fee_cents, lines,
      delivery_days, source, link_token_hash, receipt_number, expires_at, paid_at, status, created_at, updated_at)
    select ${numbered("ord")}, ${profileId}, ${productId}, 'T', 100, 10, '[]'::jsonb, 5, 'api', '\\x00'::bytea,
      'R-' || n, ${at} + interval '1 day', case when n % 2 = 0 then ${at} end,
      (case when n % 2 = 0 then 'PAID' else 'EXPIRED' end)::order_status, ${at}, ${at} from ${all}`);
  await db.execute(sql`insert into commerce_checkouts (id, platform, signed, lines, messages, page_url, order_id, expires_at,
      created_at, updated_at)
    select ${numbered("chk")}, 'https://platform.example', false, '[]'::jsonb, '[]'::jsonb, 'https://x.example',
      ${numbered("ord")}, ${at} + interval '1 day', ${at}, ${at} from ${all}`);
  for (const [half, state] of [
    ["a", "case when n % 100 = 0 then 'PENDING' else 'DELIVERED' end"],
    ["b", "'DELIVERED'"],
  ] as const)
    await db.execute(sql`insert into commerce_notices (id, order_id, url, state, due_at, created_at)
      select ${numbered("evt")} || ${half}::text, ${numbered("ord")}, 'https://platform.example/hook', ${sql.raw(state)},
        ${at}, ${at} from ${all}`);
  await db.execute(sql`insert into products
    select (jsonb_populate_record(p, jsonb_build_object('id', ${numbered("prod")}, 'slug', 's' || n, 'processor_price_id', null))).*
    from products p, generate_series(1, 5000) n where p.id = ${productId}`);
  for (const table of ["orders", "commerce_checkouts", "commerce_notices", "products"])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
}

const ASKED = {
  "a checkout with its order": () => explainPrepared(checkoutById(), { id: middle("chk"), livemode: true }),
  "an order with its checkout": () => explainPrepared(placedById(), { id: middle("ord"), livemode: true }),
  "offers by their ids": () => explainPrepared(offersByIds(), { ids: [product, newId("prod")] }),
  "notices that are due": () => explain(textOf(notices.statements.claim), [NOW, NOW, 16]),
  "when the next one falls due": () => explain(textOf(notices.statements.next), []),
};

it.each(Object.entries(ASKED))("%s: found by indexes, in few milliseconds", async (_what, look) => {
  const { ms, plan } = await look();
  expect(plan).not.toMatch(READ_WHOLE);
  expect(ms).toBeLessThan(MOST_MS);
});

it.each(ENDED)("what has ended of $what is looked for from one end of an index", async ({ what, text }) => {
  const before = what === "commerce_notices" ? middle("evt") : NOW;
  const { plan } = await explain(textOf(text), [before, 100]);
  expect(plan).toContain(what === "commerce_notices" ? "commerce_notices_pkey" : "commerce_checkouts_created");
  expect(plan).not.toMatch(READ_WHOLE);
});
