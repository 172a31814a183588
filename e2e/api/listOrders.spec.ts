import type { APIRequestContext } from "playwright/test";
import { makePaidOrder, makeProduct } from "@/db/factories";
import { listOrders, type OrderView } from "@/lib/contracts/trade/orders/creator-orders";
import type { Page } from "@/lib/contracts/values/page";
import { expectRefusal, type Headers, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/orders";
const SCOPE = ["orders:read"] as const;
const at = (day: number, time = "12:00:00") => new Date(`2026-03-${String(day).padStart(2, "0")}T${time}.000Z`);

/** Orders of a creator, opened at these moments, oldest first. */
async function sell(profileId: string, parts: Parameters<typeof makePaidOrder>[1][]): Promise<string[]> {
  const { id: productId } = await makeProduct(profileId);
  const ids: string[] = [];
  for (const part of parts) ids.push((await makePaidOrder(profileId, { productId, ...part })).id);
  return ids;
}

async function list(
  api: APIRequestContext,
  headers: Headers,
  params: Record<string, string | number> = {},
): Promise<Page<OrderView>> {
  const response = await api.get(PATH, { headers, params });
  expect(response.status()).toBe(200);
  return response.json();
}

const idsOf = (page: Page<OrderView>) => page.data.map((order) => order.id);

test.describe("200", () => {
  test("what the creator sold, with the buyer's name and address, and nothing that opens or pays it", async ({
    api,
  }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const paid = await makePaidOrder(creator.profileId, {
      buyerEmail: "robin@example.com",
      checkoutSessionId: `cs_test_${creator.handle}`,
      checkoutUrl: "https://pay.example.com/c",
      paymentIntentId: "pi_secret",
    });
    const response = await api.get(PATH, { headers });
    const text = await response.text();
    const [order, ...more] = (JSON.parse(text) as Page<OrderView>).data;
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      id: paid.id,
      status: "PAID",
      product_id: paid.productId,
      amount_cents: 10_000,
      fee_cents: 1_000,
      currency: "usd",
      tier_id: "basic",
      source: "site",
      api_key_id: null,
      buyer: { name: "Robin Ashby", email: "robin@example.com" },
      delivery_number: 0,
      revisions_allowed: 1,
      revisions_used: 0,
      accepted_by: null,
    });
    for (const secret of [paid.token, "cs_test_", "pi_secret", "pay.example.com"]) expect(text).not.toContain(secret);
  });

  test("names no buyer before the payment", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    await sell(creator.profileId, [{ status: "CHECKOUT_OPEN", paidAt: null, buyerEmail: null, buyerName: null }]);
    const [order] = (await list(api, headers)).data;
    expect(order).toMatchObject({ status: "CHECKOUT_OPEN", buyer: null, paid_at: null });
  });

  test("never another creator's", async ({ api }) => {
    const [{ headers }, other] = [await makeCaller(SCOPE), await makeCaller()];
    await sell(other.creator.profileId, [{}]);
    expect(await list(api, headers)).toEqual({ data: [], has_more: false, next_cursor: null });
  });

  test("newest first; pages meet without gap or double, also between orders of one moment", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const moments = [at(1), at(2), at(2), at(2), at(3), at(4), at(5)];
    const ids = await sell(
      creator.profileId,
      moments.map((createdAt) => ({ createdAt })),
    );
    const seen: OrderView[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<OrderView> = await list(api, headers, { limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen.map((order) => order.id).sort()).toEqual([...ids].sort());
    const times = seen.map((order) => order.created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test("by state, by source, and by both", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const [siteAtWork = "", agentAtWork = "", agentDone = ""] = await sell(creator.profileId, [
      { source: "site" },
      { source: "mcp" },
      { source: "mcp", status: "COMPLETED" },
    ]);
    const found = async (params: Record<string, string>) => idsOf(await list(api, headers, params)).sort();
    expect(await found({ status: "PAID" })).toEqual([siteAtWork, agentAtWork].sort());
    expect(await found({ source: "mcp" })).toEqual([agentAtWork, agentDone].sort());
    expect(await found({ source: "mcp", status: "PAID" })).toEqual([agentAtWork]);
    expect(await found({ status: "REFUNDED" })).toEqual([]);
  });

  test("by the time at which the checkout was opened, a date being its whole day", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const ids = await sell(creator.profileId, [
      { createdAt: at(1, "23:59:59") },
      { createdAt: at(2, "00:00:00") },
      { createdAt: at(2, "23:59:59") },
      { createdAt: at(3, "00:00:00") },
    ]);
    const found = async (params: Record<string, string>) => idsOf(await list(api, headers, params)).reverse();
    expect(await found({ from: "2026-03-02", to: "2026-03-02" })).toEqual(ids.slice(1, 3));
    expect(await found({ from: "2026-03-03" })).toEqual(ids.slice(3));
    expect(await found({ to: "2026-03-02T01:00:00+01:00" })).toEqual(ids.slice(0, 1));
    expect(await found({ from: "2026-03-02T23:59:59Z", to: "2026-03-03T00:00:00Z" })).toEqual(ids.slice(2, 3));
  });
});

test.describe("400", () => {
  for (const [param, value] of [
    ["status", "paid"],
    ["source", "phone"],
    ["from", "yesterday"],
    ["to", "2026-02-30"],
    ["limit", "0"],
  ] as const) {
    test(`for ${param}=${value}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPE);
      const response = await api.get(PATH, { headers, params: { [param]: value } });
      expect((await expectRefusal(response, 400, "invalid_request")).param).toBe(param);
    });
  }

  test("for a span that ends before it begins", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    const params = { from: "2026-03-02", to: "2026-03-01" };
    await expectRefusal(await api.get(PATH, { headers, params }), 400, "invalid_request");
  });

  test("for a cursor that it did not give out", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    await expectRefusal(await api.get(PATH, { headers, params: { cursor: "abc" } }), 400, "invalid_cursor");
  });
});

test.describe("405", () => {
  test("for a method that it does not have, with those that it has", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    const response = await api.delete(PATH, { headers });
    await expectRefusal(response, 405, "method_not_allowed");
    expect(response.headers().allow).toBe("GET, HEAD, POST, OPTIONS");
  });
});

describeRefusals(listOrders, (api, headers) => api.get(PATH, { headers }));
