import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { auditLog, products, safetyCases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { decideCase } from "@/lib/domain/operators/cases/decide";
import { listCases } from "@/lib/domain/operators/cases/list";
import { setOperator } from "@/lib/domain/people/accounts/standing/operators";
import { as, makePerson, makeSeller, nobody, operator, sell } from "@/lib/domain/trade/orders/testing";
import { submitReview } from "@/lib/domain/trade/orders/work/submit-review";
import { findReviewOfOrder } from "@/lib/domain/trade/reviews/read";
import { report } from "./report";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const from = (ip: string) => ({ ...nobody(), ip });
const casesOf = async (id: string) => (await listCases(operator())).filter((found) => found.subject.id === id);
const SPAM = { reason: "spam", words: "" } as const;

describe("a report", () => {
  it("is taken of profiles, products, posts and reviews, from anybody, and names who answers for it", async () => {
    const seller = await makeSeller(true);
    const post = await makePost(seller.profileId, { title: "Buy pills" });
    const order = await sell(seller, { status: "COMPLETED" });
    await submitReview(nobody(), { orderId: order.id, token: order.token, rating: 1, title: "", body: "Scam!" });
    const review = await findReviewOfOrder(nobody(), order.id);
    for (const [kind, id] of [
      ["profile", seller.profileId],
      ["product", seller.product.id],
      ["post", post.id],
      ["review", review?.id ?? ""],
    ] as const) {
      const made = await report(from("192.0.2.7"), { subject: { kind, id }, ...SPAM });
      expect(made).toMatchObject({ id: expect.stringMatching(/^rpt_/), subject: { kind, id }, reason: "spam" });
      const [found] = await casesOf(id);
      expect(found).toMatchObject({ source: "report", reports: 1, status: "OPEN", livemode: true });
      expect(found?.account.handle).toBe(kind === "review" ? null : seller.handle);
    }
  });

  it("counts once per reporter and thing, an account or a network, and is one case for all", async () => {
    const { profileId: id } = await makeCreator();
    const subject = { kind: "profile", id } as const;
    const reader = await makePerson();
    const first = await report(as(reader), { subject, ...SPAM });
    const again = await report(as(reader), { subject, reason: "scam", words: "And a scam." });
    expect(again).toEqual(first);
    await Promise.all(Array.from({ length: 20 }, () => report(from("192.0.2.8"), { subject, ...SPAM })));
    await report(from("2001:db8:1:2::1"), { subject, ...SPAM });
    await report(from("2001:db8:1:2:ffff::9"), { subject, ...SPAM });
    expect(await casesOf(id)).toMatchObject([{ reports: 3 }]);
  });

  it("of a message is for whom it was written to alone", async () => {
    const [seller, buyer, stranger] = [await makeSeller(true), await makePerson(), await makePerson()];
    const { thread_id: thread } = await askCreator(as(buyer), { handle: seller.handle, body: "Buy my pills" });
    const [message] = (await listMessages(as(seller), thread)).data;
    const subject = { kind: "message", id: message?.id ?? "" } as const;
    for (const wrong of [as(buyer), as(stranger), from("192.0.2.9")])
      await expect(report(wrong, { subject, ...SPAM })).rejects.toMatchObject({ code: "not_found" });
    await report(as(seller), { subject, ...SPAM });
    expect(await casesOf(subject.id)).toMatchObject([{ excerpt: "Buy my pills", account: { id: buyer.userId } }]);
  });

  it("of what is not there to see is not found", async () => {
    const { profileId } = await makeCreator();
    const draft = await makePost(profileId, { status: "draft" });
    const { product } = await makeSeller();
    await database().update(products).set({ status: "archived" }).where(eq(products.id, product.id));
    for (const subject of [
      { kind: "post", id: draft.id },
      { kind: "product", id: product.id },
      { kind: "profile", id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d" },
    ] as const)
      await expect(report(from("192.0.2.10"), { subject, ...SPAM })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is refused past twenty an hour from one network", async () => {
    const people = await Promise.all(Array.from({ length: 21 }, () => makeCreator()));
    const sent = (id: string) => report(from("192.0.2.11"), { subject: { kind: "profile", id }, ...SPAM });
    for (const { profileId } of people.slice(0, 20)) await sent(profileId);
    await expect(sent(people[20]?.profileId ?? "")).rejects.toMatchObject({ code: "rate_limit_exceeded" });
  });

  it("stands in nobody's own log: who is reported does not learn by whom", async () => {
    const { profileId: id } = await makeCreator();
    await report(as(await makePerson()), { subject: { kind: "profile", id }, ...SPAM });
    expect(await database().select().from(auditLog).where(eq(auditLog.ownerId, id))).toEqual([]);
    expect(await database().select().from(auditLog).where(eq(auditLog.targetId, id))).toMatchObject([
      { action: "report.created", ownerId: null },
    ]);
  });
});

describe("a case", () => {
  it("is decided by the first of two operators; the second is told who it was; nobody else can", async () => {
    const { profileId: id } = await makeCreator();
    await report(from("192.0.2.12"), { subject: { kind: "profile", id }, ...SPAM });
    const [open] = await casesOf(id);
    const [ada, bob] = [await makePerson(), await makePerson()];
    const dismiss = { id: open?.id ?? "", decision: "dismiss", note: "It is fine." } as const;
    await expect(decideCase(as(ada), dismiss)).rejects.toMatchObject({ code: "not_found" });
    for (const { email } of [ada, bob]) await setOperator(operator(), email, true);
    const both = await Promise.allSettled([ada, bob].map((one) => decideCase(as(one), dismiss)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const told = both.find((one) => one.status === "rejected")?.reason;
    expect(told).toMatchObject({ code: "conflict", message: expect.stringMatching(/has decided this case on .* UTC/) });
    const [row] = await database().select().from(safetyCases).where(eq(safetyCases.subjectId, id));
    expect(row).toMatchObject({ status: "DISMISSED", note: "It is fine." });
  });
});
