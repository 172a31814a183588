import { makeCreator, makePaidOrder } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { getReputation, type ReputationView } from "@/lib/contracts/network/reviews/reputation";
import { DISPUTE_POWER } from "@/lib/domain/people/reputation/trust";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/reputation";

test.describe("200", () => {
  test("what any creator has earned with completed orders, ratings, level and trust", async ({ api }) => {
    const { headers } = await makeCaller(["reputation:read"]);
    const { profileId, handle } = await makeCreator({ foundingCreator: true });
    for (const status of ["COMPLETED", "REFUNDED", "PAID"] as const)
      await makePaidOrder(profileId, { status, amountCents: 12_000, closedAt: status === "PAID" ? null : new Date() });
    for (const stars of [5, 4, 4]) await makeReview(profileId, stars); // of an order over 100.00 each
    const response = await api.get(`${PATH}/${handle}`, { headers });
    expect(response.status()).toBe(200);
    const reputation: ReputationView = await response.json();
    expect(reputation).toMatchObject({
      handle,
      verified_earnings: { amount_cents: 42_000, currency: "usd", orders: 4 },
      rating: 4.33,
      review_count: 3,
      distribution: { "1": 0, "2": 0, "3": 0, "4": 2, "5": 1 },
      level: "RISING",
      founding_creator: true,
      trust: { is_new: false },
    });
    const { score, components } = reputation.trust;
    const mean = components.reduce((sum, c) => sum + c.weight * c.value, 0);
    const disputes = components.find(({ name }) => name === "disputes")?.value ?? 0;
    expect(Math.abs(score - 100 * mean * disputes ** DISPUTE_POWER)).toBeLessThan(1);
    expect(Math.abs(Date.now() - Date.parse(reputation.verified_earnings.as_of))).toBeLessThan(60_000);
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
