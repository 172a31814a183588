import { declineCancelOrder } from "@/lib/contracts/trade/orders/order-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/orders/${id}/decline-cancel`;
const data = { reason: "It is nearly done." };

test.describe("200", () => {
  test("lets the order go on", async ({ api }) => {
    const { id, seller } = await between({ cancelAskedAt: new Date() });
    const answer = await api.post(path(id), { headers: keyed(seller.headers), data });
    expect(await answer.json()).toMatchObject({ id, status: "PAID", cancel_asked_at: null });
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

test.describe("409", () => {
  test("where nobody asks to cancel", async ({ api }) => {
    const { id, seller } = await between();
    const refused = await api.post(path(id), { headers: keyed(seller.headers), data });
    await expectRefusal(refused, 409, "invalid_state_transition");
  });
});

describeOrderRefusals(declineCancelOrder, data);
