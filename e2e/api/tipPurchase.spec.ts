import { makeProduct } from "@/db/factories";
import { tipPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { between, describeOrderRefusals } from "./settling";

const path = (id: string) => `/api/v1/purchases/${id}/tip`;
const data = { amount_cents: 500 };

test.describe("201", () => {
  test("opens a page to pay on", async ({ api }) => {
    const { id, buyer, seller } = await between({ status: "COMPLETED" });
    await makeProduct(seller.creator.profileId, { sellable: true });
    const answer = await api.post(path(id), { headers: keyed(buyer.headers), data });
    expect(answer.status()).toBe(201);
    expect(await answer.json()).toMatchObject({ checkout_url: expect.stringContaining("http"), amount_cents: 500 });
  });
});

test.describe("422", () => {
  test("for less than a dollar", async ({ api }) => {
    const { id, buyer } = await between({ status: "COMPLETED" });
    const refused = await api.post(path(id), { headers: keyed(buyer.headers), data: { amount_cents: 99 } });
    await expectRefusal(refused, 422, "validation_error");
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
  test("while the creator cannot be paid", async ({ api }) => {
    const { id, buyer } = await between({ status: "COMPLETED" });
    const refused = await api.post(path(id), { headers: keyed(buyer.headers), data });
    await expectRefusal(refused, 409, "conflict");
  });
});

describeOrderRefusals(tipPurchase, data);
