import { makeAvailability } from "@/db/factories/creator-records";
import { deleteBookingBlock } from "@/lib/contracts/trade/bookings/booking-hours";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-blocks";
const DAYS = { first_day: "2098-12-24", last_day: "2098-12-26", note: "Winter" };

test.describe("200", () => {
  test("opens the days again; 404 a second time", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read", "bookings:write"]);
    await makeAvailability(creator.profileId);
    const block = await (await api.post(PATH, { headers: keyed(headers), data: DAYS })).json();
    expect(await (await api.delete(`${PATH}/${block.id}`, { headers })).json()).toEqual(block);
    await expectRefusal(await api.delete(`${PATH}/${block.id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(deleteBookingBlock, (api, headers) => api.delete(`${PATH}/${newId("block")}`, { headers }));
