import type { Locator } from "playwright/test";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";

test.use({ viewport: { width: 1280, height: 900 }, extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  expect(box).not.toBeNull();
  return box as NonNullable<typeof box>;
}

test("a price with cents stays on its card", async ({ page }) => {
  const skill = freshWord("vellum");
  const parts = { mcpDiscoverable: true, skills: [skill], tagline: "Vellum cut", trustScore: 88, reviewCount: 1_234 };
  const creator = await makeCreator({ ...parts, rating: 4.9, fromPriceCents: 1_234_567 });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/creators?q=${skill}`);
    const card = page.getByRole("article").filter({ hasText: creator.handle.slice(-12) });
    const [outer, price] = [await boxOf(card), await boxOf(card.getByText("$12,345.67"))];
    expect(price.x + price.width).toBeLessThanOrEqual(outer.x + outer.width - 12);
  }
});

test("a single package has the whole row, on the profile and on its own page", async ({ page }) => {
  const { profileId, handle } = await makeCreator();
  const { slug } = await makeProduct(profileId, { sizes: 1 });
  for (const path of [`/${handle}`, `/${handle}/products/${slug}`]) {
    await page.goto(path);
    const description = page.getByText("The basic package.").filter({ visible: true });
    const [left, right] = [
      await boxOf(description),
      await boxOf(page.getByText("Source files").filter({ visible: true })),
    ];
    expect(right.x, path).toBeGreaterThan(left.x + 100);
    expect(Math.abs(right.y - left.y), path).toBeLessThan(80);
  }
});

test("a product shows what its buyers wrote, and one without reviews what buyers say of its creator", async ({
  page,
}) => {
  await page.goto("/demo/products/brand-audit");
  const own = page.getByRole("region", { name: "Reviews of this offer" });
  await expect(own.getByRole("article").first()).toContainText("Brand audit");
  await expect(own.getByText(/verified reviews?$/)).toBeVisible();

  const displayName = "Vellum & Daughters";
  const { profileId, handle } = await makeCreator({ displayName });
  const { slug } = await makeProduct(profileId);
  await makeReview(profileId, 4);
  await page.goto(`/${handle}/products/${slug}`);
  const others = page.getByRole("region", { name: `Reviews of ${displayName}` });
  await expect(others).toContainText("Nobody has reviewed this offer yet.");
  await expect(others.getByRole("article")).toHaveCount(1);
});

test("the payment page says whom one pays, and until when the money is held", async ({ page }) => {
  await page.goto("/demo/products/brand-audit");
  await page.getByRole("button", { name: "Continue to payment" }).filter({ visible: true }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await expect(page.getByText("Maren Holt through Guildhall", { exact: true })).toBeVisible();
  await expect(page.getByText(/Your money is held until you accept the delivery/)).toBeVisible();
});

test("the way back from the payment shows what was chosen, and so does its address", async ({ page }) => {
  await page.goto("/demo/products/brand-identity");
  const biggest = page.locator('[name="tier_id"]').last();
  await biggest.check();
  const addons = page.locator('[name="addon_ids[]"]');
  for (const addon of await addons.all()) await addon.check();
  await expect(page).toHaveURL(/tier=.+addons=/);
  await page.getByRole("button", { name: "Continue to payment" }).filter({ visible: true }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  const expectChosen = async () => {
    await expect(biggest).toBeChecked();
    for (const addon of await addons.all()) await expect(addon).toBeChecked();
  };
  await page.goBack();
  await expectChosen();
  await page.reload();
  await expectChosen();
});

test("a name and words without a space do not widen a phone's page", async ({ page }) => {
  const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt";
  const { profileId, handle } = await makeCreator({ displayName: word, tagline: word, bio: `${word} ${word}` });
  const { slug } = await makeProduct(profileId, { name: word });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/${handle}`, `/${handle}/products/${slug}`]) {
    await page.goto(path);
    await expectNoOverflow(page);
  }
});

test("a creator's avatar has one colour, in the header and on their profile", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD, categories: ["music-audio"] });
  await signIn(page, creator.email);
  await page.goto(`/${creator.handle}`);
  const colour = (avatar: Locator) => avatar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const account = page
    .getByRole("button", { name: /^Account of/ })
    .locator("span")
    .first();
  const own = page.getByRole("main").locator("header .face").first();
  expect(await colour(account)).toBe(await colour(own));
});

test("nothing here looks the same wherever it is said", async ({ page }) => {
  const said: string[] = [];
  for (const path of ["/no-such-creator", "/no/such/page/at/all"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    said.push(await page.getByRole("main").innerHTML());
  }
  expect(said[0]).toContain("There is nothing at this address");
  expect(said[1]).toBe(said[0]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/no-such-creator", "/demo/products/none", "/orders/ord_none", "/docs/none"]) {
    test(`what is not there says so: ${path}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Find a creator" })).toBeVisible();
    });
  }
});

test("the cross that clears a search follows the theme", async ({ page }) => {
  await page.goto("/creators?q=brand");
  const drawn = await page.evaluate(() =>
    [...document.styleSheets].some((sheet) =>
      JSON.stringify([...sheet.cssRules].map((rule) => rule.cssText)).includes("search-cancel-button"),
    ),
  );
  expect(drawn).toBe(true);
});

test.describe("for a reader in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "en-GB" });

  test("a deadline is on their clock, with its name, and in UTC on hover", async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    const { profileId } = await makeCreator();
    const paidAt = new Date("2027-01-02T18:30:00.000Z");
    const due = new Date(paidAt.getTime() + 5 * 86_400_000);
    const order = await makePaidOrder(profileId, { paidAt, deliveryDays: 5 });
    await page.goto(`/orders/${order.id}?token=${order.token}`);
    const deadline = page.locator(`time[datetime="${due.toISOString()}"]`).last();
    await expect(deadline).toHaveText("8 Jan 2027, 03:30 GMT+9");
    await expect(deadline).toHaveAttribute("title", "7 Jan 2027, 18:30 UTC");
    // from the second page on the server writes it so: nothing moves when the browser takes over
    expect(await (await page.reload())?.text()).toContain("8 Jan 2027, 03:30 GMT+9");
    expect(problems).toEqual([]);
  });
});

test("a picture opens large over the page, is paged through by its keys, and leads back to where one was", async ({
  page,
}) => {
  await page.goto("/demo/products/brand-identity");
  const row = page.getByRole("region", { name: "Pictures of Brand identity" });
  // without scripts a link opens a tab: the row is live once it can be paged through
  for (const [way, place] of [
    ["Next picture", "2 of 3"],
    ["Previous picture", "1 of 3"],
  ] as const) {
    await row.getByRole("button", { name: way }).click();
    await expect(row.getByText(place)).toBeVisible();
  }
  const first = row.getByRole("link", { name: ", open large" }).first();
  await first.press("Enter");
  const large = page.getByRole("dialog", { name: "Pictures of Brand identity, large" });
  await expect(large.getByText("1 of 3")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText("2 of 3")).toBeVisible();
  const shown = large.getByRole("img").nth(1);
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { width, height } = await boxOf(shown);
  expect([width <= 1280, height <= 900, Math.abs(width / height - 4 / 3) < 0.02]).toEqual([true, true, true]);
  for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowRight");
  await expect(large.getByText("3 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(large.getByText("2 of 3"), "the end keeps the keys").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(first).toBeFocused();
});

test("a press under which the page comes to life, and moves, is still a press", async ({ page }) => {
  const { profileId, handle } = await makeCreator();
  const { slug } = await makeProduct(profileId, { sellable: true });
  let live = () => {};
  const wait = new Promise<void>((resolve) => {
    live = resolve;
  });
  await page.route("**/_start/**", async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(`/${handle}/products/${slug}`);
  await page.getByRole("radio", { name: /Standard/ }).check({ force: true });
  await page.getByRole("checkbox", { name: /Rush/ }).check();
  const button = page.getByRole("button", { name: "Continue to payment" }).first();
  const { x, y, width } = await boxOf(button);
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  live();
  await expect(page.getByRole("region", { name: "Your order" }).getByText("Rush")).toBeVisible();
  expect((await boxOf(button)).y).toBeGreaterThan(y + 4);
  await page.mouse.up();
  await page.waitForURL(/\/sandbox\/checkout\//);
});
