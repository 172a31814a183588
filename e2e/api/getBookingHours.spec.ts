import { getBookingHours } from "@/lib/contracts/trade/bookings/booking-hours";
import { expectRefusal, makeCaller } from "./callers";
import { test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("404", () => {
  test("until they were said", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:read"]);
    await expectRefusal(await api.get("/api/v1/booking-hours", { headers }), 404, "not_found");
  });
});

describeRefusals(getBookingHours, (api, headers) => api.get("/api/v1/booking-hours", { headers }));
