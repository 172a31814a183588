import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeCreator } from "@/db/factories";
import { verifyWebhook } from "@/lib/clients/sdk/index";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";
import { PASSWORD, signIn } from "./person";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("a newcomer without a server sees a first delivery in the built-in inbox, and the catalogue", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  await page.goto("/developers/webhooks");
  await page.getByRole("link", { name: "orders, reviews and posts" }).click();
  await expect(page.getByRole("heading", { name: "post.created", exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto("/developers/webhooks");
  await page.getByRole("button", { name: "Try the built-in inbox" }).click();
  await page.waitForURL(/\/developers\/webhooks\/whe_/);
  await expect(page.getByText("Waiting for a first delivery")).toBeVisible();
  await page.getByRole("button", { name: "Send test event" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Event" }).selectOption("order.paid");
  await dialog.getByRole("button", { name: "Send event" }).click();
  await expect(page.getByText("Signature verified")).toBeVisible();
  await page.getByText("Signature verified").click();
  await expect(page.getByText('"type": "order.paid"')).toBeVisible();
  await expect(page.getByRole("table", { name: "Deliveries" }).getByText("Delivered")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test("an endpoint that fails is looked into, repaired and replayed, without a reload", async ({ page }) => {
  test.setTimeout(90_000); // many steps, some of which wait for the page to look again
  const received: { body: string; headers: Record<string, string> }[] = [];
  let status = 503;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(status, { "x-why": "testing" }).end(`answered ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

  const creator = await makeCreator({ password: PASSWORD });
  await signIn(page, creator.email);
  await page.goto("/developers/webhooks?new=1");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "URL" }).fill(url);
  await dialog.getByRole("button", { name: "Add endpoint" }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await page.getByRole("link", { name: url }).click();
  await page.waitForURL(/\/developers\/webhooks\/whe_/);

  await page.getByRole("button", { name: "Edit" }).click();
  await dialog.getByRole("button", { name: "Add header" }).click();
  await dialog.getByLabel("Name of new header 1").fill("Host");
  await dialog.getByLabel("Value of new header 1").fill("t0p-s3cret");
  await dialog.getByRole("button", { name: "Save endpoint" }).click();
  await expect(dialog.getByText(/choose another name/)).toBeVisible();
  await dialog.getByLabel("Name of new header 1").fill("X-Api-Key");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save endpoint" }).click();
  await expect(page.getByText("X-Api-Key")).toBeVisible();

  await page.getByRole("button", { name: "Send test event" }).click();
  await dialog.getByRole("button", { name: "Send event" }).click();
  await expect(page.getByText("Retrying")).toBeVisible();
  await page.getByRole("table").getByRole("link", { name: "ping" }).click();
  await page.waitForURL(/\/deliveries\/del_/);
  await expect(page.getByText("answered 503")).toBeVisible();
  await expect(page.getByText("x-why: testing")).toBeVisible();
  await expect(page.getByText(/X-Api-Key: •+/)).toBeVisible();
  await expect(page.getByText(/^in \d+ s$/)).toBeVisible();
  expect(await page.content()).not.toContain("t0p-s3cret");
  await expectAccessible(page);
  await expectNoOverflow(page);

  status = 200;
  const failed = page.url();
  await page.getByRole("button", { name: "Replay" }).click();
  await page.waitForURL((to) => to.href !== failed);
  await expect(page.getByText("Delivered")).toBeVisible();
  const [first, replay] = received;
  expect(replay?.body).toBe(first?.body);
  expect(replay?.headers["x-api-key"]).toBe("t0p-s3cret");
  expect(await verifyWebhook(replay?.body ?? "", replay?.headers ?? {}, secret)).toMatchObject({ type: "ping" });

  await page.getByRole("link", { name: "All its deliveries" }).click();
  await page.waitForURL(/event_id=evt_/);
  await page.getByLabel("State").selectOption("SUCCEEDED");
  await page.waitForURL(/state=SUCCEEDED/);
  // the first delivery may have been retried meanwhile
  const replays = page.getByRole("row").filter({ hasText: "Replay" });
  await expect(replays).toHaveCount(1);
  await replays.getByRole("checkbox").check({ force: true });
  await page.getByRole("button", { name: "Replay selected" }).click();
  await expect(page.getByText("1 delivery replayed")).toBeVisible();
  await expect(replays).toHaveCount(2);

  await page.getByRole("button", { name: /Rotate secret/ }).click();
  await dialog.getByRole("button", { name: "Rotate secret" }).click();
  await expect(dialog.getByText(/^whsec_/)).not.toHaveText(secret);
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expect(page.getByText(/Former ones sign too/)).toBeVisible();

  await page.getByRole("button", { name: "Recover" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Recover" }).click();
  await expect(page.getByText("Nothing failed in that time")).toBeVisible();

  await page.getByRole("button", { name: /^Disable/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable endpoint" }).click();
  await expect(page.getByText("You disabled this endpoint.")).toBeVisible();
  await page.getByRole("button", { name: "Enable" }).click();
  await expect(page.getByText("You disabled this endpoint.")).toHaveCount(0);
  server.closeAllConnections();
  server.close();
});
