import { makeCreator, makeProduct } from "@/db/factories";
import { createOrder } from "@/lib/contracts/trade/orders/open-order";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/orders";

async function onSale() {
  const { handle, profileId } = await makeCreator({ mcpDiscoverable: true });
  const { id } = await makeProduct(profileId, { sellable: true });
  return { handle, product_id: id, tier_id: "standard" };
}

test.describe("201", () => {
  test("a checkout with what the work is for, and the same one for the same key", async ({ api }) => {
    const data = { ...(await onSale()), brief: "A mark for a type foundry by the sea." };
    const headers = keyed({});
    const opened = await api.post(PATH, { headers, data });
    expect(opened.status()).toBe(201);
    const order = await opened.json();
    expect(order).toMatchObject({ checkout_url: expect.stringContaining("/checkout/"), currency: "usd" });
    expect(await (await api.post(PATH, { headers, data })).json()).toEqual(order);
    const status = { name: "get_order_status", arguments: { orderHandle: order.order_handle } };
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: status };
    const { result } = await (await api.post("/api/mcp", { data: body })).json();
    expect(result.structuredContent).toMatchObject({ order_id: order.order_id, status: "CHECKOUT_OPEN" });
  });
});

test.describe("402", () => {
  test("for a key that buys and has no limits of its own", async ({ api }) => {
    const { headers } = await makeCaller(["purchases:write"]);
    const refused = await api.post(PATH, { headers: keyed(headers), data: await onSale() });
    await expectRefusal(refused, 402, "spend_limit_exceeded");
  });
});

test.describe("403", () => {
  test("for a key that opens no checkouts", async ({ api }) => {
    const { headers } = await makeCaller(["posts:read"]);
    const refused = await api.post(PATH, { headers: keyed(headers), data: await onSale() });
    await expectRefusal(refused, 403, "insufficient_scope");
  });
});

test.describe("404", () => {
  test("for a creator who is not there", async ({ api }) => {
    const data = { handle: "nobody-here-at-all", product_id: newId("prod") };
    await expectRefusal(await api.post(PATH, { headers: keyed({}), data }), 404, "not_found");
  });
});

test.describe("422", () => {
  test("for what costs more than the buyer set, with what it costs", async ({ api }) => {
    const data = { ...(await onSale()), max_price_cents: 1 };
    const { message } = await expectRefusal(
      await api.post(PATH, { headers: keyed({}), data }),
      422,
      "validation_error",
    );
    expect(message).toContain("max_price_cents");
  });
});

describeRefusals(createOrder, (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: { handle: "nobody-here-at-all", product_id: newId("prod") } }),
);
