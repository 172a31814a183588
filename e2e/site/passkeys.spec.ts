import { eq } from "drizzle-orm";
import type { CDPSession, Page } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { passkeys, sessions } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectSoundInEveryView } from "../soundness";

test.describe.configure({ timeout: 90_000 });
test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** A device with a finger reader, which Chromium plays (DevTools protocol, WebAuthn). It answers only when `present` says so. */
async function device(page: Page): Promise<{ present: (on: boolean) => Promise<void>; cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId: id } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const present = (enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled }).then(() => undefined);
  return { present, cdp, id };
}

test("a stranger signs up with a passkey, and comes back with it", async ({ page }) => {
  const { present } = await device(page);
  const handle = `key-${newId("usr").slice(-12).toLowerCase()}`;
  await page.goto("/sign-up?as=creator");
  await page.getByLabel("Name").fill("Robin Ashby");
  await page.getByLabel("Handle").fill("admin");
  await page.getByLabel("Email").fill(`${handle}@example.com`);
  const open = page.getByRole("button", { name: /Use a passkey instead/ });
  await open.click();
  await expect(page.getByText("is reserved")).toBeVisible();
  await expectSoundInEveryView(page);
  await page.getByLabel("Handle").fill(handle);
  await open.click();
  await page.waitForURL(/\/studio$/);
  await page.goto("/settings/security");
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(1);

  await present(false);
  await page.context().clearCookies();
  await page.goto("/sign-in?next=/settings/security");
  await expectSoundInEveryView(page);
  await present(true);
  await page.getByRole("button", { name: "Use a passkey", exact: true }).click();
  await page.waitForURL(/\/settings\/security/);
  await expect(page.getByText(/last used/)).toBeVisible();
});

test("a passkey is offered in the email field of the sign-in page", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  const { present } = await device(page);
  await signIn(page, email);
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/^Passkey “.*” added/)).toBeVisible();
  await present(true);
  await page.context().clearCookies();
  await page.goto("/sign-in?next=/settings/security");
  // who picks it from the list that the field shows is signed in: no button
  await page.waitForURL(/\/settings\/security/);
});

test("a person adds a passkey, is asked for it before it goes, and a mail tells both", async ({ page }) => {
  const { email, userId } = await makeCreator({ password: PASSWORD });
  await device(page);
  await signIn(page, email);
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/^Passkey “.*” added/)).toBeVisible();
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("The work laptop");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The work laptop", { exact: true }).first()).toBeVisible();
  await expectSoundInEveryView(page);
  // the device makes no second one for the same account
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/has a passkey for your account already/)).toBeVisible();

  const at = new Date(Date.now() - 3_600_000);
  await database().update(sessions).set({ provedAt: at, createdAt: at }).where(eq(sessions.userId, userId));
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const proof = page.getByRole("dialog", { name: "Is it still you?" });
  await expect(proof.getByLabel("Your password", { exact: true })).toBeVisible();
  await proof.getByRole("button", { name: "Use a passkey", exact: true }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  expect(await database().$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  const kinds = (await mailsTo(email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["passkey_added", "passkey_removed"]));
});
