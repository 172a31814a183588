import { cancelPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/purchases/${id}/cancel`;
const data = { reason: "No need any more." };

test.describe("200", () => {
  test("asks the creator", async ({ api }) => {
    const { id, buyer } = await between({ dueAt: new Date(Date.now() + 86_400_000) });
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    expect(await answer.json()).toMatchObject({ id, status: "PAID", cancel_asked_at: expect.any(String) });
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
  test("in a state that does not allow it", async ({ api }) => {
    const { id, buyer } = await between({ status: "COMPLETED" });
    const refused = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(refused, 409, "invalid_state_transition");
  });
});

describeOrderRefusals(cancelPurchase, data);
