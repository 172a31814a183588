import { makePaidOrder } from "@/db/factories";
import { refundOrder } from "@/lib/contracts/trade/orders/order-refunds";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/orders/${id}/refund`;
const data = { amount_cents: 100 };

test.describe("404", () => {
  test("for another creator's order, and for one that does not exist", async ({ api }) => {
    const [owner, stranger] = [await makeCaller(), await makeCaller(["orders:write"])];
    const { id } = await makePaidOrder(owner.creator.profileId);
    for (const asked of [id, newId("ord")]) {
      const refused = await api.post(path(asked), { headers: keyed(stranger.headers), data });
      await expectRefusal(refused, 404, "not_found");
    }
  });
});

test.describe("409", () => {
  test("in a state that does not allow it", async ({ api }) => {
    const { creator, headers } = await makeCaller(["orders:write"]);
    const { id } = await makePaidOrder(creator.profileId, { status: "CHECKOUT_OPEN", paidAt: null });
    const refused = await api.post(path(id), { headers: keyed(headers), data });
    await expectRefusal(refused, 409, "invalid_state_transition");
  });
});

describeRefusals(refundOrder, (api, headers) => api.post(path(newId("ord")), { headers: keyed(headers), data }));
