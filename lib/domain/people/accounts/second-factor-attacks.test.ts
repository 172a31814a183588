import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { authenticators } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { openSealed } from "@/lib/core/seal";
import { systemContext } from "@/lib/core/system-context";
import { AUTHENTICATOR_SECRET } from "@/lib/domain/platform/access/authenticator-secret";
import { FRESH_MS } from "@/lib/domain/platform/access/step-up";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { changePassword } from "./changes/password";
import {
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  turnOffAuthenticator,
  turnSecondStepOffFor,
} from "./second-factor/authenticator";
import { codeOf, stepAt } from "./second-factor/totp";
import { proveByCode, proveByPassword } from "./sessions/prove";
import { findSession, SecondStepNeeded, signIn, takeSecondStep } from "./signing-in/sign-in";
import { later, NOW, PASSWORD, person, refusal, visitor } from "./testing";

const NEXT = "another long password";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** The same person with an authenticator, whose codes are those of `at`. */
async function withAuthenticator() {
  const made = await person();
  const browser = await made.browser();
  const { secret } = await beginAuthenticator(browser());
  const bytes = Buffer.from(fromBase32(secret));
  const codeAt = (now: Date) => codeOf(bytes, stepAt(now));
  const recovery = await confirmAuthenticator(browser(), { code: codeAt(NOW) });
  const firstStep = async (now: Date): Promise<string> => {
    const needed = await signIn(visitor(now), { email: made.email, password: PASSWORD }).catch((error) => error);
    return needed instanceof SecondStepNeeded ? needed.cookie : expect.fail("no second step was asked for");
  };
  return { ...made, browser, codeAt, recovery, firstStep };
}

const fromBase32 = (text: string): Uint8Array => {
  const bits = Array.from(text, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  return Uint8Array.from(bits.join("").match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

const MINUTE = 60_000;

describe("the second step", () => {
  it("is not on before a code has shown that the app holds the secret", async () => {
    const { browser, email } = await person();
    const at = await browser();
    await beginAuthenticator(at());
    expect(await refusal(confirmAuthenticator(at(), { code: "000000" }))).toBe("validation_error");
    await signIn(visitor(), { email, password: PASSWORD });
  });

  it("the password alone opens no session, and its cookie is none", async () => {
    const { firstStep } = await withAuthenticator();
    const cookie = await firstStep(later(MINUTE));
    expect(await findSession(cookie, later(MINUTE))).toBeNull();
    for (const forged of ["", cookie.slice(0, -2), cookie.replace(/^usr_./, "usr_x"), undefined])
      expect(await refusal(takeSecondStep(visitor(later(MINUTE)), { code: "123456" }, forged))).toBe("unauthorized");
  });

  it("a code is taken once, of ten that send it at once too, and none before it after it", async () => {
    const { codeAt, firstStep } = await withAuthenticator();
    const now = later(5 * MINUTE);
    const cookie = await firstStep(now);
    const code = codeAt(now);
    const tries = Array.from({ length: 10 }, () => refusal(takeSecondStep(visitor(now), { code }, cookie)));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === "went through")).toHaveLength(1);
    const before = codeAt(new Date(now.getTime() - 30_000));
    expect(await refusal(takeSecondStep(visitor(now), { code: before }, cookie))).not.toBe("went through");
    const after = new Date(now.getTime() + 15 * MINUTE);
    await takeSecondStep(visitor(after), { code: codeAt(after) }, await firstStep(after));
  });

  it("the code that turned it on signs nobody in", async () => {
    const { codeAt, firstStep } = await withAuthenticator();
    const code = codeAt(NOW);
    expect(await refusal(takeSecondStep(visitor(), { code }, await firstStep(NOW)))).toBe("validation_error");
  });

  it("guesses end after ten; the owner is told, and comes in by a recovery code meanwhile", async () => {
    const { email, firstStep, recovery } = await withAuthenticator();
    const cookie = await firstStep(NOW);
    const guesses = Array.from({ length: 20 }, (_, n) => String(900_000 + n));
    const answers: string[] = [];
    for (const code of guesses) answers.push(await refusal(takeSecondStep(visitor(), { code }, cookie)));
    expect(answers.filter((answer) => answer === "validation_error")).toHaveLength(10);
    expect(answers.at(-1)).toBe("rate_limit_exceeded");
    expect((await mailsTo(email)).filter(({ kind }) => kind === "second_step_guessed")).toHaveLength(1);
    await takeSecondStep(visitor(), { code: recovery[0] ?? "" }, cookie);
  });

  it("a recovery code lets in once, of ten at once too, and not into another account", async () => {
    const { firstStep, recovery } = await withAuthenticator();
    const other = await withAuthenticator();
    const [code = "", again = ""] = recovery;
    expect(await refusal(takeSecondStep(visitor(), { code }, await other.firstStep(NOW)))).toBe("validation_error");
    const cookie = await firstStep(NOW);
    const tries = Array.from({ length: 10 }, () => refusal(takeSecondStep(visitor(), { code }, cookie)));
    expect((await Promise.all(tries)).filter((answer) => answer === "went through")).toHaveLength(1);
    await takeSecondStep(visitor(), { code: again.toUpperCase().replaceAll("-", " ") }, cookie);
  });

  it("codes and the secret are kept as nobody reads them", async () => {
    const { browser, recovery, userId } = await withAuthenticator();
    const rows = await statement<{ row: string }>(
      "select to_jsonb(r)::text as row from recovery_codes r union all select to_jsonb(a)::text from authenticators a",
      [],
    );
    const text = rows.map(({ row }) => row).join("\n");
    for (const code of recovery) expect(text).not.toContain(code.replaceAll("-", ""));
    const [kept] = await database().select().from(authenticators).where(eq(authenticators.userId, userId));
    expect(openSealed(kept?.sealedSecret ?? Buffer.alloc(0), AUTHENTICATOR_SECRET)).toMatchObject({ present: true });
    const [old = ""] = recovery;
    await renewRecoveryCodes(browser());
    expect(await refusal(proveByCode(browser(), { code: old }))).toBe("validation_error");
  });

  it("step-up is not to be had by the password alone, and a new password gives none", async () => {
    const { browser, codeAt } = await withAuthenticator();
    const now = later(FRESH_MS);
    expect(await refusal(proveByPassword(browser(now), { password: PASSWORD }))).toBe("conflict");
    await changePassword(browser(now), { current: PASSWORD, password: NEXT });
    expect(await refusal(turnOffAuthenticator(browser(now)))).toBe("step_up_required");
    await proveByCode(browser(now), { code: codeAt(now) });
    await turnOffAuthenticator(browser(now));
  });

  it("half a sign-in ends after ten minutes, and with a new password", async () => {
    const { browser, codeAt, firstStep } = await withAuthenticator();
    const cookie = await firstStep(NOW);
    const late = later(10 * MINUTE);
    expect(await refusal(takeSecondStep(visitor(late), { code: codeAt(late) }, cookie))).toBe("unauthorized");
    await changePassword(browser(), { current: PASSWORD, password: NEXT });
    const soon = later(MINUTE);
    expect(await refusal(takeSecondStep(visitor(soon), { code: codeAt(soon) }, cookie))).toBe("unauthorized");
  });

  it("is turned off by the command line for who lost phone and codes, and a mail tells", async () => {
    const { email } = await withAuthenticator();
    await turnSecondStepOffFor(systemContext("admin", NOW), email.toUpperCase());
    await signIn(visitor(), { email, password: PASSWORD });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("second_step_off");
  });
});
