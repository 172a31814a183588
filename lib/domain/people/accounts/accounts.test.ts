import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { SignUp } from "@/lib/contracts/people/accounts";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { DEMO_PASSWORD, endSession, findSession, signIn } from "./signing-in/sign-in";
import { signUp } from "./signing-in/sign-up";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const visitor = (ip = "198.51.100.7"): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip });
const refused = (code: string) => expect.objectContaining({ code });
const PASSWORD = "correct horse battery";

describe("accounts", () => {
  it("are opened by the published password on this machine only", async () => {
    const email = "demo-person@example.com";
    await signUp(visitor(), SignUp.parse({ name: "Demo", email, password: DEMO_PASSWORD }));
    const input = { email, password: DEMO_PASSWORD };
    expect(await signIn({ ...visitor(), local: true }, input)).toMatchObject({ email });
    await expect(signIn(visitor(), input)).rejects.toEqual(refused("invalid_request"));
  });

  it("sign up, in and out; the session ends on the server", async () => {
    const ctx = visitor();
    const { userId, profileId } = await signUp(ctx, {
      name: "Ada",
      email: "ada@example.com",
      password: PASSWORD,
      handle: "ada-works",
    });
    expect(profileId).toMatch(/^crt_/);
    const session = await signIn(ctx, { email: "ADA@example.com", password: PASSWORD });
    expect(session.userId).toBe(userId);
    expect(await findSession(session.sessionId, ctx.now)).toMatchObject({
      userId,
      handle: "ada-works",
      email: "ada@example.com",
    });
    expect(await findSession(session.sessionId, new Date(ctx.now.getTime() + 31 * 86_400_000))).toBeNull();
    await endSession(ctx, session.sessionId);
    expect(await findSession(session.sessionId, ctx.now)).toBeNull();
  });

  it("store the password as argon2id only", async () => {
    await signUp(visitor(), { name: "Bo", email: "bo@example.com", password: PASSWORD });
    const [row] = await statement<{ row: string }>("select row_to_json(u)::text as row from users u where email = $1", [
      "bo@example.com",
    ]);
    expect(row?.row).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    expect(row?.row).not.toContain(PASSWORD);
  });

  it("write down who signed up as the owner of the new page, with their address", async () => {
    const ctx = visitor("203.0.113.7");
    const made = { name: "Bea", email: "bea@example.com", password: PASSWORD, handle: "bea-works" };
    const { userId, profileId } = await signUp(ctx, made);
    const written = await statement<{ actor_kind: string; actor_id: string; ip: string }>(
      "select actor_kind, actor_id, ip from audit_log where profile_id = $1 and action = 'profile.created'",
      [profileId],
    );
    expect([...written]).toEqual([{ actor_kind: "user", actor_id: userId, ip: "203.0.113.7" }]);
  });

  it("refuse a taken address or handle, a reserved handle, and say which field", async () => {
    await signUp(visitor(), { name: "Cy", email: "cy@example.com", password: PASSWORD, handle: "cy-draws" });
    const again = { name: "Cy", password: PASSWORD };
    await expect(signUp(visitor(), { ...again, email: "Cy@example.com" })).rejects.toThrow(refused("conflict"));
    await expect(signUp(visitor(), { ...again, email: "cy2@example.com", handle: "CY-draws" })).rejects.toMatchObject({
      code: "conflict",
      extras: { param: "handle" },
    });
    await expect(signUp(visitor(), { ...again, email: "cy3@example.com", handle: "developers" })).rejects.toThrow(
      refused("validation_error"),
    );
    const [left] = await statement<{ n: number }>(
      "select count(*)::int as n from users where email in ('cy2@example.com', 'cy3@example.com')",
      [],
    );
    expect(left?.n, "a refused sign-up leaves no account").toBe(0);
  });

  it("make one account of twenty simultaneous sign-ups with one handle", async () => {
    const tries = Array.from({ length: 20 }, (_, i) =>
      signUp(visitor(`198.51.100.${i}`), {
        name: "Di",
        email: `di${i}@example.com`,
        password: PASSWORD,
        handle: "di-builds",
      }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    for (const r of results) if (r.status === "rejected") expect(r.reason).toMatchObject({ code: "conflict" });
  });

  it("answer a wrong password and an unknown address alike", async () => {
    await signUp(visitor(), { name: "Em", email: "em@example.com", password: PASSWORD });
    const wrong = await signIn(visitor(), { email: "em@example.com", password: "nope" }).catch((e) => e);
    const unknown = await signIn(visitor(), { email: "nobody@example.com", password: "nope" }).catch((e) => e);
    expect([wrong.code, wrong.message]).toEqual([unknown.code, unknown.message]);
    expect(wrong.code).toBe("unauthorized");
  });

  it("are not opened with a password that everybody tries first", async () => {
    const common = { name: "Fay", email: "fay@example.com", password: "password123" };
    await expect(signUp(visitor(), common)).rejects.toMatchObject({ extras: { param: "password" } });
    await signUp(visitor(), { ...common, password: PASSWORD });
  });
});

describe("the sign-up form", () => {
  it.each([
    [{ name: "", email: "a@b.co", password: PASSWORD }, "name"],
    [{ name: "A", email: "nope", password: PASSWORD }, "email"],
    [{ name: "A", email: "a@b.co", password: "short" }, "password"],
    [{ name: "A", email: "a@b.co", password: PASSWORD, handle: "no spaces" }, "handle"],
  ])("names the bad field of %j", (input, field) => {
    expect(SignUp.safeParse(input).error?.issues[0]?.path).toEqual([field]);
  });

  it("takes an empty handle for none", () => {
    expect(SignUp.parse({ name: "A", email: "A@B.co", password: PASSWORD, handle: "" })).toMatchObject({
      handle: undefined,
      email: "a@b.co",
    });
  });
});
