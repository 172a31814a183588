import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { asking } from "@/lib/domain/contact/quotes/testing";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { mailUnread } from "@/lib/domain/contact/threads/writing/mail-unread";
import { sendMessage } from "@/lib/domain/contact/threads/writing/send";
import { as, mailsTo, makePerson, makeSeller, nobody, operator } from "@/lib/domain/trade/orders/testing";
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
});
