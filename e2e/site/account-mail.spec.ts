import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { users } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";

test.describe.configure({ timeout: 90_000 });
test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

async function mailTo(recipient: string, kind: string): Promise<string> {
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
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Confirm your email address")).toBeVisible();
  await expect(page.getByText("A bound book")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/verify-email?token=ended");
  await expect(page.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send a new one" }).click();
  await expect(page.getByText(`We have sent a new link to ${email}`)).toBeVisible();
  const link = await mailTo(email, "email_verification");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("Your address is confirmed: there is nothing left to do.")).toBeVisible();
  await page.getByRole("link", { name: "See your orders" }).click();
  await page.getByRole("link", { name: "A bound book", exact: true }).click();
  await expect(page.getByText("The creator is at work", { exact: true })).toBeVisible();
  await page.goto("/developers/outbox");
  // before a mail is opened: axe waits in vain for an answer of a frame in which nothing may run
  await expectAccessible(page);
  await page.getByText("Confirm your email address").first().click();
  const mail = page.locator("iframe").contentFrame();
  await expect(mail.getByRole("link", { name: "Confirm the address" })).toBeVisible();
  await expectNoOverflow(page);
});

test("the link to confirm asks for the account's password where nobody is signed in to it", async ({
  page,
  browser,
}) => {
  const { email, userId } = await makeCreator({ password: PASSWORD });
  await signIn(page, email);
  await page.goto("/orders");
  await page.getByRole("button", { name: "Send it again" }).click();
  const link = await mailTo(email, "email_verification");
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone.getByText(`An account was opened under ${email}`)).toBeVisible();
  await expect(phone.getByRole("link", { name: "Set a new password by mail" })).toBeVisible();
  await phone.getByRole("button", { name: "Confirm" }).click();
  await expect(phone.getByText("Enter the password of the account")).toBeVisible();
  await phone.getByLabel("Password of the account", { exact: true }).fill("not the password");
  await phone.getByRole("button", { name: "Confirm" }).click();
  await expect(phone.getByText("This is not the password of the account")).toBeVisible();
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  const unproved = await database().select().from(users).where(eq(users.id, userId));
  expect(unproved[0]?.emailVerifiedAt).toBeNull();
  await phone.getByLabel("Password of the account", { exact: true }).fill(PASSWORD);
  await phone.getByRole("button", { name: "Confirm" }).click();
  await expect(phone.getByText("Your email address is confirmed.")).toBeVisible();
  await elsewhere.close();
});

test("a forgotten password is replaced by a mail's link", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  await page.goto("/sign-in");
  await page.getByRole("link", { name: /Forgotten/ }).click();
  await page.waitForURL(/forgot-password/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(/If this address has an account/)).toBeVisible();
  const link = await mailTo(email, "password_reset");
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("short");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText(/at least 10 characters/i).last()).toBeVisible();
  await page.getByRole("textbox", { name: "New password" }).fill("an entirely new password");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/sign-in/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("an entirely new password");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const [user] = await database().select().from(users).where(eq(users.email, email));
  expect(user?.emailVerifiedAt).not.toBeNull();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await page.waitForURL(/forgot-password/);
});

test("a stranger's wrong passwords do not keep out the browser that has signed in before", async ({
  page,
  browser,
}) => {
  const { email } = await makeCreator({ password: PASSWORD });
  const enter = async (at: Page, password: string) => {
    if (!at.url().endsWith("/sign-in")) await at.goto("/sign-in");
    await at.getByLabel("Email").fill(email);
    await at.getByLabel("Password", { exact: true }).fill(password);
    await at.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  };
  await enter(page, PASSWORD);
  await page.waitForURL((url) => url.pathname === "/");
  const [device] = (await page.context().cookies()).filter(({ name }) => name === "guildhall.device");
  expect(device).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const everywhere = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });
  const stranger = await everywhere.newPage();
  const refused = stranger.getByText(/Too many wrong passwords/);
  let wrong = 0;
  // ten in one quarter of an hour; where one ends meanwhile, the count begins again
  for (; wrong < 20 && !(await refused.isVisible()); wrong++) {
    const answered = stranger.waitForResponse(/callback\/credentials/);
    await enter(stranger, "not the password");
    expect((await answered).status()).toBe(401);
    await expect(stranger.getByRole("main").getByRole("alert")).toBeVisible();
  }
  expect(wrong).toBeGreaterThanOrEqual(10);
  await enter(stranger, PASSWORD);
  await expect(refused).toBeVisible();
  await expectAccessible(stranger);
  await stranger.context().addCookies(device ? [device] : []);
  await enter(stranger, PASSWORD);
  await stranger.waitForURL((url) => url.pathname === "/");
  await everywhere.close();
});

test("a buyer without an account has the link to an old order sent again", async ({ page }) => {
  const email = `${newId("usr").slice(-12)}@example.com`;
  const creator = await makeCreator();
  const closedAt = new Date(Date.now() - 181 * 86_400_000);
  const sold = {
    status: "COMPLETED",
    paidAt: closedAt,
    closedAt,
    buyerEmail: email,
    productTitle: "A bound book",
  } as const;
  const { id, token } = await makePaidOrder(creator.profileId, sold);
  await page.goto(`/orders/${id}?token=${token}`);
  await expect(page.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the links" }).click();
  await expect(page.getByText(/you have its link there/)).toBeVisible();
  await expectNoOverflow(page);
  await page.goto(await mailTo(email, "order_links"));
  await expect(page.getByRole("heading", { name: "Your order" })).toBeVisible();
  await expect(page.getByText("A bound book").first()).toBeVisible();
});
