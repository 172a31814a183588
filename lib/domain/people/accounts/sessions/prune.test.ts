import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { walkRetention } from "@/lib/core/retention-walk";
import { DAY_MS } from "@/lib/core/values/durations";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { signIn } from "../signing-in/sign-in";
import { later, NOW, PASSWORD, person, visitor } from "../testing";
import { OLD_SESSIONS, pruneSignIns } from "./prune";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Sessions of one person by when they were opened, ran out and were ended, all in days before now. */
async function withSessions(userId: string, rows: [id: string, opened: number, expires: number, revoked?: number][]) {
  await database().delete(sessions).where(eq(sessions.userId, userId));
  const seen = { userId, ip: "198.51.100.7", userAgent: "Firefox" };
  for (const [id, opened, expires, revoked] of rows)
    await database()
      .insert(sessions)
      .values({
        ...seen,
        id: `${userId}-${id}`,
        createdAt: before(opened),
        expiresAt: before(expires),
        revokedAt: revoked === undefined ? null : before(revoked),
      });
}

const left = async (userId: string) =>
  (await database().select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt)).map(
    ({ id, ip }) => `${id.replace(`${userId}-`, "")}${ip ? "" : ", bare"}`,
  );

it("sessions go 30 days after their end, whichever comes first; live ones and the last one of an account stay, that one bare", async () => {
  const [active, gone] = [await person(), await person()];
  await withSessions(active.userId, [
    ["ran out", 70, 40],
    ["ended", 45, 15, 40],
    ["ran out lately", 59, 29],
    ["ended lately", 50, 20, 29],
    ["live", 10, -20],
  ]);
  await withSessions(gone.userId, [
    ["first", 400, 370],
    ["last", 300, 270],
  ]);
  // in pages smaller than all of them
  const walked = await walkRetention(visitor(), [OLD_SESSIONS], 2);
  expect(walked).toEqual({ sessions: 4 });
  expect(await left(active.userId)).toEqual(["ran out lately", "ended lately", "live"]);
  expect(await left(gone.userId)).toEqual(["last, bare"]);
  expect(await pruneSignIns(visitor())).toEqual({ sessions: 0 });
});

it("a new browser is told of by mail though all sessions of the account are long gone", async () => {
  const { email, userId } = await person();
  await withSessions(userId, [["only", 400, 370]]);
  await pruneSignIns(visitor());
  await signIn(visitor(later(1_000)), { email, password: PASSWORD });
  expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("signed_in_anew");
});
