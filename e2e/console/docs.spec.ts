import type { Page } from "playwright/test";
import { makeApiKey, makeCreator } from "@/db/factories";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** Notes every request that goes anywhere else. */
function collectForeign(page: Page, baseURL = ""): string[] {
  const { host } = new URL(baseURL);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(http|ws)s?:$/.test(url.protocol) && url.host !== host) foreign.push(request.url());
  });
  return foreign;
}

for (const view of [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const) {
  test.describe(`${view.width} px, ${view.colorScheme}`, () => {
    test.use({ viewport: { width: view.width, height: 900 }, colorScheme: view.colorScheme });

    test("the reference shows the live document, asks nobody else, and is accessible", async ({ page, baseURL }) => {
      const foreign = collectForeign(page, baseURL);
      await page.goto("/developers/docs#tag/posts/createPost");
      // the reference reads the whole document first: on a busy machine that takes its time
      await expect(page.getByRole("heading", { name: "Publish a post" })).toBeInViewport({ timeout: 30_000 });
      await expect(page.locator("body")).toHaveClass(view.colorScheme === "dark" ? /dark-mode/ : /light-mode/);
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(foreign).toEqual([]);
    });
  });
}

test("a call is tried with a pasted key, which is nowhere once the page is left", async ({ page, baseURL }) => {
  const foreign = collectForeign(page, baseURL);
  const creator = await makeCreator();
  const { token } = await makeApiKey(creator.profileId, ["identity:read"]);
  await page.goto("/developers/docs#tag/identity/getMe");
  await page
    .getByRole("button", { name: /test request/i })
    .first()
    .click();
  const client = page.getByRole("dialog");
  await client.getByRole("textbox", { name: "Bearer Token" }).fill(token);
  const answered = page.waitForResponse(/\/api\/v1\/me$/);
  await client.getByRole("button", { name: /^send get request/i }).click();
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(await response.request().headerValue("authorization")).toBe(`Bearer ${token}`);
  await expect(client.getByText(creator.handle).first()).toBeVisible();
  await expectAccessible(page);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(await kept()).not.toContain(token);
  await page.reload();
  // the reference reads the whole document first: on a busy machine that takes its time
  await expect(page.getByRole("button", { name: /test request/i }).first()).toBeVisible({ timeout: 30_000 });
  expect(await page.content()).not.toContain(token);
  expect(await kept()).not.toContain(token);
  expect(foreign).toEqual([]);
});

test("snippets are curl and fetch alone", async ({ page }) => {
  await page.goto("/developers/docs#tag/identity/getMe");
  await page
    .getByRole("button", { name: /shell curl/i })
    .first()
    .click();
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(new Set(await options.allInnerTexts())).toEqual(new Set(["Fetch", "Curl"]));
});

test("without script it names the document", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/developers/docs");
  const link = page.getByRole("main").getByRole("link", { name: "/openapi/v1.openapi.yaml" });
  await expect(link).toBeVisible();
  await expect(page.getByText("Loading the reference")).toBeHidden();
  const answer = await context.request.get((await link.getAttribute("href")) ?? "");
  expect(await answer.text()).toContain("openapi: 3.1");
  await context.close();
});

test("the script is ours, compressed, and kept under its version", async ({ page, api }) => {
  await page.goto("/developers/docs");
  const src = await page.locator("script[src*='scalar.js']").getAttribute("src");
  const response = await api.get(src ?? "", { headers: { "accept-encoding": "br, gzip" } });
  expect(response.headers()["content-encoding"]).toMatch(/br|gzip/);
  expect(response.headers()["cache-control"]).toContain("immutable");
});
