import { eq } from "drizzle-orm";
import { payInBrowser } from "@/bin/story/buyer";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePicture, makePiece } from "@/db/factories/pictures";
import { portfolioPieces } from "@/db/schema";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { expectAccessible, expectAccessibleToast, expectNoOverflow } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("a creator comes from sign-up to a first sale", async ({ page, browser }) => {
  test.slow();
  const handle = freshWord("atelier-");
  await page.goto("/sign-up");
  await page.getByRole("radio", { name: /offer work/i }).check({ force: true });
  await page.getByLabel("Name", { exact: true }).fill(`Ada ${handle}`);
  await page.getByLabel("Handle").fill(handle);
  await page.getByLabel(/e-?mail/i).fill(`${handle}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("form", { name: "Create an account" }).getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("/studio");
  await expect(page.getByText("0 of 4 done")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Fill in your profile" }).click();
  await page.getByLabel("Tagline").fill("Woodcut labels for small distilleries");
  await page.getByLabel("About you").fill("I cut, print and scan.");
  await page.getByRole("checkbox", { name: /design & creative/i }).check({ force: true });
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expectAccessibleToast(page);

  await page.goto("/studio/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Woodcut label");
  await page.getByRole("button", { name: "Put on sale" }).click();
  await expect(page.getByText(/an amount such as 120/)).toBeVisible();
  await page.getByLabel("Price, $").fill("480");
  await page.getByRole("button", { name: "Add a package" }).click();
  await page.getByLabel("Price, $").nth(1).fill("1,200.50");
  await page.getByRole("button", { name: "Add an add-on" }).click();
  await page.getByLabel("Add-on name").fill("Rush");
  await page.getByLabel("Adds, $").fill("150");
  await expect(page.getByRole("region", { name: "What buyers see" })).toContainText("$1,200.50");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Put on sale" }).click();
  await page.waitForURL(/\/studio\/products$/);
  await expect(page.getByRole("link", { name: "Woodcut label" })).toBeVisible();

  await page.goto("/studio/payouts");
  await page.getByRole("button", { name: "Set up payouts" }).click();
  await page.getByRole("button", { name: "Agree and submit" }).click();
  await page.waitForURL(/\/studio\/payouts/);
  await expect(page.getByText("You can be paid.")).toBeVisible();

  await page.goto("/settings");
  await page.getByRole("switch", { name: "Let agents find me" }).check({ force: true });
  await expect(page.getByText("Agents can find you now")).toBeVisible();
  await page.goto("/studio");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByText("Your first sale")).toHaveCount(0);

  const buyer = await browser.newPage({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });
  await buyer.goto("/");
  const search = buyer.getByRole("combobox", { name: "Search creators" }).first();
  await search.pressSequentially(`Ada ${handle}`);
  await expect(buyer.getByRole("option", { name: new RegExp(handle) })).toBeVisible();
  await search.press("ArrowDown");
  await search.press("Enter");
  await buyer.waitForURL(`**/${handle}`);
  await buyer
    .getByRole("link", { name: /Choose Small/ })
    .first()
    .click();
  await buyer.waitForURL(/\/products\/woodcut-label/);
  await buyer
    .getByRole("button", { name: /order|buy|pay|checkout/i })
    .first()
    .click();
  await buyer.waitForURL(/\/sandbox\/checkout\//);
  await payInBrowser(buyer, buyer.url(), { email: "robin@example.com", name: "Robin Ashby" });
  await buyer.close();

  await expect(async () => {
    await page.goto("/studio");
    await expect(page.getByRole("region", { name: "To deliver" })).toContainText("Woodcut label: Small", {
      timeout: 1_000,
    });
  }).toPass();
  await expectAccessible(page);
});

test("the flag off, a creator is gone from agents' search at once", async ({ page, api }) => {
  const skill = freshWord("quillwork");
  const creator = await makeCreator({ password: PASSWORD, mcpDiscoverable: true, skills: [skill] });
  const find = async () => {
    const params = { name: "find_creators", arguments: { query: skill } };
    const answer = await api.post("/api/mcp", { data: { jsonrpc: "2.0", id: 1, method: "tools/call", params } });
    return JSON.stringify((await answer.json()).result.structuredContent.creators);
  };
  expect(await find()).toContain(creator.handle);
  await signIn(page, creator.email);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Let agents find me" }).uncheck({ force: true });
  await expect(page.getByText("Agents no longer find you")).toBeVisible();
  expect(await find()).toBe("[]");
});

test("products are sorted with the keyboard, archived and put back", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await makeProduct(creator.profileId, { name: "First thing" });
  await makeProduct(creator.profileId, { name: "Second thing" });
  await signIn(page, creator.email);
  await page.goto("/studio/products");
  const names = page.locator("main ul li a");
  await expect(names).toHaveCount(2);
  const [first, second] = await names.allTextContents();
  // shown before it is saved: the reload must not come between
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  // pressed again while the page is not alive yet; what is last moves no further
  await expect(async () => {
    await page.getByRole("button", { name: `Move ${first} down` }).focus();
    await page.keyboard.press("Enter");
    await expect(names).toHaveText([second ?? "", first ?? ""], { timeout: 1_000 });
  }).toPass();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole("button", { name: `Move ${first} down` })).toBeFocused();
  await page.reload();
  await expect(names).toHaveText([second ?? "", first ?? ""]);
  await page.getByRole("button", { name: `Archive ${first}` }).click();
  await expect(names).toHaveText([second ?? ""]);
  await page.getByRole("link", { name: "Archived" }).click();
  await page.getByRole("button", { name: `Restore ${first}` }).click();
  await page.getByRole("link", { name: "On sale" }).click();
  await expect(names).toHaveText([second ?? "", first ?? ""]);
});

test("in the product editor focus goes on where something was added or removed", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  await signIn(page, email);
  await page.goto("/studio/products/new");
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  };
  for (const n of [1, 2]) {
    await press("Add an add-on");
    await expect(page.getByRole("group", { name: `Add-on ${n}` }).getByLabel("Add-on name")).toBeFocused();
    await page.keyboard.type(`Extra ${n}`);
  }
  await press("Remove add-on Extra 1");
  await expect(page.getByRole("button", { name: "Remove add-on Extra 2" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Add an add-on" })).toBeFocused();
  await press("Add a question");
  await expect(page.getByRole("group", { name: "Question 1" }).getByLabel("Question")).toBeFocused();
  // what comes back by itself takes no focus
  await page.keyboard.type("For whom?");
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept).toContain("For whom?");
  await page.reload();
  await expect(page.getByText("Restored what you typed")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("the way back from what was saved shows it as it was saved", async ({ page }) => {
  const { userId, profileId, email } = await makeCreator({ password: PASSWORD });
  const piece = await makePiece(profileId, { media: [await makePicture(userId)] });
  const product = await makeProduct(profileId, { flat: true });
  await signIn(page, email);
  for (const [path, first, second, value] of [
    [`/studio/portfolio/${piece.id}`, "Title", "Year", "2022"],
    [`/studio/products/${product.id}`, "Name", "Summary", "In other words"],
  ] as const) {
    const list = path.slice(0, path.lastIndexOf("/"));
    const save = async () => {
      await page.getByRole("button", { name: /^Save/ }).click();
      await page.waitForURL((url) => url.pathname === list);
    };
    const [name, other] = [page.getByLabel(first, { exact: true }), page.getByLabel(second)];
    await page.goto(path);
    await name.fill("Corrected");
    await save();
    await page.goBack();
    await expect(name).toHaveValue("Corrected");
    await other.fill(value);
    await save();
    await page.goto(path);
    await expect(name).toHaveValue("Corrected");
    await expect(other).toHaveValue(value);
  }
  // nor is a piece written over that was changed elsewhere meanwhile
  await page.goto(`/studio/portfolio/${piece.id}`);
  await page.getByLabel("Year").fill("2023");
  const changed = { title: "Renamed elsewhere", updatedAt: new Date() };
  await database().update(portfolioPieces).set(changed).where(eq(portfolioPieces.id, piece.id));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("This was changed since you opened it here")).toBeVisible();
});

test("of several wrong fields the first has the focus, its label and what is said of it in sight", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  await signIn(page, email);
  await page.goto("/studio/products/new");
  await page.getByRole("button", { name: "Put on sale" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "fields need your attention" })).toBeAttached();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("A ferry line's mark");
  // from the end of the page, where the sent form's button is pressed by a key
  await page.getByRole("button", { name: "Put on sale" }).press("Enter");
  const price = page.getByLabel("Price, $").first();
  await expect(price).toBeFocused();
  const field = page.locator("[data-field]").filter({ has: price });
  await expect(field.getByText("Write an amount")).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  const label = await field.getByText("Price, $").boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("a post is drafted, previewed, published, taken back and deleted", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  await page.goto("/studio/posts/new");
  await page.getByLabel("Title").fill("On cutting against the grain");
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The text is missing")).toBeVisible();
  await page.getByRole("textbox", { name: "Text" }).fill("It **splinters**.");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("tabpanel").locator("strong")).toHaveText("splinters");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.waitForURL(/\/studio\/posts\/post_/);
  const address = `/${creator.handle}/posts/on-cutting-against-the-grain`;
  expect((await page.request.get(address)).status()).toBe(404);
  await expect(page.getByLabel("Title")).toHaveValue("On cutting against the grain");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.waitForURL(/\/studio\/posts$/);
  expect((await page.request.get(address)).status()).toBe(200);
  await page.getByRole("link", { name: "On cutting against the grain" }).click();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Draft: only you see it")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole("button", { name: "Delete On cutting" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete post" }).click();
  await page.waitForURL(/\/studio\/posts$/);
  await expect(page.getByText("Nothing published yet")).toBeVisible();
});
