import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView, OPENED } from "../soundness";

test.use({ ...OPENED, extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const NAME = "Search the documentation";

test("a reader finds a section with the keyboard alone, and an operation of the reference", async ({ page }) => {
  await page.goto("/docs/quick-start");
  const field = page.getByRole("combobox", { name: NAME });
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await field.pressSequentially("test clo");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/docs\/[a-z-]+(#.+)?$/);
  await expect(page.getByRole("option")).toHaveCount(0);

  await field.fill("createWebhookEndpoint");
  await page.getByRole("option", { name: /POST \/v1\/webhooks\/endpoints/ }).click();
  await page.waitForURL(/\/docs\/reference\/webhooks\/createWebhookEndpoint$/);
});

test("Enter without a choice shows all that was found, in every view", async ({ page }) => {
  await page.goto("/docs");
  const field = page.getByRole("combobox", { name: NAME });
  await field.fill("signature");
  await field.press("Enter");
  await page.waitForURL(/\/docs\/find\?q=signature$/);
  await page.reload();
  await expect(field).toHaveValue("signature");
  await expect(
    page
      .getByRole("listitem")
      .getByRole("link", { name: /verify/i })
      .first(),
  ).toBeVisible();
  await expectSoundInEveryView(page);
  await page.goto("/docs/find?q=zyxwvutsrq");
  await expect(page.getByText("Nothing has these words")).toBeVisible();
  await expectSoundInEveryView(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form finds the same", async ({ page }) => {
    await page.goto("/docs");
    await page.getByRole("combobox", { name: NAME }).fill("idempotency");
    await page.getByRole("combobox", { name: NAME }).press("Enter");
    await page.waitForURL(/\/docs\/find\?q=idempotency$/);
    await expect(page.getByRole("main").getByRole("link", { name: "Idempotency", exact: true }).first()).toBeVisible();
  });
});

test("the changelog is a feed of dated changes, which its page names", async ({ page, api }) => {
  await page.goto("/docs/changelog");
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const answer = await api.get(feed ?? "");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  const items = (await answer.text()).split("<item>").slice(1);
  expect(items.length).toBeGreaterThan(20);
  for (const item of items) expect(item).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT<\/pubDate>/);
});
