import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { resetCounters } from "@/lib/domain/platform/access/counters";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { knownDevice, rememberDevice } from "../devices";
import { requestPasswordReset, resetPassword } from "./reset-password";
import { signIn } from "./sign-in";
import { signUp } from "./sign-up";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const [RIGHT, WRONG, NEW] = ["a long enough password", "not the password", "an entirely new password"];

let own: TestDatabase;
let address = 0;
beforeAll(async () => {
  own = await testDatabase();
});
beforeEach(() => resetCounters());
afterAll(() => own.drop());

const from = (ip: string, now = NOW): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip, now });
const fromAnywhere = () => from(`198.18.${++address >> 8}.${address & 255}`);

/** Someone with an account, and what comes of an attempt to sign in to it: `in` or the code of the refusal. */
async function person() {
  const email = `${newId("usr")}@example.com`;
  await signUp(fromAnywhere(), { name: "Robin", email, password: RIGHT });
  const attempt = (ctx: Context, password: string, device?: string): Promise<string> =>
    signIn(ctx, { email, password }, { cookie: device }).then(
      () => "in",
      (error) => error.code,
    );
  /** So many wrong passwords, one after another. */
  const guess = async (times: number, ctx: () => Context, device?: string) => {
    const codes: string[] = [];
    for (let n = 0; n < times; n++) codes.push(await attempt(ctx(), WRONG, device));
    return codes;
  };
  return { email, attempt, guess };
}

const codes = (unauthorized: number, limited: number) => [
  ...Array(unauthorized).fill("unauthorized"),
  ...Array(limited).fill("rate_limit_exceeded"),
];

describe("wrong passwords", () => {
  it("stop the address that sends them after ten, and nobody else", async () => {
    const { attempt, guess } = await person();
    const attacker = () => from("203.0.113.1");
    expect(await guess(12, attacker)).toEqual(codes(10, 2));
    expect(await attempt(attacker(), RIGHT)).toBe("rate_limit_exceeded");
    expect(await attempt(from("203.0.113.2"), RIGHT)).toBe("in");
    expect(await attempt(from("203.0.113.1", new Date(NOW.getTime() + 900_000)), RIGHT)).toBe("in");
  });

  it("never keep out a device that has signed in before, from the attacker's own address either", async () => {
    const { email, attempt, guess } = await person();
    const { device } = await signIn(fromAnywhere(), { email, password: RIGHT });
    await guess(40, fromAnywhere);
    await guess(12, () => from("203.0.113.3"));
    expect(await attempt(from("203.0.113.3"), RIGHT)).toBe("rate_limit_exceeded");
    expect(await attempt(from("203.0.113.3"), RIGHT, device)).toBe("in");
    expect(await guess(20, () => from("203.0.113.3"), device)).toEqual(codes(20, 0));
    expect(await attempt(from("203.0.113.3"), RIGHT, device)).toBe("in");
  });

  it("of many addresses together are slowed to thirty in a quarter of an hour; a mailed link is the way in", async () => {
    const { email, attempt, guess } = await person();
    expect(await guess(33, fromAnywhere)).toEqual(codes(30, 3));
    const refusal = await signIn(fromAnywhere(), { email, password: RIGHT }).catch((error) => error);
    expect(refusal.message).toBe("Too many wrong passwords. Try again in 15 min, or set a new password by mail.");
    await requestPasswordReset(fromAnywhere(), { email });
    const token = /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[1] ?? "";
    const { device } = await resetPassword(fromAnywhere(), { token, password: NEW });
    expect(await attempt(fromAnywhere(), NEW)).toBe("rate_limit_exceeded");
    expect(await attempt(fromAnywhere(), NEW, device)).toBe("in");
  });

  it("sent all at once do not slip through", async () => {
    const { attempt } = await person();
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(from("203.0.113.4"), WRONG)));
    expect(answers.filter((code) => code === "unauthorized").length).toBeLessThanOrEqual(10);
  });

  it("are all that counts: one signs in as often as one likes", async () => {
    const { attempt } = await person();
    for (let n = 0; n < 60; n++) expect(await attempt(from("203.0.113.5"), RIGHT)).toBe("in");
    expect(await attempt(from("203.0.113.5"), WRONG)).toBe("unauthorized");
  });
});

describe("a device's cookie", () => {
  it("is its account's alone, ends with the password and after a year, and serves five accounts", async () => {
    const [one, other] = [
      { id: "usr_1", passwordHash: "hash" },
      { id: "usr_2", passwordHash: "hash" },
    ];
    const { email } = await person();
    const { userId, device } = await signIn(fromAnywhere(), { email, password: RIGHT });
    expect(device).toContain(userId);
    const cookie = rememberDevice(rememberDevice(undefined, one, NOW), other, NOW);
    const known = knownDevice(cookie, one, NOW);
    expect(known).toMatch(/^[\w-]{22}$/);
    expect(knownDevice(rememberDevice(cookie, one, NOW), one, NOW)).toBe(known);
    expect(knownDevice(cookie, { ...one, passwordHash: "another" }, NOW)).toBeNull();
    expect(knownDevice(cookie, one, new Date(NOW.getTime() + 365 * DAY_MS))).toBeNull();
    expect(knownDevice(cookie.replaceAll("usr_1", "usr_3"), { ...one, id: "usr_3" }, NOW)).toBeNull();
    for (const broken of ["", "~", "a.b.c.d", "x".repeat(10_000)]) expect(knownDevice(broken, one, NOW)).toBeNull();
    let full = cookie;
    for (let n = 3; n < 9; n++) full = rememberDevice(full, { ...one, id: `usr_${n}` }, NOW);
    expect(full.split("~")).toHaveLength(5);
    expect(knownDevice(full, one, NOW)).toBeNull();
  });
});
