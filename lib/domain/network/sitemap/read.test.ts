import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { posts, products } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { sitemapPart, sitemapParts } from "./read";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("lists what anyone may read, and nothing else", async () => {
  const ctx = systemContext("test", new Date());
  const { profileId, handle } = await makeCreator();
  const [sold, kept] = [await makeProduct(profileId, { slug: "sold" }), await makeProduct(profileId, { slug: "kept" })];
  const [open, members] = [await makePost(profileId, { slug: "open" }), await makePost(profileId, { slug: "shut" })];
  const db = database();
  await db
    .update(products)
    .set({ subcategories: ["logo-design"] })
    .where(eq(products.id, sold.id));
  await db
    .update(products)
    .set({ status: "archived", subcategories: ["ux-writing"] })
    .where(eq(products.id, kept.id));
  await db.update(posts).set({ visibility: "members" }).where(eq(posts.id, members.id));
  const parts = await sitemapParts(ctx);
  expect(parts.map(({ name }) => name)).toEqual(["pages", "profiles-1", "products-1", "posts-1"]);
  const pages = (await Promise.all(parts.map(({ name }) => sitemapPart(ctx, name)))).flat().map(({ path }) => path);
  expect(pages.filter((path) => path.startsWith(`/${handle}`))).toEqual([
    `/${handle}`,
    `/${handle}/products/${sold.slug}`,
    `/${handle}/posts/${open.slug}`,
  ]);
  expect(pages.filter((path) => /^\/categories\/.*\/(?:logo-design|ux-writing)$/.test(path))).toEqual([
    "/categories/design-creative/logo-design",
  ]);
  await expect(sitemapPart(ctx, "profiles-2")).rejects.toMatchObject({ code: "not_found" });
  await expect(sitemapPart(ctx, "users-1")).rejects.toMatchObject({ code: "not_found" });
});
