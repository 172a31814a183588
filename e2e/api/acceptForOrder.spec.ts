import { acceptForOrder } from "@/lib/contracts/trade/orders/order-settling";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, DISPUTED, describeOrderRefusals, proposed } from "./settling";

const path = (id: string) => `/api/v1/orders/${id}/accept-proposal`;
const data = { proposal_id: newId("prop") };

test.describe("200", () => {
  test("does at once what the other side proposed", async ({ api }) => {
    const { id, seller } = await between(DISPUTED);
    const proposal_id = await proposed(id, "buyer");
    const answer = await api.post(path(id), { headers: keyed(seller.headers), data: { proposal_id } });
    const { dispute } = await answer.json();
    expect(dispute).toMatchObject({ open: false, proposals: [{ id: proposal_id, status: "ACCEPTED" }] });
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

describeOrderRefusals(acceptForOrder, data);
