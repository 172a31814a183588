import { updateProduct } from "@/lib/contracts/trade/products/product-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/products";
const FLAT = { kind: "flat", name: "Logo check", price_cents: 9_900, delivery_days: 2, status: "draft" };

test.describe("200", () => {
  test("changes what is sent and leaves the rest", async ({ api }) => {
    const { headers } = await makeCaller(["products:read", "products:write"]);
    const made = await (await api.post(PATH, { headers: keyed(headers), data: FLAT })).json();
    expect(made).toMatchObject({ status: "draft", price_cents: 9_900 });
    const addons = [{ name: "Rush", price_cents: 2_500 }];
    const answer = await api.patch(`${PATH}/${made.id}`, { headers, data: { summary: "An hour.", addons } });
    expect(answer.status()).toBe(200);
    const { updated_at: _, ...changed } = await answer.json();
    const { updated_at: __, ...before } = made;
    const rush = { addon_id: "rush", name: "Rush", description: "", price_cents: 2_500, extra_days: 0 };
    expect(changed).toEqual({ ...before, summary: "An hour.", addons: [rush] });
    const untouched = await (await api.patch(`${PATH}/${made.id}`, { headers, data: {} })).json();
    expect(untouched.addons).toEqual([rush]);
  });

  test("changes the kind with what that kind needs, and refuses it without", async ({ api }) => {
    const { headers } = await makeCaller(["products:write"]);
    const { id } = await (await api.post(PATH, { headers: keyed(headers), data: FLAT })).json();
    const packages = [{ name: "Small", price_cents: 5_000, delivery_days: 1 }];
    const send = (data: object) => api.patch(`${PATH}/${id}`, { headers, data });
    await expectRefusal(await send({ kind: "packages" }), 422, "validation_error");
    await expectRefusal(await send({ packages }), 422, "validation_error");
    const changed = await (await send({ kind: "packages", packages })).json();
    expect(changed).toMatchObject({ kind: "packages", price_cents: 5_000, packages: [{ tier_id: "small" }] });
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["name", { name: "" }],
    ["price_cents", { price_cents: 99 }],
    ["status", { status: "active" }],
  ] as const)
    test(`names ${param}`, async ({ api }) => {
      const { headers } = await makeCaller(["products:write"]);
      const { id } = await (await api.post(PATH, { headers: keyed(headers), data: FLAT })).json();
      const error = await expectRefusal(await api.patch(`${PATH}/${id}`, { headers, data }), 422, "validation_error");
      expect(error.param).toBe(param);
    });
});

describeRefusals(updateProduct, (api, headers) =>
  api.patch(`${PATH}/${newId("prod")}`, { headers, data: { summary: "S" } }),
);
