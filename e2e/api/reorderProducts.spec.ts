import { makeProduct } from "@/db/factories";
import { reorderProducts } from "@/lib/contracts/trade/products/product-operations";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/products/order";

test.describe("200", () => {
  test("the order in which the list shows them; 409 unless it names exactly those on sale", async ({ api }) => {
    const { creator, headers } = await makeCaller(["products:read", "products:write"]);
    const [a, b] = [await makeProduct(creator.profileId), await makeProduct(creator.profileId)];
    const answer = await api.put(PATH, { headers, data: { ids: [b.id, a.id] } });
    expect(await answer.json()).toEqual({ ids: [b.id, a.id] });
    const { data } = await (await api.get("/api/v1/products", { headers })).json();
    expect(data.map((product: { id: string }) => product.id)).toEqual([b.id, a.id]);
    await expectRefusal(await api.put(PATH, { headers, data: { ids: [a.id] } }), 409, "conflict");
  });
});

describeRefusals(reorderProducts, (api, headers) => api.put(PATH, { headers, data: { ids: [] } }));
