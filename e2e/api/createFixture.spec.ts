import { makeCreator, makeProduct } from "@/db/factories";
import { createFixture } from "@/lib/contracts/trade/test-mode";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/test/fixtures";
const data = { type: "order.paid" };

test.describe("201", () => {
  test("makes a test order in the state that its event leads to", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:write", "orders:read"], {}, { livemode: false });
    await makeProduct(creator.profileId, { sellable: true });
    const answer = await api.post(PATH, { headers: keyed(headers), data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { order_id } = await answer.json();
    const order = await (await api.get(`/api/v1/orders/${order_id}`, { headers })).json();
    expect(order).toMatchObject({ id: order_id, status: "PAID" });
  });

  test("makes one of another creator's product for who sells nothing, and tells them as its seller", async ({
    api,
  }) => {
    await makeProduct((await makeCreator()).profileId, { sellable: true });
    const { headers } = await makeCaller(["orders:write", "purchases:read", "webhooks:read"], {}, { livemode: false });
    const answer = await api.post(PATH, { headers: keyed(headers), data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { order_id } = await answer.json();
    const bought = await (await api.get(`/api/v1/purchases/${order_id}`, { headers })).json();
    expect(bought).toMatchObject({ id: order_id, status: "PAID" });
    const { data: told } = await (await api.get("/api/v1/events?type=order.paid", { headers })).json();
    expect(told).toMatchObject([{ type: "order.paid", livemode: false, data: { id: order_id } }]);
  });
});

describeRefusals(createFixture, (api, headers) => api.post(PATH, { headers: keyed(headers), data }));
