import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAvailability, makeBooking } from "@/db/factories/creator-records";
import { auditLog, availability, bookings, events, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { book } from "./book";
import { cancelAsGuest, cancelAsHost } from "./closing/cancel";
import { completeBookings } from "./closing/complete";
import { markBooking } from "./closing/mark";
import { listBooked } from "./reading/booked";
import { findGuestBooking } from "./reading/guest";
import { listHosted } from "./reading/hosted";
import { addBlock, listBlocks, removeBlock } from "./schedule/blocks";
import { calendarFile } from "./schedule/calendar";
import { getBookingOffer } from "./schedule/offer";

const now = new Date("2026-11-20T09:30:00.000Z");
const SLOT = "2026-11-24T13:00:00.000Z";
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let own: TestDatabase;
let serial = 0;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** A guest, each with an address of their own. */
const guest = (at = now): Context =>
  createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), now: at, ip: `198.18.1.${++serial}` });

async function host(parts: Partial<typeof availability.$inferInsert> = {}) {
  const made = await makeCreator();
  await makeAvailability(made.profileId, parts);
  const { userId, profileId, email } = made;
  const ctx = (at = now): Context => ({
    ...guest(at),
    actor: { kind: "user", userId, profileId, sessionId: "s", email },
  });
  return { ...made, ctx };
}

const input = (handle: string, starts_at = SLOT) =>
  NewBooking.parse({ handle, starts_at, timezone: "Europe/Riga", name: "Robin Ashby", email: "robin@example.com" });
const refused = (code: string) => expect.objectContaining({ code });
const eventsOf = async (profileId: string) =>
  (await database().select().from(events).where(eq(events.ownerId, profileId))).map((row) => JSON.parse(row.payload));

describe("book", () => {
  it("confirms, tells both by mail and the creator's endpoints without the guest", async () => {
    const { profileId, handle, email } = await host({ location: "https://meet.example.com/demo" });
    const { id, token } = await book(guest(), input(handle));
    const found = await findGuestBooking(guest(), id, token);
    expect(found).toMatchObject({ status: "CONFIRMED", starts_at: SLOT, ends_at: "2026-11-24T13:30:00.000Z" });
    expect(found.location).toBe("https://meet.example.com/demo");
    const [event] = await eventsOf(profileId);
    expect(event).toMatchObject({
      type: "booking.created",
      data: { id, status: "CONFIRMED", timezone: "Europe/Riga" },
    });
    expect(JSON.stringify(event)).not.toMatch(/robin|ashby/i);
    const [toGuest] = (await mailsTo("robin@example.com")).filter((mail) => mail.text.includes(id));
    expect(toGuest).toMatchObject({ kind: "booking_confirmed" });
    expect(toGuest?.text).toContain(`/bookings/${id}?token=${token}`);
    expect(toGuest?.text).toContain("15:00 to 15:30 (Europe/Riga)");
    expect(await mailsTo(email)).toMatchObject([{ kind: "booking_received" }]);
    const audited = await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId));
    expect(audited).toMatchObject([{ action: "booking.created", targetId: id, ip: null }]);
    const [row] = await database().select().from(bookings).where(eq(bookings.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("gives a slot to one of fifty guests at once", async () => {
    const { profileId, handle } = await host();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => book(guest(), input(handle))));
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    const reasons = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(reasons).toEqual(Array.from({ length: 49 }, () => refused("conflict")));
    expect(await database().$count(bookings, eq(bookings.profileId, profileId))).toBe(1);
    expect(await eventsOf(profileId)).toHaveLength(1);
  });

  it("takes no slot that does not exist, is too soon, too far off, or not offered any more", async () => {
    const { profileId, handle } = await host({ noticeHours: 24, horizonDays: 7, bufferMinutes: 15 });
    await makeBooking(profileId, { startsAt: new Date("2026-11-24T14:00:00Z") });
    const tries = [
      "2026-11-24T13:10:00.000Z", // between the slots
      "2026-11-20T09:45:00.000Z", // within the notice
      "2026-11-28T00:00:00.000Z", // behind the horizon
      "2026-11-24T14:15:00.000Z", // within a booking
      "2026-11-24T13:30:00.000Z", // no buffer left before it
    ];
    for (const at of tries) await expect(book(guest(), input(handle, at))).rejects.toEqual(refused("conflict"));
    await book(guest(), input(handle, "2026-11-24T12:45:00.000Z"));
    await database().update(availability).set({ open: false }).where(eq(availability.profileId, profileId));
    await expect(book(guest(), input(handle, "2026-11-24T18:00:00.000Z"))).rejects.toThrow(/closed/);
    await expect(book(guest(), input("nobody-at-all"))).rejects.toEqual(refused("not_found"));
  });

  it("offers exactly what can be booked", async () => {
    const { handle } = await host({ weekly: [{ day: 2, from: 13 * 60, to: 15 * 60 }], horizonDays: 14 });
    expect((await getBookingOffer(guest(), handle)).slots).toHaveLength(8);
    await book(guest(), input(handle));
    const { slots, next_from } = await getBookingOffer(guest(), handle);
    expect(slots).toHaveLength(7);
    expect(slots).not.toContain(SLOT);
    expect(next_from).toBeNull();
    const second = await getBookingOffer(guest(), handle, { from: new Date("2026-11-27T00:00:00Z") });
    expect(second.slots).toHaveLength(4);
  });

  it("is limited per address", async () => {
    const { handle } = await host();
    const ctx = guest();
    for (let i = 0; i < 10; i++)
      await book(ctx, input(handle, new Date(Date.parse(SLOT) + i * 1_800_000).toISOString()));
    await expect(book(ctx, input(handle, "2026-11-25T00:00:00.000Z"))).rejects.toEqual(refused("rate_limit_exceeded"));
    // before anything else of it is looked at
    const odd = { ...input(handle), timezone: "eUrOpE/Nowhere" };
    await expect(book(ctx, odd)).rejects.toEqual(refused("rate_limit_exceeded"));
  });
});

describe("a blocked day", () => {
  it("is closed on the host's clock, and opens again", async () => {
    const { handle, ctx } = await host({ timezone: "America/New_York" });
    const block = await addBlock(ctx(), { first_day: "2026-11-24", last_day: "2026-11-24", note: "Away" });
    expect(block).toMatchObject({ starts_at: "2026-11-24T05:00:00.000Z", ends_at: "2026-11-25T05:00:00.000Z" });
    await expect(book(guest(), input(handle))).rejects.toEqual(refused("conflict"));
    await book(guest(), input(handle, "2026-11-25T05:00:00.000Z"));
    const other = await host();
    await expect(removeBlock(other.ctx(), block.id)).rejects.toEqual(refused("not_found"));
    await removeBlock(ctx(), block.id);
    expect(await listBlocks(ctx())).toEqual([]);
    await book(guest(), input(handle));
  });

  it("stands where it begins: a long one that ends later is before a short one within it", async () => {
    const { ctx } = await host();
    const days = [
      ["2026-12-18", "2026-12-20"],
      ["2026-12-08", "2027-01-08"],
      ["2026-12-18", "2026-12-19"],
    ] as const;
    for (const [first_day, last_day] of days)
      await addBlock(ctx(), { first_day, last_day, note: `${first_day}/${last_day}` });
    const notes = (await listBlocks(ctx())).map(({ note }) => note);
    expect(notes).toEqual(["2026-12-08/2027-01-08", "2026-12-18/2026-12-19", "2026-12-18/2026-12-20"]);
  });
});

describe("canceling", () => {
  it("is once, by the guest with the link or by the host, and frees the slot", async () => {
    const { profileId, handle, ctx } = await host();
    const first = await book(guest(), input(handle));
    await expect(cancelAsGuest(guest(), first.id, "wrong")).rejects.toEqual(refused("not_found"));
    const both = [cancelAsGuest(guest(), first.id, first.token), cancelAsHost(ctx(), first.id)];
    expect((await Promise.allSettled(both)).filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    const second = await book(guest(), input(handle));
    await cancelAsHost(ctx(), second.id);
    const canceled = (await eventsOf(profileId)).filter((event) => event.type === "booking.canceled");
    expect(canceled).toHaveLength(2);
    expect(canceled.find((event) => event.data.id === second.id).data).toMatchObject({ canceled_by: "host" });
    const told = (await mailsTo("robin@example.com")).filter(({ kind }) => kind === "booking_canceled");
    expect(told.at(-1)?.text).toContain(`/${handle}/book`);
    expect(told.at(-1)?.subject).toMatch(/^Canceled: .+ with .+/);
    const file = calendarFile(await findGuestBooking(guest(), second.id, second.token));
    expect(file).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  });

  it("is not another creator's, and not possible once it began", async () => {
    const [one, other] = [await host(), await host()];
    const { id, token } = await book(guest(), input(one.handle));
    await expect(cancelAsHost(other.ctx(), id)).rejects.toEqual(refused("not_found"));
    const begun = new Date(SLOT);
    await expect(cancelAsGuest(guest(begun), id, token)).rejects.toEqual(refused("invalid_state_transition"));
  });
});

describe("what is over", () => {
  it("is completed by the worker, and can be marked as missed by its host alone", async () => {
    const { handle, profileId, ctx } = await host();
    const { id } = await book(guest(), input(handle));
    await expect(markBooking(ctx(), { id, status: "NO_SHOW" })).rejects.toEqual(refused("invalid_state_transition"));
    const status = async () => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]?.status;
    await completeBookings({ ...guest(), now: new Date("2026-11-24T13:29:59.999Z") });
    expect(await status()).toBe("CONFIRMED");
    await Promise.all([1, 2].map(() => completeBookings({ ...guest(), now: new Date("2026-11-24T13:30:00.000Z") })));
    expect(await status()).toBe("COMPLETED");
    const done = and(eq(auditLog.ownerId, profileId), eq(auditLog.action, "booking.completed"));
    expect(await database().$count(auditLog, done)).toBe(1);
    const after = new Date("2026-11-24T14:00:00.000Z");
    await expect(markBooking((await host()).ctx(after), { id, status: "NO_SHOW" })).rejects.toEqual(
      refused("not_found"),
    );
    await markBooking(ctx(after), { id, status: "NO_SHOW" });
    expect(await status()).toBe("NO_SHOW");
  });

  it("stands among the past ones, the latest first; what is to come the next one first", async () => {
    const { profileId, ctx } = await host();
    const ids: string[] = [];
    for (const hours of [-48, -24, 24, 48]) ids.push((await makeBooking(profileId, { startsAt: later(hours) })).id);
    const off = await makeBooking(profileId, { startsAt: later(30), status: "CANCELED" });
    const read = async (when: "upcoming" | "past") => {
      const first = await listHosted(ctx(), { when, limit: 1 });
      const rest = await listHosted(ctx(), { when, limit: 2, cursor: first.next_cursor ?? "" });
      return [...first.data, ...rest.data].map((booking) => booking.id);
    };
    expect(await read("upcoming")).toEqual([ids[2], ids[3]]);
    expect(await read("past")).toEqual([off.id, ids[1], ids[0]]);
  });

  it("is listed for its guest once they have proved to read the address it was booked with", async () => {
    const [made, reader] = [await host(), await makeCreator()];
    const { id, token } = await book(guest(), { ...input(made.handle), email: reader.email });
    const { userId, profileId, email } = reader;
    const as: Context = { ...guest(), actor: { kind: "user", userId, profileId, sessionId: "s", email } };
    const read = async (when: "upcoming" | "past") => (await listBooked(as, { when })).data;
    const verified = (at: Date | null) =>
      database().update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId));
    await verified(null);
    expect(await read("upcoming")).toEqual([]);
    await verified(now);
    const [booked] = await read("upcoming");
    expect(booked).toMatchObject({ id, host: { handle: made.handle } });
    const opened = new URLSearchParams(booked?.path.split("?")[1]).get("token");
    await expect(findGuestBooking(guest(), id, opened ?? "")).resolves.toMatchObject({ id });
    await cancelAsGuest(guest(), id, token);
    expect(await read("upcoming")).toEqual([]);
    expect((await read("past")).map((past) => [past.id, past.status])).toEqual([[id, "CANCELED"]]);
    expect((await listBooked(guest(), { when: "past" })).data).toEqual([]);
  });
});
