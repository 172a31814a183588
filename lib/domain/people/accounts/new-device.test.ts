import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { TERMS_VERSION } from "@/lib/contracts/people/terms-version";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { changePassword } from "./changes/password";
import { agreeToTerms } from "./signing-in/agree-to-terms";
import { findSession, signIn } from "./signing-in/sign-in";
import { later, NOW, PASSWORD, person, visitor } from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const told = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "signed_in_anew");

it("a browser that the account does not know is told of by mail, with what it is and from where; the first one is not", async () => {
  const { email } = await person();
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
  const input = { email, password: PASSWORD };
  const { device } = await signIn(visitor(), input, { userAgent });
  expect(await told(email)).toEqual([]);
  await signIn(visitor(later(1_000)), input, { userAgent, cookie: device });
  expect(await told(email)).toEqual([]);
  await signIn(visitor(later(2_000)), input, { userAgent });
  const [mail, ...others] = await told(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your account was signed in to with Firefox on Windows");
  expect(mail?.text).toContain("198.18.2.x");
});

it("a new password makes strangers of other browsers, and not of the one that set it", async () => {
  const { email, browser } = await person();
  const { device } = await signIn(visitor(), { email, password: PASSWORD });
  const next = "another long password";
  const kept = await changePassword((await browser())(), { current: PASSWORD, password: next }, device);
  const before = (await told(email)).length;
  await signIn(visitor(), { email, password: next }, { cookie: kept.device });
  expect(await told(email)).toHaveLength(before);
  await signIn(visitor(), { email, password: next }, { cookie: device });
  expect(await told(email)).toHaveLength(before + 1);
});

it("the version of the terms is noted at sign-up, and asked for again when it is another one", async () => {
  const { userId, browser } = await person();
  const at = await browser();
  const user = async () => (await database().select().from(users).where(eq(users.id, userId)))[0];
  const agreed = async () => (await findSession(at().actor.sessionId, NOW))?.agreed;
  expect(await user()).toMatchObject({ termsVersion: TERMS_VERSION, termsAgreedAt: expect.any(Date) });
  expect(await agreed()).toBe(true);
  await database().update(users).set({ termsVersion: "2020-01-01" }).where(eq(users.id, userId));
  expect(await agreed()).toBe(false);
  await agreeToTerms(at());
  expect(await agreed()).toBe(true);
  expect(await user()).toMatchObject({ termsVersion: TERMS_VERSION, termsAgreedAt: NOW });
});
