import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { Agent } from "undici";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makeAvailability, makeTier } from "@/db/factories/creator-records";
import { bookings, callbacks } from "@/db/schema";
import { NewPost } from "@/lib/contracts/publishing/posts";
import { createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { deliverCallbacks } from "@/lib/domain/contact/callbacks/deliver";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { publish } from "@/lib/domain/publishing/posts/writing/publish";
import { setTierActive } from "@/lib/domain/trade/memberships/tiers";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectNoOverflow } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** A receiver on this machine, and a way to it under any name: what DNS would do for a real agent. */
async function receiver() {
  const received: { headers: Record<string, unknown>; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    received.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const dispatcher = new Agent({
    connect: {
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4),
    },
  });
  const url = `http://agent.invalid:${(server.address() as AddressInfo).port}/intros/7f3a`;
  const close = async () => {
    await dispatcher.destroy();
    server.close();
  };
  return { url, received, dispatcher, close };
}

test("an agent asks for an introduction, the creator answers, the agent hears it", async ({ page, api }) => {
  const creator = await makeCreator({ mcpDiscoverable: true, password: PASSWORD });
  const agent = await receiver();
  const note = "We bottle cider in Latvia and would like to ask about labels.";
  const called = await api.post("/api/mcp", {
    headers: { "content-type": "application/json" },
    data: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "request_intro", arguments: { handle: creator.handle, note, callbackUrl: agent.url } },
    },
  });
  const { result } = await called.json();
  expect(result.isError, JSON.stringify(result)).toBeFalsy();
  const [mail] = await mailsTo(creator.email);
  expect(mail).toMatchObject({ kind: "intro_requested", text: expect.stringContaining("/studio/intros") });

  await signIn(page, creator.email);
  await page.goto("/studio/intros");
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Accept" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog.getByLabel("Message")).toBeFocused();
  await dialog.getByLabel("Message").fill("Gladly, tell me more.");
  await dialog.getByLabel("How to reach you").fill("studio@example.com");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("Accepted", { exact: true })).toBeVisible();

  // the service itself may not reach this machine: its first attempt fails, the next one is made from here
  const mine = eq(callbacks.profileId, creator.profileId);
  const row = async () => (await database().select().from(callbacks).where(mine))[0];
  await expect.poll(async () => (await row())?.error ?? "").not.toBe("");
  const due = new Date((await row())?.dueAt ?? 0);
  await deliverCallbacks(systemContext("callbacks", due), agent.dispatcher);
  expect(agent.received).toMatchObject([
    {
      headers: { "service-event": "intro.accepted" },
      body: {
        status: "ACCEPTED",
        handle: creator.handle,
        message: "Gladly, tell me more.",
        contact: "studio@example.com",
      },
    },
  ]);
  await page.reload();
  await expect(page.getByText(/received your answer/)).toBeVisible();
  await agent.close();
});

test("a visitor books a time, keeps the calendar file, and calls it off", async ({ page, browser, baseURL }) => {
  const creator = await makeCreator({ displayName: "Mara Lind", password: PASSWORD });
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 9 * 60, to: 11 * 60 }));
  await makeAvailability(creator.profileId, { title: "First talk", location: "https://meet.example.com/mara", weekly });
  await page.goto(`/${creator.handle}`);
  await page.getByRole("link", { name: "Book a time" }).click();
  await page.getByRole("button", { name: "Confirm booking" }).click();
  await expect(page.getByText("Choose a time first.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("grid").getByRole("button", { name: "4 times free" }).first().click();
  const slot = page.getByRole("radio").nth(3);
  const at = (await slot.getAttribute("value")) ?? "";
  await slot.check({ force: true });
  await page.getByLabel("Your name").fill("Robin Ashby");
  await page.getByLabel("Your email").fill("robin@example.com");
  await page.getByRole("button", { name: "Confirm booking" }).click();
  await page.waitForURL(/\/bookings\/book_/);
  await expect(page.getByText("You are booked.")).toBeVisible();
  await expect(page.getByText("https://meet.example.com/mara")).toBeVisible();
  await expectAccessible(page);
  const href = (await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "";
  const file = await page.request.get(href);
  expect(file.headers()["content-type"]).toContain("text/calendar");
  const stamp = at.replace(/[-:]/g, "").replace(".000", "");
  expect(await file.text()).toContain(`DTSTART:${stamp}`);
  expect((await page.request.get(href.replace(/token=.*/, "token=wrong"))).status()).toBe(404);

  const host = await browser.newContext({ ...(baseURL && { baseURL }) });
  const studio = await host.newPage();
  await signIn(studio, creator.email);
  await studio.goto("/studio/bookings");
  await expect(studio.getByText("Robin Ashby", { exact: true })).toBeVisible();
  await expectAccessible(studio);
  await host.close();

  await page.getByRole("button", { name: "Cancel booking" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the booking" }).click();
  await expect(page.getByText("Canceled", { exact: true })).toBeVisible();
  const [row] = await database().select().from(bookings).where(eq(bookings.profileId, creator.profileId));
  expect(row).toMatchObject({ status: "CANCELED", canceledBy: "guest", guestEmail: "robin@example.com" });
});

test("a reader joins a tier, pays, reads what is for members, and leaves", async ({ page }) => {
  const [creator, reader] = [
    await makeCreator({ displayName: "Mara Lind" }),
    await makeCreator({ password: PASSWORD }),
  ];
  await makeProduct(creator.profileId, { flat: true, sellable: true });
  const { id: tierId } = await makeTier(creator.profileId, { name: "Harbour Notes", priceCents: 700 });
  await makeTier(creator.profileId, { name: "Free Notes", priceCents: 0 });
  const { userId, profileId, email } = creator;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const { slug } = await publish(
    createContext({ actor, requestId: "req-people" }),
    NewPost.parse({ title: "Behind the press", body: "The secret ink.", excerpt: "A look.", visibility: "members" }),
  );
  const post = `/${creator.handle}/posts/${slug}`;
  await signIn(page, reader.email);
  await page.goto(post);
  await expect(page.getByText("A look.")).toBeVisible();
  expect(await page.content()).not.toContain("secret ink");
  await page.getByRole("link", { name: "See the tiers" }).click();
  await page.getByRole("button", { name: "Join Harbour Notes" }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel(/expir/i).fill("12 / 34");
  await page.getByLabel(/cvc|security/i).fill("123");
  await page.getByLabel(/name/i).fill("Robin Ashby");
  await page.getByRole("button", { name: /pay|subscribe/i }).click();
  await page.waitForURL(/\/memberships\?joined=/);
  await expect(page.getByText("Welcome. You are a member of")).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.goto(post);
  await expect(page.getByText("The secret ink.")).toBeVisible();
  await page.goto(`/${creator.handle}`);
  const tiers = page.locator("#memberships");
  await expect(tiers.getByText("You are a member")).toBeVisible();
  await expect(tiers.getByText("To change to this tier")).toBeVisible();
  await expect(tiers.getByRole("button")).toHaveCount(0);
  await setTierActive(createContext({ actor, requestId: "req-archive" }), tierId, false);
  await expect(async () => {
    await page.reload();
    await expect(tiers.getByText("Your tier takes nobody new")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await tiers.getByRole("link", { name: "Manage" }).click();
  await expect(page.getByText("$7 a month")).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText(/^Ends /)).toBeVisible();
  await page.getByRole("button", { name: "Stay a member" }).click();
  await expect(page.getByText("Member", { exact: true })).toBeVisible();
});
