import type { Page } from "playwright/test";
import { makeApiKey, makeCreator } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { makeDelivery } from "@/db/factories/webhooks";
import { newId } from "@/lib/core/values/ids";
import { expect, freshAddress, test } from "../fixtures";
import { expectSoundInEveryView, OPENED } from "../soundness";
import { PASSWORD, signIn } from "./person";

const address = freshAddress();
test.use({ extraHTTPHeaders: { "x-forwarded-for": address } });

const LISTS: [path: string, title: string, empty: string][] = [
  ["", "Overview", "Your traffic will be here"],
  ["/keys", "API keys", "No keys yet"],
  ["/apps", "Apps", "No apps yet"],
  ["/webhooks", "Webhooks", "No endpoints yet"],
  ["/agents", "Agents", "No agents yet"],
  ["/agents?show=archived", "Agents", "Nothing is archived"],
  ["/agents/new", "New agent", "Limits of a run"],
  ["/logs", "Logs", "No requests yet"],
  ["/audit", "Audit log", "Nothing has happened yet"],
  ["/billing", "Plan", "You pay nothing"],
  ["/billing/enterprise", "Enterprise", "What you need"],
];

/** The page is whole, is sound by axe, does not scroll sideways and threw nothing. */
async function expectSound(page: Page, path: string, title: string, text: string, errors: string[]): Promise<void> {
  await page.goto(`/developers${path}`);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toHaveCount(1);
  await expectSoundInEveryView(page, () => expect(page.getByText(text).first()).toBeVisible());
  expect(errors, path).toEqual([]);
}

test.describe("in every view", () => {
  test.use(OPENED);
  test.setTimeout(180_000); // a page at a time, each looked at by axe

  let errors: string[];
  test.beforeEach(({ page }) => {
    errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
  });

  test("every list before its first row", async ({ page }) => {
    const creator = await makeCreator({ password: PASSWORD });
    await signIn(page, creator.email);
    for (const [path, title, empty] of LISTS) await expectSound(page, path, title, empty, errors);
  });

  test("keys, logs, the audit log and the plan of a creator who uses the API", async ({ page, api }) => {
    const { profileId, email } = await makeCreator({ password: PASSWORD, tier: "STARTER" });
    const { token } = await makeApiKey(profileId);
    const made = await api.post("/api/v1/posts", {
      headers: { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
      data: { title: "How I price a brand identity" },
    });
    expect(made.status()).toBe(201);
    await makeLoggedRequest(profileId, { status: 422, errorCode: "validation_error" });
    await signIn(page, email);
    for (const [path, title, text] of [
      ["/keys", "API keys", "Test key"],
      ["/logs", "Logs", "validation_error"],
      ["/audit", "Audit log", "post.created"],
      ["/audit?action=api_key.created", "Audit log", "No entry matches"],
      ["/billing", "Plan", "Starter"],
    ] as const) {
      await expectSound(page, path, title, text, errors);
    }
  });

  test("agents and their runs: ended, failed, waiting; an agent in the archive", async ({ page }) => {
    const { profileId, email } = await makeCreator({ password: PASSWORD, tier: "STARTER" });
    const agent = await makeAgent(profileId);
    const archived = await makeAgent(profileId, { name: "Retired", active: false });
    const now = new Date();
    const ended = await makeRun(profileId, agent, {
      input: "Find a logo designer whose name is longer than any column of the list is wide",
      output: { text: "# Two fit\n\n- one\n- two", data: {} },
      costAtomic: 1_500,
      startedAt: now,
      finishedAt: now,
    });
    const error = { code: "max_steps", message: "It took more steps than it may." };
    const failed = await makeRun(profileId, agent, { status: "FAILED", error, finishedAt: now });
    // due only tomorrow: no worker takes it from under the test
    const dueAt = new Date(now.getTime() + 86_400_000);
    const waiting = await makeRun(profileId, agent, { status: "QUEUED", dueAt });
    const wait = { status: "WAITING_FOR_APPROVAL", waitsFor: newId("apr"), waitsSince: now, dueAt } as const;
    const asking = await makeRun(profileId, agent, wait);
    await signIn(page, email);
    for (const [path, title, text] of [
      [`/runs/${asking}`, "Run of Scout", "It waits for your word"],
      ["", "Agents", "Scout"],
      ["?show=archived", "Agents", "Retired"],
      [`/${agent}`, "Scout", "Find a logo designer whose name"],
      [`/${agent}?status=CANCELED`, "Scout", "No run is in this state"],
      [`/${agent}/edit`, "Edit Scout", "Limits of a run"],
      [`/${archived}`, "Retired", "This agent is archived"],
      [`/runs/${ended}`, "Run of Scout", "Two fit"],
      [`/runs/${failed}`, "Run of Scout", error.message],
      [`/runs/${waiting}`, "Run of Scout", "It waits for a worker."],
    ] as const) {
      await expectSound(page, `/agents${path}`, title, text, errors);
    }
  });

  test("webhooks: an endpoint, a delivery that arrived and one that was given up", async ({ page }) => {
    const { profileId, email } = await makeCreator({ password: PASSWORD });
    const arrived = await makeDelivery(profileId);
    const { endpointId } = arrived;
    const dead = await makeDelivery(profileId, { endpointId, state: "DEAD_LETTER" });
    await signIn(page, email);
    for (const [path, title, text] of [
      ["", "Webhooks", "https://example.com/hooks"],
      ["/events", "Event catalogue", "A post was published."],
      [`/${endpointId}`, "example.com", arrived.id],
      [`/${endpointId}?state=PENDING`, "example.com", "No delivery matches"],
      [`/deliveries/${arrived.id}`, "post.created", "Delivered"],
      [`/deliveries/${dead.id}`, "post.created", "Dead letter"],
    ] as const) {
      await expectSound(page, `/webhooks${path}`, title, text, errors);
    }
  });
});

test("what changed is said in words, and each action narrows the log to its like", async ({ page, api }) => {
  const { profileId, email } = await makeCreator({ password: PASSWORD });
  const { token } = await makeApiKey(profileId);
  const post = (path: string, data: object) =>
    api.post(`/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
      data,
    });
  expect((await post("/webhooks/inboxes", { event_types: ["order.paid", "post.created"] })).status()).toBe(201);
  expect((await post("/agents", { name: "Scout" })).status()).toBe(201);
  await signIn(page, email);
  await page.goto("/developers/audit");
  const log = page.getByRole("table", { name: "Audit log" });
  await expect(log.getByRole("row").filter({ hasText: "webhook_endpoint.created" })).toContainText(
    "Event types: order.paid, post.created",
  );
  await log.getByRole("link", { name: "agent.created" }).click();
  await page.waitForURL(/action=agent\.created/);
  await expect(log.getByRole("row")).toHaveCount(2);
  await expect(log.getByRole("row").last()).toContainText("Name: Scout");
});
