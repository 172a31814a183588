import { makePaidOrder } from "@/db/factories";
import { makeApproval } from "@/db/factories/approvals";
import { getPurchase } from "@/lib/contracts/trade/purchases/purchases";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/purchases";

test.describe("200", () => {
  test("the order with its timeline and what was delivered", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:read"]), await makeCaller()];
    const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId });
    const purchase = await (await api.get(`${PATH}/${id}`, { headers: buyer.headers })).json();
    expect(purchase).toMatchObject({ id, status: "PAID", checkout_url: null, deliveries: [] });
    expect(purchase.timeline).toHaveLength(2);
    const { userId } = buyer.creator;
    await makeApproval({ userId, orderId: id, status: "REFUSED", reason: "Too dear.", decidedAt: new Date() });
    const waited = await api.get(`${PATH}/${id}?wait_seconds=1`, { headers: buyer.headers });
    expect(await waited.json()).toMatchObject({ id, approval: { status: "REFUSED", reason: "Too dear." } });
  });
});

test.describe("400", () => {
  test("for a wait that is longer than 25 seconds", async ({ api }) => {
    const { headers } = await makeCaller(["purchases:read"]);
    const path = `${PATH}/${newId("ord")}?wait_seconds=26`;
    expect(await expectRefusal(await api.get(path, { headers }), 400, "invalid_request")).toMatchObject({
      param: "wait_seconds",
    });
  });
});

test.describe("404", () => {
  test("for an order of another account, and for one that the account sold", async ({ api }) => {
    const [buyer, other] = [await makeCaller(["purchases:read"]), await makeCaller()];
    const sold = await makePaidOrder(buyer.creator.profileId, { buyerUserId: other.creator.userId });
    for (const id of [sold.id, newId("ord"), "nope"])
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers: buyer.headers }), 404, "not_found");
  });
});

describeRefusals(getPurchase, (api, headers) => api.get(`${PATH}/${newId("ord")}`, { headers }));
