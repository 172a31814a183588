import { sql } from "drizzle-orm";
import type { Page } from "playwright/test";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { WEBHOOK_CHANNEL } from "@/lib/domain/trade/payments/sandbox/events";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const GOOD_CARD = "4242 4242 4242 4242";
const FAILING_CARD = "4000 0000 0000 0341";
/** Answers 402 below STARTER. */
const STARTER_ONLY = "/api/v1/agents/cost-summary";

async function typeCard(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry date").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on card").fill("Robin Ashby");
}

/** Lets the paid period of a creator's subscription be over: what the processor does then, its own clock does. */
async function endPeriod(profileId: string): Promise<void> {
  const rows = await database().execute(sql`
    update sandbox_objects set data = jsonb_set(data, '{_period_end}', to_jsonb(extract(epoch from now())::bigint - 1))
    where object = 'subscription' and data @> ${JSON.stringify({ metadata: { plan_profile_id: profileId } })}::jsonb
    returning id`);
  expect(rows).toHaveLength(1);
  await database().execute(sql`select pg_notify(${WEBHOOK_CHANNEL}, '')`);
}

test("a plan is bought, counts at the next request, fails to renew, is settled, canceled and over", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const creator = await makeCreator({ password: PASSWORD });
  const { token } = await makeApiKey(creator.profileId);
  const api = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { authorization: `Bearer ${token}`, "x-forwarded-for": freshAddress() },
  });
  const answered = async () => (await api.get(STARTER_ONLY)).status();
  expect(await answered()).toBe(402);

  await page.goto("/developers/billing");
  await signIn(page, creator.email);
  await expect(page.getByRole("heading", { name: "Free", exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Choose Starter" }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole("link", { name: /back/i }).click();
  await expect(page.getByText("You left the checkout. Nothing was charged")).toBeVisible();

  await page.getByRole("button", { name: "Choose Starter" }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await typeCard(page, GOOD_CARD);
  await page.getByRole("button", { name: /Subscribe for \$19/ }).click();
  await expect(page.getByText("You are on the Starter plan")).toBeVisible();
  expect(await answered()).toBe(200);
  await expectAccessible(page);

  await page.getByRole("link", { name: "See your plan" }).click();
  await expect(page.getByText(/\$19 per month, renewed on/)).toBeVisible();
  const invoices = page.getByRole("region", { name: "Invoices", exact: true });
  await expect(async () => {
    await page.reload();
    await expect(invoices.getByText("Paid")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();

  await page.getByRole("button", { name: "Card and cancellation" }).click();
  await page.waitForURL(/\/sandbox\/portal\//);
  await expectAccessible(page);
  await typeCard(page, FAILING_CARD);
  await page.getByRole("button", { name: "Save the card" }).click();
  await expect(page.getByText("The card is saved.")).toBeVisible();
  await endPeriod(creator.profileId);
  await page.getByRole("link", { name: "Back to the seller" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("The payment for your Starter plan failed.")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await answered()).toBe(200);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole("button", { name: "Change the card" }).click();
  await page.waitForURL(/\/sandbox\/portal\//);
  await typeCard(page, GOOD_CARD);
  await page.getByRole("button", { name: "Save the card and pay what is due" }).click();
  await expect(page.getByText("The card is saved.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await expect(page.getByRole("button", { name: "Renew after all" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the seller" }).click();
  await expect(page.getByText(/Paid until .*; then you are on Free\./)).toBeVisible();
  await expect(page.getByText("The payment for your Starter plan failed.")).toHaveCount(0);
  expect(await answered()).toBe(200);

  await endPeriod(creator.profileId);
  await expect.poll(answered, { timeout: 30_000 }).toBe(402);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Free", exact: true })).toBeVisible();
  await expect(invoices.getByText("Paid")).toHaveCount(2);
  await api.dispose();
});

test("a subscription goes up at once and down with the next period, and each can be taken back", async ({ page }) => {
  test.setTimeout(120_000);
  const creator = await makeCreator({ password: PASSWORD });
  await page.goto("/developers/billing");
  await signIn(page, creator.email);
  await page.getByRole("button", { name: "Choose Starter" }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await typeCard(page, GOOD_CARD);
  await page.getByRole("button", { name: /Subscribe for/ }).click();
  await page.getByRole("link", { name: "See your plan" }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Upgrade to Growth" }).click();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Upgrade and pay" }).click();
  await expect(page.getByText("$79 per month, renewed on")).toBeVisible();
  await page.getByRole("button", { name: "Downgrade to Starter" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Nothing is deleted");
  await page.getByRole("button", { name: "Move to it" }).click();
  await expect(page.getByText(/Paid until .*; then Starter begins for \$19 per month\./)).toBeVisible();
  await page.getByRole("button", { name: "Keep Growth" }).click();
  await expect(page.getByText("$79 per month, renewed on")).toBeVisible();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await expect(page.getByText("Ends soon")).toBeVisible();
});

test("ENTERPRISE is asked for in writing, once a day", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await page.goto("/developers/billing");
  await signIn(page, creator.email);
  await page.getByRole("link", { name: "Talk to us" }).click();
  await expect(page.getByRole("heading", { name: "Enterprise" })).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/Use at least 10 characters/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Company").fill("Ashby & Sons");
  await page.getByLabel("What you need").fill("We send 20 million requests a month.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message is with the operator.")).toBeVisible();
  await page.reload();
  await page.getByLabel("Company").fill("Ashby & Sons");
  await page.getByLabel("What you need").fill("And 20 thousand agent runs.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/Write again tomorrow/)).toBeVisible();
});
