import sharp from "sharp";
import { makeCreator } from "@/db/factories";
import { consenting, makeApp, makeTokens } from "@/db/factories/oauth";
import { expect, freshAddress } from "../fixtures";
import { expectSoundInEveryView, OPENED } from "../soundness";
import { test } from "./oauth-app";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const square = () =>
  sharp({ create: { width: 128, height: 128, channels: 3, background: "#0a5" } })
    .png()
    .toBuffer();

test("the pages that act for a person cannot be framed, nor their forms forged", async ({ page, baseURL, meet }) => {
  const { app } = await meet();
  for (const address of [await app.authorizationUrl(), "/settings/apps", "/developers/apps"]) {
    const headers = (await page.goto(address))?.headers();
    expect(headers?.["x-frame-options"]).toBe("DENY");
    expect(headers?.["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers?.["referrer-policy"]).toBe("same-origin");
    expect(headers?.["cache-control"]).toContain("no-store");
  }
  await page.goto(await app.authorizationUrl());
  const action = await page.locator("input[name^='$ACTION']").first().getAttribute("name");
  const request = new URL(page.url()).search.slice(1);
  const multipart = { [String(action)]: "", request, decision: "approve" };
  const send = (origin: string) => page.request.post(page.url(), { headers: { origin }, multipart, maxRedirects: 0 });
  const forged = await send("https://evil.example");
  await page.goto("/settings/apps");
  await expect(page.getByText("No app is connected")).toBeVisible();
  expect(forged.status()).toBe(403);
  await page.goto(await app.authorizationUrl());
  expect((await send(String(baseURL))).headers().location, "the same form from our own page").toContain("code=");
});

test("an app has one endpoint for everybody who lets it in", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  const { clientId } = await makeApp({ source: "console", profileId: creator.profileId, name: "Planner" });
  await page.goto(`/developers/apps/${clientId}`);
  await page.getByRole("button", { name: "Add endpoint" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "URL" }).fill("https://example.com/hooks");
  await dialog.getByRole("button", { name: "Add endpoint" }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expectSoundInEveryView(page, () =>
    expect(page.getByRole("link", { name: "https://example.com/hooks" })).toBeVisible(),
  );
  await page.getByRole("link", { name: "https://example.com/hooks" }).click();
  await page.waitForURL(/\/developers\/webhooks\/whe_/);
  await expect(page.getByRole("link", { name: "your app" })).toHaveAttribute("href", `/developers/apps/${clientId}`);
});

test("an app is changed, gets a new secret, and is disabled", async ({ page, start }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  const kept = { source: "console", profileId: creator.profileId, authMethod: "client_secret_basic" } as const;
  const { clientId, secret } = await makeApp({ ...kept, name: "Planner" });
  await page.goto(`/developers/apps/${clientId}`);
  await page.getByLabel("Name").fill("Diary");
  await page.getByLabel(/Website/).fill("diary.example");
  await page.getByRole("button", { name: "Save app" }).click();
  await expect(page.getByLabel(/Website/)).toBeFocused();
  await page.getByLabel(/Website/).fill("https://diary.example");
  await page.getByRole("button", { name: "Save app" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Diary" })).toBeVisible();

  const logo = page.locator("main img[src*='/media/']");
  await page
    .getByLabel(/A logo: choose/)
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await square() });
  await expect(logo).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes(clientId),
  );
  await page.getByRole("button", { name: "Save app" }).click();
  await saved;
  await page.goto("/developers/apps");
  await expect(logo, "the logo in the list of apps").toBeVisible();
  const asking = await start(clientId, secret);
  await page.goto(await asking.authorizationUrl());
  await expect(logo, "the logo where access is asked for").toBeVisible();
  await page.goto(`/developers/apps/${clientId}`);

  await page.getByRole("button", { name: "Rotate secret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rotate secret" }).click();
  const fresh = (await page.getByText(/^gh_secret_[\w-]{43}$/).textContent()) ?? "";
  expect(fresh).not.toBe(secret);
  await page.getByRole("button", { name: "I have copied it" }).click();
  await expect(page.getByText(`${fresh.slice(0, 14)}…`)).toBeVisible();

  await page.getByRole("button", { name: "Disable app" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable app" }).click();
  await expect(page.getByText("This app was disabled.")).toBeVisible();
  await page.goto("/developers/apps?show=disabled");
  await expect(page.getByRole("link", { name: "Diary" })).toBeVisible();
  const app = await start(clientId, fresh);
  await page.goto(await app.authorizationUrl());
  await expect(page.getByRole("heading", { name: "The app is not known" })).toBeVisible();

  const stranger = await makeApp({ name: "Another's" });
  await page.goto(`/developers/apps/${stranger.clientId}`);
  await expect(page.getByText("There is nothing at this address")).toBeVisible();
});

test.describe("in every view", () => {
  test.use(OPENED);

  test("the pages are accessible and fit", async ({ page, meet }) => {
    const { creator, clientId, app } = await meet();
    const long = `https://${"a-long-label.".repeat(8)}example/${"path/".repeat(20)}`;
    const parts = { source: "console", profileId: creator.profileId, authMethod: "client_secret_basic" } as const;
    const own = await makeApp({ ...parts, name: "W".repeat(80), redirectUris: [long] });
    const look = async (address: string, sign: string) => {
      await page.goto(address);
      await expectSoundInEveryView(page, () =>
        expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible(),
      );
    };
    await look("/settings/apps", "No app is connected");
    await makeTokens(await consenting({ ...creator }), { scopes: ["identity:read", "posts:write"] });
    await look("/settings/apps", "An app for a test");
    await look(await app.authorizationUrl(), "Planner");
    await look(`/oauth/authorize?${query(own.clientId, long)}`, "W".repeat(80));
    await look("/developers/apps?new=1", "Register an app");
    await look("/developers/apps", "Confidential");
    await look(`/developers/apps/${own.clientId}`, "Get a first token");
    expect(clientId).not.toBe(own.clientId);
  });
});

function query(client_id: string, redirect_uri: string): URLSearchParams {
  const code_challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
  const fixed = { response_type: "code", code_challenge_method: "S256" };
  return new URLSearchParams({ ...fixed, client_id, redirect_uri, code_challenge });
}
