import { makeAvailability } from "@/db/factories/creator-records";
import { createBookingType } from "@/lib/contracts/trade/bookings/booking-types";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-types";
const AUDIT = { title: "Brand audit", slot_minutes: 60, buffer_after_minutes: 15, max_per_day: 2 };

test.describe("201", () => {
  test("can be booked at once, by its slug", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:write"]);
    await makeAvailability(creator.profileId);
    const made = await api.post(PATH, { headers: keyed(headers), data: AUDIT });
    expect(made.status()).toBe(201);
    expect(await made.json()).toMatchObject({ ...AUDIT, slug: "brand-audit", position: 1, location_kind: "video" });
    const slots = `/api/v1/creators/${creator.handle}/slots`;
    const offer = await (await api.get(`${slots}?type=brand-audit&days=3`)).json();
    expect(offer).toMatchObject({ type: "brand-audit", title: "Brand audit", slot_minutes: 60 });
    expect(await (await api.get(slots)).json()).toMatchObject({ type: "first-call", types: offer.types });
    await expectRefusal(await api.get(`${slots}?type=no-such`), 404, "not_found");
    await expectRefusal(await api.get(`${slots}?days=43`), 400, "invalid_request");
  });
});

test.describe("409", () => {
  test("without booking hours", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:write"]);
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data: AUDIT }), 409, "conflict");
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["slot_minutes", { ...AUDIT, slot_minutes: 37 }],
    ["max_per_day", { ...AUDIT, max_per_day: 0 }],
    ["horizon_days", { ...AUDIT, horizon_days: 10_000 }],
    ["title", { ...AUDIT, title: " " }],
  ] as const)
    test(`names ${param}`, async ({ api }) => {
      const { headers } = await makeCaller(["bookings:write"]);
      const answer = await api.post(PATH, { headers: keyed(headers), data });
      expect((await expectRefusal(answer, 422, "validation_error")).param).toBe(param);
    });
});

describeRefusals(createBookingType, (api, headers) => api.post(PATH, { headers: keyed(headers), data: AUDIT }));
