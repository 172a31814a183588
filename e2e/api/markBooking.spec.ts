import { makeBooking } from "@/db/factories/creator-records";
import { markBooking } from "@/lib/contracts/trade/bookings/booking-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("says whether the guest came, once it has begun, and can be put right", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:write"]);
    const [begun, coming] = [
      await makeBooking(creator.profileId, { startsAt: new Date(Date.now() - 3_600_000) }),
      await makeBooking(creator.profileId),
    ];
    const mark = (id: string, status: string) =>
      api.post(`/api/v1/bookings/${id}/mark`, { headers: keyed(headers), data: { status } });
    expect(await (await mark(begun.id, "NO_SHOW")).json()).toMatchObject({ id: begun.id, status: "NO_SHOW" });
    expect(await (await mark(begun.id, "COMPLETED")).json()).toMatchObject({ status: "COMPLETED" });
    await expectRefusal(await mark(coming.id, "COMPLETED"), 409, "invalid_state_transition");
    await expectRefusal(await mark(begun.id, "CANCELED"), 422, "validation_error");
  });
});

describeRefusals(markBooking, (api, headers) =>
  api.post(`/api/v1/bookings/${newId("book")}/mark`, { headers: keyed(headers), data: { status: "COMPLETED" } }),
);
