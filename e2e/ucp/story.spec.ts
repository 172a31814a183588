import { makeCreator, makeProduct } from "@/db/factories";
import { letIn, test } from "../console/oauth-app";
import { payByCard } from "../console/person";
import { Counted } from "../counted";
import { expect, freshAddress, freshWord } from "../fixtures";
import { expectOfficial, SCHEMA } from "./official";
import { agentHeaders, REST, startPlatform, type TestPlatform } from "./platform";
import { lines } from "./shop";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.close());

const SCOPE = "dev.ucp.shopping.checkout:manage dev.ucp.shopping.order:read";

test("a platform comes from first contact to an order that its buyer has paid and briefed on our page, in few calls and words", async ({
  page,
  api,
  meet,
}) => {
  const craft = freshWord("harbour charts ");
  const seller = await makeCreator({
    mcpDiscoverable: true,
    displayName: "Harbour Type",
    skills: [craft],
    tagline: craft,
  });
  await makeProduct(seller.profileId, { name: craft, sellable: true });
  const { app } = await meet();
  const token = await letIn(page, app, { scope: SCOPE });
  const counted = new Counted();
  const call = async (method: "GET" | "POST", path: string, data?: object) => {
    const headers = agentHeaders(platform, { authorization: `Bearer ${token}` });
    const answer = await api.fetch(path, { method, headers, ...(data && { data }) });
    const text = await answer.text();
    expect(answer.ok(), text).toBe(true);
    counted.note(`${method} ${path}`, data ? JSON.stringify(data) : "", text);
    return JSON.parse(text);
  };

  const { ucp } = await call("GET", "/.well-known/ucp");
  expect(Object.keys(ucp.capabilities)).toContain("dev.ucp.shopping.checkout");
  const found = await call("POST", `${REST}/catalog/search`, { query: craft, pagination: { limit: 3 } });
  expectOfficial(found, SCHEMA.search);
  const [product] = found.products;
  expect(product.title).toContain(craft);
  const checkout = await call("POST", `${REST}/checkout-sessions`, lines(product.variants[0].id));
  expectOfficial(checkout, SCHEMA.checkout);
  expect(checkout).toMatchObject({ status: "requires_escalation" });

  // the buyer is handed over, sees on our page what the platform prepared, pays, and says there what the work is for
  await page.goto("/approvals");
  await expect(page.getByRole("article")).toContainText(craft);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await payByCard(page);
  await page.getByLabel(/What is it for/).fill("A chart of the harbour, for the wall of a bakery.");
  await page.getByRole("button", { name: "Send the brief" }).click();
  await expect(page.getByText("Harbour Type has your brief")).toBeVisible();

  const after = await call("GET", `${REST}/checkout-sessions/${checkout.id}`);
  expect(after).toMatchObject({ status: "completed", order: { id: expect.stringMatching(/^ord_/) } });
  const order = await call("GET", `${REST}/orders/${after.order.id}`);
  expectOfficial(order, SCHEMA.order);
  counted.expectFew("a platform");
});

test("what the buyer changes on our page is what the checkout says, with totals that add up, and is what was paid", async ({
  page,
  api,
  meet,
}) => {
  const seller = await makeCreator({ mcpDiscoverable: true, displayName: "Harbour Type" });
  const { id } = await makeProduct(seller.profileId, { sellable: true });
  const { app } = await meet();
  const token = await letIn(page, app, { scope: SCOPE });
  const headers = agentHeaders(platform, { authorization: `Bearer ${token}` });
  const made = await (
    await api.post(`${REST}/checkout-sessions`, { headers, data: lines(`${id}:standard`, `${id}+rush`) })
  ).json();
  const now = async () => (await api.get(`${REST}/checkout-sessions/${made.id}`, { headers })).json();
  await page.goto("/approvals");
  await page.getByRole("link", { name: "Change", exact: true }).click();
  const form = page.getByRole("form", { name: "Change the order" });
  await form.getByRole("radio", { name: /Basic/ }).check();
  await form.getByRole("checkbox", { name: /Extra round/ }).check();
  await form.getByRole("button", { name: "Change it, pay later" }).click();
  await expect(page.getByText(/You changed it/)).toBeVisible();

  const changed = await now();
  expectOfficial(changed, SCHEMA.checkout);
  const total = (totals: { type: string; amount: number }[]) => totals.find(({ type }) => type === "total")?.amount;
  const items = (said: { line_items: { item: { id: string } }[] }) => said.line_items.map(({ item }) => item.id);
  expect(items(changed)).toEqual([`${id}:basic`, `${id}+rush`, `${id}+extra-round`]);
  expect(total(changed.totals)).toBe(10_000 + 2_500 + 1_000);
  expect(changed).toMatchObject({
    status: "requires_escalation",
    continue_url: expect.stringContaining("/approvals#"),
  });
  // a platform that says again what it said before undoes nothing
  const data = lines(`${id}:standard`, `${id}+rush`);
  const again = await (await api.put(`${REST}/checkout-sessions/${made.id}`, { headers, data })).json();
  expect([again.status, total(again.totals)]).toEqual(["requires_escalation", 13_500]);
  await page.getByRole("button", { name: "Approve and pay" }).click();
  await payByCard(page);
  await expect.poll(async () => (await now()).status).toBe("completed");
  const { order } = await now();
  const placed = await (await api.get(`${REST}/orders/${order.id}`, { headers })).json();
  expectOfficial(placed, SCHEMA.order);
  expect([items(placed), total(placed.totals)]).toEqual([items(changed), 13_500]);
});
