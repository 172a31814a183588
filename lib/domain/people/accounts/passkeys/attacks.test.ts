import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { authenticators, passkeys, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { PasskeySignUp, UsePasskey } from "@/lib/contracts/people/passkeys";
import { newId } from "@/lib/core/values/ids";
import { FRESH_MS } from "@/lib/domain/platform/access/step-up";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { beginAuthenticator } from "../second-factor/authenticator";
import { requestPasswordReset, resetPassword } from "../signing-in/reset-password";
import { findSession } from "../signing-in/sign-in";
import { later, NOW, person, refusal, visitor } from "../testing";
import { addPasskey, beginPasskey } from "./add";
import { CHALLENGE_MS } from "./challenge";
import { listPasskeys, removePasskey, renamePasskey } from "./manage";
import { beginPasskeyProof, beginPasskeySignIn, proveByPasskey, signInByPasskey } from "./sign-in";
import { beginPasskeySignUp, signUpByPasskey } from "./sign-up";
import { Authenticator } from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** Somebody with a passkey, which `device` holds. */
async function holder() {
  const made = await person();
  const browser = await made.browser();
  const device = new Authenticator();
  await addPasskey(browser(), { passkey: device.make(await beginPasskey(browser())) }, "Firefox/1 Windows");
  const challenge = () => beginPasskeySignIn(visitor());
  return { ...made, browser, device, challenge };
}

const signIn = (passkey: ReturnType<Authenticator["sign"]>, now = NOW) =>
  refusal(signInByPasskey(visitor(now), { passkey }));

describe("a passkey", () => {
  it("signs in, also where a code is asked for after a password, and is told by mail", async () => {
    const { device, challenge, userId, email, browser } = await holder();
    await beginAuthenticator(browser());
    await database().update(authenticators).set({ confirmedAt: NOW }).where(eq(authenticators.userId, userId));
    const { sessionId } = await signInByPasskey(visitor(), { passkey: device.sign(await challenge()) });
    expect(await findSession(sessionId, NOW)).toMatchObject({ userId });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("passkey_added");
    const [listed] = await listPasskeys(browser());
    expect(listed).toMatchObject({ id: device.id, name: "Firefox on Windows", last_used_at: NOW.toISOString() });
  });

  it("is renamed and removed by its owner alone, removed after a proof, and signs in no more", async () => {
    const { device, challenge, email, browser } = await holder();
    const other = await holder();
    await renamePasskey(browser(), { id: device.id, name: "My key" });
    expect(await refusal(renamePasskey(other.browser(), { id: device.id, name: "Theirs" }))).toBe("not_found");
    expect(await refusal(removePasskey(other.browser(), { id: device.id }))).toBe("not_found");
    expect(await refusal(removePasskey(browser(later(FRESH_MS)), { id: device.id }))).toBe("step_up_required");
    expect((await listPasskeys(browser())).map(({ name }) => name)).toEqual(["My key"]);
    await removePasskey(browser(), { id: device.id });
    expect(await signIn(device.sign(await challenge()))).toBe("unauthorized");
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("passkey_removed");
  });

  it("proves in a session that it is still its owner", async () => {
    const { device, browser } = await holder();
    const stale = later(FRESH_MS);
    expect(await refusal(beginPasskey(browser(stale)))).toBe("step_up_required");
    await proveByPasskey(browser(stale), { passkey: device.sign(await beginPasskeyProof(browser(stale))) });
    await beginPasskey(browser(stale));
  });
});

describe("what is no answer to our challenge", () => {
  it.each([
    ["made on another site", { origin: "https://guildha11.example" }],
    ["made on another port", { origin: "http://localhost:1" }],
    ["made for another host", { rpId: "guildha11.example" }],
    ["made without finger, face or PIN", { verified: false }],
    ["made under another account's name", { userHandle: Buffer.from(newId("usr")).toString("base64url") }],
  ])("%s", async (_, says) => {
    const { device, challenge, browser } = await holder();
    expect(await signIn(device.sign(await challenge(), says))).toBe("unauthorized");
    expect(await signIn(device.sign(await challenge()))).toBe("went through");
    if ("userHandle" in says) return;
    const next = new Authenticator().make(await beginPasskey(browser()), says);
    expect(await refusal(addPasskey(browser(), { passkey: next }))).toBe("unauthorized");
  });

  it("an answer sent twice, or ten times at once", async () => {
    const { device, challenge } = await holder();
    const passkey = device.sign(await challenge());
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(passkey)));
    expect(answers.filter((answer) => answer === "went through")).toHaveLength(1);
    expect(await signIn(passkey)).toBe("unauthorized");
  });

  it("a challenge that is not ours, has ended, or was for something else", async () => {
    const { device, challenge, browser } = await holder();
    const asked = await challenge();
    const forged = Buffer.from(asked.challenge, "base64url");
    forged[20] = (forged[20] ?? 0) ^ 1; // its end
    for (const wrong of [forged.toString("base64url"), "", Buffer.alloc(54).toString("base64url")])
      expect(await signIn(device.sign({ challenge: wrong }))).toBe("unauthorized");
    expect(await signIn(device.sign(asked), later(CHALLENGE_MS))).toBe("unauthorized");
    expect(await signIn(device.sign(await beginPasskeyProof(browser())))).toBe("unauthorized");
    const elsewhere = await holder();
    const theirs = device.sign(await beginPasskeyProof(elsewhere.browser()));
    expect(await refusal(proveByPasskey(browser(), { passkey: theirs }))).toBe("unauthorized");
  });

  it("another account's passkey, for a proof in this one's session", async () => {
    const { browser } = await holder();
    const other = await holder();
    const passkey = other.device.sign(await beginPasskeyProof(browser()));
    expect(await refusal(proveByPasskey(browser(), { passkey }))).toBe("unauthorized");
  });

  it("another key's signature, or a passkey that nobody has", async () => {
    const { device, challenge } = await holder();
    const other = await holder();
    const asked = await challenge();
    const signed = other.device.sign(asked, { userHandle: "" });
    const { userHandle: _, ...response } = signed.response;
    expect(await signIn({ ...signed, id: device.id, rawId: device.id, response })).toBe("unauthorized");
    expect(await signIn(new Authenticator().sign(asked, { userHandle: "" }))).toBe("unauthorized");
  });

  it("a counter that goes back, of which the owner is told, or stands still, of two at once too", async () => {
    const { device, challenge, email } = await holder();
    expect(await signIn(device.sign(await challenge(), { counter: 7 }))).toBe("went through");
    for (const counter of [6, 7, 0])
      expect(await signIn(device.sign(await challenge(), { counter }))).toBe("unauthorized");
    expect((await mailsTo(email)).filter(({ kind }) => kind === "passkey_copied")).toHaveLength(3);
    const two = [device.sign(await challenge(), { counter: 8 }), device.sign(await challenge(), { counter: 8 })];
    const answers = await Promise.all(two.map((passkey) => signIn(passkey)));
    expect(answers.filter((answer) => answer === "went through")).toHaveLength(1);
  });

  it("another person's passkey, added once more under one's own account", async () => {
    const { device } = await holder();
    const thief = await holder();
    const passkey = device.make(await beginPasskey(thief.browser()));
    expect(await refusal(addPasskey(thief.browser(), { passkey }))).toBe("conflict");
  });

  it("what is no answer at all", () => {
    for (const sent of ["", "null", "[]", "{}", '{"id":"a"}', "x".repeat(30_000)])
      expect(UsePasskey.safeParse({ passkey: sent }).success, sent.slice(0, 20)).toBe(false);
  });
});

describe("an account without a password", () => {
  const fields = () => {
    const handle = `key-${newId("usr").slice(-12).toLowerCase()}`;
    return { name: "Robin", email: `${handle}@example.com`, handle };
  };
  const open = async (input = fields(), device = new Authenticator()) => {
    const { account, options } = await beginPasskeySignUp(visitor(), input);
    const passkey = device.make(options);
    const signedIn = await signUpByPasskey(visitor(), { ...input, account, passkey });
    return { ...input, ...signedIn, device, passkey };
  };

  it("is opened by a passkey, which signs in from then on; the last way in stays", async () => {
    const { device, userId, sessionId, email } = await open();
    expect(await findSession(sessionId, NOW)).toMatchObject({ userId, email });
    expect(await signIn(device.sign(await beginPasskeySignIn(visitor())))).toBe("went through");
    const ctx = { ...visitor(), actor: { kind: "user", userId, profileId: null, sessionId, email } as const };
    expect(await refusal(removePasskey(ctx, { id: device.id }))).toBe("conflict");
    expect(await listPasskeys(ctx)).toHaveLength(1);
    const actors = await statement<{ actor_id: string | null }>(
      `select distinct actor_id from audit_log where action in ('profile.created', 'passkey.added')
       and profile_id = (select id from profiles where user_id = $1)`,
      [userId],
    );
    expect([...actors], "the audit log names its owner").toEqual([{ actor_id: userId }]);
  });

  it("is not opened twice, for another address, or under a name that is taken", async () => {
    const made = await open();
    expect(await refusal(signUpByPasskey(visitor(), { ...made, account: made.userId }))).toBe("conflict");
    expect(await refusal(beginPasskeySignUp(visitor(), made))).toBe("conflict");
    const taken = { ...fields(), handle: made.handle };
    expect(await refusal(beginPasskeySignUp(visitor(), taken))).toBe("conflict");
    const input = fields();
    const { account, options } = await beginPasskeySignUp(visitor(), input);
    const passkey = new Authenticator().make(options);
    const other = { ...input, email: fields().email, account, passkey };
    expect(await refusal(signUpByPasskey(visitor(), other))).toBe("unauthorized");
    const another = { ...input, account: newId("usr"), passkey };
    expect(await refusal(signUpByPasskey(visitor(), another))).toBe("unauthorized");
    expect(PasskeySignUp.safeParse({ ...input, account: "usr_x", passkey: JSON.stringify(passkey) }).success).toBe(
      false,
    );
  });

  it("of an address that is somebody else's: anyone who reads the mailbox takes it over, and the passkey goes", async () => {
    const { email, device, userId } = await open();
    await requestPasswordReset(visitor(), { email });
    const token = /token=([\w-]+)/.exec(
      (await mailsTo(email)).findLast(({ kind }) => kind === "password_reset")?.text ?? "",
    );
    await resetPassword(visitor(), { token: token?.[1] ?? "", password: "the owner's own password" });
    expect(await signIn(device.sign(await beginPasskeySignIn(visitor())))).toBe("unauthorized");
    expect(await database().$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
    const [user] = await database().select().from(users).where(eq(users.id, userId));
    expect(user?.emailVerifiedAt).toEqual(NOW);
  });
});
