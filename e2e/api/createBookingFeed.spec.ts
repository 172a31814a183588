import { makeBooking } from "@/db/factories/creator-records";
import { createBookingFeed } from "@/lib/contracts/trade/bookings/booking-feed";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/booking-feed";

test.describe("201", () => {
  test("an address at which calendars read, until there is a new one", async ({ api, request }) => {
    const { creator, headers } = await makeCaller(["bookings:write"]);
    const { id } = await makeBooking(creator.profileId, { title: "Brand audit" });
    const make = async () => {
      const answer = await api.post(PATH, { headers: keyed(headers) });
      expect(answer.status()).toBe(201);
      const { pathname, search } = new URL((await answer.json()).url);
      return `${pathname}${search}`;
    };
    const first = await make();
    const feed = await request.get(first);
    expect(feed.headers()["content-type"]).toContain("text/calendar");
    expect(feed.headers()["cache-control"]).toBe("no-store");
    expect(await feed.text()).toContain(`UID:${id}@`);
    const second = await make();
    expect((await request.get(first)).status()).toBe(404);
    expect((await request.get(second)).status()).toBe(200);
  });
});

describeRefusals(createBookingFeed, (api, headers) => api.post(PATH, { headers: keyed(headers) }));
