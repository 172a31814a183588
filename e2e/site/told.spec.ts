import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { makeAvailability, makeTier } from "@/db/factories/creator-records";
import { messages, orders, quotes, savedSearches } from "@/db/schema";
import { createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { signedIn } from "./holding";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** From now on no form reaches the server. */
async function cutOff(page: Page): Promise<void> {
  await page.route("**", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
}

const UNREACHED = "The server could not be reached. Check your connection and try again.";

test("a button that has no room for words says why it was refused", async ({ page }) => {
  await signedIn(page, "/creators?q=logo");
  await cutOff(page);
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
});

test("a row that leaves with its button says how it ended", async ({ page }) => {
  await signedIn(page, "/creators?q=logo");
  for (const word of ["logo", "harbour"]) {
    await page.goto(`/creators?q=${word}`);
    await page.getByRole("button", { name: "Save this search" }).click();
    await expect(page.getByText("Saved. New matches come by mail")).toBeVisible();
  }
  await page.goto("/saved/searches");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Give up/ })
    .first()
    .click();
  await expect(page.getByText("Given up", { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  // the keyboard does not begin at the top of the page again
  await expect(rows.getByRole("button").first()).toBeFocused();
  await page.getByRole("button", { name: /^Give up/ }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Find a creator" })).toBeFocused();
});

test("of a full page, the focus goes on to what stands in the place of the row that left", async ({ page }) => {
  const { userId } = await signedIn(page, "/studio");
  const asked = { userId, finds: "creators", mail: false, seen: [] } satisfies Partial<
    typeof savedSearches.$inferInsert
  >;
  const many = Array.from({ length: 31 }, (_, n) => ({
    ...asked,
    id: newId("srch"),
    name: `Search ${n + 1}`,
    criteria: { query: `logo ${n + 1}` },
  }));
  await database().insert(savedSearches).values(many);
  await page.goto("/saved/searches");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(30);
  const gone = await rows.nth(3).getByRole("link").textContent();
  await rows
    .nth(3)
    .getByRole("button", { name: /^Give up/ })
    .click();
  await expect(page.getByRole("link", { name: gone ?? "", exact: true })).toHaveCount(0);
  await expect(rows).toHaveCount(30);
  await expect(rows.nth(3).getByRole("button").first()).toBeFocused();
});

test("what a tier's buttons did is told", async ({ page }) => {
  await signedIn(page, "/studio/memberships", async (profileId) => {
    await makeTier(profileId, { name: "Notes" });
    await makeTier(profileId, { name: "Letters" });
    await makeTier(profileId, { name: "Old", active: false });
  });
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(page.getByText("“Old” is on your profile again")).toBeVisible();
  await expect(page.getByRole("button", { name: "Put back" })).toHaveCount(0);
  await cutOff(page);
  await page.getByRole("button", { name: "Move Letters up" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
});

test("a form that is drawn again with what was saved says that it was", async ({ page }) => {
  await signedIn(page, "/studio/orders/availability");
  await page.getByLabel("Orders at a time").fill("3");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Buyers see it at once")).toBeVisible();
});

test("a provider that cannot be reached is said, and the button is free again", async ({ page }) => {
  await signedIn(page, "/settings/security");
  await page.route("**/api/auth/signin/**", (route) => route.abort());
  const link = page.getByRole("button", { name: "Link GitHub" });
  await link.click();
  await expect(page.getByRole("form", { name: "Link GitHub" }).getByRole("alert")).toContainText(
    "could not be reached",
  );
  await expect(link).not.toHaveAttribute("aria-disabled");
});

test("a provider's button stays pressed while the browser leaves for it", async ({ page }) => {
  await signedIn(page, "/settings/security");
  // the browser stays where it is
  await page.route("**", (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  const leaves = page.waitForRequest((request) => request.isNavigationRequest());
  const link = page.getByRole("button", { name: "Link GitHub" });
  await link.click();
  await leaves;
  // the form has its answer some frames later
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(link).toHaveAttribute("aria-disabled", "true");
});

test("the page that stops mails blames its link only where the link is to blame", async ({ page }) => {
  await page.goto("/saved/searches/stop?token=cut-off");
  const stop = page.getByRole("button", { name: "Stop the mails" });
  await stop.click();
  await expect(page.getByRole("alert").first()).toContainText("This link is not whole.");
  await cutOff(page);
  await stop.click();
  await expect(page.getByRole("alert").first()).toContainText(UNREACHED);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page that stops mails is heard", async ({ page }) => {
    await page.goto("/saved/searches/stop?token=cut-off");
    await page.getByRole("button", { name: "Stop the mails" }).click();
    await expect(page.getByText("This link is not whole.")).toBeVisible();
  });
});

test("conversations are searched by the button", async ({ page }) => {
  await signedIn(page, "/messages?q=ink");
  await page.getByRole("textbox", { name: "Search conversations" }).fill("paper");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=paper/);
});

test("what a long conversation began with is two links away, and back", async ({ page }) => {
  const seller = await makeCreator({ mcpDiscoverable: true });
  const { userId, profileId, email } = await signedIn(page, "/messages");
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const ctx = createContext({ actor, requestId: newId("req") });
  const { thread_id: threadId } = await askCreator(ctx, { handle: seller.handle, body: "Is it loud there?" });
  const said = { threadId, side: "creator", authorKind: "creator", authorName: "Mara", via: "site" } as const;
  const rest = Array.from({ length: 100 }, (_, n) => ({ ...said, id: newId("msg"), body: `Answer ${n + 1}` }));
  await database().insert(messages).values(rest);
  await page.goto(`/messages/${threadId}`);
  const shown = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  await expect(shown).toHaveCount(100);
  await page.getByRole("link", { name: "Older messages" }).click();
  await expect(page.getByText("Is it loud there?").last()).toBeVisible();
  await expect(shown).toHaveCount(1);
  await page.getByRole("link", { name: "The latest messages" }).click();
  await expect(shown).toHaveCount(100);
});

test("a guest's quote leads to the mail that opens the order; its creator reads how a request ended", async ({
  page,
}) => {
  const seller = await makeCreator({ displayName: "Dora", mcpDiscoverable: true, password: PASSWORD });
  const { id: productId } = await makeProduct(seller.profileId, { sellable: true });
  await page.goto(`/${seller.handle}`);
  await page.getByRole("button", { name: "Ask for a quote" }).first().click();
  const dialog = page.getByRole("dialog", { name: /quote/ });
  await dialog.getByLabel("What do you need?").fill("A mural of the harbour.");
  await dialog.getByLabel("Your email address").fill(`${freshWord("guest")}@example.com`);
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.waitForURL(/\/quotes\/qt_.*token=/);
  const id = /qt_[0-9a-z]+/.exec(page.url())?.[0] ?? "";
  const becomes = (parts: Partial<typeof quotes.$inferInsert>) =>
    database().update(quotes).set(parts).where(eq(quotes.id, id));
  const { id: orderId } = await makePaidOrder(seller.profileId, { productId });
  const offer = { productId, title: "Mural", scope: "A wall", amountCents: 10_000, deliveryDays: 4, revisions: 1 };
  await becomes({ ...offer, status: "ACCEPTED", offeredAt: new Date(), expiresAt: new Date(), orderId });
  await page.reload();
  await expect(page.getByText("The link to your order is in your email.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Have it sent again" })).toHaveAttribute("href", "/orders/link");
  await expect(page.getByRole("link", { name: "Open the order" })).toHaveCount(0);
  // the account that bought it needs no link
  const { userId, email } = await makeCreator({ password: PASSWORD });
  await database().update(orders).set({ buyerUserId: userId }).where(eq(orders.id, orderId));
  const linked = page.url();
  await signIn(page, email);
  await page.goto(linked);
  await expect(page.getByRole("link", { name: "Open the order" })).toBeVisible();
  await page.context().clearCookies();

  await becomes({ status: "DECLINED", declinedBy: "buyer", offeredAt: null, expiresAt: null, orderId: null });
  await signIn(page, seller.email);
  await page.goto(`/studio/quotes/${id}`);
  await expect(page.getByText("took the request back.")).toBeVisible();
  await expect(page.getByText("Answer with one offer")).toHaveCount(0);
});

test("a filter that is left out is said, and is forgotten with the others", async ({ page }) => {
  await signedIn(page, "/developers/audit");
  await page.getByLabel("Action").fill("posted things");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByText("“posted things” is left out")).toBeVisible();
  await expect(page.getByLabel("Action")).toHaveValue("posted things");
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page.getByText("is left out")).toHaveCount(0);
  await page.goto("/developers/audit?to=yesterday");
  await expect(page.getByText("“yesterday” is left out")).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page.getByLabel("Action")).toHaveValue("");
});

test("days that were blocked leave the form", async ({ page }) => {
  await signedIn(page, "/studio/bookings/availability", (profileId) => makeAvailability(profileId));
  const form = page.getByRole("form", { name: "Block days" });
  for (const label of ["First day", "Last day"]) await form.getByLabel(label).fill("2031-05-04");
  await form.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("Days blocked")).toBeVisible();
  for (const label of ["First day", "Last day"]) await expect(form.getByLabel(label)).toHaveValue("");
});

test("somebody whose new account could not be entered at once still comes to where they wanted", async ({ page }) => {
  await page.route("**/api/auth/callback/**", (route) => route.abort());
  await page.goto("/sign-up?next=/saved");
  await page.getByLabel("Name", { exact: true }).fill("Robin Ashby");
  await page.getByLabel("Email").fill(`${freshWord("robin")}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsaved$/);
});
