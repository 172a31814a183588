import { makeCreator } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const QUICK_START = "/docs/quick-start";

test("a reader's language holds in every example, on every page, from the first paint on", async ({ page }) => {
  await page.goto(QUICK_START);
  const group = page.locator(".code-tabs").first();
  const tab = (name: string) => group.getByRole("tab", { name });
  await expect(tab("curl")).toHaveAttribute("aria-selected", "true");
  await expect(group.getByRole("tabpanel")).toHaveCount(1);

  const last = page.locator(".code-tabs").last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.getByRole("tab", { name: "Python" }).click();
  await expect(last.getByRole("tabpanel", { name: "Python" })).toBeVisible();
  const after = await last.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999)), "what was pressed stays where it is").toBeLessThan(2);
  for (const each of await page.locator(".code-tabs").all())
    await expect(each.getByRole("tab", { name: "Python" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await expectNoOverflow(page);

  // nothing of another language is seen while the page is not live yet
  await page.route("**/_start/**", (route) => route.abort());
  await page.goto("/docs/pagination");
  const panels = page.locator(".code-tabs").first().locator("[role=tabpanel]");
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  await expect(panels.filter({ visible: true })).toContainText("urllib.request");
});

test("the keys of a row of tabs move between them", async ({ page }) => {
  await page.goto(QUICK_START);
  const group = page.locator(".code-tabs").first();
  const tab = (name: string) => group.getByRole("tab", { name });
  await tab("TypeScript").click();
  await expect(tab("TypeScript")).toHaveAttribute("aria-selected", "true");
  for (const [key, name] of [
    ["ArrowRight", "Python"],
    ["End", "CLI"],
    ["ArrowRight", "curl"],
    ["ArrowLeft", "CLI"],
    ["Home", "curl"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(group.getByRole("tabpanel", { name })).toBeVisible();
  }
  // an example that lacks the language shows its first
  await tab("CLI").click();
  const without = page
    .locator(".code-tabs")
    .filter({ hasNot: page.locator("[data-code=cli]") })
    .first();
  await expect(without.getByRole("tab", { name: "curl" })).toHaveAttribute("aria-selected", "true");
  await expect(without.getByRole("tabpanel", { name: "curl" })).toBeVisible();
});

test("anyone who is signed in has a test key of theirs filled in, which is in no page that others get", async ({
  page,
  api,
}) => {
  const { email } = await makeCreator({ password: PASSWORD });
  await signIn(page, email);
  await page.goto("/docs/test-mode");
  const commands = page.locator("main pre");
  await expect(commands.first()).toContainText("$TEST_KEY");
  await page.getByRole("button", { name: "Fill in a test key of mine" }).click();
  await expect(commands.first()).toContainText(/Bearer gh_test_\w+/);
  await expect(page.getByRole("status").filter({ hasText: "until you close or reload" })).toBeVisible();
  const [key = ""] = /gh_test_\w+/.exec((await commands.first().textContent()) ?? "") ?? [];
  const headers = { authorization: `Bearer ${key}` };
  expect((await api.get("/api/v1/account", { headers })).status()).toBe(200);

  // the next page has it too; what is kept for everybody has neither it nor the button
  await page
    .getByRole("navigation", { name: "Documentation" })
    .getByRole("link", { name: "Pagination" })
    .first()
    .click();
  await expect(page.locator("main pre").first()).toContainText(key);
  for (const path of ["/docs/test-mode", "/docs/pagination"]) {
    const kept = await (await api.get(path)).text();
    expect(kept).not.toMatch(/gh_test_\w{8}|Fill in a test key/);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every language is shown under its name", async ({ page }) => {
    await page.goto(QUICK_START);
    const group = page.locator(".code-tabs").first();
    await expect(group.locator("[role=tablist]")).toBeHidden();
    for (const name of ["curl", "TypeScript", "Python", "CLI"])
      await expect(group.getByText(name, { exact: true }).and(page.locator("p"))).toBeVisible();
    await expect(group.locator("pre")).toHaveCount(4);
    for (const block of await group.locator("pre").all()) await expect(block).toBeVisible();
  });
});
