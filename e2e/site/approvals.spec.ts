import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { letIn, test } from "../console/oauth-app";
import { payByCard } from "../console/person";
import { expect, freshAddress } from "../fixtures";
import { expectAccessible, expectSoundInEveryView } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const SCOPE = "purchases:read purchases:write";
const REASON = "Take the small package, and rush it.";

/** An app's own connection to the tool server, in a person's name. */
async function connect(base: string, token: string) {
  const requestInit = { headers: { authorization: `Bearer ${token}`, "x-forwarded-for": freshAddress() } };
  const client = new Client({ name: "planner", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", base), { requestInit }));
  const call = async (name: string, args: Record<string, unknown>) => {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
    if (isError) throw new Error(JSON.stringify(content));
    // biome-ignore lint/suspicious/noExplicitAny: as an agent reads it
    return structuredContent as any;
  };
  const word = async (orderHandle: string) => {
    for (;;) {
      const status = await call("get_order_status", { orderHandle, waitSeconds: 25 });
      if (status.approval.status !== "WAITING") return status;
    }
  };
  return { call, word, close: () => client.close() };
}

test("an app orders, the person refuses with a reason, it orders otherwise, the person pays, and the app hears of it", async ({
  page,
  baseURL,
  meet,
}) => {
  const base = baseURL ?? "";
  const seller = await makeCreator({ mcpDiscoverable: true, displayName: "Harbour Type" });
  const product = await makeProduct(seller.profileId, { sellable: true });
  const { app } = await meet();
  const agent = await connect(base, await letIn(page, app, { scope: SCOPE, resource: `${base}/api/mcp` }));
  const order = { handle: seller.handle, productId: product.id, tierId: "standard", brief: "A mark for a bakery." };

  const first = await agent.call("create_order", order);
  const answered = agent.word(first.order_handle);
  await page.goto("/approvals");
  const card = page.getByRole("article", { name: /./ });
  await expect(card).toContainText("Planner");
  await expect(card).toContainText("A mark for a bakery.");
  await expect(card).toContainText("of $600");
  await expect(page.getByRole("button", { name: /Account of .*, 1 to approve/ })).toBeVisible();
  await expectSoundInEveryView(page);
  await card.getByRole("button", { name: "Refuse" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/Why/).fill(REASON);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("Nothing waits for you")).toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByRole("region", { name: "Decided before" })).toContainText("Prepared by Planner");
  await expectSoundInEveryView(page);
  const refused = await answered;
  expect(refused).toMatchObject({ stage: "expired", approval: { status: "REFUSED", reason: REASON } });

  const second = await agent.call("create_order", order);
  const waiting = agent.word(second.order_handle);
  await page.goto(`/approvals`);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await payByCard(page, { keep: true });
  expect(await waiting).toMatchObject({ paid: true, approval: { kind: "checkout", status: "APPROVED" } });

  // the next one takes a click
  const third = await agent.call("create_order", order);
  const paying = agent.word(third.order_handle);
  await page.goto("/approvals");
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await expect(page.getByLabel("Visa ending in 4242")).toBeChecked();
  await expect(page.getByLabel("Card number")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^pay/i }).click();
  await page.waitForURL(/\/thanks/);
  expect(await paying).toMatchObject({ paid: true });
  await agent.close();
});

test("a person changes what an app prepared, sees what it costs and leaves, and pays that", async ({
  page,
  baseURL,
  meet,
}) => {
  const base = baseURL ?? "";
  const seller = await makeCreator({ mcpDiscoverable: true, displayName: "Harbour Type" });
  const product = await makeProduct(seller.profileId, { sellable: true });
  const { app } = await meet();
  const agent = await connect(base, await letIn(page, app, { scope: SCOPE, resource: `${base}/api/mcp` }));
  const order = { handle: seller.handle, productId: product.id, tierId: "standard", brief: "A mark for a bakery." };
  const { order_handle } = await agent.call("create_order", order);

  await page.goto("/approvals");
  await page.getByRole("link", { name: "Change", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Change what Planner prepared/ })).toBeVisible();
  const form = page.getByRole("form", { name: "Change the order" });
  await expect(form).toContainText("$400 of $600 would be left");
  await expectSoundInEveryView(page);
  // looking changes nothing
  await page.goto("/approvals");
  await expect(page.getByText("You changed it")).toBeHidden();
  await page.getByRole("link", { name: "Change", exact: true }).click();

  await form.getByRole("radio", { name: /Premium/ }).check();
  await form.getByRole("checkbox", { name: /Rush/ }).check();
  await expect(form.locator("dl")).toContainText("$425");
  await expect(form).toContainText("may cost at most $400");
  await expectSoundInEveryView(page);
  await form.getByRole("button", { name: "Change it, pay later" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "Nothing was changed" })).toBeVisible();
  // it waits for 25 seconds at most, which looking at every view may take
  const changed = agent.call("get_order_status", { orderHandle: order_handle, waitSeconds: 25 });
  await form.getByRole("radio", { name: /Basic/ }).check();
  await expect(form.locator("dl")).toContainText("$125");
  await expect(form).toContainText("$475 of $600 would be left");
  await form.getByLabel(/What is it for/).fill("A mark for a bakery, in one colour.");
  await form.getByRole("button", { name: "Change it, pay later" }).click();
  await expect(page.getByText(/You changed it .*: prepared was .*Standard for \$200/)).toBeVisible();
  await expectSoundInEveryView(page);
  expect(await changed).toMatchObject({
    tier_id: "basic",
    amount_cents: 12_500,
    approval: { status: "WAITING", change: { before: { tier_id: "standard" }, brief_changed: true } },
  });

  const paid = agent.word(order_handle);
  await page.getByRole("link", { name: "Change", exact: true }).click();
  await form.getByRole("checkbox", { name: /Rush/ }).uncheck();
  await form.getByRole("button", { name: "Change and pay" }).click();
  await page.waitForURL(/checkout/);
  await expect(page.getByText("$100").first()).toBeVisible();
  await payByCard(page);
  expect(await paid).toMatchObject({ paid: true, amount_cents: 10_000, approval: { status: "APPROVED" } });
  await agent.close();
});
