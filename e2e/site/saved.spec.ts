import { makeCreator, makeProduct } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectSoundInEveryView } from "../soundness";

test.use({ viewport: { width: 1280, height: 900 }, extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("somebody keeps a creator and an offer at hand, and takes one off", async ({ page }) => {
  test.setTimeout(90_000);
  const reader = await makeCreator({ password: PASSWORD });
  await page.goto("/demo");
  await page.getByRole("link", { name: /^Save/ }).click();
  await expect(page).toHaveURL(/sign-in\?next=%2Fdemo%3Fsave%3D1$/);
  await signIn(page, reader.email);
  // what was asked for is one key away, and nothing is saved by coming back
  await expect(page).toHaveURL(/\/demo$/);
  await expect(page.getByRole("button", { name: /^Save / })).toBeFocused();
  for (const path of ["/demo", "/demo/products/brand-identity"]) {
    await page.goto(path);
    await page.getByRole("button", { name: /^Save / }).click();
    await expect(page.getByRole("button", { name: /^Saved/ })).toHaveAttribute("aria-pressed", "true");
    // it waits for its answer without letting go of the focus
    await expect(page.getByRole("button", { name: /^Saved/ })).toBeFocused();
  }
  await page.goto("/saved");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expectSoundInEveryView(page);
  await page
    .getByRole("button", { name: /^Saved/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Saved/ })
    .first()
    .click();
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
  await expectSoundInEveryView(page);
});

test("an offer of who cannot be paid yet is not sold: a guest asks to be told", async ({ page }) => {
  const { profileId, handle } = await makeCreator();
  const { slug } = await makeProduct(profileId);
  await page.goto(`/${handle}/products/${slug}`);
  await expect(page.getByRole("button", { name: "Continue to payment" })).toHaveCount(0);
  await page.getByRole("link", { name: "Tell me when" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Tell me when" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We write to" })).toHaveCount(0);
  await page.getByLabel("Your email address").last().fill("ana@example.com");
  await expectSoundInEveryView(page);
  await page.getByRole("button", { name: "Tell me when" }).click();
  await expect(page.getByText("We write to ana@example.com")).toBeVisible();
});
