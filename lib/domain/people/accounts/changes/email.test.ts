import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeSession } from "@/db/factories";
import { makeBooking, makeMembership, makeTier } from "@/db/factories/creator-records";
import { bookings, emailChanges, memberships, orders, payoutWaits, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { isResetLinkAlive, requestPasswordReset } from "../signing-in/reset-password";
import { confirmEmailChange } from "./confirm-email";
import { cancelEmailChange, pendingEmailChange, requestEmailChange } from "./email";

const NOW = new Date("2026-11-20T09:30:00.000Z");

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const anybody = (now = NOW): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip: "198.18.7.1", now });
const freshEmail = () => `${newId("usr")}@example.com`;

async function person({ proved = true } = {}) {
  const { userId, profileId, email } = await makeCreator();
  if (proved) await database().update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, userId));
  const actor = { kind: "user", userId, profileId, sessionId: await makeSession(userId, NOW), email } as const;
  return { userId, profileId, email, ctx: createContext({ actor, requestId: newId("req"), now: NOW }) };
}

async function tokenTo(email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast((each) => each.kind === kind);
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const emailOf = async (id: string) => (await database().select().from(users).where(eq(users.id, id)))[0]?.email;

describe("a change of address", () => {
  it("needs a yes from both mailboxes, in either order, tells both, and brings the orders along", async () => {
    for (const oldFirst of [true, false]) {
      const { userId, profileId, email, ctx } = await person();
      const order = await makePaidOrder(profileId, { buyerEmail: email });
      const booked = await makeBooking(profileId, { guestEmail: email });
      const next = freshEmail();
      const twice = (await makeCreator()).profileId;
      const waits = [
        { profileId, email },
        { profileId: twice, email },
        { profileId: twice, email: next },
      ];
      await database().insert(payoutWaits).values(waits);
      await requestEmailChange(ctx, { email: next });
      const tokens = [await tokenTo(email, "email_change_asked"), await tokenTo(next, "email_change_proof")];
      const [first = "", second = ""] = oldFirst ? tokens : tokens.reverse();
      expect(await confirmEmailChange(ctx, { token: first })).toEqual({ email: next, changed: false });
      expect(await emailOf(userId)).toBe(email);
      expect((await pendingEmailChange(ctx))?.waits_for).toEqual([oldFirst ? "new" : "old"]);
      expect(await confirmEmailChange(ctx, { token: second })).toEqual({ email: next, changed: true });
      expect(await emailOf(userId)).toBe(next);
      for (const address of [email, next])
        expect((await mailsTo(address)).map(({ kind }) => kind)).toContain("email_changed");
      const [moved] = await database().select().from(orders).where(eq(orders.id, order.id));
      expect(moved?.buyerEmail).toBe(next);
      const waiting = database().select({ who: payoutWaits.profileId }).from(payoutWaits);
      expect(await waiting.where(eq(payoutWaits.email, next)).orderBy(payoutWaits.profileId)).toEqual(
        [profileId, twice].sort().map((who) => ({ who })),
      );
      const [booking] = await database().select().from(bookings).where(eq(bookings.id, booked.id));
      expect(booking?.guestEmail).toBe(next);
      expect(await pendingEmailChange(ctx)).toBeNull();
    }
  });

  it("of an address that was never proved asks the new one alone, and brings nobody's orders along", async () => {
    const { userId, profileId, email, ctx } = await person({ proved: false });
    const order = await makePaidOrder(profileId, { buyerEmail: email });
    const next = freshEmail();
    await requestEmailChange(ctx, { email: next });
    expect(await mailsTo(email)).toEqual([]);
    await confirmEmailChange(ctx, { token: await tokenTo(next, "email_change_proof") });
    expect(await emailOf(userId)).toBe(next);
    const [left] = await database().select().from(orders).where(eq(orders.id, order.id));
    expect(left?.buyerEmail).toBe(email);
  });

  it("takes along what carries the account's own id also from an address that was a slip", async () => {
    const { userId, profileId, email, ctx } = await person({ proved: false });
    const bought = await makePaidOrder(profileId, { buyerUserId: userId, buyerEmail: email });
    const elsewhere = await makePaidOrder(profileId, { buyerUserId: userId, buyerEmail: "payer@example.com" });
    const tier = await makeTier(profileId);
    const member = await makeMembership(profileId, tier.id, { userId, memberEmail: email });
    const guest = await makeMembership(profileId, tier.id, { memberEmail: email });
    const next = freshEmail();
    await requestEmailChange(ctx, { email: next });
    await confirmEmailChange(ctx, { token: await tokenTo(next, "email_change_proof") });
    const paidUnder = await database().select().from(orders).where(eq(orders.buyerUserId, userId)).orderBy(orders.id);
    expect(paidUnder.map(({ id, buyerEmail }) => [id, buyerEmail])).toEqual(
      [
        [bought.id, next],
        [elsewhere.id, "payer@example.com"],
      ].sort(),
    );
    const members = await database().select().from(memberships).where(eq(memberships.tierId, tier.id));
    expect(Object.fromEntries(members.map(({ id, memberEmail }) => [id, memberEmail]))).toEqual({
      [member.id]: next,
      [guest.id]: email,
    });
  });

  it("is done by each link once, within a day, until it is taken back or asked for again", async () => {
    const { email, ctx } = await person();
    const next = freshEmail();
    await requestEmailChange(ctx, { email: next });
    const old = await tokenTo(email, "email_change_asked");
    const late = anybody(new Date(NOW.getTime() + DAY_MS));
    const ended = { code: "not_found" };
    await expect(confirmEmailChange(late, { token: old })).rejects.toMatchObject(ended);
    await confirmEmailChange(anybody(), { token: old });
    await expect(confirmEmailChange(anybody(), { token: old })).rejects.toMatchObject(ended);
    const first = await tokenTo(next, "email_change_proof");
    await requestEmailChange(ctx, { email: freshEmail() });
    await expect(confirmEmailChange(anybody(), { token: first })).rejects.toMatchObject(ended);
    const again = await tokenTo(email, "email_change_asked");
    await cancelEmailChange(ctx);
    await expect(confirmEmailChange(anybody(), { token: again })).rejects.toMatchObject(ended);
  });

  it("goes to one of two accounts that want the same address", async () => {
    const next = freshEmail();
    const people = [await person(), await person()];
    const tokens: string[] = [];
    for (const { ctx, email } of people) {
      await requestEmailChange(ctx, { email: next });
      await confirmEmailChange(anybody(), { token: await tokenTo(email, "email_change_asked") });
      tokens.push(await tokenTo(next, "email_change_proof"));
    }
    const tries = await Promise.allSettled(
      tokens.map((token, n) => confirmEmailChange(people[n]?.ctx ?? anybody(), { token })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = tries.find((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "conflict", extras: { param: "email" } });
    const third = await person();
    await expect(requestEmailChange(third.ctx, { email: next })).rejects.toMatchObject({ code: "conflict" });
  });

  it("leaves anyone who reads the old mailbox no way in, and keeps no token as it was mailed", async () => {
    const { email, ctx } = await person();
    await requestPasswordReset(anybody(), { email });
    const reset = await tokenTo(email, "password_reset");
    const next = freshEmail();
    await requestEmailChange(ctx, { email: next });
    const token = await tokenTo(next, "email_change_proof");
    const rows = await database().select().from(emailChanges);
    expect(JSON.stringify(rows)).not.toContain(token);
    await confirmEmailChange(anybody(), { token: await tokenTo(email, "email_change_asked") });
    await confirmEmailChange(ctx, { token });
    expect(await isResetLinkAlive(anybody(), reset)).toBe(false);
  });

  it("mails a stranger three times an hour, whichever accounts ask, in none of their words, and its links go on working", async () => {
    const next = freshEmail();
    const { ctx, userId } = await person({ proved: false });
    await database().update(users).set({ name: "See https://evil.example" }).where(eq(users.id, userId));
    for (let n = 0; n < 2; n++) await requestEmailChange((await person()).ctx, { email: next });
    for (let n = 0; n < 3; n++) await requestEmailChange(ctx, { email: next });
    const mails = await mailsTo(next);
    expect(mails).toHaveLength(3);
    expect(mails.map(({ text }) => text).join()).not.toContain("evil.example");
    const other = await person();
    const wanted = freshEmail();
    await requestEmailChange(other.ctx, { email: wanted });
    await expect(requestEmailChange(other.ctx, { email: next }), "no mail would come").rejects.toMatchObject({
      code: "conflict",
    });
    expect(await mailsTo(next)).toHaveLength(3);
    expect(await pendingEmailChange(other.ctx), "what waited waits on").toMatchObject({ new_email: wanted });
    const token = await tokenTo(next, "email_change_proof");
    expect(await confirmEmailChange(ctx, { token })).toEqual({ email: next, changed: true });
  });
});
