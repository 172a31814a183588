import { makeBooking } from "@/db/factories/creator-records";
import { cancelBooking } from "@/lib/contracts/trade/bookings/booking-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("calls it off, once, and answers nothing of the guest", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:write"]);
    const { id } = await makeBooking(creator.profileId);
    const cancel = () => api.post(`/api/v1/bookings/${id}/cancel`, { headers: keyed(headers) });
    const booking = await (await cancel()).json();
    expect(booking).toMatchObject({ id, status: "CANCELED" });
    expect(JSON.stringify(booking)).not.toContain("guest");
    await expectRefusal(await cancel(), 409, "invalid_state_transition");
  });
});

describeRefusals(cancelBooking, (api, headers) =>
  api.post(`/api/v1/bookings/${newId("book")}/cancel`, { headers: keyed(headers) }),
);
