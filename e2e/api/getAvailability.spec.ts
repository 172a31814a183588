import { getAvailability } from "@/lib/contracts/network/taking-orders";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("what it comes to now", async ({ api }) => {
    const { headers } = await makeCaller(["orders:read"]);
    const now = await (await api.get("/api/v1/availability", { headers })).json();
    expect(now).toEqual({ open: true, max_open_orders: null, next_free_on: null });
  });
});

describeRefusals(getAvailability, (api, headers) => api.get("/api/v1/availability", { headers }));
