import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { makePostedBrief } from "@/db/factories/briefs";
import { events, payoutWaits, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { answerBrief } from "@/lib/domain/contact/briefs/answer";
import { listPipeline } from "@/lib/domain/contact/briefs/pipeline";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { asking } from "@/lib/domain/contact/quotes/testing";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { mailUnread } from "@/lib/domain/contact/threads/writing/mail-unread";
import { sendMessage } from "@/lib/domain/contact/threads/writing/send";
import { as, mailsTo, makePerson, makeSeller, nobody, operator } from "@/lib/domain/trade/orders/testing";
import { tellWaiting, waitForCreator } from "@/lib/domain/trade/payouts/waits";
import { deleteAccount } from "./delete-account";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("a deleted account", () => {
  it("takes its name and address out of what it asked as a guest, and mails it no answer", async () => {
    const [creator, guest, now] = [await makeSeller(true), await makePerson(), new Date()];
    const asGuest = { handle: creator.handle, email: guest.email, name: "Real Name" };
    const { thread_id: thread, path } = await askCreator(nobody(now), { ...asGuest, body: "Are you free?" });
    const quote = await requestQuote(nobody(now), asking(creator), "site", asGuest);
    await deleteAccount(operator(), guest.email);
    await sendMessage(as(creator, now), thread, { body: "Yes, I am." }, "site");
    await mailUnread(operator(new Date(now.getTime() + 180_000)));
    expect(await mailsTo(guest.email)).toEqual(["account_deleted"]);
    const token = new URL(path, "http://here.invalid").searchParams.get("token") ?? "";
    await expect(listMessages(nobody(now), thread, {}, { token })).rejects.toMatchObject({ code: "not_found" });
    const { data } = await listMessages(as(creator, now), thread);
    expect(data.map(({ author }) => author.name)).toContain("Deleted account");
    const kept = await statement<{ row: string }>(
      "select row_to_json(t)::text as row from threads t union all select row_to_json(q)::text from quotes q",
      [],
    );
    const rows = [...kept.map(({ row }) => row), JSON.stringify(data)].join("\n");
    expect(rows).toContain(quote.id);
    for (const gone of [guest.email, "Real Name"]) expect(rows).not.toContain(gone);
  });

  it("leaves no name in the titles of what it was asked", async () => {
    const [gone, buyer] = [await makeSeller(true), await makePerson()];
    const { thread_id, thread } = await askCreator(as(buyer), { handle: gone.handle, body: "Are you free?" });
    expect(thread.title).toMatch(/^A question to Maker /);
    expect((await showThread(as(gone), thread_id)).thread.title).toBe("A question from Robin Ashby");
    await deleteAccount(operator(), gone.email);
    expect((await showThread(as(buyer), thread_id)).thread.title).toBe("A question to Deleted account");
  });

  it("closes its briefs, which is told to whom they reached: nobody answers or offers to nobody", async () => {
    const [one, two, buyer] = [await makeSeller(true), await makeSeller(true), await makePerson()];
    const { id } = await makePostedBrief(buyer.userId, one.profileId);
    const answered = await makePostedBrief(buyer.userId, two.profileId);
    await answerBrief(as(two), { id: answered.id, answer: "interested", message: "I can do it.", contact: null });
    await deleteAccount(operator(), buyer.email);
    const [match] = (await listPipeline(as(one))).data;
    expect(match).toMatchObject({ id, status: "CLOSED", may_offer: false });
    const answer = answerBrief(as(one), { id, answer: "interested", message: "I can do it.", contact: null });
    await expect(answer).rejects.toMatchObject({ message: expect.stringContaining("closed") });
    const told = await database()
      .select({ ownerId: events.ownerId, payload: events.payload })
      .from(events)
      .where(eq(events.type, "intent_brief.closed"));
    expect(Object.fromEntries(told.map(({ ownerId, payload }) => [ownerId, JSON.parse(payload).data.id]))).toEqual({
      [one.profileId]: id,
      [two.profileId]: answered.id,
    });
  });

  it("waits for nobody to take payments any more, and is mailed nothing when they do", async () => {
    const [seller, person] = [await makeSeller(false), await makePerson()];
    await waitForCreator(as(person), { productId: seller.product.id });
    await deleteAccount(operator(), person.email);
    expect(await database().select().from(payoutWaits)).toEqual([]);
    await database()
      .update(profiles)
      .set({ payoutsEnabled: true, processorAccountId: "acct_1" })
      .where(eq(profiles.id, seller.profileId));
    expect(await tellWaiting(operator())).toBe(0);
    expect(await mailsTo(person.email)).toEqual(["account_deleted"]);
  });
});
