import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "playwright/test";
import { makeCreator } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** What a public page weighs at most before compression: two thirds of what the heaviest did when all of it was in one document. */
const DOCUMENT = 90_000;
/** What makes it live comes at the first sign of a person: the framework's copy of the page, and scripts, compressed. */
const START = 130_000;
const SCRIPTS = 170_000;
const CREATOR = "/rowan-builds";

const LISTS = ["/", "/creators", "/categories", "/categories/design-creative"];
const PAGES = [
  ...LISTS,
  "/categories/design-creative/logo-design",
  CREATOR,
  "/sell",
  "/docs/quick-start",
  "/docs/webhooks",
];

test("a public page is light, and holds what is read of it once", async ({ api }) => {
  const compressed = new Map<string, number>();
  const read = async (path: string) => (await api.get(path)).body();
  const weigh = async (src: string) => {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    if (!compressed.has(src)) compressed.set(src, brotliCompressSync(await read(src), quality).length);
    return compressed.get(src) ?? 0;
  };
  const profile = (await read(CREATOR)).toString();
  const more = ["products", "posts"].map((kind) => new RegExp(`href="(${CREATOR}/${kind}/[^"?]+)`).exec(profile)?.[1]);
  for (const path of [...PAGES, ...more]) {
    if (!path) throw new Error(`${CREATOR} has nothing to sell or no post: the demo's data have changed.`);
    const html = await read(path);
    expect(html.length, path).toBeLessThanOrEqual(DOCUMENT);
    expect(html.toString(), path).not.toMatch(/__next_f|<script[^>]+async/);
    // the list is in it, and no skeleton before it
    expect(html.toString(), path).not.toContain('aria-busy="true"');
    const start = await api.get(`/_start${path}`);
    expect([start.status(), start.headers()["content-type"]], path).toEqual([200, "text/javascript; charset=utf-8"]);
    expect((await start.body()).length, path).toBeLessThanOrEqual(START);
    const names = html.toString().match(/(?<=[,[]")[^"/]+\.js(?="[,\]])/g) ?? [];
    const chunks = [...new Set(names)].map((name) => `/_next/static/chunks/${name}`);
    expect(chunks.length, path).toBeGreaterThan(5);
    const weights = await Promise.all(chunks.map(weigh));
    expect(
      weights.reduce((sum, weight) => sum + weight, 0),
      path,
    ).toBeLessThanOrEqual(SCRIPTS);
  }
});

test("the letters of a page are two small files, those of its text asked for with the page", async ({ page }) => {
  const fonts: { url: string; bytes: number }[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) fonts.push({ url: response.url(), bytes: (await response.body()).length });
  });
  const ahead = (await page.goto("/"))?.headers().link;
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(2);
  for (const { url, bytes } of fonts) expect(bytes, url).toBeLessThanOrEqual(30_000);
  expect(fonts.some(({ url }) => ahead?.includes(`<${new URL(url).pathname}>; rel=preload; as="font"`))).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  for (const path of ["/", "/creators", "/creators?show=services", "/categories/design-creative"]) {
    test(`the first picture of ${path} is fetched before everything else`, async ({ page }) => {
      await page.goto(path);
      const shown = page.locator("main .work-card img.picture");
      const first = shown.first();
      await expect(first).toHaveAttribute("fetchpriority", "high");
      await expect(first).toHaveAttribute("loading", "eager");
      const ahead = page.locator(`link[rel="preload"][as="image"][fetchpriority="high"]`);
      await expect(ahead).toHaveCount(1);
      await expect(ahead).toHaveAttribute("imagesrcset", (await first.getAttribute("srcset")) ?? "");
      for (const later of (await shown.all()).slice(1, 6)) await expect(later).toHaveAttribute("loading", "lazy");
    });
  }
});

test("a page whose scripts never come can be read, searched and left", async ({ page }) => {
  await page.route("**/_start/**", (route) => route.abort());
  await page.goto("/creators");
  await expect(page.locator("main .work-card").first()).toBeVisible();
  await page.getByLabel("Search", { exact: true }).fill("logo");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/[?&]q=logo/);
  await page.locator("main .work-card a").first().click();
  await expect(page).not.toHaveURL(/creators/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("what makes a page live comes at the first sign of a person", async ({ page }) => {
  // time stands still: nothing comes because five seconds have passed
  await page.clock.install();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/creators");
  await page.clock.runFor(500);
  expect(fetched.filter((path) => path.startsWith("/_start") || path.endsWith(".js"))).toEqual([]);
  await page.mouse.move(200, 300);
  await page.clock.runFor(100);
  await expect.poll(() => page.evaluate(() => "__next_f" in window)).toBe(true);
  expect(fetched).toContain("/_start/creators");
});

test("no other page is fetched ahead before somebody points at its link", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  await signIn(page, email);
  const ahead: string[] = [];
  page.on("request", (request) => request.url().includes("_rsc=") && ahead.push(new URL(request.url()).pathname));
  await page.goto("/studio");
  ahead.length = 0; // what signing in led to
  await page.reload();
  await page.getByRole("link", { name: "Products", exact: true }).hover();
  await expect.poll(() => [...new Set(ahead)]).toEqual(["/studio/products"]);
});

/** Holds back what makes a page live until the answer is called. */
async function holdLife(page: Page): Promise<() => void> {
  let arrive = () => {};
  const wanted = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/_start/**", async (route) => {
    await wanted;
    await route.continue();
  });
  return arrive;
}

test("what is typed before a page is live is answered once it is", async ({ page }) => {
  const arrive = await holdLife(page);
  // the page is whole before what makes it live, which is held, has loaded
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("combobox", { name: "Search creators" }).first().pressSequentially("Maren");
  arrive();
  await expect(page.getByRole("option", { name: /Maren Holt/ })).toBeVisible();
});

test("what is chosen and typed before a page is live is in its total, and is sent", async ({ page }) => {
  const arrive = await holdLife(page);
  await page.goto("/demo/products/brand-identity", { waitUntil: "domcontentloaded" });
  await page.getByRole("radio", { name: /^studio/i }).check({ force: true });
  await page.getByRole("checkbox", { name: /rush/i }).check({ force: true });
  await page.locator("summary", { hasText: "what it is for" }).click();
  const words = page.getByRole("textbox", { name: /should know|should it be/ });
  await words.fill("A mark for a ferry line.");
  arrive();
  await expect(page.getByText("$1,350").first()).toBeVisible();
  await expect(page.locator('input[name="told"]')).toHaveValue(/ferry line/);
  await page.getByRole("checkbox", { name: /rush/i }).uncheck({ force: true });
  await expect(words).toHaveValue("A mark for a ferry line.");
});
