import { makeAvailability } from "@/db/factories/creator-records";
import { updateBookingType } from "@/lib/contracts/trade/bookings/booking-types";
import { newId } from "@/lib/core/values/ids";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-types";

test.describe("200", () => {
  test("changes what is sent, and moves it", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read", "bookings:write"]);
    await makeAvailability(creator.profileId);
    const data = { title: "Brand audit", slot_minutes: 60 };
    const { id } = await (await api.post(PATH, { headers: keyed(headers), data })).json();
    const changed = await api.patch(`${PATH}/${id}`, { headers, data: { slot_minutes: 90, position: 0 } });
    expect(await changed.json()).toMatchObject({ id, title: "Brand audit", slot_minutes: 90, position: 0 });
    const listed = await (await api.get(PATH, { headers })).json();
    expect(listed.data).toMatchObject([{ id }, { slug: "first-call", position: 1 }]);
  });
});

describeRefusals(updateBookingType, (api, headers) =>
  api.patch(`${PATH}/${newId("btype")}`, { headers, data: { title: "N" } }),
);
