import { makeAvailability } from "@/db/factories/creator-records";
import { listBookingTypes } from "@/lib/contracts/trade/bookings/booking-types";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-types";

test.describe("200", () => {
  test("none before there are hours, then what the hours say", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read"]);
    expect(await (await api.get(PATH, { headers })).json()).toEqual({ data: [], has_more: false, next_cursor: null });
    await makeAvailability(creator.profileId);
    const { data } = await (await api.get(PATH, { headers })).json();
    expect(data).toMatchObject([{ slug: "first-call", title: "First call", slot_minutes: 30, position: 0 }]);
  });
});

describeRefusals(listBookingTypes, (api, headers) => api.get(PATH, { headers }));
