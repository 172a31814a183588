import { getBookingFeed } from "@/lib/contracts/trade/bookings/booking-feed";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-feed";

test.describe("200", () => {
  test("says that there is an address, and not which", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:read", "bookings:write"]);
    await expectRefusal(await api.get(PATH, { headers }), 404, "not_found");
    const { created_at } = await (await api.post(PATH, { headers: keyed(headers) })).json();
    expect(await (await api.get(PATH, { headers })).json()).toEqual({ created_at });
  });
});

describeRefusals(getBookingFeed, (api, headers) => api.get(PATH, { headers }));
