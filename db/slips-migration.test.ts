import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate";
import { databaseUpTo } from "./testing-migration";

/** The last migration before accounts owned their conversations, and questions had ids of their own. */
const BEFORE = 81;

let url: string;
let sql: Sql;
let own: Awaited<ReturnType<typeof databaseUpTo>>;
beforeAll(async () => {
  own = await databaseUpTo(BEFORE, "slips");
  ({ url, sql } = own);
  await sql`insert into users (id, email, name) values ('usr_1', 'alice@example.com', 'Alice'), ('usr_2', 'c@example.com', 'C')`;
  await sql`insert into profiles (id, user_id, handle, display_name) values ('crt_1', 'usr_2', 'maker', 'Maker')`;
}, 60_000);
afterAll(() => own?.drop());

const question = (id: string, label: string) => ({ id, label, help: "", kind: "text", options: [], required: true });

test("the upgrade gives accounts what an address had, and each question an id of its own that can be sent back", async () => {
  const [long, cut] = ["q".repeat(60), `${"h".repeat(59)}-`];
  const asked = [
    question(long, "1"),
    question(cut, "2"),
    question(long, "3"),
    question("own", "4"),
    question(long, "5"),
  ];
  const fine = [question("name", "1"), question("tone", "2")];
  for (const [id, questions] of [
    ["prod_1", asked],
    ["prod_2", fine],
    ["prod_3", []],
  ] as const)
    await sql`insert into products (id, profile_id, slug, kind, name, price_cents, delivery_days, position, requirements)
      values (${id}, 'crt_1', ${id}, 'flat', 'Logo', 100, 1, ${Number(id.at(-1))}, ${sql.json(questions as never)})`;
  for (const id of ["ord_1", "ord_2"]) {
    await sql`insert into orders (id, profile_id, product_id, product_title, amount_cents, fee_cents, lines, delivery_days, revisions_allowed, source, buyer_user_id, buyer_email, expires_at, link_token_hash)
      values (${id}, 'crt_1', 'prod_1', 'Logo', 100, 10, '[]', 1, 1, 'site', 'usr_1', 'payer@example.com', now(), 'x')`;
    await sql`insert into order_briefs (order_id, requirements, submitted_at)
      values (${id}, ${sql.json(asked as never)}, ${id === "ord_2" ? new Date() : null})`;
  }
  const talk = (id: string, kind: string, subject: string, user: string | null) =>
    sql`insert into threads (id, kind, subject_id, origin_id, title, profile_id, buyer_user_id, buyer_email, buyer_name, last_message_at)
      values (${id}, ${kind}, ${subject}, ${subject}, 'T', 'crt_1', ${user}, 'bob@example.com', 'A', now())`;
  await talk("thr_1", "inquiry", "thr_1", "usr_1");
  await talk("thr_2", "order", "ord_1", "usr_1");
  await talk("thr_3", "inquiry", "thr_3", null);
  await sql`insert into membership_tiers (id, profile_id, slug, name, price_cents, interval) values ('tier_1', 'crt_1', 'a', 'A', 500, 'month')`;
  for (const [id, user] of [
    ["mem_1", "usr_1"],
    ["mem_2", null],
  ] as const)
    await sql`insert into memberships (id, profile_id, tier_id, user_id, member_email, member_name)
      values (${id}, 'crt_1', 'tier_1', ${user}, 'bob@example.com', 'A')`;
  await migrate(url);
  expect([...(await sql`select id, buyer_email from threads order by id`)]).toEqual([
    { id: "thr_1", buyer_email: null },
    { id: "thr_2", buyer_email: "payer@example.com" },
    { id: "thr_3", buyer_email: "bob@example.com" },
  ]);
  expect([...(await sql`select id, member_email from memberships order by id`)]).toEqual([
    { id: "mem_1", member_email: "alice@example.com" },
    { id: "mem_2", member_email: "bob@example.com" },
  ]);
  const renamed = (ids: string[]) => asked.map((one, index) => ({ ...one, id: ids[index] }));
  const [second, third] = [`${"q".repeat(57)}-2`, `${"q".repeat(57)}-3`];
  expect([...(await sql`select id, requirements from products order by id`)]).toEqual([
    { id: "prod_1", requirements: renamed([long, "h".repeat(59), second, "own", third]) },
    { id: "prod_2", requirements: fine },
    { id: "prod_3", requirements: [] },
  ]);
  expect([...(await sql`select order_id as id, requirements from order_briefs order by order_id`)]).toEqual([
    { id: "ord_1", requirements: renamed([long, cut, second, "own", third]) },
    { id: "ord_2", requirements: asked },
  ]);
});
