import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeReview } from "@/db/factories/analytics";
import { auditLog, mails, messages, orders, planLeads, reviews, safetyCases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { report } from "@/lib/domain/contact/reports/report";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { rotateSigningKey } from "@/lib/domain/developers/oauth/keys";
import { setOperator } from "@/lib/domain/people/accounts/standing/operators";
import { as, makePerson, makeSeller, nobody, operator, type Person } from "@/lib/domain/trade/orders/testing";
import { decideCase } from "../cases/decide";
import { undoHiding } from "../cases/undo";
import { tryAgain } from "../queues/again";
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

  it("leaves out no act that is in no account's log, nor has one that is in somebody's", async () => {
    const ada = await makeOperator();
    const [seller, buyer] = [await makeSeller(true), await makePerson()];
    const hide = async (by: Context, subject: { kind: "message" | "review"; id: string }) => {
      await report(by, { subject, reason: "spam", words: "" });
      const [open] = await database().select().from(safetyCases).where(eq(safetyCases.subjectId, subject.id));
      await decideCase(ada.ctx(), { id: open?.id ?? "", decision: "hide", note: "Spam." });
    };
    const asked = async (by: Context, email?: string) => {
      const said = { handle: seller.handle, body: "Have a look at this", ...(email && { email, name: "Robin" }) };
      const { thread_id } = await askCreator(by, said);
      const [message] = await database().select().from(messages).where(eq(messages.threadId, thread_id));
      return { kind: "message", id: message?.id ?? "" } as const;
    };
    const reviewOf = async (by: Person | null) => {
      const { id } = await makeReview(seller.profileId, 2);
      const [row] = await database().select().from(reviews).where(eq(reviews.id, id));
      await database()
        .update(orders)
        .set({ buyerUserId: by?.userId ?? null })
        .where(eq(orders.id, row?.orderId ?? ""));
      return { kind: "review", id } as const;
    };
    const page = await makeSeller();
    const owned = new Map<string, string | null>();
    const again = async (subjectId: string) => {
      const [decided] = await database().select().from(safetyCases).where(eq(safetyCases.subjectId, subjectId));
      await undoHiding(ada.ctx(), { id: decided?.id ?? "", reason: "It was none." });
    };
    for (const by of [null, buyer, page]) {
      const subjects = [await asked(by ? as(by) : nobody(), by ? undefined : "guest@example.com"), await reviewOf(by)];
      for (const subject of subjects) {
        await hide(as(seller), subject);
        await again(subject.id);
        owned.set(subject.id, by && (by.profileId ?? by.userId));
      }
    }
    const [mail] = await database()
      .insert(mails)
      .values({ id: newId("mail"), recipient: "a@example.com", kind: "x", subject: "X", failedAt: new Date() })
      .returning();
    await tryAgain(ada.ctx(), { kind: "mail", id: mail?.id ?? "", of: "" });
    const of = { userId: buyer.userId, email: buyer.email, company: "Example", message: "Tell me more" };
    const [lead] = await database()
      .insert(planLeads)
      .values({ id: newId("lead"), ...of })
      .returning();
    await tryAgain(ada.ctx(), { kind: "lead", id: lead?.id ?? "", of: "" });
    await banWord(ada.ctx(), { word: "quincunx", effect: "flag" });
    await unbanWord(ada.ctx(), { word: "quincunx" });
    await setOperator(operator(), buyer.email, true);
    await rotateSigningKey(operator(), { atOnce: false });

    const rows = await database()
      .select()
      .from(auditLog)
      .where(inArray(auditLog.actorKind, ["user", "system"]));
    const byOperators = rows.filter(({ actorId }) => actorId === ada.userId || actorId === "admin");
    const ownerless = byOperators.filter(({ ownerId }) => ownerId === null).map(({ action }) => action);
    expect([...new Set(ownerless)].sort()).toEqual([...OPERATOR_ACTS]);
    const hidden = byOperators.filter(({ action }) => action.endsWith(".hidden"));
    expect(new Map(hidden.map(({ targetId, ownerId }) => [targetId, ownerId]))).toEqual(owned);
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
