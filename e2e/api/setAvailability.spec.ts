import { setAvailability } from "@/lib/contracts/network/taking-orders";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("is shown on the profile", async ({ api }) => {
    const { creator, headers } = await makeCaller(["profile:write"]);
    const data = { open: false, next_free_on: "2098-01-04" };
    const answer = await (await api.put("/api/v1/availability", { headers, data })).json();
    expect(answer).toEqual({ ...data, max_open_orders: null });
    const profile = await (await api.get(`/api/v1/profiles/${creator.handle}`)).json();
    expect(profile.availability).toEqual(answer);
  });
});

test.describe("422", () => {
  test("for a day that is over", async ({ api }) => {
    const { headers } = await makeCaller(["profile:write"]);
    const data = { open: false, next_free_on: "2020-01-01" };
    const answer = await api.put("/api/v1/availability", { headers, data });
    expect((await expectRefusal(answer, 422, "validation_error")).param).toBe("next_free_on");
  });
});

describeRefusals(setAvailability, (api, headers) => api.put("/api/v1/availability", { headers, data: { open: true } }));
