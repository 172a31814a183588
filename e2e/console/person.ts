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
