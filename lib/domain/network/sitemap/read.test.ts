import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { posts, products, profiles } from "@/db/schema";
import { textOf } from "@/db/statements/statement";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explain } from "@/db/testing-plans";
import { systemContext } from "@/lib/core/system-context";
import { countSitemap } from "./count";
import { pagesFrom, sitemapPart, sitemapParts } from "./read";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const context = () => systemContext("test", new Date());

it("lists what anyone may read, and nothing else", async () => {
  const ctx = context();
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
  const named = async () => (await sitemapParts(ctx)).map(({ name }) => name);
  expect(await named(), "before the first count").toEqual(["pages", "profiles-1", "products-1", "posts-1"]);
  expect(await countSitemap(ctx)).toBe(4);
  expect(await countSitemap(ctx)).toBe(0);
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

describe("parts of the sitemap", () => {
  const listed = async (...names: string[]) =>
    (await Promise.all(names.map((name) => sitemapPart(context(), name)))).map((pages) =>
      pages.map(({ path }) => path),
    );

  it("are cut by key: what is made or taken down after the count is in one part, or none, at once", async () => {
    const ctx = context();
    const creators = [];
    for (let n = 0; n < 5; n++) creators.push(await makeCreator());
    await countSitemap(ctx, 2);
    const numbers = (await sitemapParts(ctx)).filter(({ name }) => name.startsWith("profiles")).map(({ name }) => name);
    expect(numbers).toEqual(["profiles-1", "profiles-2", "profiles-3"]); // with the one of the test before
    const whole = (await listed(...numbers)).flat();
    expect(whole).toHaveLength(6);
    expect((await listed(...numbers)).map((pages) => pages.length)).toEqual([2, 2, 2]);
    const gone = creators[1] ?? expect.fail("no creator");
    await database().update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, gone.profileId));
    const late = await makeCreator();
    const now = await listed(...numbers);
    expect(now.flat()).toEqual([...whole.filter((path) => path !== `/${gone.handle}`), `/${late.handle}`]);
    expect(now.at(-1)).toContain(`/${late.handle}`);
    await expect(sitemapPart(ctx, "profiles-4")).rejects.toMatchObject({ code: "not_found" });
    await countSitemap(ctx);
    expect((await sitemapParts(ctx)).map(({ name }) => name)).not.toContain("profiles-2");
  });

  it("read what they list alone, wherever in the sitemap they are", async () => {
    const { profileId } = await makeCreator();
    await database().execute(sql`insert into products (id, profile_id, kind, slug, name, summary, description, price_cents, delivery_days, status)
      select 'prod_' || lpad(n::text, 26, '0'), ${profileId}, 'packages', 's' || n, 'N', 'S', 'D', 100, 5, 'active' from generate_series(1, 20000) n`);
    await database().execute(sql`vacuum analyze ${products}`);
    const id = (n: number) => `prod_${String(n).padStart(26, "0")}`;
    const { plan } = await explain(textOf(pagesFrom("products", "more")), [id(19_001), 50_000, id(19_501)]);
    expect(plan).toMatch(/"Index Name":"products_pkey"[^{}]*"Actual Rows":500,[^{}]*"Rows Removed by Filter":0/);
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"products"/);
  });
});
