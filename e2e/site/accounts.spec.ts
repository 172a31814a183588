import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { authenticators, sessions, users } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectSoundInEveryView } from "../soundness";
import { codeNow } from "./authenticator";

test.describe.configure({ timeout: 90_000 });
test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const NEXT = "another long password";

async function linkTo(recipient: string, kind: string): Promise<string> {
  const newest = async () => (await mailsTo(recipient)).findLast((mail) => mail.kind === kind);
  await expect.poll(newest).toBeDefined();
  return /https?:\S+/.exec((await newest())?.text ?? "")?.[0] ?? "";
}

/** As if everybody of this account had signed in an hour ago. */
async function makeStale(userId: string): Promise<void> {
  const at = new Date(Date.now() - 3_600_000);
  await database().update(sessions).set({ provedAt: at, createdAt: at }).where(eq(sessions.userId, userId));
}

/** Answers the question whether it is still the person. */
async function proveByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Is it still you?" });
  await dialog.getByLabel("Your password", { exact: true }).fill("not the password");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("is not your password")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toHaveCount(0);
}

test("a person changes address and password, asked again who they are; other browsers are out at once", async ({
  page,
  browser,
}) => {
  const { email, userId } = await makeCreator({ password: PASSWORD });
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });
  const other = await elsewhere.newPage();
  for (const at of [page, other]) await signIn(at, email);

  await page.goto("/settings/account");
  await page.getByLabel("Your name").fill("Robin Ashby");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved")).toBeVisible();
  await expectSoundInEveryView(page);

  await makeStale(userId);
  const next = `${newId("usr").slice(-12)}@example.com`;
  await page.getByLabel("New email").fill(next);
  await page.getByRole("button", { name: "Change email" }).click();
  await proveByPassword(page);
  await expect(page.getByText(`It becomes ${next}`)).toBeVisible();
  for (const [address, kind, heading] of [
    [email, "email_change_asked", "One more yes"],
    [next, "email_change_proof", "Your address is changed"],
  ] as const) {
    await other.goto(await linkTo(address, kind));
    await other.getByRole("button", { name: "Yes, change it" }).click();
    await expect(other.getByRole("heading", { name: heading })).toBeVisible();
    await expectAccessible(other);
  }

  await page.goto("/settings/account");
  await expect(page.getByText(`You sign in with ${next}`)).toBeVisible();
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill(NEXT);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await other.goto("/settings/account");
  await other.waitForURL(/sign-in/);

  await other.getByLabel("Email").fill(next);
  await other.getByLabel("Password", { exact: true }).fill(NEXT);
  await other.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await other.waitForURL(/settings\/account/);
  await page.goto("/settings/security");
  await expect(page.getByText("This browser")).toHaveCount(1);
  await expect(page.getByText("198.18.").first()).toBeVisible();
  await expectSoundInEveryView(page);
  await page.getByRole("button", { name: /^Sign out Chrom/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: /^Sign out Chrom/ })).toHaveCount(0);
  await other.reload();
  await other.waitForURL(/sign-in/);
  await elsewhere.close();
});

test("two-step sign-in is set up with an app, asks for its code, and a recovery code lets in once", async ({
  page,
}) => {
  const { email, userId } = await makeCreator({ password: PASSWORD });
  await signIn(page, email);
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  const key = (await dialog.getByTitle(/^[A-Z2-7]{32}$/).getAttribute("title")) ?? "";
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await dialog.getByLabel("Code that the app shows now").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("is not the code that the app shows now")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Code that the app shows now").fill(codeNow(key));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
  await expectAccessible(page);
  const recovery = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 recovery codes left")).toBeVisible();
  await expectSoundInEveryView(page);

  await page.context().clearCookies();
  await page.goto("/sign-in/code");
  await page.waitForURL(/\/sign-in$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/sign-in\/code/);
  await expectSoundInEveryView(page);
  // the code that turned it on is spent
  await page.getByLabel("Six-digit code").fill("111111");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("is wrong, or was used already")).toBeVisible();
  await page.goto("/settings/security");
  await page.waitForURL(/\/sign-in\?/);
  await page.goto("/sign-in/code?next=/settings/security");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/settings\/security/);
  await expect(page.getByText("9 of 10 recovery codes left")).toBeVisible();

  await makeStale(userId);
  // as if half a minute had passed: the code that turned it on counts once
  await database().update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, userId));
  await page.getByRole("button", { name: /^Turn off/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn it off" }).click();
  const proof = page.getByRole("dialog", { name: "Is it still you?" });
  await proof.getByLabel(/Code of your authenticator/).fill(codeNow(key));
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Two-step sign-in is off")).toBeVisible();
});

test("an account takes a copy of everything, leaves, is in no face at once, and comes back", async ({ page }) => {
  const { email, handle, userId } = await makeCreator({ password: PASSWORD });
  await signIn(page, email);
  await page.goto("/settings/account");
  await makeStale(userId);
  await page.getByRole("button", { name: "Download" }).click();
  const saved = page.waitForEvent("download");
  await proveByPassword(page);
  const archive = await readFile(await (await saved).path());
  const held = unzipSync(archive);
  expect(Object.keys(held)).toEqual(expect.arrayContaining(["README.txt", "account-1.json", "profile-1.json"]));
  expect(JSON.parse(strFromU8(held["profile-1.json"] ?? new Uint8Array()))).toMatchObject([{ handle }]);
  await makeStale(userId);
  const link = await page.request.get("/settings/account/archive");
  expect(link.status(), "the link alone asks for a fresh sign-in too").toBe(403);

  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
  await proveByPassword(page);
  await expect(page.getByText(/Your account will be deleted on/).first()).toBeVisible();
  await expectSoundInEveryView(page);
  for (const path of [`/${handle}`, `/api/v1/profiles/${handle}`, `/${handle}/agent.json`])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.goto("/studio");
  await page.waitForURL(/\/settings/);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays")).toBeVisible();
  expect((await page.request.get(`/${handle}`)).status()).toBe(200);
});

test("what is typed before the sign-in's scripts are there stays, and is sent once they are", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/sign-in?next=/saved", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  arrive();
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/saved", { timeout: 20_000 });
});
