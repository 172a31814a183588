import { makeProduct } from "@/db/factories";
import { getProduct } from "@/lib/contracts/trade/products/product-operations";
import { newId } from "@/lib/core/values/ids";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("one product, whichever its status is", async ({ api }) => {
    const { creator, headers } = await makeCaller(["products:read"]);
    const { id } = await makeProduct(creator.profileId);
    const product = await (await api.get(`/api/v1/products/${id}`, { headers })).json();
    const listed = await (await api.get("/api/v1/products", { headers })).json();
    expect(listed.data).toEqual([product]);
  });
});

describeRefusals(getProduct, (api, headers) => api.get(`/api/v1/products/${newId("prod")}`, { headers }));
