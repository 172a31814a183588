import type { z } from "zod";
import { type CategoryList, listCategories } from "@/lib/contracts/network/categories";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/categories";

test.describe("200", () => {
  test("12 categories and 359 subcategories, each with 3 to 6 skills, no slug twice", async ({ api }) => {
    const response = await api.get(PATH);
    expect(response.status()).toBe(200);
    const list: z.infer<typeof CategoryList> = await response.json();
    const subcategories = list.data.flatMap((category) => category.subcategories);
    expect(list).toMatchObject({ category_count: 12, subcategory_count: 359 });
    expect([list.data.length, subcategories.length]).toEqual([12, 359]);
    const slugs = [...list.data, ...subcategories].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { slug, skills } of subcategories) {
      expect(skills.length, slug).toBeGreaterThanOrEqual(3);
      expect(skills.length, slug).toBeLessThanOrEqual(6);
    }
  });
});

test.describe("304", () => {
  test("for the entity tag that it gave out", async ({ api }) => {
    const first = await api.get(PATH);
    expect(first.headers()["cache-control"]).toBe("public, max-age=3600");
    const again = await api.get(PATH, { headers: { "if-none-match": first.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
    expect((await again.body()).length).toBe(0);
    expect((await api.get(PATH, { headers: { "if-none-match": '"another"' } })).status()).toBe(200);
  });
});

describeRefusals(listCategories, (api, headers) => api.get(PATH, { headers }));
