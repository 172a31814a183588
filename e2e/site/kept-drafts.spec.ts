import { eq } from "drizzle-orm";
import type { Locator, Page } from "playwright/test";
import { payInBrowser } from "@/bin/story/buyer";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { posts, products, profiles } from "@/db/schema";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectSoundInEveryView } from "../soundness";
import { signedIn } from "./holding";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const NOTE = "Restored what you typed";
const CHANGED = "This form is not as it was when you typed.";

const keptOf = (page: Page) => page.evaluate(() => Object.values(localStorage).join());

/** Types into a field of a page that may come to life only meanwhile. */
const typeKept = (page: Page, field: Locator, text: string) =>
  expect(async () => {
    await field.fill("");
    await field.fill(text);
    expect(await keptOf(page)).toContain(text);
  }).toPass();

test("what is typed survives a closed tab, an error and a lost connection, and goes once it is sent", async ({
  page,
  context,
}) => {
  const creator = await makeCreator({ password: PASSWORD });
  const order = await makePaidOrder(creator.profileId);
  await signIn(page, creator.email);
  await page.goto(`/studio/orders/${order.id}`);
  const message = page.getByLabel(/^Message \(optional\)/);
  await typeKept(page, message, "The first half of what I made");
  await page.close();

  const again = await context.newPage();
  await again.goto(`/studio/orders/${order.id}`);
  await expect(again.getByText(NOTE)).toBeVisible();
  await expectAccessible(again);
  const restored = again.getByLabel(/^Message \(optional\)/);
  await expect(restored).toHaveValue("The first half of what I made");
  await again.getByRole("button", { name: "Discard it" }).click();
  await expect(restored).toHaveValue("");
  await again.reload();
  await expect(again.getByText(NOTE)).toHaveCount(0);

  await restored.fill("The whole of it");
  await again.getByLabel("Links").fill("not a link");
  await again.getByRole("button", { name: "Deliver", exact: true }).click();
  await expect(again.getByLabel("Links")).toHaveAttribute("aria-invalid", "true");
  await expect(again.getByText("Line 1 is not an address on the web")).toBeVisible();
  await context.setOffline(true);
  await again.getByLabel("Links").fill("https://files.example.com/whole.zip");
  await again.getByRole("button", { name: "Deliver", exact: true }).click();
  await expect(again.getByText("The server could not be reached.")).toBeVisible();
  await context.setOffline(false);
  await again.reload();
  await expect(restored).toHaveValue("The whole of it");
  await expect(again.getByLabel("Links")).toHaveValue("https://files.example.com/whole.zip");
  await again.getByRole("button", { name: "Deliver", exact: true }).click();
  await expect(again.getByText("With the buyer").or(again.getByText("Delivered").first())).toBeVisible();
  expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")))).toEqual([]);
});

test("an editor's own state is kept too, and nothing of an account's password", async ({ page }) => {
  await signedIn(page, "/studio/products/new");
  await typeKept(page, page.getByLabel("Name", { exact: true }), "Woodcut label");
  await page.getByRole("button", { name: "Add a package" }).click();
  await page.getByLabel("Package name").nth(1).fill("Large sheet");
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Woodcut label");
  await expect(page.getByLabel("Package name").nth(1)).toHaveValue("Large sheet");
  expect(await keptOf(page)).not.toContain(PASSWORD);
});

test("a dialog and an agent's form keep what was typed over a reload", async ({ page }) => {
  await signedIn(page, "/studio");
  const dialog = page.getByRole("dialog");
  for (const [path, opens, label] of [
    ["/studio/memberships", "New tier", "In a sentence"],
    ["/developers/agents/new", null, "Standing orders"],
  ] as const) {
    const place = opens ? dialog : page;
    const open = async () => opens && (await page.getByRole("button", { name: opens }).first().click());
    const field = place.getByLabel(new RegExp(`^${label}`));
    await page.goto(path);
    await expect(async () => {
      if (!(await field.isVisible())) await open();
      await field.fill("");
      await field.fill("Half of it");
      expect(await keptOf(page)).toContain("Half of it");
    }).toPass();
    await page.reload();
    await open();
    await expect(place.getByText(NOTE)).toBeVisible();
    await expect(field).toHaveValue("Half of it");
    await place.getByRole("button", { name: "Discard it" }).click();
    await expect(field).toHaveValue("");
  }
});

test("what is added to a saved text of several lines comes back, however its lines end", async ({ page }) => {
  const { profileId } = await signedIn(page, "/studio/posts/new");
  const body = page.getByRole("textbox", { name: "Text" });
  await page.getByLabel("Title").fill("Two paragraphs");
  await body.fill("First.\n\nSecond.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.waitForURL(/\/studio\/posts\/post_/);
  const own = eq(posts.profileId, profileId);
  expect(await database().select({ body: posts.body }).from(posts).where(own)).toEqual([{ body: "First.\n\nSecond." }]);
  for (const text of ["First.\n\nSecond.", "First.\r\n\r\nSecond."]) {
    await database().update(posts).set({ body: text }).where(own);
    await page.reload();
    await body.press("ControlOrMeta+End");
    await body.pressSequentially(" And more.");
    await expect.poll(() => keptOf(page)).toContain("And more.");
    await page.reload();
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(body).toHaveValue("First.\n\nSecond. And more.");
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect.poll(() => keptOf(page)).not.toContain("And more.");
  }
});

test("choices of several boxes come back all of them, languages too, which are chosen by name", async ({ page }) => {
  const categories = ["software-development", "writing-translation", "data-ai"];
  const person = await signedIn(page, "/settings", (id) =>
    database().update(profiles).set({ categories }).where(eq(profiles.id, id)),
  );
  const list = page.getByLabel("Add a language that you work in");
  await list.selectOption({ label: "Japanese" });
  await list.selectOption({ label: "Filipino" });
  await expect(page.getByRole("checkbox", { name: "Filipino" })).toBeChecked();
  const category = (name: RegExp) => page.getByRole("checkbox", { name });
  // one that stands above, for which there is room only once another was given up
  await category(/^Writing/).uncheck();
  await category(/^Design/).check();
  // what is typed is kept a quarter of a second after
  await expect.poll(() => keptOf(page)).toMatch(/"design-creative".*"tl"/);
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  for (const name of [/^Design/, /^Software/, /^Data/, /^Japanese/, /^Filipino/])
    await expect(category(name)).toBeChecked();
  await page.getByLabel("Name of link 1").fill("Work");
  await page.getByLabel("Address of link 1").fill("vera.example/work");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.goto(`/${person.handle}`);
  await expect(page.getByText("Filipino, Japanese")).toBeVisible();
  await expect(page.getByRole("link", { name: "Work", exact: true })).toHaveAttribute(
    "href",
    "https://vera.example/work",
  );
});

test("who goes back from the checkout finds what they chose and typed, and not after paying", async ({ page }) => {
  const { profileId, handle } = await makeCreator();
  const { slug } = await makeProduct(profileId, { sellable: true });
  const draft = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("order-brief")));
  await page.goto(`/${handle}/products/${slug}`);
  await page.getByText("Tell", { exact: false }).filter({ hasText: "what it is for" }).click();
  const brief = page.getByLabel("What is it for, and what should it be?");
  await brief.fill("A mark for a ferry line.");
  await page.getByRole("radio", { name: /Standard/ }).check({ force: true });
  await page.getByRole("checkbox", { name: /Rush/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).first().click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  const checkout = page.url();
  await page.getByRole("link", { name: /Back/ }).click();
  await page.waitForURL(/tier=standard&addons=rush$/);
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Rush/ })).toBeChecked();
  // the first sign of a person, by which the page comes to life
  await page.getByRole("radio", { name: /Premium/ }).check({ force: true });
  await expect(brief).toHaveValue("A mark for a ferry line.");
  await expect(page.getByText(NOTE)).toBeVisible();

  await payInBrowser(page, checkout, { email: "robin@example.com", name: "Robin Ashby" });
  await expect(page.getByRole("heading", { name: /Your order is paid/ })).toBeVisible({ timeout: 20_000 });
  await expect.poll(draft).toEqual([]);
});

test("what was typed over something that changed since is put back only when somebody says so", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  const { id } = await makeProduct(creator.profileId, { flat: true });
  await signIn(page, creator.email);
  await page.goto(`/studio/products/${id}`);
  const [summary, price] = [page.getByLabel("Summary"), page.getByLabel("Price, $")];
  const kept = () => keptOf(page);
  await typeKept(page, summary, "Typed here");
  await database().update(products).set({ priceCents: 12_300, updatedAt: new Date() }).where(eq(products.id, id));
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByText("This was changed since you opened it here")).toBeVisible();
  await page.reload();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(price).toHaveValue("123");
  await expect(summary).toHaveValue("A service for a test.");
  await expectSoundInEveryView(page);
  // what is typed meanwhile does not take the place of what waits, and is kept too
  const title = page.getByLabel("Name", { exact: true });
  await title.fill("Another name");
  await page.reload();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(title).toHaveValue("Another name");
  // nor does it end what waits that the form is sent
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByText("“Another name” is saved")).toBeVisible();
  await page.goto(`/studio/products/${id}`);
  await expect(title).toHaveValue("Another name");
  await page.getByRole("button", { name: "Use what I typed" }).click();
  await expect(summary).toHaveValue("Typed here");
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(summary).toHaveValue("Typed here");
  // what nobody typed into stays as others changed it
  await expect(title).toHaveValue("Another name");
  await expect(price).toHaveValue("123");

  await page.goto("/settings");
  const [location, name] = [page.getByLabel("Location"), page.getByLabel("Display name")];
  await typeKept(page, location, "Antwerp");
  await database().update(profiles).set({ displayName: "Named elsewhere" }).where(eq(profiles.id, creator.profileId));
  await page.reload();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(name).toHaveValue("Named elsewhere");
  await expect(location).toHaveValue("");
  await page.getByRole("button", { name: "Discard what I typed" }).click();
  await page.reload();
  await expect(page.getByLabel("Display name")).toHaveValue("Named elsewhere");
  await expect(page.getByText(CHANGED)).toHaveCount(0);

  // what is typed after saving is over what was saved, however the server wrote it
  await location.fill("  Ghent  ");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.getByLabel("Tagline").fill("Typed after saving");
  await expect.poll(kept).toContain("Typed after saving");
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByLabel("Tagline")).toHaveValue("Typed after saving");
});
