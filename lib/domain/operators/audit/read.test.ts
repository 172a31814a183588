import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { auditLog } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import { setOperator } from "@/lib/domain/people/accounts/standing/operators";
import { as, makePerson, nobody, operator } from "@/lib/domain/trade/orders/testing";
import { makeOperator, refusal } from "../testing";
import { banWord, unbanWord } from "../words/change";
import { listOperatorActs, OPERATOR_ACTS, operatorActs } from "./read";

/** Entries of each kind, in the log of an account and in none; `AUDITS=150000` looks at more. */
const AUDITS = Number(process.env.AUDITS ?? 20_000);
const MOST_MS = 5;

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("what operators did", () => {
  it("is listed newest first with who did it, to operators alone", async () => {
    const ada = await makeOperator();
    await banWord(ada.ctx(), { word: "quincunx", effect: "flag" });
    await unbanWord(ada.ctx(), { word: "quincunx" });
    const person = await makePerson();
    await setOperator(operator(), person.email, true);
    const { data } = await listOperatorActs(ada.ctx());
    expect(data.map(({ action, target, actor }) => [action, target.id, actor.kind])).toEqual([
      ["user.role_changed", person.userId, "system"],
      ["word.unbanned", "quincunx", "user"],
      ["word.banned", "quincunx", "user"],
    ]);
    expect(data[1]?.actor).toMatchObject({ id: ada.userId, name: expect.stringMatching(/./) });
    for (const ctx of [nobody(), as(await makePerson())])
      expect(await refusal(listOperatorActs(ctx))).toBe("not_found");
  });

  it("leaves out no act that is in no account's log", () => {
    const folders = ["lib/domain/operators", "lib/domain/people/accounts/standing"];
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    );
    const said = files
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/recordAudit\([\w.]+, \w+, null, "([a-z_.]+)"/g)]);
    expect([...new Set(said.map(([, action]) => action))].sort()).toEqual([...OPERATOR_ACTS]);
  });

  it("goes on to its end by the cursor, and reads no more than a page of an index, however long the log is", async () => {
    await database()
      .insert(auditLog)
      .select(
        sql`select 'aud_01k5s3v9n6e8wbr4q2' || lpad(n::text, 8, '0'), case when n % 2 = 0 then 'crt_1' end,
          timestamptz '2026-01-01' + n * interval '1 second', 'user', 'usr_1',
          (array['checkout.created', 'word.banned', 'case.decided'])[1 + n % 3], 'word', 'w' || n, 'req_' || n, null::text, null::jsonb, true
        from generate_series(1, ${sql.raw(String(AUDITS))}) n`,
      );
    await database().execute(sql`vacuum analyze ${auditLog}`);
    const { ctx } = await makeOperator();
    const first = await listOperatorActs(ctx());
    const second = await listOperatorActs(ctx(), first.next_cursor ?? "");
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect([new Set(ids).size, first.has_more]).toEqual([100, true]);
    const moments = [...first.data, ...second.data].map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().reverse());

    const { ms, plan } = await explainPrepared(operatorActs(), { at: "infinity", id: "", limit: 51 });
    expect(plan).toContain('"Index Name":"audit_log_action"');
    const scans = [
      ...plan.matchAll(/"Node Type":"([^"]+)"[^{}]*"Relation Name":"audit_log"[^{}]*"Actual Rows":([\d.]+)/g),
    ];
    expect(scans.map(([, node, rows]) => [node, Number(rows) <= 2 * 51])).toEqual(
      OPERATOR_ACTS.map(() => ["Index Scan", true]),
    );
    expect(ms).toBeLessThan(MOST_MS);
  });
});
