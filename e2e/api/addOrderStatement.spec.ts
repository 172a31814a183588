import { addOrderStatement } from "@/lib/contracts/trade/orders/order-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, DISPUTED, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/orders/${id}/statements`;
const data = { body: "The archive was empty." };

test.describe("201", () => {
  test("adds what this side says", async ({ api }) => {
    const { id, seller } = await between(DISPUTED);
    const answer = await api.post(path(id), { headers: keyed(seller.headers), data });
    expect(answer.status()).toBe(201);
    expect((await answer.json()).dispute.statements).toMatchObject([{ side: "creator", body: data.body, files: [] }]);
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

describeOrderRefusals(addOrderStatement, data);
