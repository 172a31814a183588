import { listBookingBlocks } from "@/lib/contracts/trade/bookings/booking-hours";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("nothing of nobody's closed days", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:read"]);
    expect(await (await api.get("/api/v1/booking-blocks", { headers })).json()).toEqual({
      data: [],
      has_more: false,
      next_cursor: null,
    });
  });
});

describeRefusals(listBookingBlocks, (api, headers) => api.get("/api/v1/booking-blocks", { headers }));
