import type { Browser, Page } from "playwright/test";
import { makeCreator } from "@/db/factories";
import { CALLBACK, makeApp } from "@/db/factories/oauth";
import { expect, freshAddress, freshWord } from "../fixtures";
import { expectAccessible } from "../soundness";
import { test } from "./oauth-app";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const question = (page: Page, app = "Planner") => page.getByRole("heading", { name: `Allow ${app} to act for you?` });

test("an app is registered, let in, used, and shut out", async ({ page, api, start }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  await page.goto("/developers/apps");
  await page.getByRole("button", { name: "Register app" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Studio planner");
  const uris = dialog.getByLabel("Redirect URIs");
  await uris.fill(`${CALLBACK}\nhttp://planner.example/cb`);
  await expect(dialog.getByText("“http://planner.example/cb”: must be https")).toBeVisible();
  await dialog.getByRole("button", { name: "Register app" }).click();
  await expect(uris).toBeFocused();
  await uris.fill(CALLBACK);
  await expect(dialog.getByText("This one is in order.")).toBeVisible();
  await dialog.getByRole("button", { name: "Register app" }).click();
  const secret = (await dialog.getByText(/^gh_secret_[\w-]{43}$/).textContent()) ?? "";
  const clientId = (await dialog.getByText(/^oac_[0-9a-z]{26}$/).textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await page.waitForURL(`**/developers/apps/${clientId}`);
  await expect(page.getByText(`--data-urlencode 'redirect_uri=${CALLBACK}'`)).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  const app = await start(clientId, secret);
  await page.goto(await app.authorizationUrl());
  await expect(question(page, "Studio planner")).toBeVisible();
  await expect(page.getByText("Publish, edit and delete posts in your name")).toBeVisible();
  await expect(page.getByRole("main").getByText(creator.email)).toBeVisible();
  await expect(page.getByText(new URL(app.redirectUri).host)).toBeVisible();
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL(`${app.redirectUri}?**`);
  const { access_token, scope } = await app.redeem();
  expect(scope).toBe("identity:read posts:write");
  const me = () => api.get("/api/v1/me", { headers: { authorization: `Bearer ${access_token}` } });
  expect(await (await me()).json()).toMatchObject({ handle: creator.handle, credential: { client_id: clientId } });

  await page.goto(await app.authorizationUrl());
  await expect(question(page, "Studio planner"), "an earlier yes is no answer to a new question").toBeVisible();

  await page.goto("/settings");
  await page.getByRole("link", { name: "Connected apps" }).click();
  await expect(page.getByRole("heading", { name: "Studio planner" })).toBeVisible();
  await page.getByRole("button", { name: /Revoke/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke access" }).click();
  await expect(page.getByText("No app is connected")).toBeVisible();
  expect((await me()).status()).toBe(401);
});

test("Cancel tells the app so, with its state and our issuer", async ({ page, meet, baseURL }) => {
  const { app } = await meet();
  await page.goto(await app.authorizationUrl());
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(`${app.redirectUri}?**`);
  const { error, state, iss, code } = Object.fromEntries(app.answers.at(-1)?.searchParams ?? []);
  expect({ error, state, iss, code }).toEqual({ error: "access_denied", state: app.state, iss: baseURL });
  await expect(app.redeem()).rejects.toMatchObject({ error: "access_denied" });
});

test("a request that cannot be trusted is shown, and leads nowhere", async ({ page, meet }) => {
  const { app } = await meet();
  const evil = `${app.redirectUri}/elsewhere`;
  for (const [wrong, title] of [
    [{ client_id: "oac_00000000000000000000000000" }, "The app is not known"],
    [{ redirect_uri: evil }, "The app's return address is not known"],
    [{ redirect_uri: "javascript:alert(1)" }, "The app's return address is not known"],
  ] as const) {
    await page.goto(await app.authorizationUrl(wrong));
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("button", { name: "Allow" })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/oauth/authorize");
  }
  await expectAccessible(page);
  expect(app.answers).toEqual([]);
});

test("another fault is told to the app at once", async ({ page, meet }) => {
  const { app } = await meet();
  await page.goto(await app.authorizationUrl({ scope: "everything" }));
  expect(page.url().startsWith(`${app.redirectUri}?`)).toBe(true);
  expect(app.answers.at(-1)?.searchParams.get("error")).toBe("invalid_scope");
});

test("a fault of an app that anyone may have registered leads nowhere unasked", async ({ page, meet }) => {
  const redirect_uri = "https://elsewhere.example/cb";
  const { app } = await meet([redirect_uri]);
  await page.route("https://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "There" }),
  );
  await page.goto(await app.authorizationUrl({ redirect_uri, response_type: "token" }));
  expect(new URL(page.url()).pathname).toBe("/oauth/authorize");
  await expect(page.getByRole("heading", { name: "Planner asked for what cannot be granted" })).toBeVisible();
  await expect(page.getByText("elsewhere.example", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go back to the app" }).click();
  await page.waitForURL("https://elsewhere.example/cb?**");
  expect(new URL(page.url()).searchParams.get("error")).toBe("unsupported_response_type");
});

/** The signed-in person of a page, in a browser that runs no script. */
async function withoutScript(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  return context.newPage();
}

test("the browser goes to the address to the letter, with script and without", async ({
  page,
  browser,
  meet,
  start,
}) => {
  const path = "/cb;v=1/it's";
  const { clientId } = await meet([`http://127.0.0.1${path}`]);
  const app = await start(clientId, undefined, path);
  const plain = await withoutScript(browser, page);
  for (const one of [page, plain]) {
    await one.goto(await app.authorizationUrl(), { waitUntil: "networkidle" });
    await one.getByRole("button", { name: "Allow" }).click();
    await expect(one).toHaveTitle("Back in the app");
    expect(new URL(one.url()).pathname).toBe(path);
    expect(await app.redeem()).toMatchObject({ token_type: "bearer" });
  }
  await plain.goto(await app.authorizationUrl());
  await plain.getByRole("button", { name: "Cancel" }).click();
  await expect(plain).toHaveTitle("Back in the app");
  expect(app.answers.at(-1)?.searchParams.get("error")).toBe("access_denied");
  await plain.context().close();
});

test("an installed app is opened by its scheme, and the page says so", async ({ page, meet }) => {
  const redirect_uri = "com.example.planner:/callback";
  const { app } = await meet([CALLBACK, redirect_uri]);
  await page.goto(await app.authorizationUrl({ redirect_uri }));
  await expect(page.getByText("An app on this device")).toBeVisible();
  const opened = page.waitForRequest((request) => request.url().startsWith(`${redirect_uri}?code=`));
  await page.getByRole("button", { name: "Allow" }).click();
  await opened;
  await expect(page.getByRole("link", { name: "continue by hand" })).toBeVisible();
});

test("a signed-out browser comes back to the request as it was; another account can be chosen", async ({
  page,
  start,
}) => {
  const creator = await makeCreator({ password: PASSWORD });
  const { clientId } = await makeApp({ name: "Planner" });
  const app = await start(clientId);
  const state = `100% "\\ \n / ? & = # + é ; ${"x".repeat(300)}`;
  const url = await app.authorizationUrl({ state });
  await page.goto(url);
  await expect(page.getByText("An app asks for access.")).toBeVisible();
  await signIn(page, creator.email);
  await expect(question(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("state")).toBe(state);

  const other = await makeCreator({ password: PASSWORD });
  await page.getByRole("link", { name: "Switch account" }).click();
  await page.waitForURL(/\/sign-in\?/);
  await signIn(page, other.email);
  await expect(page.getByRole("main").getByText(other.email)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(`${app.redirectUri}?**`);
  expect(app.answers.at(-1)?.searchParams.get("state")).toBe(state);
});

test("someone new opens an account, then a creator's page, and is asked", async ({ page, start }) => {
  const { clientId } = await makeApp({ name: "Planner" });
  const app = await start(clientId);
  const handle = freshWord("new-");
  await page.goto(await app.authorizationUrl());
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByText("To hire", { exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Noor Sayed");
  await page.getByLabel(/e-?mail/i).fill(`${handle}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("this account has no creator's page yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(`${app.redirectUri}?**`);
  expect(app.answers.at(-1)?.searchParams.get("error")).toBe("access_denied");
  await page.goto(await app.authorizationUrl());
  await page.getByLabel("Handle").fill(handle);
  await page.getByRole("button", { name: "Open my page" }).click();
  await expect(page.getByText("Your page is open")).toBeVisible();
  await expect(question(page)).toBeVisible();
});
