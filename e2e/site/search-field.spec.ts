import type { Locator } from "playwright/test";
import { expect, freshAddress, test } from "../fixtures";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** A key that an input method takes, as browsers tell of it; answers whether the page left it alone. */
function composes(field: Locator, key: string): Promise<boolean> {
  return field.evaluate(
    (element, key) =>
      element.dispatchEvent(
        new KeyboardEvent("keydown", { key, isComposing: true, keyCode: 229, bubbles: true, cancelable: true }),
      ),
    key,
  );
}

test("the keys of an input method choose no suggestion and close no dialog", async ({ page }) => {
  await page.goto("/categories");
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search creators" });
  await field.pressSequentially("logo");
  await expect(page.getByRole("option").first()).toBeVisible();
  for (const key of ["ArrowDown", "Enter", "Escape"]) {
    expect(await composes(field, key), key).toBe(true);
    await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
    await expect(page.getByRole("option").first()).toBeVisible();
  }
  await field.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1);

  await page.goto("/demo");
  await page.getByRole("button", { name: "Ask a question" }).first().click();
  const dialog = page.getByRole("dialog");
  await composes(dialog.getByLabel("Your question"), "Escape");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu closes over what its own search leads to", async ({ page }) => {
    await page.goto("/categories");
    const menu = page.getByRole("button", { name: "Menu" });
    const open = page.locator("[popover]:popover-open");
    const field = open.getByRole("combobox", { name: "Search creators" });
    for (const words of ["logo", "brand"]) {
      await menu.click();
      await field.fill(words);
      await field.press("Enter");
      // the second time from the results to others
      await expect(page).toHaveURL(new RegExp(`/creators\\?q=${words}`));
      await expect(open).toHaveCount(0);
    }
    for (const choose of [
      () => open.getByRole("option").first().click(),
      () => field.press("ArrowDown").then(() => field.press("Enter")),
    ]) {
      await page.goto("/creators");
      await menu.click();
      await field.pressSequentially("logo");
      await expect(open.getByRole("option").first()).toBeVisible();
      await choose();
      await expect(page).not.toHaveURL(/\/creators$/);
      await expect(open).toHaveCount(0);
    }
  });
});
