import { makePaidOrder } from "@/db/factories";
import { makeMember, makeReview, makeViews } from "@/db/factories/analytics";
import { type AnalyticsOverviewView, getAnalyticsOverview } from "@/lib/contracts/network/analytics";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { freshAddress } from "../fixtures";
import { callerOf, expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/analytics/overview";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const IN_MAY = new Date("2026-05-12T10:00:00.000Z");
const MAY = { from: "2026-05-01", to: "2026-05-31" };

test.describe("200", () => {
  test("the creator's figures in a range, and nothing of another creator's", async ({ api }) => {
    const { creator, headers } = await makeCaller(["analytics:read", "revenue:read"]);
    const { headers: others } = await makeCaller(["analytics:read", "revenue:read"]);
    await makeViews(creator.profileId, "2026-05-12", 40);
    await makeViews(creator.profileId, "2026-05-12", 7, "post_1");
    await makeViews(creator.profileId, "2026-06-01", 1_000);
    await makePaidOrder(creator.profileId, { paidAt: IN_MAY, amountCents: 20_000 });
    await makePaidOrder(creator.profileId, {
      paidAt: IN_MAY,
      refundedAt: IN_MAY,
      amountCents: 5_000,
      status: "REFUNDED",
    });
    await makeReview(creator.profileId, 4, IN_MAY);
    await makeMember(creator.profileId);
    const response = await api.get(PATH, { headers, params: MAY });
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-store");
    expect(await response.json()).toEqual({
      range: { from: "2026-05-01T00:00:00.000Z", to: "2026-06-01T00:00:00.000Z" },
      profile_views: 40,
      post_views: 7,
      orders_paid: 3,
      orders_completed: 1,
      conversion_rate: 0.075,
      members: 1,
      reviews: 1,
      rating: 4,
      earnings: { gross_cents: 35_000, fees_cents: 3_500, refunded_cents: 5_000, net_cents: 27_000, currency: "usd" },
    });
    expect(await (await api.get(PATH, { headers: others, params: MAY })).json()).toMatchObject({
      ...{ profile_views: 0, post_views: 0, orders_paid: 0, orders_completed: 0, conversion_rate: null },
      ...{ members: 0, reviews: 0, rating: null, earnings: { gross_cents: 0, net_cents: 0 } },
    });
  });

  test("the last 30 days until now, unless told", async ({ api }) => {
    const { headers } = await makeCaller(["analytics:read"]);
    const { range }: AnalyticsOverviewView = await (await api.get(PATH, { headers })).json();
    const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
    expect(Math.abs(Date.now() - to)).toBeLessThan(60_000);
    expect(from % 86_400_000).toBe(0);
    expect(Math.ceil((to - from) / 86_400_000)).toBe(30);
  });

  test("without a trace of earnings for a key without revenue:read", async ({ api }) => {
    const { creator, headers } = await makeCaller(["analytics:read"]);
    await makePaidOrder(creator.profileId, { amountCents: 777_700 });
    const text = await (await api.get(PATH, { headers })).text();
    expect(JSON.parse(text)).toMatchObject({ orders_paid: 1 });
    expect(text).not.toMatch(/earnings|_cents|7777/);
    const full = await callerOf(creator, ["analytics:read", "revenue:read"]);
    const figures = await (await api.get(PATH, { headers: full.headers })).json();
    expect(figures.earnings).toMatchObject({ gross_cents: 777_700, net_cents: 699_930 });
  });

  test("counts a person who looks at the page, not a crawler, a prefetch or an agent at the API", async ({
    api,
    request,
  }) => {
    const { creator, headers } = await makeCaller(ALL_SCOPES, { mcpDiscoverable: true });
    const post = await (
      await api.post("/api/v1/posts", {
        headers: { ...headers, "idempotency-key": creator.handle },
        data: { title: "Notes" },
      })
    ).json();
    const look = async (path: string, sent: Record<string, string>) => {
      const from = { "user-agent": FIREFOX, "x-forwarded-for": freshAddress(), ...sent };
      expect((await request.get(path, { headers: from })).status()).toBe(200);
    };
    const page = `/${creator.handle}`;
    await look(page, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
    await look(page, { "sec-purpose": "prefetch" });
    await look(page, { rsc: "1", "next-router-prefetch": "1" });
    await look(`/api/v1/profiles/${creator.handle}`, {});
    await look(`/${creator.handle}/agent.json`, {});
    await look(page, {});
    await look(page, { rsc: "1" }); // a visitor of another address who came by a link within the site
    await look(`${page}/posts/${post.slug}`, {});
    const views = async () => {
      const { profile_views, post_views } = await (await api.get(PATH, { headers })).json();
      return { profile_views, post_views };
    };
    await expect.poll(views, { timeout: 15_000 }).toEqual({ profile_views: 2, post_views: 1 });
  });
});

test.describe("400", () => {
  for (const [param, params] of [
    ["from", { from: "2026-05-02", to: "2026-05-01" }],
    ["from", { from: "2026-05-01T00:00:00Z", to: "2026-05-01T00:00:00Z" }],
    ["from", { from: "2024-05-01", to: "2026-05-01" }],
    ["from", { from: "2026-02-30" }],
    ["from", { from: "0001-01-01", to: "0001-01-02" }],
    ["to", { to: "soon" }],
    ["to", { to: "2026-05-01T00:00:00" }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(params)}`, async ({ api }) => {
      const { headers } = await makeCaller(["analytics:read"]);
      const error = await expectRefusal(await api.get(PATH, { headers, params }), 400, "invalid_request");
      expect(error.param).toBe(param);
    });
  }
});

describeRefusals(getAnalyticsOverview, (api, headers) => api.get(PATH, { headers }));
