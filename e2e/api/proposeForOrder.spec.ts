import { proposeForOrder } from "@/lib/contracts/trade/orders/order-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, DISPUTED, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/orders/${id}/proposals`;
const data = { kind: "refund_part", amount_cents: 500 };

test.describe("201", () => {
  test("takes the place of what this side proposed before", async ({ api }) => {
    const { id, seller } = await between(DISPUTED);
    for (const kind of [{ kind: "complete" }, data])
      await api.post(path(id), { headers: keyed(seller.headers), data: kind });
    const answer = await api.post(path(id), { headers: keyed(seller.headers), data: { kind: "refund_all" } });
    expect((await answer.json()).dispute.proposals).toMatchObject([
      { side: "creator", kind: "complete", status: "CLOSED" },
      { kind: "refund_part", amount_cents: 500, status: "CLOSED" },
      { kind: "refund_all", amount_cents: null, status: "OPEN" },
    ]);
  });
});

test.describe("422", () => {
  test("for what does not go with the kind, and for more than is left", async ({ api }) => {
    const { id, seller } = await between(DISPUTED);
    for (const sent of [
      { kind: "refund_part" },
      { kind: "complete", amount_cents: 5 },
      { ...data, amount_cents: 10_000_000 },
    ]) {
      const refused = await api.post(path(id), { headers: keyed(seller.headers), data: sent });
      expect((await expectRefusal(refused, 422, "validation_error")).param).toBe("amount_cents");
    }
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
  test("without a dispute", async ({ api }) => {
    const { id, seller } = await between();
    const refused = await api.post(path(id), { headers: keyed(seller.headers), data });
    await expectRefusal(refused, 409, "invalid_state_transition");
  });
});

describeOrderRefusals(proposeForOrder, data);
