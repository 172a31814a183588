import { addPurchaseStatement } from "@/lib/contracts/trade/purchases/purchase-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, DISPUTED, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/purchases/${id}/statements`;
const data = { body: "The archive was empty." };

test.describe("201", () => {
  test("adds what this side says", async ({ api }) => {
    const { id, buyer } = await between(DISPUTED);
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    expect(answer.status()).toBe(201);
    expect((await answer.json()).dispute.statements).toMatchObject([{ side: "buyer", body: data.body, files: [] }]);
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
    const { id, buyer } = await between();
    const refused = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(refused, 409, "invalid_state_transition");
  });
});

describeOrderRefusals(addPurchaseStatement, data);
