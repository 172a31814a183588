import { makeCreator, makeProduct } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { makeCaller } from "../api/callers";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("a creator changes the handle, and every address with the former one leads on", async ({ page, api }) => {
  const creator = await makeCreator({ mcpDiscoverable: true, password: PASSWORD, tagline: "Signs for harbours" });
  const former = creator.handle;
  const handle = former.replace("maker-", "moved-");
  const product = await makeProduct(creator.profileId);
  const post = await makePost(creator.profileId);
  await makeAvailability(creator.profileId);
  const paths = [
    "",
    `/products/${product.slug}?tier=basic`,
    `/posts/${post.slug}`,
    "/book",
    "/feed.xml",
    "/agent.json",
    ".md",
  ];
  for (const path of paths) expect((await api.get(`/${former}${path}`)).status(), path).toBe(200);

  await signIn(page, creator.email);
  await page.goto("/settings");
  const form = page.getByRole("form", { name: "Address" });
  await form.getByLabel("Handle").fill("support");
  await expect(form.getByText("is reserved; choose another")).toBeVisible();
  await form.getByLabel("Handle").fill(handle);
  await expect(form.getByText(`${handle} is free.`)).toBeVisible();
  await form.getByRole("button", { name: "Change address" }).click();
  await expect(form.getByText(`Also leading to your page: /${former}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  for (const path of paths) {
    const answer = await api.get(`/${former}${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["cache-control"]], path).toEqual([
      308,
      expect.stringContaining("no-store"),
    ]);
    expect(answer.headers().location, path).toMatch(
      new RegExp(`(^|//[^/]+)/${handle}${path.replace(/[.?]/g, "\\$&")}$`),
    );
  }
  const html = await (await api.get(`/${former}`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/${handle}"`));
  expect(html).not.toContain(`/${former}`);
  expect((await api.get(`/og/${former}.png`)).status()).toBe(200);

  const asked = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "get_creator", arguments: { handle: former } },
  };
  const { result } = await (await api.post("/api/mcp", { data: asked })).json();
  expect(result.structuredContent).toMatchObject({ handle });
  const query = `{ profile(handle: "${former}") { handle } }`;
  expect((await (await api.post("/api/graphql", { data: { query } })).json()).data).toEqual({ profile: { handle } });
  const sitemap = await (await api.get("/sitemap.xml")).text();
  const parts = await Promise.all(
    [...sitemap.matchAll(/<loc>([^<]+)</g)].map(async ([, at = ""]) => (await api.get(at)).text()),
  );
  expect(parts.join()).not.toContain(`/${former}<`);
});

test("a product and a post under another name are found by the former one", async ({ api }) => {
  const { creator, headers } = await makeCaller(["posts:write", "products:read", "products:write"]);
  const at = `/${creator.handle}`;
  const post = await makePost(creator.profileId, { slug: "first-words" });
  const product = await makeProduct(creator.profileId, { slug: "first-mark" });
  expect((await api.get(`${at}/posts/first-words`)).status()).toBe(200);
  const told = await api.patch(`/api/v1/posts/${post.id}`, { headers, data: { slug: "second-words" } });
  expect(told.status()).toBe(200);
  const sold = await api.patch(`/api/v1/products/${product.id}`, { headers, data: { slug: "second-mark" } });
  expect(sold.status(), await sold.text()).toBe(200);
  for (const [former, present] of [
    [`${at}/posts/first-words`, `${at}/posts/second-words`],
    [`${at}/products/first-mark?x=1`, `${at}/products/second-mark?x=1`],
  ] as const) {
    const answer = await api.get(former, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, present]);
    expect((await api.get(present)).status()).toBe(200);
  }
  // one that takes the name is found by it
  await makePost(creator.profileId, { slug: "first-words", title: "New words" });
  expect(await (await api.get(`${at}/posts/first-words`, { maxRedirects: 0 })).text()).toContain("New words");
});
