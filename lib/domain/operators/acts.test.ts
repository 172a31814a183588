import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeSession } from "@/db/factories";
import { authenticators, disputeStatements, releases, sessions } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { report } from "@/lib/domain/contact/reports/report";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
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
