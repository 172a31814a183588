import { refundTip } from "@/lib/contracts/trade/orders/order-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals, tipped } from "./settling";

const path = (id: string) => `/api/v1/orders/${id}/refund-tip`;

test.describe("200", () => {
  test("sends it back", async ({ api }) => {
    const { id, seller } = await between({ status: "COMPLETED" });
    await tipped(id);
    const answer = await api.post(path(id), { headers: keyed(seller.headers) });
    expect((await answer.json()).money.tip).toMatchObject({ amount_cents: 500, on_its_way_back: true });
  });
});

test.describe("404", () => {
  test("for a caller who does not stand on this side of the order", async ({ api }) => {
    const { id } = await between();
    const stranger = await makeCaller();
    const refused = await api.post(path(id), { headers: keyed(stranger.headers) });
    await expectRefusal(refused, 404, "not_found");
  });
});

test.describe("409", () => {
  test("where there is no tip", async ({ api }) => {
    const { id, seller } = await between({ status: "COMPLETED" });
    const refused = await api.post(path(id), { headers: keyed(seller.headers) });
    await expectRefusal(refused, 409, "conflict");
  });
});

describeOrderRefusals(refundTip);
