import { makeCreator, makeProduct } from "@/db/factories";
import { saveItem } from "@/lib/contracts/network/saved/saved";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/saved";

test.describe("201", () => {
  test("a creator and a product; a second time changes nothing", async ({ api }) => {
    const { headers } = await makeCaller(["purchases:read", "purchases:write"]);
    const { profileId, handle } = await makeCreator();
    const product = await makeProduct(profileId);
    const save = async (id: string) => api.post(PATH, { headers: keyed(headers), data: { id } });
    const first = await save(profileId);
    expect(first.status()).toBe(201);
    const item = await first.json();
    expect(item).toMatchObject({ id: profileId, creator: { handle }, product: null });
    expect(await (await save(product.id)).json()).toMatchObject({
      id: product.id,
      creator: { handle },
      product: { product_id: product.id, available: true },
    });
    expect(await (await save(profileId)).json()).toEqual(item);
  });
});

test.describe("404", () => {
  for (const id of [newId("crt"), newId("prod")])
    test(`for ${id.split("_")[0]}_… that is not there`, async ({ api }) => {
      const { headers } = await makeCaller(["purchases:write"]);
      await expectRefusal(await api.post(PATH, { headers: keyed(headers), data: { id } }), 404, "not_found");
    });
});

test.describe("422", () => {
  test("for what cannot be saved", async ({ api }) => {
    const { headers } = await makeCaller(["purchases:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), data: { id: newId("post") } });
    expect((await expectRefusal(response, 422, "validation_error")).param).toBe("id");
  });
});

describeRefusals(saveItem, (api, headers) => api.post(PATH, { headers: keyed(headers), data: { id: newId("crt") } }));
