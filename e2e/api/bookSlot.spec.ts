import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { users } from "@/db/schema";
import { bookSlot } from "@/lib/contracts/network/slots";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (handle: string) => `/api/v1/creators/${handle}/bookings`;
const SLOT = { starts_at: "2026-11-24T13:00:00.000Z", timezone: "Europe/Riga" };

async function makeHost() {
  const host = await makeCreator();
  await makeAvailability(host.profileId);
  return host;
}

async function makeGuest(emailVerifiedAt: Date | null = new Date()) {
  const guest = await makeCaller(["purchases:write"]);
  await database().update(users).set({ emailVerifiedAt }).where(eq(users.id, guest.creator.userId));
  return guest;
}

test.describe("201", () => {
  test("books a free time for the account's person, and nobody else gets it", async ({ api }) => {
    const [{ handle }, guest, other] = [await makeHost(), await makeGuest(), await makeGuest()];
    const { slots } = await (await api.get(`/api/v1/creators/${handle}/slots`)).json();
    const data = { ...SLOT, starts_at: slots[0] };
    const booked = await api.post(path(handle), { headers: keyed(guest.headers), data });
    expect(booked.status()).toBe(201);
    expect(await booked.json()).toMatchObject({ status: "CONFIRMED", starts_at: slots[0], timezone: SLOT.timezone });
    await expectRefusal(await api.post(path(handle), { headers: keyed(other.headers), data }), 409, "conflict");
  });
});

test.describe("409", () => {
  test("for an account whose address is not confirmed", async ({ api }) => {
    const [{ handle }, guest] = [await makeHost(), await makeGuest(null)];
    await expectRefusal(await api.post(path(handle), { headers: keyed(guest.headers), data: SLOT }), 409, "conflict");
  });
});

describeRefusals(bookSlot, (api, headers) => api.post(path("nobody-here"), { headers: keyed(headers), data: SLOT }));
