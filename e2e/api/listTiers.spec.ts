import { makeTier } from "@/db/factories/creator-records";
import { listTiers, type MembershipTierView } from "@/lib/contracts/trade/memberships/memberships";
import type { Page } from "@/lib/contracts/values/page";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/tiers";

test.describe("200", () => {
  test("the creator's active tiers in the profile's order, with every field", async ({ api }) => {
    const { creator, headers } = await makeCaller(["tiers:read"]);
    const createdAt = new Date("2026-03-01T10:00:00.123Z");
    const yearly = { name: "Open Studio", priceCents: 24_000, interval: "year", position: 2 } as const;
    await makeTier(creator.profileId, {
      ...yearly,
      description: "A live review.",
      perks: ["A", "B"],
      memberCount: 7,
      createdAt,
    });
    const monthly = await makeTier(creator.profileId, { position: 1 });
    await makeTier(creator.profileId, { position: 0, active: false, name: "Retired" });
    const response = await api.get(PATH, { headers });
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const { data } = (await response.json()) as { data: MembershipTierView[] };
    expect(data.map(({ name }) => name)).toEqual(["Supporter", "Open Studio"]);
    expect(data[0]).toMatchObject({
      id: monthly.id,
      slug: monthly.slug,
      price_cents: 700,
      interval: "month",
      perks: [],
    });
    const { id, slug, ...rest } = data[1] as MembershipTierView;
    expect([id, slug]).toEqual([expect.stringMatching(/^tier_/), expect.stringMatching(/^tier-/)]);
    expect(rest).toEqual({
      name: "Open Studio",
      description: "A live review.",
      price_cents: 24_000,
      currency: "usd",
      interval: "year",
      perks: ["A", "B"],
      member_count: 7,
      active: true,
      created_at: "2026-03-01T10:00:00.123Z",
    });
    const profile = await (await api.get(`/api/v1/profiles/${creator.handle}`)).json();
    expect(profile.tiers).toEqual(data);
  });

  test("never another creator's", async ({ api }) => {
    const [mine, theirs] = [await makeCaller(["tiers:read"]), await makeCaller(["tiers:read"])];
    const { id } = await makeTier(theirs.creator.profileId);
    expect(await (await api.get(PATH, { headers: mine.headers })).json()).toEqual({
      data: [],
      has_more: false,
      next_cursor: null,
    });
    const own = await (await api.get(PATH, { headers: theirs.headers })).json();
    expect(own.data.map((tier: MembershipTierView) => tier.id)).toEqual([id]);
  });

  test("page by page, also between tiers of one position", async ({ api }) => {
    const { creator, headers } = await makeCaller(["tiers:read"]);
    const ids: string[] = [];
    for (const position of [0, 1, 1, 1, 2]) ids.push((await makeTier(creator.profileId, { position })).id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const params: Record<string, string | number> = { limit: 2, ...(cursor ? { cursor } : {}) };
      const page: Page<MembershipTierView> = await (await api.get(PATH, { headers, params })).json();
      expect(page.has_more).toBe(page.next_cursor !== null);
      seen.push(...page.data.map((tier) => tier.id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });
});

test.describe("400", () => {
  test("for a limit out of range", async ({ api }) => {
    const { headers } = await makeCaller(["tiers:read"]);
    for (const limit of ["0", "101", "all"]) {
      const error = await expectRefusal(await api.get(`${PATH}?limit=${limit}`, { headers }), 400, "invalid_request");
      expect(error.param).toBe("limit");
    }
  });

  test("for a cursor that it did not give out", async ({ api }) => {
    const { headers } = await makeCaller(["tiers:read"]);
    await expectRefusal(await api.get(`${PATH}?cursor=nonsense`, { headers }), 400, "invalid_cursor");
  });
});

describeRefusals(listTiers, (api, headers) => api.get(PATH, { headers }));
