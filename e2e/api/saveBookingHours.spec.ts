import { saveBookingHours } from "@/lib/contracts/trade/bookings/booking-hours";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const HOURS = {
  open: true,
  title: "First call",
  description: "",
  timezone: "Europe/Riga",
  weekly: [{ day: 1, from: "09:30", to: "24:00" }],
  slot_minutes: 30,
  buffer_minutes: 10,
  notice_hours: 24,
  horizon_days: 28,
  location_kind: "video",
  location: "",
};

const PATH = "/api/v1/booking-hours";

test.describe("200", () => {
  test("are read back as they were said, and take the place of what was said before", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:read", "bookings:write"]);
    expect(await (await api.put(PATH, { headers, data: HOURS })).json()).toEqual(HOURS);
    const closed = { ...HOURS, open: false, weekly: [] };
    expect((await api.put(PATH, { headers, data: closed })).status()).toBe(200);
    expect(await (await api.get(PATH, { headers })).json()).toEqual(closed);
  });
});

test.describe("422", () => {
  for (const [what, data] of [
    ["a span that ends before it starts", { ...HOURS, weekly: [{ day: 1, from: "10:00", to: "09:00" }] }],
    [
      "two spans of one day that overlap",
      {
        ...HOURS,
        weekly: [
          { day: 1, from: "09:00", to: "11:00" },
          { day: 1, from: "10:00", to: "12:00" },
        ],
      },
    ],
    ["a time zone that does not exist", { ...HOURS, timezone: "Europe/Nowhere" }],
    ["a length that is not offered", { ...HOURS, slot_minutes: 17 }],
  ] as const)
    test(`for ${what}`, async ({ api }) => {
      const { headers } = await makeCaller(["bookings:write"]);
      await expectRefusal(await api.put(PATH, { headers, data }), 422, "validation_error");
    });
});

describeRefusals(saveBookingHours, (api, headers) => api.put(PATH, { headers, data: HOURS }));
