import type { Page } from "playwright/test";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { expect, test } from "../fixtures";
import { expectSoundInEveryView, OPENED } from "../soundness";

const PAGES: [name: string, path: string][] = [
  ["home", "/"],
  ["marketplace", "/creators"],
  ["marketplace, searched", "/creators?q=brand+identity"],
  ["marketplace, nothing found", "/creators?q=zzzzqqqq"],
  ["marketplace, services", "/creators?show=services"],
  ["categories", "/categories"],
  ["category", "/categories/design-creative"],
  ["subcategory", "/categories/design-creative/logo-design"],
  ["subcategory that nobody offers", "/categories/lifestyle-events/bartending-mixology"],
  ["marketplace, filtered", "/creators?category=design-creative&subcategory=logo-design&max_days=14&sort=price"],
  ["profile", "/demo"],
  ["profile whose packages have long names", "/clausework"],
  ["post", "/demo/posts/one-ink-test"],
  ["booking", "/demo/book"],
  ["product", "/demo/products/brand-identity"],
  ["flat product", "/demo/products/brand-audit"],
  ["documentation", "/docs"],
  ["quick start", "/docs/quick-start"],
  ["authentication guide", "/docs/authentication"],
  ["rate limits guide", "/docs/rate-limits"],
  ["errors guide", "/docs/errors"],
  ["orders guide", "/docs/orders"],
  ["tool server guide", "/docs/mcp"],
  ["status", "/status"],
  ["selling", "/sell"],
  ["building", "/developers/start"],
  ["fees", "/fees"],
  ["pricing", "/pricing"],
  ["help", "/help"],
  ["about", "/about"],
  ["contact", "/contact"],
  ["refunds", "/refunds"],
  ["sign in", "/sign-in"],
  ["sign up", "/sign-up"],
  ["forgotten password", "/forgot-password"],
  ["new password", "/reset-password?token=ended"],
  ["email address to confirm", "/verify-email?token=ended"],
  ["nothing here", "/no-such-creator"],
];

/** Nothing serious by axe, nothing wider than the window, nothing thrown. */
async function expectSound(page: Page, errors: string[]): Promise<void> {
  await expectSoundInEveryView(page);
  expect(errors).toEqual([]);
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    const expected = /status of 404|favicon/.test(message.text());
    if (message.type() === "error" && !expected) errors.push(message.text());
  });
  return errors;
}

test.describe("in every view", () => {
  test.use(OPENED);

  for (const [name, path] of PAGES) {
    test(name, async ({ page }) => {
      const errors = collectErrors(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(name === "nothing here" ? 404 : 200);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectSound(page, errors);
    });
  }

  test("thank-you, order and review pages of a paid order; a stranger sees none of them", async ({ page }) => {
    const errors = collectErrors(page);
    const creator = await makeCreator();
    const order = await makePaidOrder(creator.profileId);
    for (const path of ["/thanks", "", "/review"]) {
      await page.goto(`/orders/${order.id}${path}?token=${order.token}`);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectSound(page, errors);
      const stranger = await page.request.get(`/orders/${order.id}${path}?token=guess`);
      expect(stranger.status()).toBe(404);
    }
  });

  test("the hosted checkout: untouched, sent empty, declined, asked by the bank", async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto("/demo/products/brand-audit");
    await page.getByRole("button", { name: "Continue to payment" }).filter({ visible: true }).click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    await expectSound(page, errors);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByText("Enter the name on the card.")).toBeVisible();
    await expectSound(page, errors);
    for (const [card, heading] of [
      ["4000 0000 0000 0002", /declined/],
      ["4000 0025 0000 3155", /Confirm the payment/],
    ] as const) {
      await page.getByLabel("Email").fill("robin@example.com");
      await page.getByLabel("Card number").fill(card);
      await page.getByLabel("Expiry date").fill("12 / 34");
      await page.getByLabel("Security code").fill("123");
      await page.getByLabel("Name on card").fill("Robin Ashby");
      await page.getByRole("button", { name: /^Pay/ }).click();
      await expect(page.getByText(heading).first()).toBeVisible();
      await expectSound(page, errors);
    }
  });
});

test("search finds a creator from the home page by keyboard alone", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("textbox")).first();
  await box.focus();
  await page.keyboard.type("brand identity");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/creators\?.*q=brand/);
  await expect(page.getByRole("link", { name: /Maren Holt/ }).first()).toBeVisible();
});

test("add-ons change the total live, and Buy opens the hosted checkout with that amount", async ({ page }) => {
  await page.goto("/demo/products/brand-identity");
  await page.getByRole("radio", { name: /^studio/i }).check({ force: true });
  await page.getByRole("checkbox", { name: /rush/i }).check({ force: true });
  await expect(page.getByText("$1,350").first()).toBeVisible();
  await page
    .getByRole("button", { name: /continue|buy|checkout|order/i })
    .first()
    .click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await expect(page.getByText("$1,350").first()).toBeVisible();
});

test("buying works without JavaScript, and a double click on pay charges once", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/demo/products/brand-audit");
  await page
    .getByRole("button", { name: /continue|buy|checkout|order/i })
    .first()
    .click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  const session = page.url();
  await page.getByLabel(/e-?mail/i).fill("twice@example.com");
  await page.getByLabel(/card number/i).fill("4000 0000 0000 0002");
  await page.getByLabel(/expir/i).fill("12 / 34");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByLabel(/name on card|cardholder|full name|^name/i).fill("Twice Clicked");
  await page.getByRole("button", { name: /^pay/i }).click();
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expir/i).fill("12 / 34");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByRole("button", { name: /^pay/i }).dblclick();
  // the second click takes the place of the first: its navigation is aborted
  await expect(page).toHaveURL(/\/orders\/ord_/);
  const again = await context.request.get(session);
  expect(await again.text()).toMatch(/paid|complete|closed/i);
  await context.close();
});
