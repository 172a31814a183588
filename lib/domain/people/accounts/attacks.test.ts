import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeSession } from "@/db/factories";
import { users, webhookEndpoints } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewWebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Actor, Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { rotateKey } from "@/lib/domain/developers/keys/making/rotate";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { FRESH_MS } from "@/lib/domain/platform/access/step-up";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { orderFor } from "@/lib/domain/trade/orders/access/access";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { openDashboard, startOnboarding } from "@/lib/domain/trade/payouts/taking-over/onboard";
import { confirmEmailChange, lookAtChange } from "./changes/confirm-email";
import { requestEmailChange } from "./changes/email";
import { changePassword } from "./changes/password";
import { exportAccount } from "./export/export-account";
import { leave } from "./leaving/leave";
import { beginAuthenticator, renewRecoveryCodes, turnOffAuthenticator } from "./second-factor/authenticator";
import { endOneSession, endOtherSessions } from "./sessions/end";
import { listSessions } from "./sessions/list";
import { proveByPassword } from "./sessions/prove";
import { requestPasswordReset, resetPassword } from "./signing-in/reset-password";
import { findSession, signIn } from "./signing-in/sign-in";
import { verifyEmail } from "./signing-in/verify-email";
import { later, NOW, PASSWORD, person, refusal, visitor } from "./testing";

const NEXT = "another long password";
const KEY = { name: "Server", scopes: ["posts:write" as const] };

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** What asks for a fresh sign-in. Anyone who adds such a verb adds it here. */
const GUARDED: [name: string, attempt: (ctx: Context) => Promise<unknown>][] = [
  ["a key that changes things", (ctx) => createKey(ctx, KEY)],
  ["setting up payouts", (ctx) => startOnboarding(ctx)],
  ["the payout dashboard", (ctx) => openDashboard(ctx)],
  ["a second step", (ctx) => beginAuthenticator(ctx)],
  ["turning the second step off", (ctx) => turnOffAuthenticator(ctx)],
  ["new recovery codes", (ctx) => renewRecoveryCodes(ctx)],
  ["a copy of everything", (ctx) => exportAccount(ctx)],
  ["leaving for good", (ctx) => leave(ctx)],
  ["another email address", (ctx) => requestEmailChange(ctx, { email: `${newId("usr")}@example.com` })],
];

describe("step-up is asked for by the verb, no matter who calls it from wherever", () => {
  it.each(GUARDED)("%s", async (_name, attempt) => {
    const { browser, userId, profileId } = await person();
    const at = await browser();
    expect(await refusal(attempt(at(later(FRESH_MS))))).toBe("step_up_required");
    const app: Actor = {
      kind: "credential",
      credential: { kind: "api_key", id: newId("key"), prefix: null, clientId: null, expiresAt: null, livemode: true },
      userId,
      profileId,
      handle: null,
      displayName: "Robin",
      tier: "FREE",
      scopes: [],
    };
    expect(await refusal(attempt({ ...at(), actor: app })), "a key is no person").toMatch(
      /step_up_required|unauthorized/,
    );
    const stranger = await makeSession((await person()).userId, NOW);
    const borrowed = { ...at().actor, sessionId: stranger };
    expect(await refusal(attempt({ ...at(), actor: borrowed })), "somebody else's session").toBe("step_up_required");
    await proveByPassword(at(later(FRESH_MS)), { password: PASSWORD });
    expect(await refusal(attempt(at(later(2 * FRESH_MS - 1))))).not.toBe("step_up_required");
  });

  it("a key that only reads is made without it, and is not rotated into more", async () => {
    const at = await (await person()).browser();
    const old = later(FRESH_MS);
    await createKey(at(old), { ...KEY, scopes: ["posts:read"] });
    const { id } = await createKey(at(), KEY);
    expect(await refusal(rotateKey(at(old), { id, overlap_hours: 0 }))).toBe("step_up_required");
  });

  it("is not given for guesses, however many at once, and a session's guesses keep no other out", async () => {
    const { browser } = await person();
    const [stolen, mine] = [await browser(), await browser()];
    const guesses = Array.from({ length: 20 }, (_, n) =>
      refusal(proveByPassword(stolen(), { password: `guess ${n}` })),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((code) => code === "rate_limit_exceeded")).toHaveLength(10);
    expect(await refusal(proveByPassword(stolen(), { password: PASSWORD }))).toBe("rate_limit_exceeded");
    await proveByPassword(mine(), { password: PASSWORD });
  });
});

describe("sessions", () => {
  it("a stolen one ends when the password is changed, with the links that would set another; this browser stays", async () => {
    const { browser, email } = await person();
    const [stolen, mine] = [await browser(), await browser()];
    await changePassword(mine(), { current: PASSWORD, password: NEXT });
    expect(await findSession(stolen().actor.sessionId, NOW)).toBeNull();
    expect(await findSession(mine().actor.sessionId, NOW)).not.toBeNull();
    expect(await refusal(signIn(visitor(), { email, password: PASSWORD }))).toBe("unauthorized");
    await signIn(visitor(), { email, password: NEXT });
  });

  it("a stolen one does not change the password without knowing it", async () => {
    const { browser, userId } = await person();
    const stolen = await browser();
    expect(await refusal(changePassword(stolen(), { current: "a guess", password: NEXT }))).toBe("validation_error");
    const [user] = await database().select().from(users).where(eq(users.id, userId));
    expect(user?.passwordHash).toContain("argon2id");
    expect(await findSession(stolen().actor.sessionId, NOW)).not.toBeNull();
  });

  it("end by no change of the password to itself, which is refused at its field", async () => {
    const { browser } = await person();
    const [other, mine] = [await browser(), await browser()];
    const same = changePassword(mine(), { current: PASSWORD, password: PASSWORD });
    await expect(same).rejects.toMatchObject({
      code: "validation_error",
      extras: { details: [{ path: "password", message: "is your current password" }] },
    });
    expect(await findSession(other().actor.sessionId, NOW)).not.toBeNull();
  });

  it("are new with each sign-in: what was known before names nobody (fixation)", async () => {
    const { browser } = await person();
    const ids = [(await browser())().actor.sessionId, (await browser())().actor.sessionId];
    expect(new Set(ids).size).toBe(2);
    expect(await findSession("planted-by-somebody", NOW)).toBeNull();
  });

  it("end one at a time and all others at once; nobody ends a stranger's; ids in the list open nothing", async () => {
    const { browser } = await person();
    const [one, two, mine] = [await browser(), await browser(), await browser()];
    const listed = await listSessions(mine());
    expect(listed.map(({ current }) => current)).toEqual([true, false, false]);
    for (const { id } of listed) expect(await findSession(id, NOW)).toBeNull();
    const strangers = await listSessions((await (await person()).browser())());
    expect(await refusal(endOneSession(mine(), { id: strangers[0]?.id ?? "" }))).toBe("not_found");
    await endOneSession(mine(), { id: listed[1]?.id ?? "" });
    expect(await listSessions(mine())).toHaveLength(2);
    expect(await endOtherSessions(mine())).toBe(1);
    for (const gone of [one, two]) expect(await findSession(gone().actor.sessionId, NOW)).toBeNull();
    expect(await findSession(mine().actor.sessionId, NOW)).not.toBeNull();
  });

  it("an ended one is not fresh any more, in a request that had begun", async () => {
    const { browser } = await person();
    const [stolen, mine] = [await browser(), await browser()];
    await endOtherSessions(mine());
    expect(await refusal(createKey(stolen(), KEY))).toBe("step_up_required");
  });
});

describe("an account that somebody opened under another person's address, and waits", () => {
  const linkOf = async (email: string, kind: string) =>
    /token=([\w-]+)/.exec((await mailsTo(email)).findLast((mail) => mail.kind === kind)?.text ?? "")?.[1] ?? "";

  /** What the stranger leaves there: a key that reads purchases, an endpoint that hears all, and another address that waits for its link. */
  async function trap() {
    const { email, userId, profileId, browser } = await person();
    const stranger = (await browser())();
    const evil = `${newId("usr")}@example.org`;
    await requestEmailChange(stranger, { email: evil });
    const key = await createKey(stranger, { name: "Waits", scopes: ["purchases:read"] });
    const endpoint = await createEndpoint(stranger, NewWebhookEndpoint.parse({ url: "https://example.org/hook" }));
    return { email, userId, profileId, evil, key, endpoint };
  }

  it("gets nothing by a click on the mail that confirms: not what was bought with the address as a guest", async () => {
    const { email, browser } = await person();
    const bought = await makePaidOrder((await makeCreator()).profileId, { buyerEmail: email });
    const stranger = (await browser())();
    const click = verifyEmail(visitor(), { token: await linkOf(email, "email_verification") });
    expect(await refusal(click)).toBe("validation_error");
    expect((await listBoughtOrders(stranger, { limit: 10 })).data).toEqual([]);
    expect(await refusal(orderFor(stranger, bought.id, "accept"))).toBe("not_found");
  });

  it("gets nothing by a click on the mail of a change of address, either", async () => {
    const { browser, userId, email } = await person();
    const victim = `${newId("usr")}@example.com`;
    const bought = await makePaidOrder((await makeCreator()).profileId, { buyerEmail: victim });
    const stranger = await browser();
    await verifyEmail(stranger(), { token: await linkOf(email, "email_verification") });
    await requestEmailChange(stranger(), { email: victim });
    await confirmEmailChange(visitor(), { token: await linkOf(email, "email_change_asked") });
    const token = await linkOf(victim, "email_change_proof");
    expect(await lookAtChange(visitor(), token)).toBe("password");
    expect(await refusal(confirmEmailChange(visitor(), { token }))).toBe("validation_error");
    const [user] = await database().select().from(users).where(eq(users.id, userId));
    expect(user?.email).toBe(email);
    expect(
      await refusal(orderFor({ ...stranger(), actor: { ...stranger().actor, email: victim } }, bought.id, "accept")),
    ).toBe("not_found");
    await confirmEmailChange(visitor(), { token, password: PASSWORD });
  });

  it("is its mailbox's once that sets a password: nothing that was left acts, hears or takes it back", async () => {
    const { email, userId, evil, key, endpoint } = await trap();
    await requestPasswordReset(visitor(), { email });
    await resetPassword(visitor(), { token: await linkOf(email, "password_reset"), password: NEXT });
    const late = confirmEmailChange(visitor(), { token: await linkOf(evil, "email_change_proof") });
    expect(await refusal(late)).toBe("not_found");
    const [user] = await database().select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ email, emailVerifiedAt: NOW });
    expect(await refusal(resolveCredential(key.token, NOW))).toBe("unauthorized");
    const [heard] = await database().select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
    expect(heard?.status).toBe("disabled");
  });

  it("is its mailbox's once that is proved: the change that waited did not have its yes", async () => {
    const { email, userId, evil } = await trap();
    await verifyEmail(visitor(), { token: await linkOf(email, "email_verification"), password: PASSWORD });
    const late = confirmEmailChange(visitor(), { token: await linkOf(evil, "email_change_proof") });
    expect(await refusal(late)).toBe("not_found");
    const [user] = await database().select().from(users).where(eq(users.id, userId));
    expect(user?.email).toBe(email);
  });
});
