import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeProduct } from "@/db/factories";
import { products } from "@/db/schema";
import { listProducts, type ProductView } from "@/lib/contracts/trade/products/products";
import type { Page } from "@/lib/contracts/values/page";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/products";
const SCOPE = ["products:read"] as const;

const archive = (id: string) => database().update(products).set({ status: "archived" }).where(eq(products.id, id));

test.describe("200", () => {
  test("packages, add-ons and a flat price, as the creator set them", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const packaged = await makeProduct(creator.profileId, { name: "Identity", slug: "identity" });
    const flat = await makeProduct(creator.profileId, { flat: true, name: "Audit", slug: "audit" });
    const { data }: Page<ProductView> = await (await api.get(PATH, { headers })).json();
    expect(data.map((product) => product.id)).toEqual([packaged.id, flat.id]);
    expect(data[0]).toMatchObject({
      kind: "packages",
      slug: "identity",
      status: "active",
      price_cents: packaged.packages[0]?.priceCents,
      packages: [{ tier_id: "basic" }, { tier_id: "standard" }, { tier_id: "premium" }],
      addons: [{ addon_id: "rush" }, { addon_id: "extra-round" }],
    });
    expect(data[0]?.url).toMatch(new RegExp(`/${creator.handle}/products/identity$`));
    expect(data[1]).toMatchObject({ kind: "flat", packages: [], price_cents: flat.priceCents });
  });

  test("archived ones too, unless one state is asked for", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const [kept, gone] = [await makeProduct(creator.profileId), await makeProduct(creator.profileId)];
    await archive(gone.id);
    const found = async (params: Record<string, string>) =>
      ((await (await api.get(PATH, { headers, params })).json()) as Page<ProductView>).data.map((p) => [
        p.id,
        p.status,
      ]);
    expect(await found({})).toEqual([
      [kept.id, "active"],
      [gone.id, "archived"],
    ]);
    expect(await found({ status: "active" })).toEqual([[kept.id, "active"]]);
    expect(await found({ status: "archived" })).toEqual([[gone.id, "archived"]]);
  });

  test("page by page, in the creator's order", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await makeProduct(creator.profileId)).id);
    await database()
      .update(products)
      .set({ position: 1 })
      .where(eq(products.id, made[0] ?? ""));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const params = { limit: 2, ...(cursor ? { cursor } : {}) };
      const page: Page<ProductView> = await (await api.get(PATH, { headers, params })).json();
      seen.push(...page.data.map((product) => product.id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual([...made.slice(1), made[0]]);
  });

  test("none of another creator", async ({ api }) => {
    const [{ headers }, other] = [await makeCaller(SCOPE), await makeCaller()];
    await makeProduct(other.creator.profileId);
    expect(await (await api.get(PATH, { headers })).json()).toEqual({ data: [], has_more: false, next_cursor: null });
  });
});

test.describe("400", () => {
  test("for a state that there is not, and a cursor of another collection", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    await expectRefusal(await api.get(`${PATH}?status=sold`, { headers }), 400, "invalid_request");
    await expectRefusal(await api.get(`${PATH}?cursor=x`, { headers }), 400, "invalid_cursor");
  });
});

test.describe("405", () => {
  test("for a method that it does not have", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    const response = await api.patch(PATH, { headers, data: {} });
    await expectRefusal(response, 405, "method_not_allowed");
    expect(response.headers().allow).toBe("GET, HEAD, POST, OPTIONS");
  });
});

describeRefusals(listProducts, (api, headers) => api.get(PATH, { headers }));
