import { expect, freshAddress, test } from "../fixtures";
import { expectSoundInEveryView, OPENED } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() }, ...OPENED });

// every page is looked at by axe, twice
test.setTimeout(120_000);

/** What somebody with a past here sees of their own, and which page of a list is opened from it. */
const OWN = {
  "buyer@example.com": [
    ["/messages", "a[href^='/messages/thr_']"],
    ["/orders", "a[href^='/orders/ord_']"],
    ["/quotes", "a[href^='/quotes/qt_']"],
    ["/bookings?when=past", "a[href^='/bookings/book_']"],
    ["/notifications", null],
    ["/settings", null],
    ["/settings/account", null],
    ["/settings/security", null],
    ["/settings/notifications", null],
    ["/settings/apps", null],
  ],
  "creator@example.com": [
    ["/studio/messages", "a[href^='/studio/messages/thr_']"],
    ["/studio/quotes", "a[href^='/studio/quotes/qt_']"],
    ["/settings", null],
    ["/demo", "a[href^='/demo/portfolio/']"],
  ],
} as const;

for (const [email, pages] of Object.entries(OWN)) {
  test(`the own pages of ${email} are accessible and fit phones`, async ({ page }) => {
    await page.goto("/sign-in");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("guildhall-demo");
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
    for (const [path, first] of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectSoundInEveryView(page);
      if (!first) continue;
      await page.goto((await page.locator(first).first().getAttribute("href")) ?? "");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectSoundInEveryView(page);
    }
  });
}
