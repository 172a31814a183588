import { and, eq } from "drizzle-orm";
import type { APIRequestContext, Browser, Page } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { orders, products, releases } from "@/db/schema";
import { systemContext } from "@/lib/core/system-context";
import { cancelUnanswered } from "@/lib/domain/trade/orders/canceling/answer";
import { PASSWORD } from "../console/person";
import { expect, freshAddress, freshWord, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";
import { enter, type Hands, payAs, WAYS } from "./hands";

test.describe.configure({ timeout: 180_000 });
test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

// what the other side did appears by itself, at the next look
const eventually = expect.configure({ timeout: 30_000 });
/** A test card whose money the processor does not keep for days before it pays out. */
const AVAILABLE_AT_ONCE = "4000 0000 0000 0077";
const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);

type Side = { page: Page; hands: Hands };
type Way = (typeof WAYS)[number];

const ASKED = { help: "", options: [], required: true };
const QUESTIONS = [
  { ...ASKED, id: "name", label: "The name on the sign", kind: "text" as const },
  { ...ASKED, id: "colour", label: "Which colours?", kind: "text" as const },
];

async function seller() {
  const craft = freshWord("signwriting");
  const creator = await makeCreator({ mcpDiscoverable: true, skills: [craft], tagline: craft, password: PASSWORD });
  const product = await makeProduct(creator.profileId, { name: craft, sellable: true });
  await database().update(products).set({ requirements: QUESTIONS }).where(eq(products.id, product.id));
  return { ...creator, craft, product };
}

type Seller = Awaited<ReturnType<typeof seller>>;

/** An agent without any credential: each call is one of those that the story counts. */
function agentOf(api: APIRequestContext) {
  const calls: string[] = [];
  const call = async (name: string, args: object) => {
    calls.push(name);
    const data = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
    const { result } = await (await api.post("/api/mcp", { data })).json();
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
    return result.structuredContent;
  };
  return { calls, call };
}

/** Orders as an agent does, with what it was told of the work, in three calls. */
async function hire(api: APIRequestContext, { craft, handle }: Seller, answers: Record<string, string>) {
  const { calls, call } = agentOf(api);
  const { creators } = await call("find_creators", { query: craft, maxResults: 3 });
  expect(creators[0].handle).toBe(handle);
  const { offers } = await call("list_creator_offers", { handle });
  const text = (words: string) => Buffer.from(words).toString("base64");
  const order = await call("create_order", {
    handle,
    productId: offers[0].product_id,
    tierId: "standard",
    brief: "A sign over the door of a bakery that opens in May.",
    answers,
    attachments: [
      { name: "front.txt", content_base64: text("4.2 m wide") },
      { name: "logo.txt", content_base64: text("a loaf") },
    ],
  });
  expect(calls).toHaveLength(3);
  return order as { order_id: string; checkout_url: string; amount_cents: number };
}

/** The creator's browser, on the order. */
async function studio(browser: Browser, { width, handsOf }: Way, creator: Seller, orderId: string): Promise<Side> {
  const extraHTTPHeaders = { "x-forwarded-for": freshAddress() };
  const context = await browser.newContext({ extraHTTPHeaders, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const hands = handsOf(page);
  await page.goto(`/studio/orders/${orderId}`);
  await enter(page, hands, creator.email, PASSWORD);
  await eventually(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { page, hands };
}

async function say({ page, hands }: Side, words: string): Promise<void> {
  const box = page.getByRole("region", { name: /^Conversation with/ });
  await hands.write(box.getByLabel(/^Message to/), words);
  await hands.press(box.getByRole("button", { name: "Send" }));
  await expect(box.getByRole("listitem").filter({ hasText: words })).toBeVisible();
}

async function deliver({ page, hands }: Side, words: string): Promise<void> {
  await hands.write(page.getByLabel(/^Message \(optional\)/), words);
  await hands.press(page.getByRole("button", { name: "Deliver", exact: true }));
  await eventually(page.getByRole("heading", { name: "The buyer looks at it" })).toBeVisible();
}

/** A step that opens a dialog: the verb, the words it asks for, and the button that sends them. */
async function take({ page, hands }: Side, verb: string, words: [label: string, text: string][], send = verb) {
  await hands.press(page.getByRole("button", { name: verb, exact: true }).first());
  const dialog = page.getByRole("dialog");
  for (const [label, text] of words) await hands.write(dialog.getByLabel(label), text);
  await hands.press(dialog.getByRole("button", { name: send, exact: true }));
  await expect(dialog).toHaveCount(0);
}

const isWorkOf = (id: string) => and(eq(releases.orderId, id), eq(releases.kind, "order"));

for (const way of WAYS)
  test.describe(way.way, () => {
    test.use({ viewport: { width: way.width, height: 900 } });

    test("an agent hires, a person pays and answers, both talk, two versions, approval, tip, review, payout", async ({
      page,
      api,
      browser,
    }) => {
      const creator = await seller();
      const { order_id: id, checkout_url } = await hire(api, creator, { name: "Brot & Salz" });
      const buyer: Side = { page, hands: way.handsOf(page) };
      await page.goto(checkout_url);
      await payAs(page, buyer.hands, `robin-${creator.craft}@example.com`, AVAILABLE_AT_ONCE);
      await eventually(page.getByRole("heading", { name: /Your order is paid/ })).toBeVisible();
      await expect(page.getByLabel("The name on the sign")).toHaveValue("Brot & Salz");
      await expect(page.getByText("One answer is needed to begin", { exact: false })).toBeVisible();
      await buyer.hands.write(page.getByLabel("Which colours?"), "Oxblood on cream");
      await buyer.hands.press(page.getByRole("button", { name: "Send the brief" }));
      await expect(page.getByText("Oxblood on cream")).toBeVisible();
      // the focus goes on in what stands in place of the button that was pressed
      const change = page.getByRole("button", { name: "Change", exact: true });
      await expect(change).toBeFocused();
      await buyer.hands.press(change);
      await expect(page.getByLabel("The name on the sign")).toBeFocused();
      await buyer.hands.write(page.getByLabel("Which colours?"), "Oxblood on cream, matt");
      await buyer.hands.press(page.getByRole("button", { name: "Save changes" }));
      await expect(page.getByText("Oxblood on cream, matt")).toBeVisible();
      await expect(change).toBeFocused();
      await buyer.hands.press(page.getByRole("link", { name: "Open the order" }));
      await eventually(page.getByRole("heading", { name: "The creator is at work", exact: true })).toBeVisible();

      const shop = await studio(browser, way, creator, id);
      const brief = shop.page.getByRole("region", { name: "The brief" });
      await expect(brief).toContainText("A sign over the door of a bakery");
      await expect(brief).toContainText("Oxblood on cream");
      await expect(brief.getByRole("listitem")).toHaveText([/front\.txt/, /logo\.txt/]);
      await say(shop, "How high does it hang?");
      await eventually(page.getByText("How high does it hang?")).toBeVisible();
      await say(buyer, "Three metres, under a lamp.");
      await eventually(shop.page.getByText("Three metres, under a lamp.")).toBeVisible();

      await shop.hands.attach(shop.page.getByLabel(/^Add files/), {
        name: "first.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("a drawing"),
      });
      await expect(shop.page.getByRole("list", { name: "Files of this delivery" })).toContainText("first.txt");
      await deliver(shop, "The first drawing.");
      await eventually(page.getByRole("heading", { name: "The work is here", exact: true })).toBeVisible();
      await take(buyer, "Ask for changes", [["What is to change", "The loaf is too small."]]);
      await eventually(shop.page.getByRole("region", { name: "What is to change" })).toContainText("too small");
      await deliver(shop, "With a larger loaf.");
      await eventually(page.getByText("With a larger loaf.")).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await buyer.hands.press(page.getByRole("button", { name: "Accept the delivery" }));
      await buyer.hands.press(page.getByRole("alertdialog").getByRole("button", { name: /^Accept and release/ }));
      await eventually(page.getByRole("heading", { name: "The order is done", exact: true })).toBeVisible();
      await buyer.hands.press(page.getByRole("button", { name: "Leave a tip" }));
      await buyer.hands.write(page.getByRole("dialog").getByLabel("Dollars"), "12.50");
      await buyer.hands.press(page.getByRole("dialog").getByRole("button", { name: "Go to payment" }));
      await payAs(page, buyer.hands, `robin-${creator.craft}@example.com`);
      await eventually(page.getByRole("region", { name: "Money" })).toContainText("$12.50");
      await buyer.hands.press(page.getByRole("link", { name: "Write a review" }).first());
      await eventually(page.getByRole("form", { name: "Review" })).toBeVisible();
      await buyer.hands.press(page.getByRole("radio", { name: /^5 star/ }));
      await buyer.hands.write(page.getByLabel(/^Your review/), "Read from across the square.");
      await buyer.hands.press(page.getByRole("button", { name: "Publish review" }));
      await eventually(page.getByRole("status").filter({ hasText: "Read from across the square." })).toBeVisible();
      await expect(page.getByRole("button", { name: "Change it" })).toBeFocused();
      await buyer.hands.press(page.getByRole("button", { name: "Change it" }));
      await expect(page.getByRole("radio", { name: /^5 star/ })).toBeFocused();
      await buyer.hands.press(page.getByRole("button", { name: "Save changes" }));
      await expect(page.getByRole("button", { name: "Change it" })).toBeFocused();

      // the worker asks for the payout once the money is released; the bank has it a day later
      const payout = () => database().select({ status: releases.status }).from(releases).where(isWorkOf(id));
      await eventually.poll(payout).toEqual([{ status: "SENT" }]);
      await shop.page.goto(`/studio/orders/${id}`);
      await expect(shop.page.getByText("On its way").first()).toBeVisible();
      await expect(shop.page.getByText("Read from across the square.")).toBeVisible();
      await shop.page.goto(`/studio/orders/${id}/receipt`);
      await expect(shop.page.getByRole("row", { name: /^Platform fee/ })).toContainText("-$20");
      await page.goto(`/orders/${id}/receipt${new URL(page.url()).search}`);
      await expect(page.getByRole("row", { name: /^Fee for the buyer/ })).toContainText("$0");
      await expect(page.getByRole("row", { name: /^Tip/ })).toContainText("$12.50");
    });

    test("a dispute is settled by a part that goes back", async ({ page, api, browser }) => {
      const creator = await seller();
      const { order_id: id, checkout_url } = await hire(api, creator, { name: "Brot & Salz", colour: "Cream" });
      const buyer: Side = { page, hands: way.handsOf(page) };
      await page.goto(checkout_url);
      await payAs(page, buyer.hands, `robin-${creator.craft}@example.com`);
      await buyer.hands.press(page.getByRole("link", { name: "Open the order" }));
      const shop = await studio(browser, way, creator, id);
      await deliver(shop, "The sign.");
      await eventually(page.getByRole("heading", { name: "The work is here", exact: true })).toBeVisible();
      await take(buyer, "Open a dispute", [["What is wrong", "Half of the letters are missing."]], "Open the dispute");
      await eventually(shop.page.getByRole("region", { name: "What the buyer disputes" })).toContainText("letters");
      await take(
        shop,
        "Say something",
        [["Your statement", "The second half comes by post on Monday."]],
        "Add the statement",
      );
      await take(shop, "Propose a partial refund", [["Dollars that go back", "50"]], "Propose");
      await eventually(page.getByText("$50 goes back to the buyer", { exact: false }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await take(buyer, "Accept", []);
      await eventually(page.getByRole("heading", { name: "The order is done", exact: true })).toBeVisible();
      await eventually(page.getByRole("region", { name: "Money" })).toContainText("-$50");
      await expect(async () => {
        await shop.page.goto(`/studio/orders/${id}/receipt`);
        await expect(shop.page.getByText("Refunded in part")).toBeVisible({ timeout: 1_000 });
      }).toPass();
      // 200.00 less 50.00, of which a tenth is ours
      await expect(shop.page.getByRole("row", { name: /^Yours/ })).toContainText("$135");
    });

    test("a buyer asks to cancel, nobody answers, and everything goes back", async ({ page, api, browser }) => {
      const creator = await seller();
      const { order_id: id, checkout_url } = await hire(api, creator, { name: "Brot & Salz", colour: "Cream" });
      const buyer: Side = { page, hands: way.handsOf(page) };
      await page.goto(checkout_url);
      await payAs(page, buyer.hands, `robin-${creator.craft}@example.com`);
      await buyer.hands.press(page.getByRole("link", { name: "Open the order" }));
      await eventually(page.getByRole("heading", { name: "The creator is at work", exact: true })).toBeVisible();
      await take(buyer, "Ask to cancel", [["Why", "We do not open after all."]]);
      await eventually(page.getByRole("heading", { name: "You asked to cancel" })).toBeVisible();
      const shop = await studio(browser, way, creator, id);
      await expect(shop.page.getByRole("heading", { name: /asks to cancel$/ })).toBeVisible();
      await expect(shop.page.getByRole("button", { name: "Deliver", exact: true })).toHaveCount(0);
      await expectAccessible(shop.page);
      await expectNoOverflow(shop.page);

      // what the worker does when 48 hours have gone by: of this order alone
      await database()
        .update(orders)
        .set({ cancelAskedAt: later(-49) })
        .where(eq(orders.id, id));
      await cancelUnanswered(systemContext("cancel-unanswered", new Date()));
      await eventually(page.getByRole("heading", { name: "The amount was sent back", exact: true })).toBeVisible();
      await expect(page.getByText("48 hours went by without an answer", { exact: false }).first()).toBeVisible();
      await eventually(shop.page.getByText("Refunded").first()).toBeVisible();
    });
  });
