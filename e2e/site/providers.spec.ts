import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { identities, profiles, users } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectSoundInEveryView } from "../soundness";

// the service is started with the providers of bin/local-provider
test.describe.configure({ timeout: 90_000 });
test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** Signs in at the local provider, and lets the service know who it is. */
async function allowAt(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  const name = page.locator('input[name="login"]');
  if (await name.isVisible()) {
    await name.fill(email);
    await page.locator('input[name="password"]').fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
  }
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Ends the link, on a page that may have come this moment: nothing listens to its buttons then. */
async function unlink(page: Page, name: string): Promise<void> {
  const yes = page.getByRole("alertdialog").getByRole("button", { name: "Unlink" });
  await expect(async () => {
    await page.getByRole("button", { name: `Unlink ${name}` }).click();
    await expect(yes).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await yes.click();
}

const somebody = () => `${newId("usr").slice(-12).toLowerCase()}@example.com`;

for (const [name, provider] of [
  ["GitHub", "github"],
  ["Google", "google"],
] as const)
  test(`a creator signs up with ${name}, and comes back`, async ({ page }) => {
    const email = somebody();
    const handle = `from-${email.slice(0, 12)}`;
    await page.goto("/sign-up?as=creator");
    await expectSoundInEveryView(page);
    await page.getByRole("button", { name: `Continue with ${name}` }).click();
    await allowAt(page, email);
    await page.waitForURL(/\/settings\?become=creator/);
    await page.getByLabel("Handle").fill(handle);
    await page.getByRole("form", { name: "Become a creator" }).getByRole("button").click();
    await expect(page.getByRole("link", { name: "View profile" })).toBeVisible();
    const [user] = await database().select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    const [page_] = await database().select().from(profiles).where(eq(profiles.handle, handle));
    expect(page_?.userId).toBe(user?.id);

    await page.context().clearCookies();
    await page.goto("/sign-in?next=/settings/security");
    await page.getByRole("button", { name: `Continue with ${name}` }).click();
    await allowAt(page, email);
    await page.waitForURL(/\/settings\/security/);
    await unlink(page, name);
    await expect(page.getByText("is your only way to sign in")).toBeVisible();
    expect(await database().$count(identities, eq(identities.provider, provider))).toBeGreaterThan(0);
  });

test("an account with a password is not entered by its address alone: its owner signs in, links, and unlinks", async ({
  page,
}) => {
  const email = somebody();
  await makeCreator({ email, password: PASSWORD });
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email));
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  await allowAt(page, email);
  await page.waitForURL(/\/sign-in\?error=conflict/);
  await expect(page.getByText("has an account here already")).toBeVisible();
  await expectAccessible(page);

  await signIn(page, email);
  await page.goto("/settings/security");
  const link = page.getByRole("button", { name: "Link GitHub", exact: true });
  // the provider knows the person and what they allowed already: the way there and back asks nothing
  await expect(async () => {
    // pressed again where the first press came to nothing, as a person would
    if (await link.isEnabled({ timeout: 1_000 }).catch(() => false)) await link.click({ timeout: 1_000 });
    await expect(page.getByRole("button", { name: "Unlink GitHub" })).toBeVisible();
  }).toPass({ timeout: 40_000 });
  await expectSoundInEveryView(page);
  await page.context().clearCookies({ name: /next-auth|guildhall/ });
  await page.goto("/sign-in?next=/settings/security");
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  await page.waitForURL(/\/settings\/security/);
  await unlink(page, "GitHub");
  await expect(page.getByText("GitHub is unlinked")).toBeVisible();
  const kinds = (await mailsTo(email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["identity_linked", "identity_unlinked", "signed_in_anew"]));
});

test("an address that the provider has not proved opens nothing", async ({ page }) => {
  const email = `${newId("usr").slice(-12).toLowerCase()}@unproved.example`;
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await allowAt(page, email);
  await page.waitForURL(/\/sign-in\?error=invalid_request/);
  await expect(page.getByText("not confirmed yet")).toBeVisible();
  expect(await database().$count(users, eq(users.email, email))).toBe(0);
});

test("terms that have changed are asked for on every page, until they are agreed to", async ({ page }) => {
  const { email, userId } = await makeCreator({ password: PASSWORD });
  await database().update(users).set({ termsVersion: "2020-01-01" }).where(eq(users.id, userId));
  await signIn(page, email);
  await page.goto("/studio");
  const asked = page.getByRole("complementary", { name: "New terms" });
  await expect(asked).toBeVisible();
  await expectSoundInEveryView(page);
  await asked.getByRole("button", { name: "I agree" }).click();
  await expect(asked).toHaveCount(0);
  await page.goto("/");
  await expect(asked).toHaveCount(0);
});
