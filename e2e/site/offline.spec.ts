import type { Page } from "playwright/test";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, OPENED } from "../soundness";
import { hold, signedIn } from "./holding";

test.use({ ...OPENED, extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const UNREACHABLE = /^The server could not be reached/;
/** What asks Next for another page. */
const isNavigation = (route: { request(): { url(): string } }) => route.request().url().includes("_rsc=");

/** A page on which nothing waits for the first sign of a person any more. */
async function alive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(200, 300);
  await expect
    .poll(() =>
      page
        .locator("form")
        .first()
        .evaluate((form) => /__react/.test(`${Object.keys(form)}`)),
    )
    .toBe(true);
}

test("a form of one button says that nothing came back, and the page stays", async ({ page, context }) => {
  await signedIn(page, "/studio");
  const test = page.getByRole("switch", { name: "Test mode" });
  await context.setOffline(true);
  await test.click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await test.click();
  await expect(page.getByText("You are in test mode.")).toBeVisible();
});

test("what was saved is said to be, also where what draws it cannot be fetched", async ({ page }) => {
  await signedIn(page, "/settings/account");
  await page.getByLabel("Your name").fill("Maren H.");
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("alert").getByText("saved")).toBeVisible();
  await page.unroute("**/*.js");
  await page.getByLabel("Your name").fill("Maren Holt");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.locator("[data-sonner-toast]").getByText("saved")).toBeVisible();
});

test("who cannot be signed out is told, and tries again", async ({ page, context }) => {
  await signedIn(page, "/settings");
  const leave = page.getByRole("main").getByRole("link", { name: "Sign out" });
  await context.setOffline(true);
  await leave.click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await context.setOffline(false);
  await leave.click();
  await page.waitForURL((url) => url.pathname === "/");
});

test.describe("a filter", () => {
  const sort = (page: Page) => page.getByLabel("Sort by");

  test("that cannot be asked for says so, and follows with the connection", async ({ page, context }) => {
    await alive(page, "/creators");
    await context.setOffline(true);
    await sort(page).selectOption("price");
    await expect(page.getByRole("alert").getByText(UNREACHABLE)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(/[?&]sort=price/);
    await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  });

  test("that is chosen on a page which cannot come to life does the same", async ({ page, context }) => {
    await page.goto("/creators");
    await context.setOffline(true);
    await sort(page).selectOption("price");
    await expect(page.getByRole("alert").getByText(UNREACHABLE)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/[?&]sort=price/);
    await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  });

  test("that takes long says that it is on its way", async ({ page }) => {
    await alive(page, "/creators");
    const go = await hold(page, "**/creators?*", isNavigation);
    await sort(page).selectOption("price");
    await expect(page.getByRole("status").getByText("Loading")).toBeAttached();
    go();
    await expect(page).toHaveURL(/[?&]sort=price/);
    await expect(page.getByRole("status").getByText("Loading")).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/sign-in", "/sign-up"]) {
    test(`${path} says that it needs script`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript, which is off in this browser/)).toBeVisible();
    });
  }
});
