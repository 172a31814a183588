import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { authenticators, identities, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { FRESH_MS } from "@/lib/domain/platform/access/step-up";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { beginAuthenticator } from "../second-factor/authenticator";
import { findSession, SecondStepNeeded } from "../signing-in/sign-in";
import { later, NOW, person, refusal, visitor } from "../testing";
import { enterByProvider } from "./enter";
import { beginLink, linkIdentity, listIdentities, unlinkIdentity, wantsLink } from "./link";
import type { Told } from "./told";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** Somebody whom the provider knows, with an address of their own that it has proved. */
function stranger(says: Partial<Told> = {}): Told {
  const subject = newId("usr").slice(-12);
  const provedEmail = `${subject.toLowerCase()}@example.com`;
  return { provider: "github", subject, label: "robin", name: "Robin Ashby", provedEmail, ...says };
}

const enter = (told: Told, now = NOW) => enterByProvider(visitor(now), told);

describe("who comes back from a provider", () => {
  it("is a new account with a proved address, the same one the next time, whatever its address is there by then", async () => {
    const told = stranger();
    const { userId, sessionId } = await enter(told);
    expect(await findSession(sessionId, NOW)).toMatchObject({ userId, email: told.provedEmail, name: "Robin Ashby" });
    const [user] = await database().select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ passwordHash: null, emailVerifiedAt: NOW });
    expect((await enter({ ...told, provedEmail: null })).userId).toBe(userId);
    expect((await enter({ ...told, provedEmail: `new-${told.provedEmail}` })).userId).toBe(userId);
  });

  it("is one new account, of ten that come at once", async () => {
    const told = stranger();
    const came = await Promise.allSettled(Array.from({ length: 10 }, () => enter(told)));
    const ids = new Set(came.flatMap((one) => (one.status === "fulfilled" ? [one.value.userId] : [])));
    expect(ids.size).toBe(1);
    expect(await database().$count(identities, eq(identities.subject, told.subject))).toBe(1);
  });

  it("is refused where the provider does not say that the address is theirs", async () => {
    expect(await refusal(enter(stranger({ provedEmail: null })))).toBe("invalid_request");
  });

  it("never comes into an account with a password by its address alone, nor into one whose address nobody proved", async () => {
    const held = await person();
    const told = stranger({ provedEmail: held.email.toUpperCase() });
    expect(await refusal(enter(told))).toBe("conflict");
    await database().update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, held.userId));
    expect(await refusal(enter(told))).toBe("conflict");
    await database().update(users).set({ emailVerifiedAt: null, passwordHash: null }).where(eq(users.id, held.userId));
    expect(await refusal(enter(told))).toBe("conflict");
    expect(await database().$count(identities, eq(identities.userId, held.userId))).toBe(0);
  });

  it("comes into an account of another provider with the same proved address, which a mail tells", async () => {
    const told = stranger();
    const { userId } = await enter(told);
    const other = { ...told, provider: "google", subject: `117${told.subject}` };
    expect((await enter(other)).userId).toBe(userId);
    expect((await mailsTo(told.provedEmail ?? "")).map(({ kind }) => kind)).toContain("identity_linked");
  });

  it("is asked for a code where two-step sign-in is on", async () => {
    const held = await person();
    const browser = await held.browser();
    const told = stranger();
    await linkIdentity(browser(), told);
    await beginAuthenticator(browser());
    await database().update(authenticators).set({ confirmedAt: NOW }).where(eq(authenticators.userId, held.userId));
    expect(await enter(told).catch((error) => error)).toBeInstanceOf(SecondStepNeeded);
  });
});

describe("a link", () => {
  it("is asked for in the session that it is for, by a fresh sign-in, for ten minutes and one provider", async () => {
    const held = await person();
    const [browser, other] = [await held.browser(), await held.browser()];
    expect(await refusal(beginLink(browser(later(FRESH_MS)), { provider: "github" }))).toBe("step_up_required");
    const cookie = await beginLink(browser(), { provider: "github" });
    expect(wantsLink(browser(), "github", cookie)).toBe(true);
    expect(wantsLink(browser(), "google", cookie)).toBe(false);
    expect(wantsLink(other(), "github", cookie)).toBe(false);
    expect(wantsLink(visitor(), "github", cookie)).toBe(false);
    expect(wantsLink(browser(later(10 * 60_000)), "github", cookie)).toBe(false);
    for (const forged of [undefined, "", "9999999999999.", cookie.replace(/^\d/, "9")])
      expect(wantsLink(browser(), "github", forged)).toBe(false);
  });

  it("is of one account there with one here, told by mail, and ends by its owner's word", async () => {
    const [held, other] = [await person(), await person()];
    const [browser, theirs] = [await held.browser(), await other.browser()];
    const told = stranger();
    await linkIdentity(browser(), told);
    expect(await refusal(linkIdentity(theirs(), told))).toBe("conflict");
    expect(await refusal(linkIdentity(browser(), stranger()))).toBe("conflict");
    expect((await enter(told)).userId).toBe(held.userId);
    expect(await listIdentities(browser())).toMatchObject([{ provider: "github", label: "robin" }]);
    expect(await refusal(unlinkIdentity(theirs(), { id: "github" }))).toBe("not_found");
    expect(await refusal(unlinkIdentity(browser(later(FRESH_MS)), { id: "github" }))).toBe("step_up_required");
    await unlinkIdentity(browser(), { id: "github" });
    const kinds = (await mailsTo(held.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["identity_linked", "identity_unlinked"]));
    expect((await enter(told)).userId).not.toBe(held.userId);
  });

  it("that is the only way to sign in stays", async () => {
    const { sessionId, userId, email } = await enter(stranger());
    const ctx = { ...visitor(), actor: { kind: "user", userId, profileId: null, sessionId, email } as const };
    expect(await refusal(unlinkIdentity(ctx, { id: "github" }))).toBe("conflict");
  });
});
