import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { messages, safetyCases, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { listQueue } from "@/lib/domain/operators/queues/queues";
import { banWord, listBannedWords, unbanWord } from "@/lib/domain/operators/words/change";
import { CONTACT_LIMITS, standingOf } from "@/lib/domain/platform/safety/standing";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { as, makePerson, makeSeller, type Seller } from "@/lib/domain/trade/orders/testing";
import { askCreator } from "../writing/ask";
import { sendMessage, sendOrderMessage } from "../writing/send";

const SPAM = "Great page! Write me on WhatsApp +1 (555) 010-0199, I pay by wire transfer.";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
  operator = systemContext("admin", new Date());
});
afterAll(() => own.drop());

let operator: Context;
const casesAbout = (userId: string) => database().select().from(safetyCases).where(eq(safetyCases.userId, userId));
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "went through",
    (error) => error.code,
  );

describe("what somebody writes to a creator whom they have no order with", () => {
  it("is delivered and put before the operators, with the rules that it met", async () => {
    const buyer = await makePerson();
    const { thread_id: thread } = await askCreator(as(buyer), { handle: seller.handle, body: SPAM });
    expect(await database().$count(messages, eq(messages.threadId, thread))).toBe(1);
    const [flagged, ...others] = await casesAbout(buyer.userId);
    expect(others).toEqual([]);
    expect(flagged).toMatchObject({ source: "rules", subjectKind: "message", score: 95, excerpt: SPAM, reports: 0 });
    expect(flagged?.rules.map(({ rule }) => rule)).toEqual([
      "phone number",
      "other messenger",
      "payment elsewhere",
      "new account",
    ]);
    const { items } = await listQueue(operator, "flagged");
    expect(items.find(({ id }) => id === flagged?.id)?.detail).toContain("95 points: phone number");
  });

  it("is flagged for a file that is a program by its name, and not for a picture", async () => {
    const buyer = await makePerson();
    const { thread_id: thread } = await askCreator(as(buyer), { handle: seller.handle, body: "Have a look, please." });
    const send = async (name: string) => {
      const { id } = await uploadFile(as(buyer), { bytes: Buffer.from("MZ"), name });
      await sendMessage(as(buyer), thread, { body: "The brief.", fileIds: [id] });
    };
    await send("logo.png");
    await send("paper.zip");
    expect(await casesAbout(buyer.userId)).toEqual([]);
    await send("Brief.pdf.exe");
    const [flagged] = await casesAbout(buyer.userId);
    expect(flagged?.excerpt).toContain("Files: Brief.pdf.exe");
    expect(flagged?.rules.map(({ rule }) => rule)).toEqual(["program", "two endings", "new account"]);
  });

  it("is nobody's business where it is plain, nor between the two of an order", async () => {
    const buyer = await makePerson();
    await askCreator(as(buyer), {
      handle: seller.handle,
      body: "Do you also bind by hand? https://example.com/my-book",
    });
    const { id } = await makePaidOrder(seller.profileId, { buyerUserId: buyer.userId, buyerEmail: buyer.email });
    await sendOrderMessage(as(buyer), id, { body: SPAM });
    expect(await casesAbout(buyer.userId)).toEqual([]);
  });

  it("counts more when the same went to three others", async () => {
    const buyer = await makePerson();
    await database()
      .update(users)
      .set({ createdAt: new Date(0) })
      .where(eq(users.id, buyer.userId));
    const body = "We are on telegram: ask for a price list at https://a.example/list";
    for (let n = 0; n < 4; n++) await askCreator(as(buyer), { handle: (await makeCreator()).handle, body });
    const flagged = await casesAbout(buyer.userId);
    expect(flagged).toHaveLength(1);
    expect(flagged[0]?.rules.at(-1)).toEqual({ rule: "same text", points: 40, found: "3 times" });
  });

  it("is refused where it holds a word of the operators' list, and flagged by others; a change counts at once", async () => {
    const buyer = await makePerson();
    const [refuse, flag] = [newId("usr").slice(-12), newId("usr").slice(-12)];
    await banWord(operator, { word: refuse, effect: "refuse" });
    await banWord(operator, { word: flag, effect: "flag" });
    const ask = (body: string) => askCreator(as(buyer), { handle: seller.handle, body });
    expect(await refusal(ask(`Buy ${refuse.toUpperCase()}!`))).toBe("validation_error");
    const { thread_id: thread } = await ask(`Buy ${flag} here`);
    expect(await casesAbout(buyer.userId)).toHaveLength(1);
    expect(await refusal(sendMessage(as(seller), thread, { body: `No ${refuse}` }))).toBe("validation_error");
    await unbanWord(operator, { word: refuse });
    await ask(`Buy ${refuse}!`);
    expect((await listBannedWords(operator)).map(({ word }) => word)).not.toContain(refuse);
    expect(await refusal(banWord(as(buyer), { word: "mine", effect: "flag" }))).toBe("not_found");
    expect(await refusal(listBannedWords(as(seller)))).toBe("not_found");
  });
});

describe("how often an account may reach others", () => {
  const DAY = 86_400_000;

  it("loosens as it is known: by age, by an order paid, by orders completed", async () => {
    const buyer = await makePerson();
    const [row] = await database().select().from(users).where(eq(users.id, buyer.userId));
    const daysOn = (days: number) => ({ ...as(buyer), now: new Date((row?.createdAt.getTime() ?? 0) + days * DAY) });
    expect(await standingOf(daysOn(1))).toBe("new");
    expect(await standingOf(daysOn(7))).toBe("known");
    const bought = { buyerUserId: buyer.userId, buyerEmail: buyer.email };
    for (let n = 0; n < 3; n++)
      await makePaidOrder(seller.profileId, { ...bought, status: "COMPLETED", closedAt: new Date() });
    expect(await standingOf(daysOn(1))).toBe("known");
    expect(await standingOf(daysOn(30))).toBe("trusted");
    expect(await standingOf(createContext({ actor: { kind: "anonymous" }, requestId: "req_x" }))).toBe("guest");
  });

  it("a new one starts so many conversations a day, and is told when there are more", async () => {
    const buyer = await makePerson();
    const most = CONTACT_LIMITS.new.perDay?.conversations ?? 0;
    const now = new Date("2026-11-20T09:30:00.000Z");
    await database().update(users).set({ createdAt: now }).where(eq(users.id, buyer.userId));
    // over some minutes: more than that in one is another limit
    const ask = (n: number) =>
      askCreator(
        { ...as(buyer), now: new Date(now.getTime() + n * 60_000) },
        { handle: seller.handle, body: `Question ${n}` },
      );
    for (let n = 0; n < most; n++) await ask(n);
    await expect(ask(most)).rejects.toMatchObject({
      code: "rate_limit_exceeded",
      message: expect.stringContaining("in an account's first week"),
    });
  });
});
