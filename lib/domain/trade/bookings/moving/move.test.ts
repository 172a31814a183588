import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { auditLog, type availability, bookings, events, noticeChoices, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { NewBookingType } from "@/lib/contracts/trade/bookings/booking-types";
import { type Context, createContext } from "@/lib/core/context";
import { randomToken, sha256 } from "@/lib/core/seal";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { book } from "../book";
import { cancelAsHost } from "../closing/cancel";
import { findGuestBooking } from "../reading/guest";
import { remindOfBookings } from "../reminding/remind";
import { calendarFile } from "../schedule/calendar";
import { createBookingType, deleteBookingType } from "../types/change";
import { moveAsGuest, moveAsHost } from "./move";
import { offerMoveToGuest, offerMoveToHost } from "./offer";

const now = new Date("2026-11-20T09:30:00.000Z");
const SLOT = "2026-11-24T13:00:00.000Z";
const OTHER = "2026-11-25T07:00:00.000Z";
let own: TestDatabase;
let serial = 0;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const guest = (at = now): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: "req-move", now: at, ip: `198.18.3.${++serial}` });

async function booked(parts: Partial<typeof availability.$inferInsert> = {}) {
  const made = await makeCreator({ displayName: "Mara Lind" });
  await makeAvailability(made.profileId, { timezone: "Europe/Oslo", ...parts });
  const { userId, profileId, email } = made;
  const ctx = (at = now): Context => ({
    ...guest(at),
    actor: { kind: "user", userId, profileId, sessionId: "s", email },
  });
  const address = `aiko-${profileId.slice(-8)}@example.com`;
  const again = (starts_at: string, type?: string) =>
    book(guest(), NewBooking.parse({ handle: made.handle, starts_at, type, ...AIKO, email: address }));
  return { ...made, ctx, again, address, ...(await again(SLOT)) };
}
const AIKO = { timezone: "Asia/Tokyo", name: "Aiko Mori" };
const refused = (code: string) => expect.objectContaining({ code });
const rowOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0];
const told = async (to: string, kind: string) => (await mailsTo(to)).filter((mail) => mail.kind === kind);

describe("moving a booking", () => {
  it("by its guest's link keeps the length, frees the old time, and tells both on both clocks", async () => {
    const { id, token, profileId, email, address, again } = await booked();
    await moveAsGuest(guest(), id, token, OTHER);
    const found = await findGuestBooking(guest(), id, token);
    expect(found).toMatchObject({ starts_at: OTHER, ends_at: "2026-11-25T07:30:00.000Z", moves_left: 4 });
    const [toGuest] = await told(address, "booking_rescheduled");
    expect(toGuest?.text).toContain("You moved First call. It is now:");
    expect(toGuest?.text).toContain("25 November 2026, 16:00 to 16:30 (Asia/Tokyo)");
    expect(toGuest?.text).toMatch(/For Mara Lind: .*25 November 2026, 08:00 to 08:30 \(Europe\/Oslo\)/);
    expect(toGuest?.text).toMatch(/Before, it was .*24 November 2026, 22:00 to 22:30 \(Asia\/Tokyo\)/);
    expect(toGuest?.text).toContain(`/bookings/${id}?token=${token}`);
    const [toHost] = await told(email, "booking_rescheduled");
    expect(toHost?.text).toMatch(
      /Aiko Mori moved First call. It is now:\s+.*25 November 2026, 08:00 to 08:30 \(Europe/,
    );
    const rows = await database().select().from(events).where(eq(events.ownerId, profileId));
    const moved = rows.map((row) => JSON.parse(row.payload)).filter(({ type }) => type === "booking.rescheduled");
    expect(moved).toMatchObject([
      { data: { id, starts_at: OTHER, previous_starts_at: SLOT, rescheduled_by: "guest", reschedule_count: 1 } },
    ]);
    expect(JSON.stringify(moved)).not.toMatch(/aiko|mori/i);
    const own = and(eq(auditLog.ownerId, profileId), eq(auditLog.action, "booking.rescheduled"));
    expect(await database().select().from(auditLog).where(own)).toMatchObject([
      { targetId: id, actorKind: "anonymous" },
    ]);
    const file = calendarFile(found);
    expect(file).toMatch(/SEQUENCE:1\r\n[\s\S]*DTSTART:20261125T070000Z/);
    await again(SLOT);
  });

  it("by its host needs no notice, and is not another creator's", async () => {
    const { id, token, ctx } = await booked({ noticeHours: 48 });
    const soon = "2026-11-20T12:00:00.000Z";
    await expect(moveAsGuest(guest(), id, token, soon)).rejects.toEqual(refused("conflict"));
    const other = await booked();
    await expect(moveAsHost(other.ctx(), id, soon)).rejects.toEqual(refused("not_found"));
    await expect(moveAsGuest(guest(), id, "wrong", OTHER)).rejects.toEqual(refused("not_found"));
    expect(await moveAsHost(ctx(), id, soon)).toMatchObject({ id, starts_at: soon, reschedule_count: 1 });
  });

  it("takes free times alone, within the horizon, and may overlap what it leaves", async () => {
    const { id, token, ctx, again } = await booked({ horizonDays: 7 });
    const rules = NewBookingType.parse({ title: "Workshop", slot_minutes: 90, buffer_after_minutes: 30 });
    const long = await createBookingType(ctx(), rules);
    const workshop = await again("2026-11-25T05:00:00.000Z", long.slug);
    for (const at of ["2026-11-25T06:00:00.000Z", "2026-11-25T06:30:00.000Z", "2026-11-25T07:10:00.000Z", SLOT])
      await expect(moveAsGuest(guest(), id, token, at)).rejects.toEqual(refused("conflict"));
    for (const at of ["2026-11-28T09:30:00.000Z", "2031-11-25T07:00:00.000Z"])
      await expect(moveAsHost(ctx(), id, at)).rejects.toEqual(refused("conflict"));
    const { slots } = await offerMoveToGuest(guest(), id, token, { from: new Date("2026-11-25T00:00:00Z"), days: 1 });
    expect(slots).not.toContain("2026-11-25T06:30:00.000Z");
    expect(slots).toContain(OTHER);
    await deleteBookingType(ctx(), long.id);
    expect((await offerMoveToHost(ctx(), workshop.id, {})).slot_minutes).toBe(90);
    await expect(moveAsHost(ctx(), workshop.id, "2026-11-25T05:00:00.000Z")).rejects.toThrow(/at this time already/);
    await moveAsHost(ctx(), workshop.id, "2026-11-25T15:00:00.000Z");
    expect(await rowOf(workshop.id)).toMatchObject({
      endsAt: new Date("2026-11-25T16:30:00Z"),
      typeId: expect.stringMatching(/^btype_/),
    });
  });

  it("is possible five times, and not once it began or was canceled", async () => {
    const { id, token, ctx } = await booked();
    for (const hour of ["08", "09", "10", "11", "12"]) await moveAsHost(ctx(), id, `2026-11-25T${hour}:00:00.000Z`);
    await expect(moveAsGuest(guest(), id, token, OTHER)).rejects.toThrow(/5 times/);
    const begun = await booked();
    const at = new Date(SLOT);
    await expect(moveAsHost(begun.ctx(at), begun.id, OTHER)).rejects.toEqual(refused("invalid_state_transition"));
    await cancelAsHost(begun.ctx(), begun.id);
    await expect(moveAsHost(begun.ctx(), begun.id, OTHER)).rejects.toEqual(refused("invalid_state_transition"));
  });

  it("gives a time to one of fifty who move there or book it at once", async () => {
    const one = await booked();
    const starts = Array.from({ length: 9 }, (_, n) => new Date(Date.parse(SLOT) + (n + 1) * 3_600_000).toISOString());
    const others: { id: string; token: string }[] = [];
    for (const at of starts) others.push(await one.again(at));
    const tries = Array.from({ length: 50 }, (_, n) => {
      const mover = others[n % others.length];
      if (n % 5 === 0) return one.again(OTHER);
      return n % 2
        ? moveAsHost(one.ctx(), mover?.id ?? "", OTHER)
        : moveAsGuest(guest(), mover?.id ?? "", mover?.token ?? "", OTHER);
    });
    const answers = await Promise.allSettled(tries);
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    const there = and(eq(bookings.profileId, one.profileId), eq(bookings.startsAt, new Date(OTHER)));
    expect(await database().$count(bookings, there)).toBe(1);
  });

  it("works by the link of a booking that was made before tokens were derived", async () => {
    const { id, token, address } = await booked();
    const old = randomToken();
    await database()
      .update(bookings)
      .set({ linkTokenHash: sha256(old) })
      .where(eq(bookings.id, id));
    await moveAsGuest(guest(), id, old, OTHER);
    expect((await told(address, "booking_rescheduled"))[0]?.text).toContain(`token=${token}`);
    await findGuestBooking(guest(), id, token);
    await findGuestBooking(guest(), id, old);
  });
});

describe("reminders", () => {
  const at = (iso: string) => ({ ...guest(), now: new Date(iso) });
  const count = async (to: string) => (await told(to, "booking_reminder")).length;

  it("go to both a day and an hour before, each once, no matter who sends them", async () => {
    const { email, address } = await booked();
    await remindOfBookings(at("2026-11-23T12:59:59.999Z"));
    expect(await count(address)).toBe(0);
    await Promise.all([1, 2, 3].map(() => remindOfBookings(at("2026-11-23T13:00:00.000Z"))));
    expect([await count(address), await count(email)]).toEqual([1, 1]);
    await remindOfBookings(at("2026-11-24T11:59:00.000Z"));
    await Promise.all([1, 2].map(() => remindOfBookings(at("2026-11-24T12:00:00.000Z"))));
    expect([await count(address), await count(email)]).toEqual([2, 2]);
    await remindOfBookings(at("2026-11-24T12:59:00.000Z"));
    await remindOfBookings(at("2026-11-24T13:01:00.000Z"));
    expect(await count(address)).toBe(2);
    const [toGuest] = await told(address, "booking_reminder");
    expect(toGuest?.text).toContain("22:00 to 22:30 (Asia/Tokyo)");
    expect(toGuest?.text).toContain("14:00 to 14:30 (Europe/Oslo)");
  });

  it("follow a move, and are not sent of what was canceled, booked late, or is late already", async () => {
    const moved = await booked();
    await remindOfBookings(at("2026-11-23T14:00:00.000Z"));
    await moveAsHost(moved.ctx(new Date("2026-11-23T15:00:00.000Z")), moved.id, "2026-11-26T13:00:00.000Z");
    await remindOfBookings(at("2026-11-24T12:30:00.000Z"));
    expect(await count(moved.address)).toBe(1);
    await remindOfBookings(at("2026-11-25T13:30:00.000Z"));
    expect(await count(moved.address)).toBe(2);
    const canceled = await booked();
    await cancelAsHost(canceled.ctx(), canceled.id);
    const late = await booked();
    const soon = await late.again("2026-11-20T12:00:00.000Z");
    expect(await rowOf(soon.id)).toMatchObject({ remindersSent: 1 });
    await remindOfBookings(at("2026-11-20T10:00:00.000Z"));
    expect(await count(late.address)).toBe(0);
    // the worker was away for the day before: the hour's reminder goes out alone
    await remindOfBookings(at("2026-11-24T12:30:00.000Z"));
    expect([await count(late.address), await count(canceled.address)]).toEqual([1, 0]);
    expect(await rowOf(late.id)).toMatchObject({ remindersSent: 2 });
  });

  it("come as notices alone to who wants no mail of bookings", async () => {
    const { userId, email, address } = await booked();
    await database().update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId));
    await database().insert(noticeChoices).values({ userId, topic: "bookings", mail: false });
    await remindOfBookings(at("2026-11-24T12:30:00.000Z"));
    expect([await count(email), await count(address)]).toEqual([0, 1]);
  });
});
