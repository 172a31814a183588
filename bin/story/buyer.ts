import type { Page } from "playwright";

/** A person pays on the hosted page: email, name, card, one click. Ends on the page that the processor sends them to. */
export async function payInBrowser(
  page: Page,
  checkoutUrl: string,
  buyer: { email: string; name: string },
): Promise<void> {
  await page.goto(checkoutUrl);
  await page.getByLabel(/e-?mail/i).fill(buyer.email);
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expir/i).fill("12 / 34");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByLabel(/name on card|cardholder|full name|^name/i).fill(buyer.name);
  await Promise.all([page.waitForURL(/\/orders\//), page.getByRole("button", { name: /^pay/i }).click()]);
}

/** The buyer writes a review on the thank-you page and sees it stand. */
export async function reviewInBrowser(
  page: Page,
  review: { stars: number; title: string; body: string },
): Promise<void> {
  const stars = page.getByRole("radio", { name: new RegExp(`^${review.stars} star`, "i") });
  const form = page.locator("form").filter({ has: stars });
  await stars.check({ force: true });
  await form.getByLabel(/title/i).fill(review.title);
  await form.getByLabel(/your review/i).fill(review.body);
  await form.getByRole("button", { name: "Publish review" }).click();
  await page.getByText(review.body).first().waitFor();
}
