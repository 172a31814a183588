import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright/test";
import { payInBrowser } from "@/bin/story/buyer";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { mails } from "@/db/schema";
import { systemContext } from "@/lib/core/system-context";
import { acceptOverdue } from "@/lib/domain/trade/orders/work/accept-deliveries";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";

// two browsers, and a page that looks at its order every four seconds
test.describe.configure({ timeout: 120_000 });
test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

// what the other side did appears by itself, at the next look
const eventually = expect.configure({ timeout: 30_000 });

async function seller() {
  const skill = freshWord("bindery");
  const creator = await makeCreator({
    mcpDiscoverable: true,
    skills: [skill],
    tagline: "Books bound",
    password: PASSWORD,
  });
  const product = await makeProduct(creator.profileId, { sellable: true });
  return { ...creator, skill, product };
}

/** The creator's browser, signed in, on an order of theirs. */
async function studio(browser: Browser, email: string, orderId: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });
  const page = await context.newPage();
  await page.goto(`/studio/orders/${orderId}`);
  await signIn(page, email);
  await eventually(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

async function deliver(page: Page, message: string): Promise<void> {
  await page.getByLabel(/^Message \(optional\)/).fill(message);
  await page.getByRole("button", { name: "Deliver", exact: true }).click();
  await eventually(page.getByText("With the buyer").or(page.getByText("Delivered").first())).toBeVisible();
}

/** Buys the seller's product as a visitor; ends on the thank-you page. Answers the order's id and its page. */
async function buy(page: Page, { handle, product }: Awaited<ReturnType<typeof seller>>, email: string) {
  await page.goto(`/${handle}/products/${product.slug}`);
  await page.getByRole("button", { name: "Continue to payment" }).first().click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payInBrowser(page, page.url(), { email, name: "Robin Ashby" });
  await eventually(page.getByRole("heading", { name: /Your order is paid/ })).toBeVisible();
  const id = /\/orders\/(ord_[0-9a-z]+)/.exec(page.url())?.[1] ?? "";
  return { id, href: `/orders/${id}${new URL(page.url()).search}` };
}

test("a buyer goes from the search to an accepted order", async ({ page, browser }, info) => {
  const creator = await seller();
  const email = `robin-${creator.skill}@example.com`;
  await page.goto(`/creators?q=${creator.skill}`);
  await page
    .getByRole("link", { name: new RegExp(`Maker ${creator.handle.slice(-12)}`) })
    .first()
    .click();
  await page.waitForURL(new RegExp(`/${creator.handle}$`));
  const order = await buy(page, creator, email);
  await page.getByRole("link", { name: "Open the order" }).click();
  await eventually(page.getByText("The creator is at work", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const studioPage = await studio(browser, creator.email, order.id);
  const file = { name: "Büch 1.txt", mimeType: "text/html", buffer: Buffer.from("<script>alert(1)</script>") };
  await studioPage.getByLabel(/^Add files/).setInputFiles(file);
  await expect(studioPage.getByRole("list", { name: "Files of this delivery" })).toContainText("Büch 1.txt");
  await studioPage.getByLabel("Links").fill("https://files.example.com/book.zip");
  await deliver(studioPage, "Sewn and bound.");
  await expectAccessible(studioPage);
  await expectNoOverflow(studioPage);

  // the buyer's page was not touched: it shows the delivery by itself
  await eventually(page.getByText("Sewn and bound.")).toBeVisible();
  await expect(page.getByRole("link", { name: /book\.zip/ })).toHaveAttribute("rel", /noopener/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Büch 1\.txt/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Büch 1.txt");
  const path = info.outputPath("saved");
  await download.saveAs(path);
  expect(await readFile(path, "utf8")).toBe("<script>alert(1)</script>");
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole("button", { name: "Accept the delivery" }).click();
  const asks = page.getByRole("alertdialog", { name: "Accept the delivery?" });
  await expect(asks).toContainText("You cannot take that back.");
  await asks.getByRole("button", { name: /^Accept and release \$/ }).click();
  // the form that asked is gone with the step
  await eventually(page.getByText("You accepted the delivery")).toBeVisible();
  await eventually(page.getByText("The order is done", { exact: true })).toBeVisible();
  await eventually(page.getByText("You accepted it.")).toBeVisible();
  await eventually(studioPage.getByText("The buyer accepted it.")).toBeVisible();
  await page.getByRole("link", { name: "Receipt" }).click();
  await eventually(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  const sent = await database()
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.id);
  expect(sent.map(({ kind }) => kind)).toEqual(["order_paid", "order_delivered", "order_completed"]);
});

test("a file is its order's alone", async ({ page, browser, request, baseURL }) => {
  const creator = await seller();
  const order = await makePaidOrder(creator.profileId, { productId: creator.product.id });
  const studioPage = await studio(browser, creator.email, order.id);
  const [response] = await Promise.all([
    studioPage.waitForResponse((r) => r.url().endsWith("/files") && r.request().method() === "POST"),
    studioPage
      .getByLabel(/^Add files/)
      .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") }),
  ]);
  const { id } = await response.json();
  await expect(studioPage.getByRole("list", { name: "Files of this delivery" })).toContainText("a.txt");
  await deliver(studioPage, "Here.");
  const path = `/orders/${order.id}/files/${id}`;
  for (const url of [path, `${path}?token=guess`]) expect((await request.get(url)).status()).toBe(404);
  const saved = await request.get(`${path}?token=${order.token}`);
  expect(saved.status()).toBe(200);
  expect(saved.headers()).toMatchObject({
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^attachment;/),
    "content-security-policy": "sandbox; default-src 'none'",
  });
  // another site's page cannot make the creator's browser upload
  const cookies = (await studioPage.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie: cookies, origin: "https://elsewhere.example", "x-file-name": "b.txt" };
  const foreign = await request.post(`${baseURL}/studio/orders/${order.id}/files`, { headers, data: "b" });
  expect(foreign.status()).toBe(404);
  await page.goto(`/orders/${order.id}`);
  await eventually(page.getByText(/nothing at this address/i).first()).toBeVisible();
});

test("a request for changes, then acceptance by the clock", async ({ page, browser }) => {
  const creator = await seller();
  const order = await makePaidOrder(creator.profileId, { productId: creator.product.id });
  const studioPage = await studio(browser, creator.email, order.id);
  await deliver(studioPage, "The first draft.");
  await page.goto(`/orders/${order.id}?token=${order.token}`);
  await page.getByRole("button", { name: "Ask for changes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Ask for changes" }).click();
  await expect(dialog.getByText(/at least 3 characters/)).toBeVisible();
  await dialog.getByLabel("What is to change").fill("The blue is too dark.");
  await dialog.getByRole("button", { name: "Ask for changes" }).click();
  await eventually(page.getByText("The creator is working on your changes", { exact: true })).toBeVisible();
  await eventually(page.getByText("The blue is too dark.").first()).toBeVisible();

  await eventually(studioPage.getByRole("heading", { name: "Deliver again" })).toBeVisible();
  await studioPage.getByLabel(/^Message \(optional\)/).fill("With a lighter blue.");
  await studioPage.getByRole("button", { name: "Deliver", exact: true }).click();
  await eventually(page.getByText("With a lighter blue.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for changes" })).toHaveCount(0);

  // what the worker does when 72 hours have gone by, at that hour
  const later = new Date(Date.now() + 73 * 3_600_000);
  expect(await acceptOverdue(systemContext("accept-deliveries", later), { id: order.id, number: 2 })).toBe(true);
  await eventually(page.getByText(/Accepted automatically: the 72 hours to respond ended\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept the delivery" })).toHaveCount(0);
});

test("a dispute, and the refund that ends it", async ({ page, browser }) => {
  const creator = await seller();
  const order = await buy(page, creator, `robin-${creator.skill}@example.com`);
  await page.getByRole("link", { name: "Open the order" }).click();
  const studioPage = await studio(browser, creator.email, order.id);
  await deliver(studioPage, "Here it is.");
  await page.getByRole("button", { name: "Open a dispute" }).click();
  await page.getByLabel("What is wrong").fill("Half of the pages are missing.");
  await page.getByRole("button", { name: "Open the dispute" }).click();
  await eventually(page.getByText(/Nothing is accepted meanwhile/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept the delivery" })).toHaveCount(0);
  await eventually(studioPage.getByRole("region", { name: "What the buyer disputes" })).toContainText(
    "Half of the pages are missing.",
  );
  await studioPage.getByRole("button", { name: "Refund", exact: true }).click();
  await studioPage.getByRole("dialog").getByRole("button", { name: "Refund", exact: true }).click();
  await eventually(page.getByText("The amount was sent back", { exact: true })).toBeVisible();
  await eventually(studioPage.getByText("Refunded").first()).toBeVisible();
  const later = new Date(Date.now() + 100 * 3_600_000);
  expect(await acceptOverdue(systemContext("accept-deliveries", later), { id: order.id, number: 1 })).toBe(false);
});
