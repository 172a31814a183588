import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { users } from "@/db/schema";
import { newId } from "@/lib/core/ids";
import { mailsTo } from "@/lib/mail/testing";
import { expectAccessible, expectNoOverflow, PASSWORD } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";

test.describe.configure({ timeout: 90_000 });
test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

async function letterTo(recipient: string, kind: string): Promise<string> {
  const newest = async () => (await mailsTo(recipient)).findLast((mail) => mail.kind === kind);
  await expect.poll(newest).toBeDefined();
  return /https?:\S+/.exec((await newest())?.text ?? "")?.[0] ?? "";
}

test("a new account sees its orders once the address is confirmed", async ({ page }) => {
  const email = `${newId("usr").slice(-12)}@example.com`;
  const creator = await makeCreator();
  await makePaidOrder(creator.profileId, { buyerEmail: email, productTitle: "A bound book" });
  await page.goto("/sign-up?next=/orders");
  await page.getByLabel("Name").fill("Robin Ashby");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your e-mail address" })).toBeVisible();
  await expect(page.getByText("A bound book")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(await letterTo(email, "email_verification"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "See your orders" }).click();
  await page.getByRole("link", { name: "A bound book" }).click();
  await expect(page.getByText("The creator is at work.")).toBeVisible();
  await page.goto("/developers/outbox");
  // before a letter is opened: axe waits in vain for an answer of a frame in which nothing may run
  await expectAccessible(page);
  await page.getByText("Confirm your e-mail address").first().click();
  const letter = page.locator("iframe").contentFrame();
  await expect(letter.getByRole("link", { name: "Confirm the address" })).toBeVisible();
  await expectNoOverflow(page);
});

test("a forgotten password is replaced by a letter's link", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  await page.goto("/sign-in");
  await page.getByRole("link", { name: /Forgotten/ }).click();
  await page.waitForURL(/forgot-password/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(/If this address has an account/)).toBeVisible();
  const link = await letterTo(email, "password_reset");
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("short");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText(/at least 10 characters/i).last()).toBeVisible();
  await page.getByRole("textbox", { name: "New password" }).fill("an entirely new password");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/sign-in/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("an entirely new password");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const [user] = await database().select().from(users).where(eq(users.email, email));
  expect(user?.emailVerifiedAt).not.toBeNull();
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("one more new password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText(/has been used or has expired/)).toBeVisible();
});
