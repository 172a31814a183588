import { makeProduct } from "@/db/factories";
import { createFixture } from "@/lib/contracts/trade/test-mode";
import { expectRefusal, keyed, makeCaller } from "./callers";
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
});

test.describe("404", () => {
  test("where nothing is on sale", async ({ api }) => {
    const { headers } = await makeCaller(["orders:write"], {}, { livemode: false });
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data }), 404, "not_found");
  });
});

describeRefusals(createFixture, (api, headers) => api.post(PATH, { headers: keyed(headers), data }));
