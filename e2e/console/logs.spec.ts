import type { APIRequestContext } from "playwright/test";
import { makeApiKey, makeCreator } from "@/db/factories";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { idAt } from "@/lib/core/values/ids";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** Real calls of a creator: two that succeed, two that are refused. */
async function makeCalls(api: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "user-agent": "story-agent/1.0" };
  await api.get("/api/v1/me", { headers: { ...headers, "x-request-id": "my-own-id" } });
  await api.get("/api/v1/posts?limit=5&access_token=not-for-the-log", { headers });
  await api.get("/api/v1/profiles/nobody-at-all", { headers });
  await api.post("/api/v1/posts", { headers: { ...headers, "idempotency-key": "k" }, data: { title: "A title" } });
}

test("real calls appear; they are filtered, opened, and copied as curl", async ({ page, api, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const creator = await makeCreator({ password: PASSWORD });
  const key = await makeApiKey(creator.profileId, ["identity:read", "posts:read"], { name: "Story key" });
  await makeCalls(api, key.token);
  await signIn(page, creator.email);
  await page.goto("/developers/logs");
  const rows = page.getByRole("table", { name: "Requests" }).getByRole("row");
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveCount(5, { timeout: 500 });
  }).toPass();
  await expect(rows.nth(1)).toContainText("POST /api/v1/posts");
  await expect(rows.nth(1)).toContainText("insufficient_scope");
  await expect(rows.nth(3)).toContainText("access_token=[redacted]");
  expect(await page.content()).not.toContain("not-for-the-log");
  expect(await page.content()).not.toContain(key.token);
  await expectAccessible(page);

  await page.getByLabel("Status").selectOption("errors");
  await page.waitForURL(/status=errors/);
  await expect(rows).toHaveCount(3);
  await page.getByLabel("Method").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/method=GET/);
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel("Method")).toBeFocused();
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await expect(page.getByLabel("Method")).toHaveValue("");
  await page.getByLabel("Path begins with").fill("profiles");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.waitForURL(/path=profiles/);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText("404");

  await rows.nth(1).getByRole("link").click();
  await page.waitForURL(/request=log_/);
  const panel = page.getByRole("dialog", { name: /GET \/api\/v1\/profiles\/nobody-at-all/ });
  await expect(panel).toContainText("not_found");
  await expect(panel).toContainText("story-agent/1.0");
  await expect(panel).toContainText("Story key");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Copy as curl" }).click();
  await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("/api/v1/profiles/nobody-at-all");
  expect(copied).toContain('-H "Authorization: Bearer $GUILDHALL_TOKEN"');

  await page.reload(); // the address alone opens it
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/status=errors/);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(5);
});

test("shows what was sent and answered, asks a read again, and keeps no bodies once they are switched off", async ({
  page,
  api,
}) => {
  const creator = await makeCreator({ password: PASSWORD });
  const key = await makeApiKey(creator.profileId, ["identity:read", "webhooks:write"]);
  const headers = { authorization: `Bearer ${key.token}` };
  await api.get("/api/v1/me", { headers });
  const made = await api.post("/api/v1/webhooks/endpoints", {
    headers: { ...headers, "idempotency-key": "one" },
    data: { url: "https://example.com/hooks", headers: { Authorization: "Basic bm90LWZvci10aGUtbG9n" } },
  });
  const { secret } = await made.json();
  await signIn(page, creator.email);
  await page.goto("/developers/logs");
  const rows = page.getByRole("table", { name: "Requests" }).getByRole("row");
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveCount(3, { timeout: 500 });
  }).toPass();
  const operations = page.getByRole("table", { name: "Latency by operation" });
  await expect(operations.getByRole("row", { name: /createWebhookEndpoint 1 0/ })).toBeVisible();

  await rows.nth(1).getByRole("link").click();
  const written = page.getByRole("dialog", { name: /POST/ });
  await expect(written.getByRole("heading", { name: "Request body" })).toBeVisible();
  await expect(written).toContainText("https://example.com/hooks");
  await expect(written).toContainText('"secret": "[redacted]"');
  expect(await page.content()).not.toContain("bm90LWZvci10aGUtbG9n");
  expect(await page.content()).not.toContain(secret);
  await expect(written.getByRole("button", { name: "Repeat" })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await rows.nth(2).getByRole("link").click();
  const read = page.getByRole("dialog", { name: /GET \/api\/v1\/me/ });
  await expect(read).toContainText(`"handle": "${creator.handle}"`);
  await read.getByRole("button", { name: "Repeat" }).click();
  const again = read.getByRole("status");
  await expect(again).toContainText("answer than then"); // a call more is used
  await expect(again).toContainText("200");
  await expect(again).toContainText(`"handle": "${creator.handle}"`);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Stop keeping bodies" }).click();
  await expect(page.getByRole("button", { name: "Keep bodies" })).toBeVisible();
  await page.reload();
  await page.getByRole("table", { name: "Requests" }).getByRole("link", { name: /POST/ }).click();
  await expect(page.getByRole("dialog")).toContainText("You have switched off that bodies are kept.");
});

test("is found by request id without script, and turns pages", async ({ browser, baseURL, page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  for (let i = 0; i < 53; i++) {
    const at = new Date(Date.now() - i * 60_000);
    await makeLoggedRequest(creator.profileId, { id: idAt("log", at, Math.random), at, requestId: `request-${i}` });
  }
  await signIn(page, creator.email);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await context.newPage();
  await plain.goto("/developers/logs");
  const rows = plain.getByRole("table", { name: "Requests" }).getByRole("row");
  await expect(rows).toHaveCount(51);
  await plain.getByRole("link", { name: "Older requests" }).click();
  await expect(rows).toHaveCount(4);
  await plain.getByText("Request id, order and exact times").click();
  await plain.getByLabel("Request id").fill("request-7");
  await plain.getByRole("button", { name: "Filter" }).click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole("link").click();
  await expect(plain.getByRole("dialog")).toContainText("request-7");
  await context.close();
});

test("nobody opens another creator's request", async ({ page }) => {
  const [owner, other] = [await makeCreator(), await makeCreator({ password: PASSWORD })];
  const { id } = await makeLoggedRequest(owner.profileId, { userAgent: "the owner's" });
  await signIn(page, other.email);
  await page.goto(`/developers/logs?request=${id}`);
  await expect(page.getByRole("dialog")).toContainText("not in your log");
  expect(await page.content()).not.toContain("the owner's");
});

for (const view of [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const) {
  test.describe(`${view.width} px, ${view.colorScheme}`, () => {
    test.use({ viewport: { width: view.width, height: 900 }, colorScheme: view.colorScheme });

    test("the log says what to do when it is empty, when nothing matches, and when a request is gone", async ({
      page,
    }) => {
      const creator = await makeCreator({ password: PASSWORD });
      await signIn(page, creator.email);
      const states: [path: string, text: string][] = [
        ["/developers/logs", "No requests yet"],
        ["/developers/logs?status=500", "No request matches"],
        [`/developers/logs?request=${idAt("log", new Date(0), Math.random)}`, "not in your log"],
      ];
      for (const [path, text] of states) {
        await page.goto(path);
        await expect(page.getByText(text).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
    });
  });
}
