import { getPurchaseSettlement } from "@/lib/contracts/trade/purchases/purchase-settling";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/purchases/${id}/settlement`;

test.describe("200", () => {
  test("tells where the money is, and what is asked", async ({ api }) => {
    const { id, buyer } = await between({ cancelAskedAt: new Date(), cancelReason: "No need." });
    const answer = await api.get(path(id), { headers: buyer.headers });
    expect(await answer.json()).toMatchObject({
      order_id: id,
      money: { standing: "held", refunds: [], tip: null },
      cancel: { reason: "No need.", can_ask: false },
      dispute: { open: false, statements: [], proposals: [] },
    });
  });
});

test.describe("404", () => {
  test("for a caller who does not stand on this side of the order", async ({ api }) => {
    const { id } = await between();
    const stranger = await makeCaller();
    const refused = await api.get(path(id), { headers: stranger.headers });
    await expectRefusal(refused, 404, "not_found");
  });
});

describeOrderRefusals(getPurchaseSettlement);
