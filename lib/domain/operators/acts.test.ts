import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeSession } from "@/db/factories";
import { authenticators, disputeStatements, events, messages, releases, sessions } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { offerQuote } from "@/lib/domain/contact/quotes/offer";
import { getQuote, listQuotes } from "@/lib/domain/contact/quotes/read";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { accept, asking, BRIEF, offering, quoteRow } from "@/lib/domain/contact/quotes/testing";
import { report } from "@/lib/domain/contact/reports/report";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { searchOwn } from "@/lib/domain/network/own-things/search";
import { TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { briefOf } from "@/lib/domain/trade/orders/brief/read";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { resolveDispute } from "@/lib/domain/trade/orders/disputes/resolve";
import {
  as,
  buy,
  hearProcessor,
  mailsTo,
  makePerson,
  makeSeller,
  nobody,
  operator,
  orderRow,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { getOffer } from "@/lib/domain/trade/products/read";
import { requireOperator } from "./access";
import { changeStanding } from "./accounts/change-standing";
import { readAccount } from "./accounts/read";
import { decideCase } from "./cases/decide";
import { casesOfAccount } from "./cases/list";
import { makeOperator, refusal } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const WORK = { message: "Here it is.", links: [] };
const REASON = "Nothing was delivered that fits the brief.";

describe("two operators", () => {
  it("do not decide one dispute: of two at once one does, and the later is told so", async () => {
    const [one, other] = [await makeOperator(), await makeOperator()];
    const { id } = await buy(seller);
    await hearProcessor();
    const order = { id, orderId: id, token: orderLinkToken(id) };
    await deliverOrder(as(seller), id, WORK);
    await openDispute(nobody(), { ...order, reason: REASON });
    const decision = { orderId: id, reason: REASON, early: true };
    const answers = await Promise.all([
      refusal(resolveDispute(one.ctx(), { ...decision, outcome: "refund" })),
      refusal(resolveDispute(other.ctx(), { ...decision, outcome: "complete" })),
    ]);
    expect(answers.filter((answer) => answer === "went through")).toHaveLength(1);
    expect(await refusal(resolveDispute(other.ctx(), { ...decision, outcome: "refund" }))).not.toBe("went through");
    const said = await database().select().from(disputeStatements).where(eq(disputeStatements.orderId, id));
    expect(said.filter(({ side }) => side === "operator")).toHaveLength(1);
    await hearProcessor();
    const { status, refundedCents, amountCents } = await orderRow(id);
    expect([
      ["REFUNDED", amountCents],
      ["COMPLETED", 0],
    ]).toContainEqual([status, refundedCents]);
  });
});

describe("what an operator hides", () => {
  it("is gone for everybody else: a product from sale, the words of a message; who made it reads why", async () => {
    const [one, other] = [await makeOperator(), await makeOperator()];
    const [target, buyer] = [await makeSeller(true), await makePerson()];
    const why = "It asks for gift cards.";
    const reported = { reason: "scam", words: "See for yourself." } as const;
    await report(as(buyer), { subject: { kind: "product", id: target.product.id }, ...reported });
    const [product] = await casesOfAccount(operator(), target.userId);
    const hide = { id: product?.id ?? "", decision: "hide", note: why } as const;
    const answers = await Promise.all([refusal(decideCase(one.ctx(), hide)), refusal(decideCase(other.ctx(), hide))]);
    expect(answers.sort()).toEqual(["conflict", "went through"]);
    await expect(getOffer(nobody(), target.handle, target.product.slug)).rejects.toMatchObject({ code: "not_found" });
    expect((await mailsTo(target.email)).join()).toContain("content_hidden");

    const { thread_id: thread } = await askCreator(as(buyer), { handle: target.handle, body: "Send me gift cards" });
    const bodies = async () => (await listMessages(as(target), thread)).data.map(({ body }) => body);
    const [message] = (await listMessages(as(target), thread)).data;
    await report(as(target), { subject: { kind: "message", id: message?.id ?? "" }, ...reported });
    const [found] = await casesOfAccount(operator(), buyer.userId);
    await decideCase(one.ctx(), { id: found?.id ?? "", decision: "hide", note: why });
    expect((await bodies()).join()).not.toContain("gift cards");
  });

  it("takes the files of a message with it, and the words of the quote that it asked for; its case names the files", async () => {
    const [one, seller, buyer] = [await makeOperator(), await makeSeller(true), await makePerson()];
    const { id: fileId } = await uploadFile(as(buyer), { name: "invoice.txt", bytes: Buffer.from("Pay here") });
    const asked = await requestQuote(as(buyer), asking(seller, { attachments: [fileId] }), "site");
    const [message] = (await listMessages(as(seller), asked.thread_id)).data;
    expect(message?.attachments).toMatchObject([{ id: fileId }]);
    const subject = { kind: "message", id: message?.id ?? "" } as const;
    await report(as(seller), { subject, reason: "scam", words: "" });
    const [found] = await casesOfAccount(operator(), buyer.userId);
    expect(found?.excerpt).toBe(`${BRIEF}\n\nFiles: invoice.txt`);
    const opened = () => refusal(downloadFile(as(seller), { fileId, of: asked.thread_id }));
    expect(await opened()).toBe("went through");
    await decideCase(one.ctx(), { id: found?.id ?? "", decision: "hide", note: "It is no invoice." });
    expect(await opened()).toBe("not_found");
    const [hidden] = (await listMessages(as(seller), asked.thread_id)).data;
    const quotes = [await getQuote(as(seller), asked.id), ...(await listQuotes(as(buyer), { side: "buyer" })).data];
    for (const { attachments } of [hidden, ...quotes].flatMap((shown) => shown ?? [])) expect(attachments).toEqual([]);
    expect(quotes.map(({ brief }) => brief)).toEqual([TAKEN_DOWN, TAKEN_DOWN]);
  });

  it("is withheld of a quote's words in answers, events, mails and searches, and stays what the two agreed on in the order", async () => {
    const [one, seller, buyer] = [await makeOperator(), await makeSeller(true), await makePerson()];
    const { id } = await requestQuote(as(buyer), asking(seller), "site");
    const said = async () => await searchOwn(as(seller), { q: "ferry", limit: 5 });
    expect((await said()).data.map((found) => found.id)).toContain(id);
    const [asked] = await database()
      .select()
      .from(messages)
      .where(eq(messages.id, (await quoteRow(id)).messageId ?? ""));
    await report(as(seller), { subject: { kind: "message", id: asked?.id ?? "" }, reason: "scam", words: "" });
    const [found] = await casesOfAccount(operator(), buyer.userId);
    await decideCase(one.ctx(), { id: found?.id ?? "", decision: "hide", note: "It is spam." });
    expect((await said()).data).toEqual([]);
    const offer = await offerQuote(as(seller), id, offering(seller, { title: "A mark" }));
    expect(offer.brief).toBe(TAKEN_DOWN);
    const told = await database().select().from(events).where(eq(events.type, "quote.offered"));
    expect(told.map(({ payload }) => JSON.parse(payload).data.brief)).toEqual([TAKEN_DOWN]);
    const { order_id } = await accept(as(buyer), seller, id);
    expect((await briefOf(order_id)).summary).toContain(BRIEF);
  });
});

describe("frozen payouts", () => {
  /** Paid with it, the processor has the money at once. */
  const AT_ONCE = "4000000000000077";

  it("wait, also what is earned meanwhile, and go on when they are let go; the account's page and log say so", async () => {
    const { ctx } = await makeOperator();
    const target = await makeSeller(true);
    const reason = "A bank asks about this card.";
    await changeStanding(ctx(), { userId: target.userId, change: "freeze", reason });
    expect(await refusal(changeStanding(ctx(), { userId: target.userId, change: "freeze", reason }))).toBe("conflict");
    const { id } = await buy(target, AT_ONCE);
    await hearProcessor();
    await deliverOrder(as(target), id, WORK);
    await acceptDelivery(nobody(), { orderId: id, token: orderLinkToken(id) });
    const released = async () => (await database().select().from(releases).where(eq(releases.orderId, id)))[0];
    const soon = () => operator(new Date(Date.now() + 3_600_000));
    await payOut(soon());
    expect(await released()).toMatchObject({ status: "WAITING", paidCents: null });
    const read = await readAccount(ctx(), target.userId);
    expect(read.page?.payouts).toBe("frozen");
    expect(read.history.map(({ action }) => action)).toContain("payouts.frozen");
    await changeStanding(ctx(), { userId: target.userId, change: "unfreeze", reason: "The bank is content." });
    await payOut(soon());
    expect(await released()).toMatchObject({ status: "SENT" });
  });
});

describe("an operator who has a second factor", () => {
  it("acts only in a session in which it was shown; who has none acts as before, and nobody else does", async () => {
    const { ctx, userId, sessionId } = await makeOperator();
    expect(await refusal(requireOperator(ctx()))).toBe("went through");
    const sealedSecret = Buffer.alloc(40);
    await database().insert(authenticators).values({ userId, sealedSecret, confirmedAt: new Date() });
    expect(await refusal(requireOperator(ctx()))).toBe("step_up_required");
    expect(await refusal(readAccount(ctx(), userId))).toBe("step_up_required");
    await database().update(sessions).set({ secondFactor: true }).where(eq(sessions.id, sessionId));
    expect(await refusal(requireOperator(ctx()))).toBe("went through");
    const elsewhere = await makeSession(userId);
    const other = { ...ctx(), actor: { ...ctx().actor, sessionId: elsewhere } } as Context;
    expect(await refusal(requireOperator(other))).toBe("step_up_required");
    expect(await refusal(requireOperator(as(await makePerson())))).toBe("not_found");
  });
});
