import { makeCreator, makePaidOrder, makeProduct, proveAddress } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { systemContext } from "@/lib/core/system-context";
import { countUnread } from "@/lib/domain/contact/threads/reading/unread";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { setOperator } from "@/lib/domain/people/accounts/standing/operators";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectSoundInEveryView, OPENED } from "../soundness";
import { bodyOf, send, startPlatform } from "../ucp/platform";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() }, ...OPENED });

// many looks by axe
test.setTimeout(90_000);

async function makeOperator() {
  const person = await makeCreator({ password: PASSWORD });
  await proveAddress(person.userId);
  await setOperator(systemContext("test", new Date()), person.email, true);
  return person;
}

test("an operator ends a dispute, with a reason that both sides read; the next one is told so", async ({
  page,
  browser,
}) => {
  const [ada, bob, seller] = [await makeOperator(), await makeOperator(), await makeCreator({ password: PASSWORD })];
  const order = await makePaidOrder(seller.profileId);
  const sixDaysAgo = systemContext("test", new Date(Date.now() - 6 * 86_400_000));
  await openDispute(sixDaysAgo, { orderId: order.id, token: order.token, reason: "Half of the files are missing." });
  await signIn(page, ada.email);
  await page.goto("/operator");
  await expect(page.getByRole("link", { name: "Disputes" }).last()).toBeVisible();
  await expectSoundInEveryView(page);
  await page.goto("/operator/queues/chargebacks");
  await expect(page.getByRole("heading", { level: 1, name: "Chargebacks" })).toBeVisible();
  await page.goto("/operator/queues/disputes");
  await expectSoundInEveryView(page);

  const second = await browser.newContext();
  const other = await second.newPage();
  await signIn(other, bob.email);
  await other.goto(`/operator/disputes/${order.id}`);

  await page.locator(`a[href="/operator/disputes/${order.id}"]`).click();
  const said = page.getByRole("region", { name: "What both sides say" });
  await expect(said).toContainText("The buyer opened the dispute");
  await expect(said).toContainText("Half of the files are missing.");
  await expectSoundInEveryView(page);
  const decide = async (on: typeof page, words: string) => {
    await on.getByRole("button", { name: "Complete the order" }).click();
    await on.getByLabel("Why").fill(words);
    await on.getByRole("dialog").getByRole("button", { name: "Complete the order" }).click();
  };
  await decide(page, "The files are what was ordered.");
  await expect(page.getByText("COMPLETED").first()).toBeVisible();
  await decide(other, "I see it otherwise.");
  await expect(
    other.getByRole("dialog").getByText("The order has moved on meanwhile: there is no dispute to resolve."),
  ).toBeVisible();
  await second.close();
  for (const address of [`/orders/${order.id}?token=${order.token}`]) {
    await page.goto(address);
    await expect(page.getByText("The files are what was ordered.").first()).toBeVisible();
  }
});

test("an operator suspends a spammer, who is gone from pages, REST, GraphQL, tools, UCP and sitemap within a second", async ({
  page,
  browser,
  api,
}) => {
  const ada = await makeOperator();
  const spammer = await makeCreator({ password: PASSWORD, mcpDiscoverable: true });
  const post = await makePost(spammer.profileId, { title: "Pills for everybody" });
  const { id: product } = await makeProduct(spammer.profileId, { sellable: true });
  const platform = await startPlatform();
  const lookUp = async () =>
    (await bodyOf(await send(api, platform, "POST", "/catalog/lookup", { ids: [product] }))).products;
  expect(await lookUp()).toHaveLength(1);
  const reader = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });
  const seen = await reader.newPage();
  await seen.goto(`/${spammer.handle}/posts/${post.slug}`);
  await seen.getByRole("button", { name: "Report this post" }).click();
  await seen.getByLabel("What is wrong?").selectOption("spam");
  await seen.getByRole("button", { name: "Send the report" }).click();
  await expect(seen.getByText("Reported: thank you")).toBeVisible();

  await signIn(page, ada.email);
  await page.goto("/operator/queues/reports");
  await page.getByRole("link", { name: `Pills for everybody, by @${spammer.handle}` }).click();
  await expectSoundInEveryView(page);
  await page.getByRole("button", { name: "Suspend the account" }).click();
  await page.getByLabel("Why").fill("Advertises pills in every post.");
  await page.getByRole("dialog").getByRole("button", { name: "Suspend the account" }).click();
  await expect(page.getByText("Account suspended by", { exact: false })).toBeVisible();
  const since = Date.now();

  const tool = { name: "get_creator", arguments: { handle: spammer.handle } };
  const [products, rest, graph, called, sitemap, profile] = await Promise.all([
    lookUp(),
    api.get(`/api/v1/creators/${spammer.handle}/reviews`),
    api.post("/api/graphql", { data: { query: `{ profile(handle: "${spammer.handle}") { id } }` } }),
    api.post("/api/mcp", { data: { jsonrpc: "2.0", id: 1, method: "tools/call", params: tool } }),
    api.get("/sitemaps/profiles-1.xml"),
    seen.goto(`/${spammer.handle}`),
  ]);
  expect(Date.now() - since, "asked within a second or two of the commit").toBeLessThan(15_000);
  expect(products).toEqual([]);
  expect([rest.status(), profile?.status()]).toEqual([404, 404]);
  expect(await graph.text()).not.toContain(spammer.profileId);
  expect((await called.json()).result.isError).toBe(true);
  expect(await sitemap.text()).not.toContain(`/${spammer.handle}<`);
  expect(await mailsTo(spammer.email)).toHaveLength(1);
  await Promise.all([reader.close(), platform.close()]);

  await page.goto(`/operator/search?q=${spammer.email}`);
  await expectSoundInEveryView(page);
  await page.getByRole("link", { name: new RegExp(`@${spammer.handle}`) }).click();
  await expect(page.getByText("Suspended: Advertises pills in every post.")).toBeVisible();
  await expectSoundInEveryView(page);

  await page.goto("/operator/audit");
  const row = page.getByRole("row", { name: /case\.decided/ }).first();
  await expect(row).toContainText("Advertises pills in every post.");
  await expect(row.getByRole("link")).toHaveAttribute("href", /^\/operator\/cases\/case_/);
  await expectSoundInEveryView(page);
});

test("for everybody else there is no operator's page", async ({ page }) => {
  const { email } = await makeCreator({ password: PASSWORD });
  expect((await page.goto("/operator"))?.status()).toBe(404);
  await signIn(page, email);
  for (const path of ["", "/queues/reports", "/search?q=x", "/audit", "/cases/case_01k5s3v9n6e8wbr4q2ycx7th0d"])
    expect((await page.goto(`/operator${path}`))?.status()).toBe(404);
  for (const path of ["", "/search", "/rules", "/audit", "/cases/case_01k5s3v9n6e8wbr4q2ycx7th0d", "/queues/reports"]) {
    await page.goto(`/operator${path}`);
    await expect(page, "the title tells nothing either").toHaveTitle("Not found · Guildhall");
  }
});

test("an operator sees the service as somebody else does, and changes nothing there", async ({ page }) => {
  const ada = await makeOperator();
  const [seen, asker] = [await makeCreator({ password: PASSWORD }), await makeCreator()];
  const by = {
    kind: "user",
    userId: asker.userId,
    profileId: asker.profileId,
    sessionId: "s",
    email: asker.email,
  } as const;
  const asking = { ...systemContext("test", new Date()), actor: by };
  await askCreator(asking, { handle: seen.handle, body: "Do you have time in March?" });
  await signIn(page, ada.email);
  await page.goto(`/operator/accounts/${seen.userId}`);
  await page.getByRole("button", { name: "View as" }).click();
  await page.getByLabel("Why").fill("They cannot find a message.");
  await page.getByRole("dialog").getByRole("button", { name: "View as this person" }).click();
  await page.waitForURL("**/studio");
  const banner = page.getByRole("region", { name: "View as" });
  await expect(banner).toContainText("as");
  await expectSoundInEveryView(page);
  const pages = [
    "/studio/messages",
    "/studio/orders",
    "/studio/bookings",
    "/studio/payouts",
    "/settings",
    "/orders",
    "/notifications",
    "/developers",
  ];
  for (const address of pages) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(banner, address).toBeVisible();
  }
  expect((await page.goto("/operator"))?.status()).toBe(404);
  await page.goto("/studio/messages");
  await page.getByRole("link", { name: /Do you have time in March/ }).click();
  await expect(page.getByText("Do you have time in March?").last()).toBeVisible();
  await page.getByRole("textbox", { name: "Message" }).fill("Yes, in the first week.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You are looking at somebody's account.").first()).toBeVisible();
  const owner = { ...asking, actor: { ...by, userId: seen.userId, profileId: seen.profileId, email: seen.email } };
  expect((await countUnread(owner)).creator).toBe(1);

  await banner.getByRole("button", { name: "Stop viewing" }).click();
  await page.waitForURL(`**/operator/accounts/${seen.userId}`);
  await expect(page.getByText("account.viewed").first()).toBeVisible();
  await expect(page.getByText("They cannot find a message.").first()).toBeVisible();
});
