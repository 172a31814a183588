import type { APIRequestContext } from "playwright/test";
import { makeBooking } from "@/db/factories/creator-records";
import { BOOKING_STATUSES, type BookingView, listBookings } from "@/lib/contracts/trade/bookings/bookings";
import type { Page } from "@/lib/contracts/values/page";
import { expectRefusal, type Headers, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/bookings";

async function list(
  api: APIRequestContext,
  headers: Headers,
  params: Record<string, string | number> = {},
): Promise<Page<BookingView>> {
  const response = await api.get(PATH, { headers, params });
  expect(response.status()).toBe(200);
  return response.json();
}

const idsOf = (page: Page<BookingView>) => page.data.map((booking) => booking.id);

test.describe("200", () => {
  test("what the creator hosts, with every field and nothing of the guest", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read"]);
    const { id } = await makeBooking(creator.profileId, {
      title: "Portfolio call",
      status: "CANCELED",
      startsAt: new Date("2026-11-24T13:00:00Z"),
      endsAt: new Date("2026-11-24T13:45:00Z"),
      timezone: "Asia/Tbilisi",
      locationKind: "in_person",
      priceCents: 9_000,
      guestName: "Xanthippe Quillfeather",
      guestEmail: "xq@unmistakable.example",
      guestNotes: "My knee is made of glass; call +371 20 000 000.",
      createdAt: new Date("2026-11-12T17:42:10.005Z"),
    });
    const response = await api.get(PATH, { headers });
    expect(response.headers()["cache-control"]).toBe("no-store");
    const text = await response.text();
    expect(text).not.toMatch(/xanthippe|quillfeather|unmistakable|glass|371|guest/i);
    expect(JSON.parse(text)).toEqual({
      data: [
        {
          id,
          title: "Portfolio call",
          status: "CANCELED",
          starts_at: "2026-11-24T13:00:00.000Z",
          ends_at: "2026-11-24T13:45:00.000Z",
          timezone: "Asia/Tbilisi",
          location_kind: "in_person",
          price_cents: 9_000,
          currency: "usd",
          created_at: "2026-11-12T17:42:10.005Z",
          type_id: null,
          reschedule_count: 0,
        },
      ],
      has_more: false,
      next_cursor: null,
    });
  });

  test("never another creator's", async ({ api }) => {
    const [mine, theirs] = [await makeCaller(["bookings:read"]), await makeCaller(["bookings:read"])];
    const { id } = await makeBooking(theirs.creator.profileId);
    expect(idsOf(await list(api, mine.headers))).toEqual([]);
    expect(idsOf(await list(api, theirs.headers))).toEqual([id]);
  });

  test("the latest start first; pages meet without gap or double, also between equal starts", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read"]);
    const same = new Date("2026-12-01T09:00:00Z");
    const made: string[] = [];
    for (let i = 0; i < 4; i++) made.unshift((await makeBooking(creator.profileId, { startsAt: same })).id);
    const last = await makeBooking(creator.profileId, { startsAt: new Date("2026-11-01T09:00:00Z") });
    const first = await makeBooking(creator.profileId, { startsAt: new Date("2027-02-01T09:00:00Z") });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(api, headers, { limit: 2, ...(cursor ? { cursor } : {}) });
      expect(page.has_more).toBe(page.next_cursor !== null);
      seen.push(...idsOf(page));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual([first.id, ...made, last.id]);
  });

  test("20 to a page unless told", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read"]);
    await Promise.all(Array.from({ length: 21 }, () => makeBooking(creator.profileId)));
    const page = await list(api, headers);
    expect([page.data.length, page.has_more]).toEqual([20, true]);
  });

  test("filters by status, by the start, and by both", async ({ api }) => {
    const { creator, headers } = await makeCaller(["bookings:read"]);
    const at = (startsAt: string, status: BookingView["status"]) =>
      makeBooking(creator.profileId, { startsAt: new Date(startsAt), status });
    const [early, noon, late] = [
      await at("2026-11-01T00:00:00Z", "COMPLETED"),
      await at("2026-11-01T12:00:00Z", "NO_SHOW"),
      await at("2026-11-02T00:00:00Z", "COMPLETED"),
    ];
    const found = async (params: Record<string, string>) => idsOf(await list(api, headers, params));
    expect(await found({ status: "COMPLETED" })).toEqual([late.id, early.id]);
    expect(await found({ status: "CONFIRMED" })).toEqual([]);
    expect(await found({ from: "2026-11-01", to: "2026-11-01" })).toEqual([noon.id, early.id]);
    expect(await found({ from: "2026-11-01T12:00:00Z" })).toEqual([late.id, noon.id]);
    expect(await found({ to: "2026-11-01T14:00:00+02:00" })).toEqual([early.id]);
    expect(await found({ from: "2026-11-01T00:00:00.001Z", status: "COMPLETED" })).toEqual([late.id]);
  });
});

test.describe("400", () => {
  for (const [param, query] of [
    ["limit", "limit=0"],
    ["status", "status=confirmed"],
    ["status", "status="],
    ["from", "from=yesterday"],
    ["from", "from=2026-02-30"],
    ["from", "from=0000-01-01"],
    ["to", "to=2026-11-01T10:00:00"],
    ["to", "to=2500-01-01"],
    ["from", "from=2026-11-02&to=2026-11-01"],
  ] as const)
    test(`for ${query}`, async ({ api }) => {
      const { headers } = await makeCaller(["bookings:read"]);
      const error = await expectRefusal(await api.get(`${PATH}?${query}`, { headers }), 400, "invalid_request");
      expect(error.param).toBe(param);
    });

  test("for a cursor that it did not give out", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:read"]);
    await expectRefusal(await api.get(`${PATH}?cursor=nonsense`, { headers }), 400, "invalid_cursor");
  });

  test("but for no status that it has", async ({ api }) => {
    const { headers } = await makeCaller(["bookings:read"]);
    for (const status of BOOKING_STATUSES) expect((await list(api, headers, { status })).data).toEqual([]);
  });
});

describeRefusals(listBookings, (api, headers) => api.get(PATH, { headers }));
