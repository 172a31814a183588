import { makeCreator, makeProduct } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const CRAFT = "sgraffito";
const NAMES = ["Aldo", "Bea", "Cleo"];

async function makeSellers() {
  const sellers = [];
  for (const [n, name] of NAMES.entries()) {
    const parts = { displayName: name, skills: [CRAFT], tagline: `I do ${CRAFT}`, mcpDiscoverable: true };
    const creator = await makeCreator({ ...parts, trustScore: 90 - n, password: PASSWORD });
    await makeProduct(creator.profileId, { sellable: true, priceCents: 10_000 * (n + 1) });
    sellers.push(creator);
  }
  return sellers;
}

test("a brief is posted, three creators offer, the offers are compared, and one is paid", async ({ page, browser }) => {
  const sellers = await makeSellers();
  const buyer = await makeCreator({ password: PASSWORD, displayName: "Robin" });
  await page.goto("/briefs/new");
  await signIn(page, buyer.email);
  await page.goto("/briefs/new");
  await page.getByLabel("What do you need?").fill(`We look for somebody who does ${CRAFT} in our hallway.`);
  await page.getByLabel(/Budget/).fill("450");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Post the brief" }).click();
  await page.waitForURL(/\/briefs\/brief_/);
  const brief = page.url();
  for (const name of NAMES) await expect(page.getByRole("link", { name })).toBeVisible();

  for (const { email } of sellers) {
    const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });
    const studio = await context.newPage();
    await studio.goto("/sign-in");
    await signIn(studio, email);
    await studio.goto("/studio/briefs");
    await studio.getByRole("link", { name: "Make an offer" }).click();
    await studio.waitForURL(/\/offer$/);
    await expectAccessible(studio);
    await studio.getByRole("button", { name: "Send the offer" }).click();
    await studio.waitForURL(/\/studio\/quotes\/qt_/);
    await expectAccessible(studio);
    await context.close();
  }

  await page.goto(brief);
  await expect(page.getByRole("heading", { name: "3 offers, compared" })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page
    .getByRole("button", { name: /^Accept and pay/ })
    .first()
    .click();
  await page.waitForURL(/checkout/);
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expir/i).fill("12 / 34");
  await page.getByLabel(/cvc|security/i).fill("123");
  await page.getByLabel(/name/i).fill("Robin Ashby");
  await page.getByRole("button", { name: /pay/i }).click();
  await page.waitForURL(/\/thanks/);
  // accepted by the payment's event, which comes on its own way
  await expect(async () => {
    await page.goto("/quotes");
    await expect(page.getByText("Accepted", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
});

test("a quote is asked for with a file and a day, and the creator reads both", async ({ page }) => {
  const seller = await makeCreator({ displayName: "Dora", mcpDiscoverable: true, password: PASSWORD });
  await makeProduct(seller.profileId, { sellable: true });
  const buyer = await makeCreator({ password: PASSWORD, displayName: "Robin" });
  await page.goto("/sign-in");
  await signIn(page, buyer.email);
  await page.goto(`/${seller.handle}`);
  await page.getByRole("button", { name: "Ask for a quote" }).first().click();
  const dialog = page.getByRole("dialog", { name: /quote/ });
  await dialog.getByLabel("What do you need?").fill("A mural of the harbour for our stairwell.");
  await dialog.getByLabel(/Needed by/).fill("2031-05-04");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "stairwell.txt", mimeType: "text/plain", buffer: Buffer.from("4 by 9 metres") });
  await expect(dialog.getByText("stairwell.txt")).toBeVisible();
  await expectSoundInEveryView(page);
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.waitForURL(/\/quotes\/qt_/);
  await expect(page.getByRole("link", { name: /^stairwell.txt \(/ })).toBeVisible();
  await expect(page.getByText(/Needed by.*2031/)).toBeVisible();
  await expectSoundInEveryView(page);
});
