import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MoveBooking, NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { as, nobody } from "@/lib/domain/trade/orders/testing";
import { book } from "../book";
import { cancelAsGuest, cancelAsHost } from "../closing/cancel";
import { findGuestBooking } from "../reading/guest";
import { moveAsGuest, moveAsHost } from "./move";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-20T09:30:00.000Z");
const [SLOT, OTHER, THIRD] = ["2026-11-24T13:00:00.000Z", "2026-11-25T07:00:00.000Z", "2026-11-26T13:00:00.000Z"];
const NOTE = "I have to be at the dentist's then.";

async function booked() {
  const host = await makeCreator({ displayName: "Mara Lind" });
  await makeAvailability(host.profileId, { timezone: "Europe/Oslo" });
  const email = `aiko-${host.profileId.slice(-8)}@example.com`;
  const who = { timezone: "Asia/Tokyo", name: "Aiko Mori", email };
  const made = await book(nobody(NOW), NewBooking.parse({ handle: host.handle, starts_at: SLOT, ...who }));
  const shown = () => findGuestBooking(nobody(NOW), made.id, made.token);
  const told = async (to: string, kind: string) =>
    (await mailsTo(to)).filter((mail) => mail.kind === kind).at(-1)?.text;
  return { ...made, email, host, mara: as(host, NOW), shown, told };
}

it("a host's note to a move stands in both mails and on the booking's page, until somebody moves it again", async () => {
  const { id, token, email, host, mara, shown, told } = await booked();
  expect((await shown()).host_note).toBe("");
  await moveAsHost(mara, id, OTHER, NOTE);
  expect((await shown()).host_note).toBe(NOTE);
  for (const to of [email, host.email]) expect(await told(to, "booking_rescheduled")).toContain(NOTE);
  await moveAsGuest(nobody(NOW), id, token, THIRD);
  expect((await shown()).host_note).toBe("");
  expect(await told(email, "booking_rescheduled")).not.toContain(NOTE);
});

it("a host's note to a cancellation stands in the mail and on the booking's page; without one nothing is said", async () => {
  const { id, email, mara, shown, told } = await booked();
  await cancelAsHost(mara, id, NOTE);
  expect(await shown()).toMatchObject({ status: "CANCELED", host_note: NOTE });
  expect(await told(email, "booking_canceled")).toContain(`Mara Lind writes:\n${NOTE}`);
  const other = await booked();
  await cancelAsHost(other.mara, other.id);
  expect(await other.told(other.email, "booking_canceled")).not.toContain("writes:");
  const own = await booked();
  await moveAsHost(own.mara, own.id, OTHER, NOTE);
  await cancelAsGuest(nobody(NOW), own.id, own.token);
  expect((await own.shown()).host_note).toBe("");
});

it("a note is bounded", () => {
  const move = (note?: string) =>
    MoveBooking.safeParse({ id: "book_01k5s3v9n6e8wbr4q2ycx7th0d", starts_at: SLOT, note });
  expect(move("a".repeat(1_000)).success).toBe(true);
  expect(move("a".repeat(1_001)).success).toBe(false);
  expect(move().data?.note).toBe("");
});
