import { expect, freshAddress, test } from "../fixtures";
import { codeNow } from "./authenticator";
import { hold, holdAction, picture, signedIn } from "./holding";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("an app is not registered while its logo is on its way, nor its secret shown to nobody", async ({ page }) => {
  await signedIn(page, "/developers/apps?new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ledger");
  await dialog
    .getByRole("textbox", { name: /redirect/i })
    .first()
    .fill("https://ledger.example.com/back");
  const go = await hold(page, "**/studio/media");
  await dialog.getByLabel(/A logo: choose/).setInputFiles(await picture("logo.png"));
  const register = dialog.getByRole("button", { name: "Register app" });
  await expect(register).toBeDisabled();
  go();
  await expect(dialog.getByLabel(/Another logo/)).toBeAttached();
  const sent = await holdAction(page);
  await register.click();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  sent();
  await expect(dialog.getByRole("heading", { name: "Your app's client secret" })).toBeVisible();
});

test("an API key that is made while somebody presses Escape is shown, and so is the one that replaces it", async ({
  page,
}) => {
  await signedIn(page, "/developers/keys?new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Server");
  for (const name of ["Create key", "Rotate key"]) {
    const sent = await holdAction(page);
    if (name === "Rotate key") await page.getByRole("button", { name: "Rotate Server" }).click();
    await dialog.getByRole("button", { name }).click();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await page.keyboard.press("Escape");
    sent();
    await dialog.getByRole("button", { name: "I have copied it" }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test("two-step sign-in that is turned on while somebody presses Escape shows its recovery codes", async ({ page }) => {
  await signedIn(page, "/settings/security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  const key = (await dialog.getByTitle(/^[A-Z2-7]{32}$/).getAttribute("title")) ?? "";
  await dialog.getByLabel("Code that the app shows now").fill(codeNow(key));
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  const sent = await holdAction(page);
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await page.keyboard.press("Escape");
  sent();
  await expect(codes).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("button", { name: "New recovery codes" }).click();
  const again = await holdAction(page);
  await page.getByRole("button", { name: "Make new ones" }).click();
  await expect(page.getByRole("button", { name: "Keep the old ones" })).toBeDisabled();
  await page.keyboard.press("Escape");
  again();
  await expect(codes).toHaveCount(10);
});

test("a picture that is being cut is put on the profile only by a dialog that stays", async ({ page }) => {
  await signedIn(page, "/settings");
  await page.getByLabel("Your picture: choose, drop or paste").setInputFiles(await picture("me.png"));
  const dialog = page.getByRole("dialog", { name: "Your picture" });
  const use = dialog.getByRole("button", { name: "Use this picture" });
  await expect(use).toBeEnabled();
  const go = await hold(page, "**/studio/media");
  await use.click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  go();
  await expect(page.getByText("Your picture is on your profile")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
