import { makeCreator } from "@/db/factories";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView } from "../soundness";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("an agent is made, shows its plan, runs, is changed and archived", async ({ page }) => {
  test.setTimeout(90_000); // its run waits for the worker
  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  await page.goto("/developers/agents");
  await page.getByRole("link", { name: "Create your first agent" }).click();
  await page.waitForURL("/developers/agents/new");

  for (const name of [/^Find creators/, /^Read a creator/, /^List a creator/]) {
    await page.getByRole("checkbox", { name }).uncheck({ force: true });
  }
  await page.getByLabel("Steps").fill("0");
  await page.getByRole("button", { name: "Create agent" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByText("This must not be empty")).toBeVisible();
  await expect(page.getByText("Choose at least one tool")).toBeVisible();
  await expect(page.getByText("This must be at least 1")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Name").fill("Scout");
  await page.getByLabel("Steps").fill("5");
  for (const name of [/^Find creators/, /^Read a creator/]) {
    await page.getByRole("checkbox", { name }).check({ force: true });
  }
  await page.getByRole("button", { name: "Create agent" }).click();
  await page.waitForURL(/\/developers\/agents\/agent_/);
  await expect(page.getByText("No runs yet")).toBeVisible();

  const task = page.getByRole("textbox", { name: "Task" });
  await task.fill("Find a brand designer");
  await page.getByRole("button", { name: "Show the plan" }).click();
  await expect(page.getByRole("heading", { name: "The plan" })).toBeVisible();
  await expectAccessible(page);
  await task.fill("Find a brand designer");
  await page.getByRole("button", { name: "Start run" }).click();
  await page.waitForURL(/\/developers\/agents\/runs\/run_/);
  await expect(page.getByText("Succeeded")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("heading", { name: "Answer" })).toBeVisible();
  await page.getByText("Result", { exact: true }).first().click();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Scout" }).click();
  await expect(
    page.getByRole("table", { name: "Runs" }).getByRole("link", { name: "Find a brand designer" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Name").fill("Scout the second");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Scout the second" })).toBeVisible();

  const archive = page.getByRole("button", { name: /^Archive/ });
  await archive.click();
  const question = page.getByRole("alertdialog");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(archive).toBeFocused();
  await archive.click();
  await question.getByRole("button", { name: "Archive agent" }).click();
  await expect(page.getByText("This agent is archived.")).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("button", { name: "Start run" })).toBeVisible();
});

test("an account that sells nothing makes an agent, says what it may spend, and its key runs it over REST", async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  await page.goto("/sign-up");
  await page.getByText("To hire", { exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Sam Rivera");
  await page.getByLabel(/e-?mail/i).fill(`${freshWord("buyer-")}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-up"));
  await page.goto("/developers/agents");
  await page.getByRole("link", { name: "Create your first agent" }).click();
  await page.waitForURL("/developers/agents/new");
  await expect(page.getByRole("checkbox", { name: /get_my_analytics/ })).toHaveCount(0);
  await page.getByLabel("Name").fill("Shopper");
  await page.getByRole("button", { name: "Create agent" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shopper" })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  await page.getByRole("button", { name: "Set limits" }).click();
  await page.getByLabel("Most for one order, $").fill("200");
  await page.getByLabel("Most in a month, $").fill("500");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /limits/ })
    .click();
  await expect(page.getByText("$0 of $500 used this month", { exact: false })).toBeVisible();
  await expectSoundInEveryView(page);

  await page.goto("/developers/keys?create=true");
  const dialog = page.getByRole("dialog");
  if (!(await dialog.isVisible()))
    await page
      .getByRole("button", { name: /create/i })
      .first()
      .click();
  await dialog.getByLabel(/name/i).first().fill("Server");
  for (const scope of [/agents:read/, /agents:write/])
    await dialog.getByRole("checkbox", { name: scope }).check({ force: true });
  await dialog.getByRole("button", { name: /create/i }).click();
  const token = await page
    .getByText(/^gh_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/)
    .first()
    .textContent();
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": "once" };
  expect(await (await api.get("/api/v1/agents", { headers })).json()).toMatchObject({
    data: [{ id, name: "Shopper" }],
  });
  const run = await api.post(`/api/v1/agents/${id}/runs?sync=true`, { headers, data: { input: "Find a designer" } });
  expect(await run.json()).toMatchObject({ agent_id: id, status: "SUCCEEDED" });
  expect(await (await api.get("/api/v1/account", { headers })).json()).toMatchObject({
    quota: { agent_runs: { used: 1 } },
  });
});
