import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { events, mails, threads, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AnswerIntro } from "@/lib/contracts/contact/intros";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { answerIntro } from "@/lib/domain/contact/intros/answer";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { buyerOrderPath } from "@/lib/domain/trade/orders/access/link";
import { listBuyerThreads, listThreads } from "./reading/list";
import { listMessages, messagesByOrderHandle, messagesByReplyHandle } from "./reading/messages";
import { countUnread, readThread } from "./reading/unread";
import { askCreator } from "./writing/ask";
import { blockThread, unblockThread } from "./writing/block";
import { mailUnread } from "./writing/mail-unread";
import { sendByOrderHandle, sendByReplyHandle, sendMessage, sendOrderMessage } from "./writing/send";

const now = new Date("2026-11-20T09:30:00.000Z");
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  anyone = { ...systemContext("test", now), actor: { kind: "anonymous" } };
});
afterAll(() => own.drop());

const later = (ctx: Context, seconds: number): Context => ({ ...ctx, now: new Date(now.getTime() + seconds * 1000) });
let anyone: Context;

async function person(discoverable = true) {
  const made = await makeCreator({ mcpDiscoverable: discoverable });
  const { userId, profileId, email } = made;
  return { ...made, ctx: { ...anyone, actor: { kind: "user", userId, profileId, sessionId: "s", email } } as Context };
}

const tokenOf = (path: string) => new URL(path, "https://x.test").searchParams.get("token") ?? "";
const bodies = async (page: Promise<{ data: { body: string }[] }>) => (await page).data.map(({ body }) => body);

describe("a question before buying", () => {
  it("goes to the creator and back; each side counts what it has not read", async () => {
    const [seller, buyer] = [await person(), await person()];
    const { thread_id: id } = await askCreator(buyer.ctx, { handle: seller.handle, body: "Do you do **maps**?" });
    expect((await listThreads(seller.ctx)).data).toMatchObject([{ id, unread: 1, subject: { kind: "inquiry", id } }]);
    expect(await countUnread(seller.ctx)).toEqual({ creator: 1, buyer: 0 });
    await sendMessage(seller.ctx, id, { body: "I do." });
    expect(await countUnread(seller.ctx)).toEqual({ creator: 0, buyer: 0 });
    expect(await countUnread(buyer.ctx)).toEqual({ creator: 0, buyer: 1 });
    await readThread(buyer.ctx, id);
    expect(await countUnread(buyer.ctx)).toEqual({ creator: 0, buyer: 0 });
    const [answer, question] = (await listMessages(buyer.ctx, id)).data;
    expect(answer).toMatchObject({
      side: "creator",
      author: { kind: "creator", via: "api" },
      read_at: now.toISOString(),
    });
    expect(question).toMatchObject({ side: "buyer", body: "Do you do **maps**?", read_at: now.toISOString() });
    expect((await listBuyerThreads(buyer.ctx, { q: "maps" })).data.map((thread) => thread.id)).toEqual([id]);
    expect((await listBuyerThreads(buyer.ctx, { q: "boats" })).data).toEqual([]);
    const told = await database().select().from(events).where(eq(events.ownerId, seller.profileId));
    expect(told.map(({ type }) => type)).toEqual(["message.created", "message.created"]);
  });

  it("of a guest opens by the link alone, and nobody else sees it", async () => {
    const [seller, other] = [await person(), await person()];
    const asked = { handle: seller.handle, body: "Hello?", email: "guest@example.com" };
    const { thread_id: id, path } = await askCreator(anyone, asked);
    const token = tokenOf(path);
    expect(await bodies(listMessages(anyone, id, {}, { token }))).toEqual(["Hello?"]);
    await sendMessage(anyone, id, { body: "Still there?" }, "site", { token });
    for (const [ctx, wrong] of [
      [anyone, undefined],
      [anyone, `${token.slice(0, -2)}xx`],
      [other.ctx, undefined],
    ] as const)
      await expect(listMessages(ctx, id, {}, { token: wrong })).rejects.toMatchObject({ code: "not_found" });
    await expect(askCreator(anyone, { handle: seller.handle, body: "x" })).rejects.toMatchObject({
      code: "validation_error",
    });
    await expect(askCreator(seller.ctx, { handle: seller.handle, body: "x" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("of an account is no stranger's who proves the address that it was given by a slip", async () => {
    const [seller, asking, stranger] = [await person(), await person(), await person()];
    const { thread_id: id } = await askCreator(asking.ctx, { handle: seller.handle, body: "My divorce papers?" });
    const [row] = await database().select().from(threads).where(eq(threads.id, id));
    expect(row).toMatchObject({ buyerUserId: asking.userId, buyerEmail: null });
    // as a process of the version before writes it
    const typed = `${newId("usr")}@example.com`;
    await database().update(threads).set({ buyerEmail: typed, buyerUnread: 1 }).where(eq(threads.id, id));
    const proved = { email: typed, emailVerifiedAt: now };
    await database().update(users).set(proved).where(eq(users.id, stranger.userId));
    expect((await listBuyerThreads(stranger.ctx)).data).toEqual([]);
    expect(await countUnread(stranger.ctx)).toEqual({ creator: 0, buyer: 0 });
    const none = { code: "not_found" };
    await expect(listMessages(stranger.ctx, id)).rejects.toMatchObject(none);
    await expect(sendMessage(stranger.ctx, id, { body: "Never mind." })).rejects.toMatchObject(none);
    expect((await listBuyerThreads(asking.ctx)).data).toMatchObject([{ id }]);
    // what it asked as a guest is its own, and so is the conversation of an order that was paid under the address
    await database().update(threads).set({ buyerUserId: null }).where(eq(threads.id, id));
    expect((await listBuyerThreads(stranger.ctx)).data).toMatchObject([{ id }]);
    await database().update(threads).set({ buyerUserId: asking.userId, kind: "order" }).where(eq(threads.id, id));
    expect((await listBuyerThreads(stranger.ctx)).data).toMatchObject([{ id }]);
    expect(await bodies(listMessages(stranger.ctx, id))).toEqual(["My divorce papers?"]);
  });

  it("can be blocked by either side, and opened again by the same", async () => {
    const [seller, buyer] = [await person(), await person()];
    const { thread_id: id } = await askCreator(buyer.ctx, { handle: seller.handle, body: "Buy my pills" });
    await blockThread(seller.ctx, id);
    await expect(sendMessage(buyer.ctx, id, { body: "More" })).rejects.toMatchObject({ code: "conflict" });
    await expect(unblockThread(buyer.ctx, id)).rejects.toMatchObject({ code: "conflict" });
    await unblockThread(seller.ctx, id);
    await sendMessage(buyer.ctx, id, { body: "Sorry" });
  });

  it("takes thirty messages a minute of one author", async () => {
    const [seller, buyer] = [await person(), await person()];
    const { thread_id: id } = await askCreator(buyer.ctx, { handle: seller.handle, body: "1" });
    for (let n = 2; n <= 30; n++) await sendMessage(buyer.ctx, id, { body: String(n) });
    await expect(sendMessage(buyer.ctx, id, { body: "31" })).rejects.toMatchObject({ code: "rate_limit_exceeded" });
    expect((await sendMessage(seller.ctx, id, { body: "Stop" })).side).toBe("creator");
  });
});

describe("what stays unread", () => {
  it("is mailed after two minutes, once an hour and thread; reading calls it off", async () => {
    const [seller, buyer] = [await person(), await person()];
    const { thread_id: id } = await askCreator(buyer.ctx, { handle: seller.handle, body: "First" });
    const mailed = async (seconds: number) => {
      await mailUnread(later(anyone, seconds));
      const to = await database().select().from(mails).where(eq(mails.recipient, seller.email));
      return to.filter(({ kind }) => kind === "messages_unread").length;
    };
    expect(await mailed(119)).toBe(0);
    expect(await mailed(120)).toBe(1);
    await sendMessage(later(buyer.ctx, 200), id, { body: "Second" });
    expect(await mailed(3_719)).toBe(1);
    expect(await mailed(3_720)).toBe(2);
    await sendMessage(later(buyer.ctx, 9_000), id, { body: "Third" });
    await readThread(later(seller.ctx, 9_010), id);
    expect(await mailed(9_500)).toBe(2);
  });
});

describe("handles", () => {
  it("of a request read the answer, and write only after there is one", async () => {
    const seller = await person();
    const { id, reply_handle } = await requestIntro(anyone, { handle: seller.handle, note: "May we meet?" });
    await expect(sendByReplyHandle(anyone, reply_handle, { body: "Well?" })).rejects.toMatchObject({
      code: "conflict",
    });
    const answer = { id, answer: "accept", message: "Gladly.", contact: "ada@ex.org" };
    await answerIntro(seller.ctx, AnswerIntro.parse(answer));
    const { page, conversations } = await messagesByReplyHandle(anyone, reply_handle);
    expect(page.data.map(({ body }) => body)).toEqual(["Gladly.\n\nContact: ada@ex.org", "May we meet?"]);
    expect(conversations).toMatchObject([{ creator: { handle: seller.handle }, answered: true }]);
    expect(await sendByReplyHandle(anyone, reply_handle, { body: "Thanks." })).toMatchObject({
      side: "buyer",
      author: { kind: "app", via: "mcp" },
    });
    const forged = `${reply_handle.slice(0, -4)}AAAA`;
    await expect(messagesByReplyHandle(anyone, forged)).rejects.toMatchObject({ code: "not_found" });
  });

  it("of an order read their own messages and the answers to them, not what the buyer and the creator say", async () => {
    const seller = await person();
    const { id } = await makePaidOrder(seller.profileId);
    const [handle, token] = [orderHandle(id), tokenOf(buyerOrderPath(id))];
    expect((await messagesByOrderHandle(anyone, handle)).data).toEqual([]);
    await sendOrderMessage(anyone, id, { body: "Private." }, { token });
    const [{ id: thread } = { id: "" }] = (await listThreads(seller.ctx)).data;
    await sendMessage(seller.ctx, thread, { body: "To the buyer." });
    await sendByOrderHandle(anyone, handle, { body: "From the agent." });
    await sendMessage(seller.ctx, thread, { body: "To the agent." });
    expect(await bodies(messagesByOrderHandle(anyone, handle))).toEqual(["To the agent.", "From the agent."]);
    expect(await bodies(listMessages(anyone, thread, {}, { token }))).toHaveLength(4);
    expect(await database().$count(threads, eq(threads.subjectId, id))).toBe(1);
  });

  it("opens one conversation of an order, no matter who writes first", async () => {
    const seller = await person();
    const { id } = await makePaidOrder(seller.profileId);
    const handle = orderHandle(id);
    await Promise.all(Array.from({ length: 10 }, (_, n) => sendByOrderHandle(anyone, handle, { body: `${n}` })));
    expect(await database().select().from(threads).where(eq(threads.subjectId, id))).toMatchObject([
      { creatorUnread: 10 },
    ]);
  });
});
