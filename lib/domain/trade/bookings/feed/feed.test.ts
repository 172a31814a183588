import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { makeAvailability, makeBooking } from "@/db/factories/creator-records";
import { makeApp } from "@/db/factories/oauth";
import { apiKeys, auditLog, oauthGrants, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { book } from "../book";
import { cancelAsHost } from "../closing/cancel";
import { moveAsHost } from "../moving/move";
import { createBookingFeed, deleteBookingFeed, getBookingFeed } from "./address";
import { readBookingFeed } from "./read";

const now = new Date("2026-11-20T09:30:00.000Z");
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const anybody = (): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: "req-feed", now, ip: "198.18.4.1" });

async function host() {
  const made = await makeCreator();
  await makeAvailability(made.profileId);
  const { userId, profileId, email } = made;
  const ctx: Context = { ...anybody(), actor: { kind: "user", userId, profileId, sessionId: "s", email } };
  const token = async () => new URL((await createBookingFeed(ctx)).url).searchParams.get("token") ?? "";
  return { ...made, ctx, token };
}

/** The entries of a feed by their UID, each as its lines. */
function entries(feed: string): Map<string, string> {
  const all = feed
    .replace(/\r\n[ \t]/g, "")
    .split("BEGIN:VEVENT")
    .slice(1);
  return new Map(all.map((text) => [/UID:(\S+?)@/.exec(text)?.[1] ?? "", text.replaceAll("\r\n", "\n")]));
}

it("tells moves and cancels under the UID that the entry had", async () => {
  const { handle, ctx, token } = await host();
  const secret = await token();
  const input = { timezone: "Asia/Tokyo", name: "Aiko Mori", email: "aiko@example.com", notes: "Ferries" };
  const { id } = await book(anybody(), NewBooking.parse({ handle, starts_at: "2026-11-24T13:00:00.000Z", ...input }));
  const entry = async () => entries(await readBookingFeed(anybody(), secret)).get(id) ?? "";
  expect(await entry()).toMatch(/SEQUENCE:0\n[\s\S]*DTSTART:20261124T130000Z\nDTEND:20261124T133000Z/);
  expect(await entry()).toContain("SUMMARY:First call with Aiko Mori");
  expect(await entry()).not.toMatch(/aiko@|Ferries/);
  await moveAsHost(ctx, id, "2026-11-25T07:00:00.000Z");
  expect(await entry()).toMatch(/SEQUENCE:1\n[\s\S]*DTSTART:20261125T070000Z[\s\S]*STATUS:CONFIRMED/);
  await cancelAsHost(ctx, id);
  expect(await entry()).toMatch(/SEQUENCE:2\n[\s\S]*STATUS:CANCELLED/);
});

it("holds what is to come and the last 90 days, of its creator and of live mode alone, a thousand at most", async () => {
  const { profileId, token } = await host();
  const at = (days: number) => ({ startsAt: new Date(now.getTime() + days * 86_400_000) });
  const shown = [await makeBooking(profileId, at(-89)), await makeBooking(profileId, at(60))];
  await makeBooking(profileId, at(-91));
  await makeBooking(profileId, { ...at(3), livemode: false });
  await makeBooking((await host()).profileId, at(3));
  const secret = await token();
  expect([...entries(await readBookingFeed(anybody(), secret)).keys()]).toEqual(shown.map(({ id }) => id));
  for (let n = 0; n < 1_000; n++) await makeBooking(profileId, at(1 + n / 100));
  const full = entries(await readBookingFeed(anybody(), secret));
  expect(full.size).toBe(1_000);
  expect([full.has(shown[0]?.id ?? ""), full.has(shown[1]?.id ?? "")]).toEqual([false, true]);
});

it("is opened by its latest address alone, which is stored nowhere", async () => {
  const { ctx, token } = await host();
  await expect(getBookingFeed(ctx)).rejects.toThrow(/not found|no such|exist/i);
  const first = await token();
  expect(await getBookingFeed(ctx)).toEqual({ created_at: now.toISOString() });
  const second = await token();
  await expect(readBookingFeed(anybody(), first)).rejects.toEqual(expect.objectContaining({ code: "not_found" }));
  expect(await readBookingFeed(anybody(), second)).toContain("BEGIN:VCALENDAR");
  await expect(readBookingFeed(anybody(), "")).rejects.toEqual(expect.objectContaining({ code: "not_found" }));
  expect(JSON.stringify(await database().select().from(auditLog))).not.toContain(second);
  await deleteBookingFeed(ctx);
  await expect(readBookingFeed(anybody(), second)).rejects.toEqual(expect.objectContaining({ code: "not_found" }));
  await expect(deleteBookingFeed(ctx)).rejects.toEqual(expect.objectContaining({ code: "not_found" }));
});

it("ends with the access of the app or key that made it, and not when a key is replaced", async () => {
  const { userId, profileId, ctx } = await host();
  const as = (kind: "oauth" | "api_key", id: string): Context => {
    const credential = { kind, id, prefix: null, clientId: null, expiresAt: null, livemode: true } as const;
    const who = { userId, profileId, handle: "h", displayName: "H", tier: "FREE", scopes: ["bookings:write"] } as const;
    return { ...ctx, actor: { kind: "credential", credential, ...who } };
  };
  const make = async (by: Context) => new URL((await createBookingFeed(by)).url).searchParams.get("token") ?? "";
  const opens = (token: string) =>
    readBookingFeed(anybody(), token).then(
      () => true,
      () => false,
    );
  const app = await makeApp();
  const grant = { clientId: app.clientId, userId, scopes: ["bookings:write"], resource: "r" };
  const ends = { revoked: { revokedAt: now }, unused: { expiresAt: now } };
  for (const end of Object.values(ends)) {
    const id = newId("grant");
    await database()
      .insert(oauthGrants)
      .values({ id, ...grant, expiresAt: new Date("2030-01-01") });
    const token = await make(as("oauth", id));
    expect([await opens(token), (await getBookingFeed(ctx)).created_at]).toEqual([true, now.toISOString()]);
    await database().update(oauthGrants).set(end).where(eq(oauthGrants.id, id));
    expect(await opens(token)).toBe(false);
    await expect(getBookingFeed(ctx)).rejects.toMatchObject({ code: "not_found" });
  }
  const owner = await host();
  const bad = await makeApp({ source: "console", userId: owner.userId });
  const id = newId("grant");
  await database()
    .insert(oauthGrants)
    .values({ ...grant, id, clientId: bad.clientId, expiresAt: new Date("2030-01-01") });
  const ofApp = await make(as("oauth", id));
  expect(await opens(ofApp)).toBe(true);
  await database().update(users).set({ suspendedAt: now }).where(eq(users.id, owner.userId));
  expect(await opens(ofApp)).toBe(false);
  const first = await makeApiKey(profileId, ["bookings:write"]);
  const token = await make(as("api_key", first.id));
  const second = await makeApiKey(profileId, ["bookings:write"], { spendsAs: first.id });
  await database().update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, first.id));
  expect(await opens(token)).toBe(true);
  const third = await make(as("api_key", second.id));
  await database().update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, second.id));
  expect([await opens(token), await opens(third)]).toEqual([false, false]);
  // the person's own does not hang on any of them
  expect(await opens(await make(ctx))).toBe(true);
});
