import type { Page } from "playwright/test";
import { makeCreator } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** Signs a new creator in, on a page. */
async function at(page: Page, path: string, make = async (_profileId: string): Promise<unknown> => undefined) {
  const creator = await makeCreator({ password: PASSWORD });
  await make(creator.profileId);
  await signIn(page, creator.email);
  await page.goto(path);
  return creator;
}

/** From now on no form reaches the server. */
async function cutOff(page: Page): Promise<void> {
  await page.route("**", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
}

const UNREACHED = "The server could not be reached. Nothing was changed.";

test("a button that has no room for words says why it was refused", async ({ page }) => {
  await at(page, "/creators?q=logo");
  await cutOff(page);
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
});

test("a row that leaves with its button says how it ended", async ({ page }) => {
  await at(page, "/creators?q=logo");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText("Saved. New matches come by mail")).toBeVisible();
  await page.goto("/saved/searches");
  await page.getByRole("button", { name: /^Give up/ }).click();
  await expect(page.getByText("Given up")).toBeVisible();
});

test("what a tier's buttons did is told", async ({ page }) => {
  await at(page, "/studio/memberships", async (profileId) => {
    await makeTier(profileId, { name: "Notes" });
    await makeTier(profileId, { name: "Letters" });
    await makeTier(profileId, { name: "Old", active: false });
  });
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(page.getByText("“Old” is on your profile again")).toBeVisible();
  await expect(page.getByRole("button", { name: "Put back" })).toHaveCount(0);
  await cutOff(page);
  await page.getByRole("button", { name: "Move Letters up" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
});

test("a form that is drawn again with what was saved says that it was", async ({ page }) => {
  await at(page, "/studio/orders/availability");
  await page.getByLabel("Orders at a time").fill("3");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Buyers see it at once")).toBeVisible();
});

test("a provider that cannot be reached is said, and the button is free again", async ({ page }) => {
  await at(page, "/settings/security");
  await page.route("**/api/auth/signin/**", (route) => route.abort());
  const link = page.getByRole("button", { name: "Link GitHub" });
  await link.click();
  await expect(page.getByRole("form", { name: "Link GitHub" }).getByRole("alert")).toContainText(
    "could not be reached",
  );
  await expect(link).not.toHaveAttribute("aria-disabled");
});

test("the page that stops mails blames its link only where the link is to blame", async ({ page }) => {
  await page.goto("/saved/searches/stop?token=cut-off");
  const stop = page.getByRole("button", { name: "Stop the mails" });
  await stop.click();
  await expect(page.getByRole("alert").first()).toContainText("This link is not whole.");
  await cutOff(page);
  await stop.click();
  await expect(page.getByRole("alert").first()).toContainText(UNREACHED);
});

test("conversations are searched by the button", async ({ page }) => {
  await at(page, "/messages?q=ink");
  await page.getByRole("textbox", { name: "Search conversations" }).fill("paper");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=paper/);
});
