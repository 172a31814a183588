import { disputePurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/purchases/${id}/dispute`;
const data = { reason: "Nothing of it can be opened." };

test.describe("200", () => {
  test("opens a dispute", async ({ api }) => {
    const { id, buyer } = await between();
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    expect(await answer.json()).toMatchObject({ id, status: "DISPUTED" });
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
    const { id, buyer } = await between({ status: "REFUNDED" });
    const refused = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(refused, 409, "invalid_state_transition");
  });
});

describeOrderRefusals(disputePurchase, data);
