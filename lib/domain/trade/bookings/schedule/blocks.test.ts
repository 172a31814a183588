import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { availability, availabilityBlocks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { saveWeek } from "./availability";
import { addBlock, listBlocks } from "./blocks";
import { getBookingHours, saveBookingHours } from "./hours";
import { getBookingOffer } from "./offer";

const NOW = new Date("2026-12-20T12:00:00.000Z");
const NEW_YORK = "America/New_York";
const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 9 * 60, to: 20 * 60 }));
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const guest = (now: Date): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: "req-blocks", now, ip: "198.18.6.1" });

async function host(timezone = "Europe/Riga") {
  const { userId, profileId, email, handle } = await makeCreator();
  await makeAvailability(profileId, { timezone, weekly, horizonDays: 90, slotMinutes: 60 });
  const ctx = (now = NOW): Context => ({
    ...guest(now),
    actor: { kind: "user", userId, profileId, sessionId: "s", email },
  });
  return { profileId, handle, ctx };
}

const spans = async (ctx: Context) => (await listBlocks(ctx)).map(({ starts_at, ends_at }) => [starts_at, ends_at]);

/** How many hours from a day's midnight in New York on can be booked. */
async function freeHours(handle: string, day: string): Promise<number> {
  const from = new Date(`${day}T05:00:00.000Z`);
  return (await getBookingOffer(guest(NOW), handle, { from, days: 1 })).slots.length;
}

describe("blocked days of a host whose clock becomes another", () => {
  it.each([
    ["their week", (ctx: Context) => saveWeek(ctx, { open: true, timezone: NEW_YORK, weekly })],
    [
      "their hours",
      async (ctx: Context) => saveBookingHours(ctx, { ...(await getBookingHours(ctx)), timezone: NEW_YORK } as never),
    ],
  ])("stay the same days, when they save %s", async (_, save) => {
    const [{ ctx, handle }, other] = [await host(), await host()];
    for (const each of [ctx(), other.ctx()])
      await addBlock(each, { first_day: "2026-12-24", last_day: "2026-12-24", note: "" });
    const before = await spans(other.ctx());
    await save(ctx());
    expect(await spans(ctx())).toEqual([["2026-12-24T05:00:00.000Z", "2026-12-25T05:00:00.000Z"]]);
    const days = ["2026-12-23", "2026-12-24", "2026-12-25"];
    expect(await Promise.all(days.map((day) => freeHours(handle, day)))).toEqual([11, 0, 11]);
    expect(await spans(other.ctx())).toEqual(before);
  });

  it("are blocked for the hours that such a day has left on the new one; what is over on both stays where it was", async () => {
    const { ctx } = await host();
    await addBlock(ctx(), { first_day: "2026-12-23", last_day: "2026-12-24", note: "" });
    await addBlock(ctx(), { first_day: "2026-12-21", last_day: "2026-12-21", note: "" });
    const midnight = new Date("2026-12-24T22:30:00.000Z");
    expect(await spans(ctx(midnight))).toEqual([]);
    await saveWeek(ctx(midnight), { open: true, timezone: NEW_YORK, weekly });
    const kept = ["2026-12-23T05:00:00.000Z", "2026-12-25T05:00:00.000Z"];
    expect(await spans(ctx(midnight))).toEqual([kept]);
    expect(await spans(ctx())).toEqual([["2026-12-20T22:00:00.000Z", "2026-12-21T22:00:00.000Z"], kept]);
  });

  it("are right again where they had slipped once", async () => {
    const { ctx, profileId } = await host();
    await addBlock(ctx(), { first_day: "2026-12-24", last_day: "2026-12-24", note: "" });
    const blocks = database().select().from(availabilityBlocks).where(eq(availabilityBlocks.profileId, profileId));
    const before = await blocks;
    await database().update(availability).set({ timezone: NEW_YORK }).where(eq(availability.profileId, profileId));
    for (const timezone of ["Asia/Tokyo", "Europe/Riga"]) await saveWeek(ctx(), { open: true, timezone, weekly });
    expect(await blocks).toEqual(before);
  });
});
