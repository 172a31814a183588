import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeAvailability } from "@/db/factories/creator-records";
import { notices } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { as, makePerson, makeSeller, nobody } from "@/lib/domain/trade/orders/testing";
import { book } from "../book";
import { bookedPath, listBooked } from "./booked";
import { findGuestBooking } from "./guest";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const now = new Date("2026-11-20T09:30:00.000Z");

it("a notice of a booking leads its guest, by the proved address, to the page of its link, and nobody else", async () => {
  const [host, guest, unproved] = [await makeSeller(), await makePerson(), await makePerson(undefined, false)];
  await makeAvailability(host.profileId, { timezone: "Europe/Oslo" });
  const when = { starts_at: "2026-11-24T13:00:00.000Z", timezone: "Asia/Tokyo" };
  const made = async (email: string, starts_at = when.starts_at) =>
    book(nobody(now), NewBooking.parse({ handle: host.handle, ...when, starts_at, name: "Robin", email }));
  const { id } = await made(guest.email);
  const confirmed = and(eq(notices.userId, guest.userId), eq(notices.kind, "booking_confirmed"));
  const [notice] = await database().select().from(notices).where(confirmed);
  expect(notice?.path).toBe(`/bookings/${id}`);
  const path = await bookedPath(as(guest, now), id);
  const token = new URL(path, "http://here.invalid").searchParams.get("token") ?? "";
  expect(await findGuestBooking(nobody(now), id, token)).toMatchObject({ id, guest_name: "Robin" });
  expect((await listBooked(as(guest, now), { when: "upcoming" })).data.map((one) => one.path)).toEqual([path]);

  const other = await made(unproved.email, "2026-11-24T14:00:00.000Z");
  for (const [reader, wrong] of [
    [as(host, now), id],
    [nobody(now), id],
    [as(unproved, now), other.id],
    [{ ...as(guest, now), livemode: false }, id],
  ] as const)
    await expect(bookedPath(reader, wrong)).rejects.toMatchObject({ code: "not_found" });
});
