import type { Page } from "playwright/test";

/** The password of every creator who signs in in these tests. */
export const PASSWORD = "a long enough password";

/** Signs in; from the sign-in page that the browser was sent to, where it was. */
export async function signIn(page: Page, email: string): Promise<void> {
  if (!page.url().includes("/sign-in")) await page.goto("/sign-in");
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: /sign in/i })
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
}

/** Fills in the processor's page with a card that is accepted, and pays; `keep` lets it keep the card. */
export async function payByCard(page: Page, { keep = false } = {}): Promise<void> {
  await page.waitForURL(/checkout/);
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expir/i).fill("12 / 34");
  await page.getByLabel(/cvc|security/i).fill("123");
  await page.getByLabel(/name/i).fill("Robin Ashby");
  if (keep) await page.getByLabel("Save this card for my next orders").check();
  await page.getByRole("button", { name: /pay/i }).click();
  await page.waitForURL(/\/thanks/);
}
