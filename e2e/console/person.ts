import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "../fixtures";

/** How pages are looked at: a phone by day, a desk by night. */
export const VIEWS = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

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

/** Asserts that axe finds nothing serious on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  expect(serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join("; ")}`)).toEqual([]);
}

/** Asserts that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, "the page scrolls sideways").toBeLessThanOrEqual(0);
}
