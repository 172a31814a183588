import { acceptForPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { newId } from "@/lib/core/values/ids";
import { callerOf, expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, DISPUTED, describeOrderRefusals, proposed } from "./settling";

const path = (id: string) => `/api/v1/purchases/${id}/accept-proposal`;
const data = { proposal_id: newId("prop") };

test.describe("200", () => {
  test("does at once what the other side proposed", async ({ api }) => {
    const { id, buyer } = await between(DISPUTED);
    const proposal_id = await proposed(id, "creator");
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data: { proposal_id } });
    const { dispute } = await answer.json();
    expect(dispute).toMatchObject({ open: false, proposals: [{ id: proposal_id, status: "ACCEPTED" }] });
  });
});

test.describe("403", () => {
  test("what pays the creator, without the scope for that", async ({ api }) => {
    const { id, buyer } = await between(DISPUTED);
    const { headers } = await callerOf(buyer.creator, ["purchases:write"]);
    const sent = { proposal_id: await proposed(id, "creator") };
    const refused = await api.post(path(id), { headers: keyed(headers), data: sent });
    const { required_scope } = await expectRefusal(refused, 403, "insufficient_scope");
    expect(required_scope).toBe("purchases:accept");
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

describeOrderRefusals(acceptForPurchase, data);
