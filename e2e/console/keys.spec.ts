import { connectAgent } from "@/bin/story/agent";
import { makeApiKey, makeCreator } from "@/db/factories";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { expectAccessible } from "../soundness";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("a wrong password is refused in words; a signed-out browser is sent to sign in and back", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await page.goto("/developers/keys");
  await page.waitForURL(/\/sign-in\?next=/);
  await page.getByLabel(/e-?mail/i).fill(creator.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page
    .getByRole("main")
    .getByRole("button", { name: /sign in/i })
    .click();
  await expect(page.getByText(/wrong|not match|incorrect/i).first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: /sign in/i })
    .click();
  await page.waitForURL(/\/developers\/keys/);
});

test("a key is made with scopes, shown once, works, and stops when revoked", async ({ page, api }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  await page.goto("/developers/keys");
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /create/i })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/name/i).first().fill("Build server");
  await dialog.getByRole("checkbox", { name: /identity:read/ }).check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /create/i }).click();
  const token = await page
    .getByText(/^gh_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/)
    .first()
    .textContent();
  const me = await api.get("/api/v1/me", { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ handle: creator.handle, scopes: ["identity:read"] });

  await page.goto("/developers/keys");
  expect(await page.content()).not.toContain(token ?? "?");
  await expect(page.getByText("Build server").first()).toBeVisible();
  await page
    .getByRole("button", { name: /revoke/i })
    .first()
    .click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: /revoke/i })
    .click();
  await expect(page.getByText(/revoked/i).first()).toBeVisible();
  await expect
    .poll(async () => (await api.get("/api/v1/me", { headers: { authorization: `Bearer ${token}` } })).status())
    .toBe(401);
});

test("a key is rotated with an overlap: both work, the old one until it ends", async ({ page, api }) => {
  const creator = await makeCreator({ password: PASSWORD });
  const old = await makeApiKey(creator.profileId, ["identity:read"], { name: "Build server" });
  await signIn(page, creator.email);
  await page.goto("/developers/keys");
  await page.getByRole("button", { name: "Rotate Build server" }).click();
  const dialog = page.getByRole("dialog");
  const overlap = dialog.getByLabel(/goes on working/i);
  await expect(overlap).toHaveValue("24");
  await overlap.selectOption("168");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Rotate key" }).click();
  const token = await dialog.getByText(/^gh_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/).textContent();
  for (const valid of [old.token, token]) {
    const me = await api.get("/api/v1/me", { headers: { authorization: `Bearer ${valid}` } });
    expect(me.status()).toBe(200);
  }
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expect(page.getByText(/Ends (in 7 days|next week)/).filter({ visible: true })).toBeVisible();
});

test("a plan's last key is said to be the last, with the way to more", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  for (let i = 0; i < 3; i++) await makeApiKey(creator.profileId);
  await signIn(page, creator.email);
  await page.goto("/developers/keys?new=1");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("One too many");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The Free plan has 3 API keys");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "compare plans" }).click();
  await page.waitForURL(/\/developers\/billing/);
});

test("the discoverability switch hides a creator from agents at once, and shows them again", async ({
  page,
  baseURL,
}) => {
  const skill = freshWord("switchable");
  const creator = await makeCreator({ password: PASSWORD, skills: [skill], mcpDiscoverable: false });
  await signIn(page, creator.email);
  const agent = await connectAgent(baseURL ?? "", { "x-forwarded-for": freshAddress() });
  const found = async () => (await agent.findCreators(skill)).creators.map((c) => c.handle);
  expect(await found()).toEqual([]);
  await page.goto("/settings");
  await expectAccessible(page);
  const toggle = page.getByRole("switch").first();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect.poll(found).toEqual([creator.handle]);
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect.poll(found).toEqual([]);
  await agent.close();
});

test("someone signs up as a creator, edits the profile, and it is public", async ({ page }) => {
  const handle = freshWord("new-");
  await page.goto("/sign-up");
  await page.getByLabel(/^(?:your |full )?name/i).fill("Noor Sayed");
  await page.getByLabel(/e-?mail/i).fill(`${handle}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByText("To offer work").click();
  await page.getByLabel(/handle/i).fill(handle);
  await page
    .getByRole("main")
    .getByRole("button", { name: /create|sign up/i })
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-up"));
  await page.goto("/settings");
  await page.getByLabel(/tagline/i).fill("Hand-set type for small presses");
  await page.getByRole("button", { name: /save/i }).first().click();
  await expect(page.getByText(/saved/i).filter({ visible: true }).first()).toBeVisible();
  await page.goto(`/${handle}`);
  await expect(page.getByText("Hand-set type for small presses").first()).toBeVisible();
});

test("a key's page shows what it asked, and holds it to addresses", async ({ page, api }) => {
  const creator = await makeCreator({ password: PASSWORD });
  const { id, token } = await makeApiKey(creator.profileId, ["identity:read"], { name: "Held key" });
  const me = () => api.get("/api/v1/me", { headers: { authorization: `Bearer ${token}` } });
  expect((await me()).status()).toBe(200);
  await signIn(page, creator.email);
  await page.goto("/developers/keys");
  await page.getByRole("link", { name: "Held key" }).click();
  await page.waitForURL(`**/developers/keys/${id}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("1 requests in 30 days").first()).toBeAttached({ timeout: 500 });
  }).toPass();
  const field = page.getByLabel("Allowed addresses and ranges");
  await field.fill("203.0.113.9/24\nnowhere");
  await page.getByRole("button", { name: "Save addresses" }).click();
  await expect(page.getByText("This must be addresses or ranges", { exact: false })).toBeVisible();
  await field.fill("203.0.113.9/24, 2001:db8::/32");
  await page.getByRole("button", { name: "Save addresses" }).click();
  await expect(page.getByText("Saved: it holds from the next call on")).toBeVisible();
  const refused = await me();
  expect(refused.status()).toBe(403);
  expect((await refused.json()).error).toMatchObject({ code: "address_not_allowed" });
  await page.reload();
  await expect(field).toHaveValue("203.0.113.0/24\n2001:db8::/32");
  await expectAccessible(page);
  await field.fill("");
  await page.getByRole("button", { name: "Save addresses" }).click();
  await expect(async () => expect((await me()).status()).toBe(200)).toPass();
});
