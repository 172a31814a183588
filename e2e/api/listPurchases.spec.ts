import { makePaidOrder } from "@/db/factories";
import { listPurchases } from "@/lib/contracts/trade/purchases/purchases";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/purchases";

test.describe("200", () => {
  test("what the account ordered, newest first and page by page, and nothing that it sold", async ({ api }) => {
    const [buyer, seller] = [await makeCaller(["purchases:read"]), await makeCaller()];
    const buyerUserId = buyer.creator.userId;
    const bought = [];
    for (let n = 0; n < 3; n++) bought.unshift((await makePaidOrder(seller.creator.profileId, { buyerUserId })).id);
    await makePaidOrder(buyer.creator.profileId);
    const first = await (await api.get(`${PATH}?limit=2`, { headers: buyer.headers })).json();
    expect(first).toMatchObject({ data: bought.slice(0, 2).map((id) => ({ id })), has_more: true });
    expect(first.data[0]).toMatchObject({ creator: { handle: seller.creator.handle } });
    expect(JSON.stringify(first)).not.toMatch(/fee_cents|buyer/);
    const next = `${PATH}?limit=2&cursor=${first.next_cursor}`;
    expect(await (await api.get(next, { headers: buyer.headers })).json()).toMatchObject({
      data: [{ id: bought[2] }],
      has_more: false,
    });
  });
});

describeRefusals(listPurchases, (api, headers) => api.get(PATH, { headers }));
