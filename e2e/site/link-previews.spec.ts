import { eq } from "drizzle-orm";
import sharp from "sharp";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { profiles } from "@/db/schema";
import { expect, test } from "../fixtures";

test("each page names a picture of itself, which readers of links find", async ({ api, baseURL }) => {
  test.setTimeout(120_000);
  const { profileId, handle } = await makeCreator({ displayName: "Mara Lindqvist", tagline: "Letters & <ink>" });
  const product = await makeProduct(profileId, { name: "A mark" });
  const post = await makePost(profileId, { title: "How I draw" });
  const pages = [
    "/",
    "/pricing",
    `/${handle}`,
    `/${handle}/products/${product.slug}`,
    `/${handle}/posts/${post.slug}`,
    "/categories/design-creative",
    "/categories/design-creative/logo-design",
  ];
  const pictures = new Set<string>();
  for (const page of pages) {
    const html = await (await api.get(page)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    const url = meta("og:image").replaceAll("&amp;", "&");
    expect(url, page).toMatch(new RegExp(`^${new URL(baseURL ?? "").origin}/og/.+\\.png\\?v=`));
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
    expect([meta("twitter:card"), meta("twitter:image")]).toEqual(["summary_large_image", meta("og:image")]);
    for (const name of ["og:image:alt", "og:title", "og:description", "og:site_name"])
      expect(meta(name), `${name} of ${page}`).not.toBe("");
    pictures.add(url);
    const answer = await api.get(url);
    expect([answer.status(), answer.headers()["content-type"]], page).toEqual([200, "image/png"]);
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect([format, width, height]).toEqual(["png", 1_200, 630]);
    const { etag = "", "cache-control": caching } = answer.headers();
    expect(caching).toBe("public, max-age=1");
    const again = await api.get(url, { headers: { "if-none-match": etag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  }
  expect(pictures.size).toBe(pages.length - 1);
});

test("a page that is not there for everybody has no picture", async ({ api }) => {
  const { profileId, handle } = await makeCreator();
  const draft = await makePost(profileId, { title: "Not yet", status: "draft" });
  expect((await api.get(`/og/${handle}.png`)).status()).toBe(200);
  expect((await api.get(`/og/${handle}/posts/${draft.slug}.png`)).status()).toBe(404);
  await database().update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, profileId));
  expect((await api.get(`/og/${handle}.png`)).status()).toBe(404);
  expect((await api.get("/og/categories/none.png")).status()).toBe(404);
});

test("browsers find the manifest, and crawlers the way to a category", async ({ api, page }) => {
  await page.goto("/categories/design-creative/logo-design");
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  expect(await (await api.get(manifest ?? "")).json()).toMatchObject({ name: "Guildhall" });
  const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(said["@graph"]).toMatchObject([{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }]);
});
