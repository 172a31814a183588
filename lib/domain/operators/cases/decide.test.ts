import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeReview } from "@/db/factories/analytics";
import { makePost } from "@/db/factories/posts";
import { auditLog, events, messages, posts, safetyCases, threads } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { ReportSubject } from "@/lib/contracts/contact/report-reasons";
import type { Context } from "@/lib/core/context";
import { report } from "@/lib/domain/contact/reports/report";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";
import { publishDraft } from "@/lib/domain/publishing/posts/writing/set-published";
import { as, mailsTo, makePerson, makeSeller, operator } from "@/lib/domain/trade/orders/testing";
import { changeStanding, STANDING_CHANGES } from "../accounts/change-standing";
import { makeOperator, refusal } from "../testing";
import { CASE_DECISIONS, decideCase } from "./decide";
import { undoHiding } from "./undo";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** The case that a report opens. */
async function reported(by: Context, kind: ReportSubject, id: string): Promise<string> {
  await report(by, { subject: { kind, id }, reason: "spam", words: "" });
  const [open] = await database()
    .select()
    .from(safetyCases)
    .where(and(eq(safetyCases.subjectId, id), eq(safetyCases.status, "OPEN")));
  return open?.id ?? "";
}
const statusOf = async (id: string) =>
  (await database().select().from(safetyCases).where(eq(safetyCases.id, id)))[0]?.status;

it("nobody decides about themselves: not about their account, nor what others report of them or they of others", async () => {
  const [ada, buyer, other] = [await makeOperator(), await makePerson(), await makeOperator()];
  for (const change of STANDING_CHANGES)
    expect(await refusal(changeStanding(ada.ctx(), { userId: ada.userId, change, reason: "Me." }))).toBe("conflict");

  const post = await makePost(ada.profileId, { title: "Pills" });
  const review = await makeReview(ada.profileId, 1);
  const page = { userId: ada.userId, email: "a@example.com", profileId: ada.profileId };
  const asked = await askCreator(as(buyer), { handle: ada.handle, body: "Buy pills" });
  const [message] = await database().select().from(messages).where(eq(messages.threadId, asked.thread_id));
  const cases = [
    await reported(as(buyer), "post", post.id),
    await reported(as(buyer), "review", review.id),
    await reported(as(page), "message", message?.id ?? ""),
  ];
  for (const id of cases) {
    for (const decision of CASE_DECISIONS)
      expect(await refusal(decideCase(ada.ctx(), { id, decision, note: "Mine." }))).toBe("conflict");
    expect(await statusOf(id)).toBe("OPEN");
    await decideCase(other.ctx(), { id, decision: "dismiss", note: "Nothing." });
  }
});

it("a post that is taken back after it was reported is hidden all the same, and its end is told once", async () => {
  const [seller, buyer] = [await makeSeller(), await makePerson()];
  const post = await makePost(seller.profileId, { title: "Pills" });
  const id = await reported(as(buyer), "post", post.id);
  await database().update(posts).set({ status: "draft" }).where(eq(posts.id, post.id));
  await decideCase(operator(), { id, decision: "hide", note: "Pills." });
  const [hidden] = await database().select().from(posts).where(eq(posts.id, post.id));
  expect(hidden).toMatchObject({ status: "draft", hiddenAt: expect.any(Date) });
  const told = await database().select().from(events).where(eq(events.ownerId, seller.profileId));
  expect(told.filter(({ type }) => type === "post.deleted")).toEqual([]);
});

it("what was hidden by mistake is there again: words at once, a post once its creator shows it; who made it reads why", async () => {
  const [seller, buyer, ada] = [await makeSeller(), await makePerson(), await makeOperator()];
  const post = await makePost(seller.profileId, { title: "Bills" });
  const asked = await askCreator(as(buyer), { handle: seller.handle, body: "Do you take bills?" });
  const [message] = (await listMessages(as(seller), asked.thread_id)).data;
  const shown = async () => (await listMessages(as(seller), asked.thread_id)).data.map(({ body }) => body);
  const preview = async () =>
    (await database().select().from(threads).where(eq(threads.id, asked.thread_id)))[0]?.lastPreview;
  const cases = [
    await reported(as(buyer), "post", post.id),
    await reported(as(seller), "message", message?.id ?? ""),
  ] as const;
  const undo = (id: string, by = ada.ctx()) => refusal(undoHiding(by, { id, reason: "Bills are no pills." }));
  expect(await undo(cases[0])).toBe("conflict");
  for (const id of cases) await decideCase(operator(), { id, decision: "hide", note: "Pills." });
  expect([await shown(), await preview()]).toEqual([[TAKEN_DOWN], ""]);
  expect(await refusal(publishDraft(as(seller), post.id))).toBe("conflict");
  for (const by of [as(seller), as(buyer)]) expect(await undo(cases[0], by)).toBe("not_found");

  for (const id of cases) expect([await undo(id), await statusOf(id)]).toEqual(["went through", "DISMISSED"]);
  expect([await shown(), await preview()]).toEqual([["Do you take bills?"], "Do you take bills?"]);
  expect((await mailsTo(seller.email)).join()).toContain("content_allowed");
  expect(await undo(cases[0])).toBe("conflict");
  expect((await publishDraft(as(seller), post.id)).status).toBe("published");
  const log = await database().select().from(auditLog).where(eq(auditLog.ownerId, seller.profileId));
  expect(log.find(({ action }) => action === "post.allowed")?.diff).toEqual({ reason: "Bills are no pills." });
});
