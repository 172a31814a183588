import { makeCreator, makeProduct } from "@/db/factories";
import { listSaved } from "@/lib/contracts/network/saved/saved";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/saved";

test.describe("200", () => {
  test("what the account saved, the last first and page by page, and nobody else's", async ({ api }) => {
    const [buyer, other] = [await makeCaller(["purchases:read", "purchases:write"]), await makeCaller()];
    const seller = await makeCreator();
    const product = await makeProduct(seller.profileId);
    for (const id of [seller.profileId, product.id])
      await api.post(PATH, { headers: keyed(buyer.headers), data: { id } });
    const first = await (await api.get(`${PATH}?limit=1`, { headers: buyer.headers })).json();
    expect(first).toMatchObject({ data: [{ id: product.id, creator: { handle: seller.handle } }], has_more: true });
    const next = await api.get(`${PATH}?limit=1&cursor=${first.next_cursor}`, { headers: buyer.headers });
    expect(await next.json()).toMatchObject({ data: [{ id: seller.profileId, product: null }], has_more: false });
    expect((await (await api.get(PATH, { headers: other.headers })).json()).data).toEqual([]);
  });
});

describeRefusals(listSaved, (api, headers) => api.get(PATH, { headers }));
