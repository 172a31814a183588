import { retryRefund } from "@/lib/contracts/trade/orders/order-settling";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals, failedRefund } from "./settling";

const path = (id: string) => `/api/v1/orders/${id}/retry-refund`;
const data = { refund_id: newId("rfd") };

test.describe("200", () => {
  test("sends it again", async ({ api }) => {
    const { id, seller } = await between();
    const refund_id = await failedRefund(id);
    const answer = await api.post(path(id), { headers: keyed(seller.headers), data: { refund_id } });
    expect((await answer.json()).money.refunds).toMatchObject([{ id: refund_id, status: "REQUESTED" }]);
    const again = await api.post(path(id), { headers: keyed(seller.headers), data: { refund_id } });
    await expectRefusal(again, 409, "conflict");
  });
});

test.describe("404", () => {
  test("for a caller who does not stand on this side of the order", async ({ api }) => {
    const { id } = await between();
    const stranger = await makeCaller();
    const refused = await api.post(path(id), { headers: keyed(stranger.headers), data });
    await expectRefusal(refused, 404, "not_found");
  });
});

describeOrderRefusals(retryRefund, data);
