import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct, makeSession } from "@/db/factories";
import { profiles, sessions, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { payFor } from "@/lib/domain/trade/billing/testing";
import { endSubscriptions } from "@/lib/domain/trade/memberships/end-subscriptions";
import { hearProcessor } from "@/lib/domain/trade/orders/testing";
import { findSession } from "../signing-in/sign-in";
import { signUp } from "../signing-in/sign-up";
import { restoreAccount, suspendAccount } from "../standing/suspend";
import { PASSWORD } from "../testing";
import { deleteDueAccounts } from "./delete-due";
import { leave, readLeaving, stay } from "./leave";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const NOW = new Date();
const worker = (now: Date) => systemContext("worker", now);
const days = (n: number) => new Date(NOW.getTime() + n * DAY_MS);

async function person() {
  const made = await makeCreator({ mcpDiscoverable: true });
  await makeProduct(made.profileId, { flat: true, sellable: true });
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: await makeSession(userId, NOW), email } as const;
  const at = (now = NOW): Context => createContext({ actor, requestId: newId("req"), now });
  return { ...made, actor, at };
}

const anybody = () => createContext({ actor: { kind: "anonymous" }, requestId: newId("req") });
const userOf = async (id: string) => (await database().select().from(users).where(eq(users.id, id)))[0];

describe("leaving", () => {
  it("hides the page at once, signs out other browsers, and deletes after 30 days, not a moment before", async () => {
    const { userId, profileId, handle, email, actor, at } = await person();
    const elsewhere = await makeSession(userId, NOW);
    const { due_at } = await leave(at());
    expect(due_at).toBe(days(30).toISOString());
    await expect(getProfile(anybody(), handle)).rejects.toMatchObject({ code: "not_found" });
    const [hidden] = await database().select().from(profiles).where(eq(profiles.id, profileId));
    expect(hidden).toMatchObject({ mcpDiscoverable: false, discoverableBefore: true });
    expect(await findSession(elsewhere, NOW)).toBeNull();
    expect(await findSession(actor.sessionId, NOW)).toMatchObject({ userId, profileId: null });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["account_leaving"]);
    await expect(leave(at())).rejects.toMatchObject({ code: "conflict" });
    expect(await deleteDueAccounts(worker(new Date(days(30).getTime() - 1)))).toBe(0);
    expect(await deleteDueAccounts(worker(days(30)))).toBe(1);
    expect(await userOf(userId)).toMatchObject({ deletedAt: days(30), deletionDueAt: null });
    const [page] = await database().select().from(profiles).where(eq(profiles.id, profileId));
    expect(page?.handle).not.toBe(handle);
    expect(await database().$count(sessions, eq(sessions.userId, userId))).toBe(0);
  });

  it("can be thought better of: the page is there as it was, and nothing deletes the account", async () => {
    const { userId, handle, at } = await person();
    const before = await getProfile(anybody(), handle);
    await leave(at());
    await stay(at(days(29)));
    expect({ ...(await getProfile(anybody(), handle)), updated_at: null }).toEqual({ ...before, updated_at: null });
    expect(await readLeaving(at())).toBeNull();
    expect(await deleteDueAccounts(worker(days(31)))).toBe(0);
    expect((await userOf(userId))?.deletedAt).toBeNull();
    await expect(stay(at())).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps what agents may find through a suspension meanwhile, whichever ends first", async () => {
    const wanted = async (profileId: string) =>
      (await database().select().from(profiles).where(eq(profiles.id, profileId)))[0];
    for (const first of ["restored", "stayed"]) {
      const { userId, profileId, at } = await person();
      const because = { userId, reason: "A complaint" };
      await leave(at());
      await suspendAccount(worker(NOW), because);
      const [one, other] = [() => restoreAccount(worker(NOW), because), () => stay(at())];
      await (first === "restored" ? one() : other());
      expect(await wanted(profileId)).toMatchObject({ mcpDiscoverable: false, discoverableBefore: true });
      await (first === "restored" ? other() : one());
      expect(await wanted(profileId)).toMatchObject({ mcpDiscoverable: true, discoverableBefore: null });
    }
  });

  it("tells a buyer nothing of a page or of subscriptions that they do not have", async () => {
    const email = `${newId("usr").slice(-12)}@example.com`;
    const { userId } = await signUp(systemContext("test", NOW), { name: "Bo", email, password: PASSWORD });
    const actor = { kind: "user", userId, profileId: null, sessionId: await makeSession(userId, NOW), email } as const;
    const ctx = createContext({ actor, requestId: newId("req"), now: NOW });
    await leave(ctx);
    expect(await readLeaving(ctx)).toEqual({ due_at: days(30).toISOString(), page: false, subscriptions: false });
    await stay(ctx);
    const mails = (await mailsTo(email)).map(({ text }) => text).join();
    expect(mails).toContain("your account is not deleted");
    expect(mails).not.toMatch(/page is|subscriptions/i);
  });

  it("ends the plan that it pays for at once", async () => {
    const { userId, profileId, handle, email, at } = await person();
    await payFor({ userId, profileId, handle, email }, "STARTER");
    await hearProcessor();
    expect((await userOf(userId))?.tier).toBe("STARTER");
    await leave(at());
    expect(await endSubscriptions(worker(NOW))).toBeGreaterThan(0);
    await hearProcessor();
    expect((await userOf(userId))?.tier).toBe("FREE");
    expect(await readLeaving(at())).toMatchObject({ page: true, subscriptions: true });
  });

  it("waits for orders at work, when it is asked for and when it is due", async () => {
    const busy = await person();
    await makePaidOrder(busy.profileId);
    await expect(leave(busy.at())).rejects.toThrow(/orders at work/);
    const buyer = await person();
    await database().update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, buyer.userId));
    await leave(buyer.at());
    await makePaidOrder(busy.profileId, { buyerEmail: buyer.email });
    await deleteDueAccounts(worker(days(30)));
    expect(await userOf(buyer.userId)).toMatchObject({ deletedAt: null, deletionDueAt: days(31) });
  });
});
