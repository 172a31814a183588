import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { availability, bookings } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { NewBookingType } from "@/lib/contracts/trade/bookings/booking-types";
import { type Context, createContext } from "@/lib/core/context";
import { book } from "../book";
import { getBookingHours, saveBookingHours } from "../schedule/hours";
import { getBookingOffer } from "../schedule/offer";
import { createBookingType, deleteBookingType, updateBookingType } from "./change";
import { listBookingTypes } from "./read";

const now = new Date("2026-11-20T09:30:00.000Z");
let own: TestDatabase;
let serial = 0;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const guest = (): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: "req-types", now, ip: `198.18.2.${++serial}` });

async function host(parts: Partial<typeof availability.$inferInsert> = {}) {
  const made = await makeCreator();
  await makeAvailability(made.profileId, parts);
  const { userId, profileId, email } = made;
  const ctx = (): Context => ({ ...guest(), actor: { kind: "user", userId, profileId, sessionId: "s", email } });
  return { ...made, ctx };
}

const asked = (more: object = {}) => NewBookingType.parse({ title: "Brand audit", slot_minutes: 60, ...more });
const input = (handle: string, starts_at: string, type?: string) =>
  NewBooking.parse({ handle, starts_at, type, timezone: "Asia/Tokyo", name: "Aiko Mori", email: "aiko@example.com" });
const refused = (code: string) => expect.objectContaining({ code });

describe("types of bookings", () => {
  it("begin with what the hours say, which still sets the first of them", async () => {
    const { profileId, ctx } = await host({
      title: "Første prat!",
      bufferMinutes: 10,
      location: "https://meet.example",
    });
    const [first, ...rest] = await listBookingTypes(ctx());
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ title: "Første prat!", slug: "f-rste-prat", slot_minutes: 30, max_per_day: null });
    expect(first).toMatchObject({
      buffer_before_minutes: 10,
      buffer_after_minutes: 10,
      id: `btype_${profileId.slice(4)}`,
    });
    const hours = await getBookingHours(ctx());
    await saveBookingHours(ctx(), { ...hours, title: "Call", buffer_minutes: 30 } as never);
    const audit = await createBookingType(ctx(), asked());
    const after = await listBookingTypes(ctx());
    expect(after).toMatchObject([{ title: "Call", slug: "f-rste-prat", buffer_after_minutes: 30 }, { id: audit.id }]);
    await updateBookingType(ctx(), audit.id, { position: 0, buffer_before_minutes: 5 });
    expect(await getBookingHours(ctx())).toMatchObject({ title: "Brand audit", slot_minutes: 60, buffer_minutes: 5 });
  });

  it("are not changed by the hours' one setting where there are several; what GET says goes back with uneven pauses kept", async () => {
    const { ctx } = await host();
    const audit = await createBookingType(ctx(), asked());
    await updateBookingType(ctx(), audit.id, { position: 0, buffer_before_minutes: 5, buffer_after_minutes: 30 });
    const before = await listBookingTypes(ctx());
    const hours = await getBookingHours(ctx());
    const change = saveBookingHours(ctx(), { ...hours, title: "Call" } as never);
    await expect(change).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining(audit.id) });
    await saveBookingHours(ctx(), { ...hours, open: false } as never);
    expect(await listBookingTypes(ctx())).toEqual(
      before
        .map((type) => ({ ...type, updated_at: expect.anything() }))
        .map((type, i) => ("updated_at" in (before[i] ?? {}) ? type : before[i])),
    );
    expect((await getBookingHours(ctx())).open).toBe(false);
  });

  it("are added with a slug of their own, changed, moved and removed, but for the last", async () => {
    const { ctx, profileId } = await host();
    const other = await host();
    const [a, b] = [await createBookingType(ctx(), asked()), await createBookingType(ctx(), asked())];
    expect([a.slug, b.slug, b.position]).toEqual(["brand-audit", "brand-audit-2", 2]);
    const kanji = await createBookingType(ctx(), asked({ title: "相談" }));
    expect((await deleteBookingType(ctx(), kanji.id)).slug).toBe("meeting");
    expect(await updateBookingType(ctx(), b.id, { position: 19, max_per_day: 2 })).toMatchObject({ max_per_day: 2 });
    await updateBookingType(ctx(), b.id, { position: 0 });
    expect((await listBookingTypes(ctx())).map((type) => type.slug)).toEqual([
      "brand-audit-2",
      "first-call",
      "brand-audit",
    ]);
    await expect(updateBookingType(other.ctx(), b.id, { title: "Mine" })).rejects.toEqual(refused("not_found"));
    await expect(deleteBookingType(other.ctx(), b.id)).rejects.toEqual(refused("not_found"));
    for (const type of (await listBookingTypes(ctx())).slice(1)) await deleteBookingType(ctx(), type.id);
    await expect(deleteBookingType(ctx(), b.id)).rejects.toEqual(refused("conflict"));
    await database().delete(availability).where(eq(availability.profileId, profileId));
    const none = await makeCreator();
    const { userId, email } = none;
    const actor = { kind: "user", userId, profileId: none.profileId, sessionId: "s", email } as const;
    await expect(createBookingType({ ...guest(), actor }, asked())).rejects.toEqual(refused("conflict"));
  });

  it("are changed while the hours are saved, neither in the other's way", async () => {
    const { profileId, ctx } = await host();
    const audit = await createBookingType(ctx(), asked());
    const hours = await getBookingHours(ctx());
    for (let n = 0; n < 12; n++) {
      const title = `Round ${n}`;
      await Promise.all([
        saveBookingHours(ctx(), { ...hours, open: n % 2 === 0 } as never),
        updateBookingType(ctx(), audit.id, { title, position: 1 }),
      ]);
      expect((await listBookingTypes(ctx())).at(-1)).toMatchObject({ id: audit.id, title });
    }
    const [saved] = await database().select().from(availability).where(eq(availability.profileId, profileId));
    expect(saved?.open).toBe(false);
  });

  it("are twenty at most", async () => {
    const { ctx } = await host();
    for (let i = 0; i < 19; i++) await createBookingType(ctx(), asked());
    await expect(createBookingType(ctx(), asked())).rejects.toThrow("You can offer at most 20 types.");
  });

  it("are booked by their slug, each with its length, place, notice and horizon; without one the first", async () => {
    const { handle, ctx, profileId } = await host();
    await createBookingType(ctx(), asked({ location: "Pier 4", location_kind: "in_person", notice_hours: 168 }));
    const offer = await getBookingOffer(guest(), handle, { type: "brand-audit", days: 42 });
    expect(offer).toMatchObject({ type: "brand-audit", slot_minutes: 60, location_kind: "in_person", next_from: null });
    expect(offer.types.map((type) => type.slug)).toEqual(["first-call", "brand-audit"]);
    expect(offer.slots[0]).toBe("2026-11-27T10:00:00.000Z");
    await book(guest(), input(handle, offer.slots[0] ?? "", "brand-audit"));
    await book(guest(), input(handle, "2026-11-24T13:00:00.000Z"));
    const soon = input(handle, "2026-11-24T15:00:00.000Z", "brand-audit");
    await expect(book(guest(), soon)).rejects.toEqual(refused("conflict"));
    for (const year of ["2027", "2098", "9999"]) {
      await expect(book(guest(), input(handle, `${year}-11-24T13:00:00.000Z`))).rejects.toEqual(refused("conflict"));
    }
    await expect(book(guest(), input(handle, "2026-11-28T13:00:00.000Z", "nothing"))).rejects.toEqual(
      refused("not_found"),
    );
    const rows = await database()
      .select()
      .from(bookings)
      .where(eq(bookings.profileId, profileId))
      .orderBy(asc(bookings.startsAt));
    expect(rows).toMatchObject([
      { title: "First call", typeId: `btype_${profileId.slice(4)}` },
      { title: "Brand audit", location: "Pier 4", endsAt: new Date("2026-11-27T11:00:00Z") },
    ]);
  });

  it("take as many a day as their limit says, by the host's day", async () => {
    const { handle, ctx } = await host({ timezone: "Asia/Tokyo" });
    await createBookingType(ctx(), asked({ max_per_day: 1 }));
    // the Tokyo day of the 25th is 15:00 UTC of the 24th to 15:00 of the 25th
    await book(guest(), input(handle, "2026-11-24T15:00:00.000Z", "brand-audit"));
    const full = input(handle, "2026-11-25T14:00:00.000Z", "brand-audit");
    await expect(book(guest(), full)).rejects.toEqual(refused("conflict"));
    await book(guest(), input(handle, "2026-11-25T14:00:00.000Z"));
    await book(guest(), input(handle, "2026-11-25T15:00:00.000Z", "brand-audit"));
  });

  it("never overlap, nor their buffers, when fifty guests book them at once", async () => {
    const { profileId, handle, ctx } = await host({ slotMinutes: 30 });
    await createBookingType(ctx(), asked({ slot_minutes: 45, buffer_before_minutes: 15, buffer_after_minutes: 30 }));
    await createBookingType(ctx(), asked({ title: "Workshop", slot_minutes: 90, buffer_after_minutes: 60 }));
    const starts = async (type: string) =>
      (await getBookingOffer(guest(), handle, { from: new Date("2026-11-24T00:00:00Z"), days: 1, type })).slots.slice(
        0,
        12,
      );
    const types = ["first-call", "brand-audit", "workshop"];
    const wanted = (
      await Promise.all(types.map(async (type) => (await starts(type)).map((at) => ({ at, type }))))
    ).flat();
    const tries = Array.from({ length: 50 }, (_, n) => wanted[(n * 7) % wanted.length] as { at: string; type: string });
    const answers = await Promise.allSettled(tries.map(({ at, type }) => book(guest(), input(handle, at, type))));
    const rows = await database()
      .select()
      .from(bookings)
      .where(eq(bookings.profileId, profileId))
      .orderBy(asc(bookings.startsAt));
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(rows.length);
    for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toEqual(refused("conflict"));
    expect(rows.length).toBeGreaterThan(3);
    for (const [n, row] of rows.slice(1).entries()) {
      const before = rows[n] as typeof row;
      const pause = (row.startsAt.getTime() - before.endsAt.getTime()) / 60_000;
      expect(pause).toBeGreaterThanOrEqual(Math.max(before.bufferAfterMinutes, row.bufferBeforeMinutes));
    }
  });
});
