import { deleteBookingFeed } from "@/lib/contracts/trade/bookings/booking-feed";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-feed";

test.describe("200", () => {
  test("ends the address; 404 a second time", async ({ api, request }) => {
    const { headers } = await makeCaller(["bookings:write"]);
    const made = await (await api.post(PATH, { headers: keyed(headers) })).json();
    const { pathname, search } = new URL(made.url);
    expect(await (await api.delete(PATH, { headers })).json()).toEqual({ created_at: made.created_at });
    expect((await request.get(`${pathname}${search}`)).status()).toBe(404);
    await expectRefusal(await api.delete(PATH, { headers }), 404, "not_found");
  });
});

describeRefusals(deleteBookingFeed, (api, headers) => api.delete(PATH, { headers }));
