import { makePaidOrder } from "@/db/factories";
import { getPurchase } from "@/lib/contracts/trade/purchases";
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
