import { expect, test } from "../fixtures";

test("the API reference is read without a script, operation by operation, and as Markdown", async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/docs");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^API reference/ })
    .click();
  await page.getByRole("link", { name: "List a creator's verified-buyer reviews" }).click();
  await expect(page).toHaveURL(/\/docs\/reference\/reviews\/listReviews$/);
  await expect(page.getByRole("heading", { name: "List a creator's verified-buyer reviews" })).toBeVisible();
  await expect(page.getByRole("cell").filter({ hasText: "product_id" }).first()).toBeVisible();
  const error = page.locator('a[href="/docs/errors#invalid_cursor"]').first();
  await expect(error).toBeVisible();
  const explorer = page.getByRole("link", { name: "open it in the explorer" });
  await expect(explorer).toHaveAttribute("href", "/developers/docs#tag/reviews/listReviews");
  // an address that is linked to from elsewhere since the operations of a tag stood on one page
  await page.goto("/docs/reference/reviews#list-a-creator-s-verified-buyer-reviews");
  await expect(page.locator("#list-a-creator-s-verified-buyer-reviews")).toBeInViewport();
  await context.close();

  for (const path of ["/docs.md", "/docs/reference/reviews.md", "/docs/reference/reviews/listReviews.md"]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([200, "text/markdown; charset=utf-8"]);
  }
  for (const path of ["/docs/reference/no-such-tag", "/docs/reference/orders/noSuchOperation"])
    expect((await request.get(path)).status(), path).toBe(404);
});
