import { makeAvailability, makeBooking } from "@/db/factories/creator-records";
import { rescheduleBooking } from "@/lib/contracts/trade/bookings/booking-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/bookings/${id}/reschedule`;

async function makeHosted() {
  const { creator, headers } = await makeCaller(["bookings:write"]);
  await makeAvailability(creator.profileId);
  return { creator, headers, ...(await makeBooking(creator.profileId)) };
}

test.describe("200", () => {
  test("moves it to a free time, and answers nothing of the guest", async ({ api }) => {
    const { creator, headers, id } = await makeHosted();
    const { slots } = await (await api.get(`/api/v1/creators/${creator.handle}/slots`)).json();
    const answer = await api.post(path(id), { headers: keyed(headers), data: { starts_at: slots[3] } });
    expect(answer.status()).toBe(200);
    const booking = await answer.json();
    expect(booking).toMatchObject({ id, status: "CONFIRMED", starts_at: slots[3], reschedule_count: 1 });
    expect(JSON.stringify(booking)).not.toContain("guest");
  });
});

test.describe("409", () => {
  test("for a time that is not free, and for a booking that was canceled", async ({ api }) => {
    const { headers, id } = await makeHosted();
    const move = (starts_at: string) => api.post(path(id), { headers: keyed(headers), data: { starts_at } });
    await expectRefusal(await move("2098-11-24T13:00:00.000Z"), 409, "conflict");
    await api.post(`/api/v1/bookings/${id}/cancel`, { headers: keyed(headers) });
    await expectRefusal(await move("2098-11-24T13:00:00.000Z"), 409, "invalid_state_transition");
  });
});

describeRefusals(rescheduleBooking, (api, headers) =>
  api.post(path(newId("book")), { headers: keyed(headers), data: { starts_at: "2026-11-26T13:00:00.000Z" } }),
);
