import { makeAvailability } from "@/db/factories/creator-records";
import { deleteBookingType } from "@/lib/contracts/trade/bookings/booking-types";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-types";

test.describe("200", () => {
  test("takes it off, and its bookings stand; 404 a second time, 409 for the last", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read", "bookings:write"]);
    await makeAvailability(creator.profileId);
    const [first] = (await (await api.get(PATH, { headers })).json()).data;
    const data = { title: "Brand audit", slot_minutes: 60 };
    const made = await (await api.post(PATH, { headers: keyed(headers), data })).json();
    expect(await (await api.delete(`${PATH}/${made.id}`, { headers })).json()).toEqual(made);
    await expectRefusal(await api.delete(`${PATH}/${made.id}`, { headers }), 404, "not_found");
    await expectRefusal(await api.delete(`${PATH}/${first.id}`, { headers }), 409, "conflict");
  });
});

describeRefusals(deleteBookingType, (api, headers) => api.delete(`${PATH}/${newId("btype")}`, { headers }));
