import { makeCreator, makeProduct } from "@/db/factories";
import { makePostedBrief } from "@/db/factories/briefs";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView } from "../soundness";
import { enter, payAs, WAYS } from "./hands";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** A craft of each way: told at the same time, they are not to find each other's people. */
const CRAFTS: Record<number, string> = { 1280: "sgraffito", 390: "pargeting" };
const NAMES = ["Aldo", "Bea", "Cleo"];

async function makeSellers(craft: string) {
  const sellers = [];
  for (const [n, name] of NAMES.entries()) {
    const parts = { displayName: name, skills: [craft], tagline: `I do ${craft}`, mcpDiscoverable: true };
    const creator = await makeCreator({ ...parts, trustScore: 90 - n, password: PASSWORD });
    await makeProduct(creator.profileId, { sellable: true, priceCents: 10_000 * (n + 1) });
    sellers.push(creator);
  }
  return sellers;
}

for (const { way, width, handsOf } of WAYS)
  test(`a brief is posted, three creators offer, the offers are compared, and one is paid: ${way}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const hands = handsOf(page);
    const craft = CRAFTS[width] as string;
    const sellers = await makeSellers(craft);
    const buyer = await makeCreator({ password: PASSWORD, displayName: "Robin" });
    await page.goto("/briefs/new");
    await enter(page, hands, buyer.email, PASSWORD);
    await page.goto("/briefs/new");
    await hands.write(page.getByLabel("What do you need?"), `We look for somebody who does ${craft} in our hallway.`);
    await hands.write(page.getByLabel(/Budget/), "450");
    await expectAccessible(page);
    await hands.press(page.getByRole("button", { name: "Post the brief" }));
    await page.waitForURL(/\/briefs\/brief_/);
    const brief = page.url();
    for (const name of NAMES) await expect(page.getByRole("link", { name })).toBeVisible();

    for (const { email } of sellers) {
      const extraHTTPHeaders = { "x-forwarded-for": freshAddress() };
      const context = await browser.newContext({ extraHTTPHeaders, viewport: { width, height: 900 } });
      const studio = await context.newPage();
      const theirs = handsOf(studio);
      await enter(studio, theirs, email, PASSWORD);
      await studio.goto("/studio/briefs");
      await theirs.press(studio.getByRole("link", { name: "Make an offer" }));
      await studio.waitForURL(/\/offer$/);
      await expectAccessible(studio);
      await theirs.press(studio.getByRole("button", { name: "Send the offer" }));
      await studio.waitForURL(/\/studio\/quotes\/qt_/);
      await expectAccessible(studio);
      await context.close();
    }

    await page.goto(brief);
    await expect(page.getByRole("heading", { name: "3 offers, compared" })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await hands.press(page.getByRole("button", { name: /^Accept and pay/ }).first());
    await payAs(page, hands, buyer.email);
    await page.waitForURL(/\/thanks/);
    // accepted by the payment's event, which comes on its own way
    await expect(async () => {
      await page.goto("/quotes");
      await expect(page.getByText("Accepted", { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    await page.goto(brief);
    await expect(page.getByRole("link", { name: "Open the order" })).toBeVisible();

    await hands.press(page.getByRole("button", { name: "Close the brief" }));
    await hands.press(page.getByRole("alertdialog").getByRole("button", { name: "Close the brief" }));
    await expect(page.getByText("Nobody can answer it any more.", { exact: false })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await hands.press(page.getByRole("link", { name: "Post it again, changed" }));
    await expect(page.getByLabel("What do you need?")).toHaveValue(new RegExp(craft));
    await expect(page.getByLabel(/Budget/)).toHaveValue("450");
  });

test("a quote is asked for with a file and a day, and the creator reads both", async ({ page }) => {
  const seller = await makeCreator({ displayName: "Dora", mcpDiscoverable: true, password: PASSWORD });
  const { slug } = await makeProduct(seller.profileId, { sellable: true });
  const buyer = await makeCreator({ password: PASSWORD, displayName: "Robin" });
  await page.goto("/sign-in");
  await signIn(page, buyer.email);
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  // there the dialog opens from within the form by which one orders
  await page.goto(`/${seller.handle}/products/${slug}`);
  await page.getByRole("button", { name: "Ask for a quote" }).first().click();
  const dialog = page.getByRole("dialog", { name: /quote/ });
  await dialog.getByLabel("What do you need?").fill("A mural of the harbour for our stairwell.");
  await dialog.getByLabel(/Needed by/).fill("2031-05-04");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "stairwell.txt", mimeType: "text/plain", buffer: Buffer.from("4 by 9 metres") });
  await expect(dialog.getByText("stairwell.txt", { exact: true })).toBeVisible();
  await expectSoundInEveryView(page);
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.waitForURL(/\/quotes\/qt_/);
  expect(broken).toEqual([]);
  await expect(page.getByRole("link", { name: /^stairwell.txt \(/ })).toBeVisible();
  await expect(page.getByText(/Needed by.*2031/)).toBeVisible();
  await expectSoundInEveryView(page);

  // a question takes one, too, and is asked from the first screen of a phone
  await page.goto(`/${seller.handle}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Ask a question" })).toBeInViewport();
  await page.getByRole("button", { name: "Ask a question" }).first().click();
  const asking = page.getByRole("dialog", { name: "Ask Dora" });
  await asking.getByLabel("Your question").fill("Do you work on damp walls?");
  await asking
    .locator("input[type=file]")
    .setInputFiles({ name: "damp.txt", mimeType: "text/plain", buffer: Buffer.from("up to one metre") });
  await expect(asking.getByText("damp.txt", { exact: true })).toBeVisible();
  await expectSoundInEveryView(page);
  await asking.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(/thr_/);
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Do you work on damp walls?");
  await expect(page.getByRole("link", { name: /^damp.txt/ })).toBeVisible();
  expect(broken).toEqual([]);
});

test("a person's sixth brief is found, too", async ({ page }) => {
  const { userId, email } = await makeCreator({ password: PASSWORD });
  const { id: first } = await makePostedBrief(userId);
  for (let n = 0; n < 5; n++) await makePostedBrief(userId);
  await signIn(page, email);
  await page.goto("/quotes");
  const oldest = page.locator(`a[href="/briefs/${first}"]`);
  await expect(page.getByRole("heading", { name: "Your briefs" })).toBeVisible();
  await expect(oldest).toHaveCount(0);
  await page.getByRole("link", { name: "Older briefs" }).click();
  await expect(oldest).toBeVisible();
  await expect(page.getByRole("link", { name: "Older briefs" })).toHaveCount(0);
});
