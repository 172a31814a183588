import { makeAvailability } from "@/db/factories/creator-records";
import { createBookingBlock } from "@/lib/contracts/trade/bookings/booking-hours";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-blocks";
const DAYS = { first_day: "2098-12-24", last_day: "2098-12-26", note: "Winter" };

test.describe("201", () => {
  test("closes whole days on the host's clock", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read", "bookings:write"]);
    await makeAvailability(creator.profileId);
    const answer = await api.post(PATH, { headers: keyed(headers), data: DAYS });
    expect(answer.status()).toBe(201);
    const block = await answer.json();
    const span = { starts_at: "2098-12-24T00:00:00.000Z", ends_at: "2098-12-27T00:00:00.000Z" };
    expect(block).toMatchObject({ ...span, note: "Winter" });
    expect(await (await api.get(PATH, { headers })).json()).toEqual({
      data: [block],
      has_more: false,
      next_cursor: null,
    });
  });
});

test.describe("409", () => {
  test("without booking hours", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:write"]);
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data: DAYS }), 409, "conflict");
  });
});

test.describe("422", () => {
  test("for a last day before the first", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:write"]);
    const data = { ...DAYS, last_day: "2098-12-01" };
    const error = await expectRefusal(await api.post(PATH, { headers: keyed(headers), data }), 422, "validation_error");
    expect(error.param).toBe("last_day");
  });
});

describeRefusals(createBookingBlock, (api, headers) => api.post(PATH, { headers: keyed(headers), data: DAYS }));
