import { makeCreator, makePaidOrder } from "@/db/factories";
import { getReputation } from "@/lib/contracts/reputation";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/reputation";

test.describe("200", () => {
  test("what any creator has earned with completed orders, ratings, level and trust", async ({ api }) => {
    const { headers } = await makeCaller(["reputation:read"]);
    const { profileId, handle } = await makeCreator({
      ...{ rating: 4.25, reviewCount: 4, starCounts: [0, 0, 1, 1, 2], level: "RISING", foundingCreator: true },
      trustScore: 71,
    });
    for (const status of ["COMPLETED", "COMPLETED", "REFUNDED", "PAID"] as const)
      await makePaidOrder(profileId, { status, amountCents: 12_000 });
    const response = await api.get(`${PATH}/${handle}`, { headers });
    expect(response.status()).toBe(200);
    const reputation = await response.json();
    expect(reputation).toMatchObject({
      handle,
      verified_earnings: { amount_cents: 24_000, currency: "usd", orders: 2 },
      rating: 4.25,
      review_count: 4,
      distribution: { "1": 0, "2": 0, "3": 1, "4": 1, "5": 2 },
      level: "RISING",
      founding_creator: true,
      trust: { score: 71, is_new: true },
    });
    expect(Math.abs(Date.now() - Date.parse(reputation.verified_earnings.as_of))).toBeLessThan(60_000);
    expect(reputation.trust.components.map(({ name }: { name: string }) => name)).toContain("rating");
  });

  test("of one who has sold nothing, and without regard to case", async ({ api }) => {
    const { creator, headers } = await makeCaller(["reputation:read"]);
    const reputation = await (await api.get(`${PATH}/${creator.handle.toUpperCase()}`, { headers })).json();
    expect(reputation).toMatchObject({
      handle: creator.handle,
      verified_earnings: { amount_cents: 0, orders: 0 },
      rating: null,
      founding_creator: false,
      level: "NEW",
    });
  });
});

test.describe("404", () => {
  for (const handle of ["nobody-of-that-name", "x", "not_a_handle", "%00", `${"a".repeat(31)}`]) {
    test(`for ${handle}`, async ({ api }) => {
      const { headers } = await makeCaller(["reputation:read"]);
      await expectRefusal(await api.get(`${PATH}/${handle}`, { headers }), 404, "not_found");
    });
  }
});

describeRefusals(getReputation, (api, headers) => api.get(`${PATH}/demo`, { headers }));
