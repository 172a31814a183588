import { makeProduct } from "@/db/factories";
import { archiveProduct } from "@/lib/contracts/trade/products/product-operations";
import { newId } from "@/lib/core/values/ids";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("is archived from then on; again it stays as it is", async ({ api }) => {
    const { creator, headers } = await makeCaller(["products:read", "products:write"]);
    const { id } = await makeProduct(creator.profileId);
    const to = (what: string) => api.post(`/api/v1/products/${id}/${what}`, { headers: keyed(headers) });
    await to("publish");
    const first = await (await to("archive")).json();
    expect(first).toMatchObject({ id, status: "archived" });
    expect(await (await to("archive")).json()).toEqual(first);
    expect(await (await api.get(`/api/v1/products/${id}`, { headers })).json()).toEqual(first);
  });
});

describeRefusals(archiveProduct, (api, headers) =>
  api.post(`/api/v1/products/${newId("prod")}/archive`, { headers: keyed(headers) }),
);
