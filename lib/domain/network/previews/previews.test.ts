import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { posts, products, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { previewPicture } from "./keep";
import { type Preview, previewPath, SITE_PREVIEW, versionOf } from "./preview";
import { readPreview } from "./read";

let own: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  own = await testDatabase();
  ctx = createContext({ actor: { kind: "anonymous" }, requestId: newId("req") });
});
afterAll(() => own.drop());

const NOT_FOUND = { code: "not_found" };

it("says what a visitor reads on the page: of a creator, a product, a post", async () => {
  const { profileId, handle } = await makeCreator({ displayName: "Mara Lindqvist", tagline: "Letters" });
  const product = await makeProduct(profileId, { name: "A mark", priceCents: 14_250 });
  const post = await makePost(profileId, { title: "How I draw", body: "With ink.", tags: ["ink"] });
  const beside = { kind: "face", picture: null, of: "Mara Lindqvist" };
  expect(await readPreview(ctx, handle.toUpperCase())).toEqual({
    label: `@${handle}`,
    title: "Mara Lindqvist",
    line: "Letters",
    facts: "from $142.50",
    beside,
  });
  expect(await readPreview(ctx, `${handle}/products/${product.slug}`)).toMatchObject({
    label: "by Mara Lindqvist",
    title: "A mark",
    facts: "from $142.50",
  });
  expect(await readPreview(ctx, `${handle}/posts/${post.slug}`)).toMatchObject({
    title: "How I draw",
    line: "With ink.",
    facts: "ink",
    beside,
  });
});

it("says of a members' post nothing of its text", async () => {
  const { profileId, handle } = await makeCreator();
  const { slug } = await makePost(profileId, { title: "For you", body: "The secret.", visibility: "members" });
  const preview = await readPreview(ctx, `${handle}/posts/${slug}`);
  expect(preview).toMatchObject({ title: "For you", line: "" });
  expect(JSON.stringify(preview)).not.toContain("secret");
});

it("knows no page that a visitor does not find", async () => {
  const { profileId, handle } = await makeCreator();
  const product = await makeProduct(profileId);
  const post = await makePost(profileId, { status: "draft" });
  await database().update(products).set({ status: "archived" }).where(eq(products.id, product.id));
  for (const path of [
    `${handle}/products/${product.slug}`,
    `${handle}/posts/${post.slug}`,
    `${handle}/portfolio/x`,
    "no-such-creator",
    "no/such/page/at/all",
    "categories",
    "categories/none",
    "categories/design-creative/none",
    "",
  ])
    await expect(readPreview(ctx, path), path).rejects.toMatchObject(NOT_FOUND);
  await database().update(posts).set({ status: "published" }).where(eq(posts.id, post.id));
  await readPreview(ctx, `${handle}/posts/${post.slug}`);
  await database().update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, profileId));
  for (const path of [handle, `${handle}/posts/${post.slug}`])
    await expect(readPreview(ctx, path), path).rejects.toMatchObject(NOT_FOUND);
});

it("has the site, categories and their subcategories", async () => {
  expect(await readPreview(ctx, "guildhall")).toBe(SITE_PREVIEW);
  expect(await readPreview(ctx, "categories/design-creative")).toMatchObject({ label: "Category" });
  expect(await readPreview(ctx, "categories/design-creative/logo-design")).toMatchObject({ beside: { kind: "list" } });
});

it("has another address for each thing that is said", () => {
  const other = { ...SITE_PREVIEW, title: "Other" };
  expect(previewPath("/maker", other)).toBe(`/og/maker.png?v=${versionOf(other)}`);
  expect(previewPath("/", SITE_PREVIEW)).toMatch(/^\/og\/guildhall\.png\?v=[\w-]{22}$/);
  expect(versionOf(other)).not.toBe(versionOf(SITE_PREVIEW));
});

it("draws a version once, however many ask, and refuses when too many others are drawn", async () => {
  const numbered = (n: number): Preview => ({ ...SITE_PREVIEW, title: `Picture ${n}` });
  const [one, two] = await Promise.all([previewPicture(ctx, numbered(0)), previewPicture(ctx, numbered(0))]);
  expect(two).toBe(one);
  expect(await previewPicture(ctx, numbered(0))).toBe(one);
  const asked = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => previewPicture(ctx, numbered(n))));
  const refused = asked.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(20 - 1 - 12);
  expect(refused[0]).toMatchObject({ reason: { code: "service_unavailable" } });
  await expect(previewPicture(ctx, numbered(19))).resolves.toBeInstanceOf(Buffer);
});
