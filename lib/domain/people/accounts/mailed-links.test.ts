import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { HOUR_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { isResetLinkAlive, requestPasswordReset, resetPassword } from "./signing-in/reset-password";
import { findSession, signIn } from "./signing-in/sign-in";
import { signUp } from "./signing-in/sign-up";
import { lookAtVerification, resendVerification, verifyEmail } from "./signing-in/verify-email";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const [OLD, NEW] = ["a long enough password", "another long password"];

let own: TestDatabase;
let address = 0;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const visitor = (now = NOW): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip: `198.18.1.${++address}`, now });

async function person() {
  const email = `${newId("usr")}@example.com`;
  const { userId } = await signUp(visitor(), { name: "Robin", email, password: OLD });
  const actor = { kind: "user", userId, profileId: null, sessionId: "s", email } as const;
  return { email, userId, ctx: (now = NOW) => createContext({ actor, requestId: newId("req"), now }) };
}

/** The tokens in the mails of a kind to an address, oldest first. */
async function tokensIn(email: string, kind: string): Promise<string[]> {
  const rows = await mailsTo(email);
  return rows.filter((row) => row.kind === kind).map((row) => /token=([\w-]+)/.exec(row.text)?.[1] ?? "");
}

const verifiedAt = async (id: string) =>
  (await database().select().from(users).where(eq(users.id, id)))[0]?.emailVerifiedAt;

describe("confirming the address", () => {
  it("takes the link of the mail that sign-up sends, once", async () => {
    const { email, userId, ctx } = await person();
    expect(await verifiedAt(userId)).toBeNull();
    const [token = ""] = await tokensIn(email, "email_verification");
    const alive = async () => (await lookAtVerification(visitor(), token)) !== null;
    expect([await alive(), await alive()], "looking does not use it up").toEqual([true, true]);
    await verifyEmail(ctx(), { token });
    expect(await verifiedAt(userId)).toEqual(NOW);
    expect(await alive()).toBe(false);
    await expect(verifyEmail(ctx(), { token })).rejects.toMatchObject({ code: "not_found" });
  });

  it("works for three days; a link sent again works, and the first one no more after it", async () => {
    const { email, userId, ctx } = await person();
    await resendVerification(ctx());
    const [first = "", second = ""] = await tokensIn(email, "email_verification");
    const late = ctx(new Date(NOW.getTime() + 72 * HOUR_MS));
    await expect(verifyEmail(late, { token: first })).rejects.toMatchObject({ code: "not_found" });
    await verifyEmail(ctx(new Date(NOW.getTime() + 71 * HOUR_MS)), { token: second });
    await expect(verifyEmail(ctx(), { token: first })).rejects.toMatchObject({ code: "not_found" });
    expect(await verifiedAt(userId)).not.toBeNull();
    await expect(resendVerification(ctx())).rejects.toMatchObject({ code: "conflict" });
  });

  it("is asked for by a mail of sign-up and three more in an hour, which name nobody", async () => {
    const { email, ctx } = await person();
    for (let n = 0; n < 3; n++) await resendVerification(ctx());
    await expect(resendVerification(ctx())).rejects.toMatchObject({ code: "conflict" });
    const tokens = await tokensIn(email, "email_verification");
    expect(tokens).toHaveLength(4);
    const said = (await mailsTo(email)).map(({ text }) => text).join();
    expect(said).not.toContain("Robin");
    expect(said, "and say what there is to do for who opened none").toContain(
      "If you did not open it, confirm nothing",
    );
    await verifyEmail(ctx(), { token: tokens.at(-1) ?? "" });
  });

  it("is done in a browser that is signed in to that very account, or with its password; no click elsewhere does it", async () => {
    const { email, userId } = await person();
    const other = await person();
    const [token = ""] = await tokensIn(email, "email_verification");
    expect(await lookAtVerification(visitor(), token)).toEqual({
      email,
      openedAt: expect.any(Date),
      proof: "password",
    });
    const onPassword = { code: "validation_error", extras: { param: "password" } };
    for (const at of [visitor(), other.ctx()])
      for (const password of [undefined, "", "not the password"])
        await expect(verifyEmail(at, { token, password })).rejects.toMatchObject(onPassword);
    expect(await verifiedAt(userId)).toBeNull();
    await verifyEmail(visitor(), { token, password: OLD });
    expect(await verifiedAt(userId)).toEqual(NOW);
    expect(await verifiedAt(other.userId)).toBeNull();
  });

  it("takes ten guesses of the password, however many come at once, and keeps out nobody who is signed in", async () => {
    const { email, userId, ctx } = await person();
    const [token = ""] = await tokensIn(email, "email_verification");
    const guesses = Array.from({ length: 14 }, (_, n) => verifyEmail(visitor(), { token, password: `guess ${n}` }));
    const refused = (await Promise.allSettled(guesses)).map((each) => each.status === "rejected" && each.reason.code);
    expect(refused.filter((code) => code === "rate_limit_exceeded")).toHaveLength(4);
    const right = verifyEmail(visitor(), { token, password: OLD });
    await expect(right).rejects.toMatchObject({ code: "rate_limit_exceeded" });
    await verifyEmail(ctx(), { token });
    expect(await verifiedAt(userId)).toEqual(NOW);
  });

  it("asks for a sign-in where the account has no password", async () => {
    const { email, userId, ctx } = await person();
    await database().update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    const [token = ""] = await tokensIn(email, "email_verification");
    expect(await lookAtVerification(visitor(), token)).toMatchObject({ proof: "sign_in" });
    const told = { code: "conflict", message: expect.stringContaining("Sign in to it") };
    await expect(verifyEmail(visitor(), { token, password: OLD })).rejects.toMatchObject(told);
    expect(await lookAtVerification(ctx(), token)).toMatchObject({ proof: "none" });
    await verifyEmail(ctx(), { token });
  });

  it("is not done by a link that sets a password, nor the other way round", async () => {
    const { email, ctx } = await person();
    await requestPasswordReset(visitor(), { email });
    const [verification = ""] = await tokensIn(email, "email_verification");
    const [reset = ""] = await tokensIn(email, "password_reset");
    await expect(verifyEmail(ctx(), { token: reset })).rejects.toMatchObject({ code: "not_found" });
    await expect(resetPassword(visitor(), { token: verification, password: NEW })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a new password", () => {
  it("is set by the mailed link, once of twenty at the same time, and signs out everywhere", async () => {
    const { email, userId } = await person();
    const { sessionId } = await signIn(visitor(), { email, password: OLD });
    await requestPasswordReset(visitor(), { email });
    const [token = ""] = await tokensIn(email, "password_reset");
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => resetPassword(visitor(), { token, password: NEW })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await findSession(sessionId, NOW)).toBeNull();
    await expect(signIn(visitor(), { email, password: OLD })).rejects.toMatchObject({ code: "unauthorized" });
    expect((await signIn(visitor(), { email, password: NEW })).userId).toBe(userId);
    expect(await verifiedAt(userId)).toEqual(NOW);
  });

  it("takes a link that is younger than an hour", async () => {
    const { email } = await person();
    await requestPasswordReset(visitor(), { email });
    const [token = ""] = await tokensIn(email, "password_reset");
    const late = resetPassword(visitor(new Date(NOW.getTime() + HOUR_MS)), { token, password: NEW });
    await expect(late).rejects.toMatchObject({ code: "not_found" });
  });

  it("is asked for in the same words for an address without an account, which gets no mail", async () => {
    const email = "nobody-here@example.com";
    expect(await requestPasswordReset(visitor(), { email })).toBeUndefined();
    expect(await tokensIn(email, "password_reset")).toEqual([]);
  });

  it("is mailed three times an hour to an address, and asked for in the same words after that", async () => {
    const { email } = await person();
    for (let n = 0; n < 5; n++) expect(await requestPasswordReset(visitor(), { email })).toBeUndefined();
    expect(await tokensIn(email, "password_reset")).toHaveLength(3);
    await requestPasswordReset(visitor(new Date(NOW.getTime() + HOUR_MS)), { email });
    expect(await tokensIn(email, "password_reset")).toHaveLength(4);
  });

  it("cannot be asked for without end by one address", async () => {
    const nosy = { ...visitor(), ip: "203.0.113.9" };
    for (let n = 0; n < 50; n++) await requestPasswordReset(nosy, { email: `nobody-${n}@example.com` });
    const more = requestPasswordReset(nosy, { email: "nobody@example.com" });
    await expect(more).rejects.toMatchObject({ code: "rate_limit_exceeded" });
  });

  it("is none that everybody tries first, and the link stays good; a used link is known before one types", async () => {
    const { email } = await person();
    await requestPasswordReset(visitor(), { email });
    const [token = ""] = await tokensIn(email, "password_reset");
    await expect(resetPassword(visitor(), { token, password: "password123" })).rejects.toMatchObject({
      extras: { param: "password" },
    });
    expect(await isResetLinkAlive(visitor(), token)).toBe(true);
    expect(await isResetLinkAlive(visitor(new Date(NOW.getTime() + HOUR_MS)), token)).toBe(false);
    await resetPassword(visitor(), { token, password: NEW });
    expect(await isResetLinkAlive(visitor(), token)).toBe(false);
    expect(await isResetLinkAlive(visitor(), "made up")).toBe(false);
  });
});

it("no token is kept as it was mailed", async () => {
  const { email } = await person();
  const [token = ""] = await tokensIn(email, "email_verification");
  const rows = await statement<{ row: string }>("select t::text as row from account_tokens t", []);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
});
