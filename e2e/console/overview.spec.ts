import { makeApiKey, makeCreator } from "@/db/factories";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { expectAccessible, expectNoOverflow, VIEWS } from "../soundness";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

for (const view of VIEWS) {
  test.describe(`${view.width} px, ${view.colorScheme}`, () => {
    test.use({ viewport: { width: view.width, height: 900 }, colorScheme: view.colorScheme });

    test("begins empty, ticks what was really done, and draws real calls", async ({ page, api }) => {
      const creator = await makeCreator({ password: PASSWORD });
      await signIn(page, creator.email);
      await page.goto("/developers");
      await expect(page.getByText("Your traffic will be here")).toBeVisible();
      await expect(page.getByText("0 of 6 done")).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const key = await makeApiKey(creator.profileId, ["identity:read"]);
      const headers = { authorization: `Bearer ${key.token}` };
      for (let i = 0; i < 3; i++) await api.get("/api/v1/me", { headers });
      await api.get("/api/v1/webhooks/endpoints", { headers });
      const chart = page.getByRole("figure", { name: "Requests by status" });
      const drawn = chart.getByRole("img", { name: /4 requests in 24 hours: 3 with 2xx, .* 1 with 4xx/ });
      await expect(async () => {
        await page.reload();
        await expect(drawn).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByText("2 of 6 done")).toBeVisible();
      await expect(page.getByText("Create a key (done)")).toBeVisible();

      await chart.getByText("Show as a table").click();
      await expect(chart.getByRole("table").getByRole("row").last()).toContainText("31");
      await expect(
        page.getByRole("figure", { name: "Latency" }).getByRole("img", { name: /Half of the requests/ }),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      for (const range of ["7 days", "30 days"]) {
        await page.getByRole("link", { name: range }).click();
        await expect(page.getByRole("img", { name: new RegExp(`4 requests in ${range}`) })).toBeVisible();
        await expectNoOverflow(page);
      }
      await page.getByRole("link", { name: "GET /api/v1/webhooks/endpoints" }).click();
      await expect(page.getByRole("dialog")).toContainText("insufficient_scope");
    });
  });
}

test("a stranger who builds is shown what there is, and comes from there to the first steps", async ({ page }) => {
  await page.goto("/developers");
  await expect(
    page.getByRole("heading", { level: 1, name: "Let your agent hire people for real work." }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("radio", { name: /^To build/ })).toBeChecked();
  await page.getByLabel("Name", { exact: true }).fill("Sam Rivera");
  await page.getByLabel("Email").fill(`${freshWord("builds-")}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("/developers");
  await expect(page.getByText("0 of 5 done")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Test mode" })).toBeChecked();
  await expect(page.getByText("export GUILDHALL_TOKEN=gh_test_…")).toBeVisible();

  const order = page.getByRole("form", { name: "Make a test order" });
  await order.getByLabel("A test order, up to").selectOption("order.created");
  await order.getByRole("button", { name: "Make order" }).click();
  // an order is many steps: on a busy machine they take their time
  await expect(order.getByRole("status")).toContainText(/^Made ord_/, { timeout: 30_000 });
  const clock = page.getByRole("form", { name: "Move the test clock" });
  await clock.getByRole("button", { name: "Move the clock" }).click();
  await expect(clock.getByRole("status")).toContainText("Moved orders: 1.", { timeout: 30_000 });
  await expectAccessible(page);
  await expectNoOverflow(page);
});
