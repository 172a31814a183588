import { withdrawCancelPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/purchases/${id}/withdraw-cancel`;

test.describe("200", () => {
  test("lets the order go on", async ({ api }) => {
    const { id, buyer } = await between({ cancelAskedAt: new Date() });
    const answer = await api.post(path(id), { headers: keyed(buyer.headers) });
    expect(await answer.json()).toMatchObject({ id, status: "PAID", cancel_asked_at: null });
  });
});

test.describe("404", () => {
  test("for a caller who does not stand on this side of the order", async ({ api }) => {
    const { id } = await between({ cancelAskedAt: new Date() });
    const stranger = await makeCaller();
    await expectRefusal(await api.post(path(id), { headers: keyed(stranger.headers) }), 404, "not_found");
  });
});

test.describe("409", () => {
  test("where nothing is asked", async ({ api }) => {
    const { id, buyer } = await between();
    const refused = await api.post(path(id), { headers: keyed(buyer.headers) });
    await expectRefusal(refused, 409, "invalid_state_transition");
  });
});

describeOrderRefusals(withdrawCancelPurchase);
