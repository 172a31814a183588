import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { agentRuns, approvals, events, messages, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { endWaits } from "@/lib/domain/agents/runs/await-person";
import { cancelRun } from "@/lib/domain/agents/runs/cancel";
import { getRun } from "@/lib/domain/agents/runs/read";
import { startRun } from "@/lib/domain/agents/runs/start";
import { waitForRun } from "@/lib/domain/agents/runs/wait";
import { limitAgent, spendingOfAgent } from "@/lib/domain/agents/saved/spending";
import { setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { type Purchaser, reserveSpending } from "@/lib/domain/platform/spending/reserve";
import { approve, publishDraft } from "@/lib/domain/trade/orders/approving/approve";
import { refuse } from "@/lib/domain/trade/orders/approving/refuse";
import { expireCheckouts } from "@/lib/domain/trade/orders/checkout/expire-checkouts";
import { makeSeller as makeShop, operator, orderRow, pay, sell } from "@/lib/domain/trade/orders/testing";
import { LIMITS, PLENTY } from "@/lib/domain/trade/orders/testing-apps";
import { asKey, asOwner, Loops, makeSeller, type Owner, orderFrom, worker } from "./testing";

let own: TestDatabase;
const loops = new Loops();

beforeAll(async () => {
  own = await testDatabase();
});
afterEach(() => loops.stop());
afterAll(async () => {
  await loops.close();
  await own.drop();
});

const letSpend = ({ userId }: Owner, credentialId: string, limits = PLENTY) =>
  transaction(worker(new Date()), (tx, ctx) => setSpendLimits(tx, ctx, { credentialId, userId }, limits));

/** A run of somebody's agent that buys within limits, as it stands once it waits. */
async function waiting(intent: string, owner?: Owner, limits = PLENTY) {
  const buyer = owner ?? (await makeCreator());
  const ctx = asOwner(buyer);
  const agent = await makeAgent(buyer.profileId);
  await letSpend(buyer, agent, limits);
  const { id } = await startRun(ctx, agent, intent);
  loops.start();
  const { view, known } = await waitForRun(ctx, id, 10);
  return { ctx, agent, buyer, id, view, known, ended: async () => (await waitForRun(ctx, id, 10)).view };
}

const approvalIn = ({ waiting_for: waits }: { waiting_for: { approval_id: string } | null }) =>
  waits?.approval_id ?? "";

async function delivered() {
  const [buyer, seller] = [await makeCreator(), await makeShop()];
  const acceptBy = new Date(Date.now() + 86_400_000);
  const state = { status: "DELIVERED", deliveryNumber: 2, acceptBy, revisionsAllowed: 1 } as const;
  const { id } = await sell(seller, { buyerUserId: buyer.userId, buyerName: "Robin", ...state });
  return { buyer, orderId: id };
}

describe("a run that opens a checkout within its agent's limits", () => {
  it("waits for the person without a worker, goes on when they have paid, and only then has succeeded", async () => {
    const seller = await makeSeller();
    const { view, known, id, buyer, ended } = await waiting(orderFrom(seller));
    expect(known).toBe(false);
    expect(view).toMatchObject({ status: "WAITING_FOR_APPROVAL", output: null, error: null, finished_at: null });
    expect(view.waiting_for?.approve_url).toContain(`/approvals#${approvalIn(view)}`);
    const [row] = await database().select().from(agentRuns).where(eq(agentRuns.id, id));
    expect(row).toMatchObject({ lease: null, claims: 0, waitsFor: approvalIn(view) });
    const [order] = await database().select().from(orders).where(eq(orders.profileId, seller.profileId));
    expect(order).toMatchObject({ buyerUserId: buyer.userId, agentName: "Scout", agentId: row?.agentId });
    const [approval] = await database()
      .select()
      .from(approvals)
      .where(eq(approvals.id, approvalIn(view)));
    expect(approval).toMatchObject({ app: "Scout", kind: "checkout", status: "WAITING" });
    await pay(order?.id ?? "");
    const done = await ended();
    expect(done).toMatchObject({ status: "SUCCEEDED", waiting_for: null, error: null });
    expect(done.output?.text).toContain("The person approved it");
    expect(done.steps.at(-1)).toMatchObject({ status: "DONE", result: { approval: { status: "APPROVED" } } });
    const told = await database().select().from(events).where(eq(events.ownerId, buyer.profileId));
    expect(told.map(({ type }) => type).filter((type) => type.startsWith("agent_run"))).toEqual([
      "agent_run.waiting",
      "agent_run.completed",
    ]);
  });

  it("fails with the person's words when they refuse, and when the checkout closed unpaid", async () => {
    const refused = await waiting(orderFrom(await makeSeller()));
    await refuse(refused.ctx, approvalIn(refused.view), "Too dear.");
    expect(await refused.ended()).toMatchObject({
      status: "FAILED",
      output: null,
      error: { code: "approval_refused", message: expect.stringContaining("Too dear.") },
    });
    const seller = await makeSeller();
    const lapsed = await waiting(orderFrom(seller));
    await expireCheckouts(operator(new Date(Date.now() + 25 * 3_600_000)));
    expect(await lapsed.ended()).toMatchObject({ status: "FAILED", error: { code: "approval_lapsed" } });
  });

  it("is refused past the limits, and opens nothing", async () => {
    const seller = await makeSeller();
    const { view } = await waiting(orderFrom(seller), undefined, { ...LIMITS, per_order_cents: 100 });
    expect(view).toMatchObject({ status: "FAILED", error: { code: "tool_failed" } });
    expect(view.error?.message).toContain("one order may cost at most $1");
    expect(await database().$count(orders, eq(orders.profileId, seller.profileId))).toBe(0);
  });

  it("survives that every worker stops, and waits longer than it may run", async () => {
    const { ctx, id, view } = await waiting(orderFrom(await makeSeller()));
    await loops.stop();
    const days = new Date(Date.now() - 5 * 86_400_000);
    await database().update(agentRuns).set({ startedAt: days, waitsSince: days }).where(eq(agentRuns.id, id));
    const [approval] = await database()
      .select()
      .from(approvals)
      .where(eq(approvals.id, approvalIn(view)));
    await pay(approval?.orderId ?? "");
    expect(await getRun(ctx, id)).toMatchObject({ status: "QUEUED", waiting_for: null });
    loops.start();
    expect((await waitForRun(ctx, id, 10)).view).toMatchObject({ status: "SUCCEEDED" });
  });

  it("is given up after thirty days, and canceled at once while it waits", async () => {
    const long = await waiting(orderFrom(await makeSeller()));
    const before = new Date(Date.now() - 31 * 86_400_000);
    await database().update(agentRuns).set({ waitsSince: before, dueAt: new Date() }).where(eq(agentRuns.id, long.id));
    expect(await endWaits(worker(new Date()))).toBe(1);
    loops.start().wake();
    const { status, error } = await long.ended();
    expect([status, error?.code]).toEqual(["FAILED", "approval_lapsed"]);
    expect(error?.message).toContain("Nobody decided it in 30 days.");
    const other = await waiting(orderFrom(await makeSeller()));
    expect(await cancelRun(other.ctx, other.id)).toMatchObject({ status: "CANCELED", waiting_for: null });
    await refuse(other.ctx, approvalIn(other.view), "Not now.");
    expect(await getRun(other.ctx, other.id)).toMatchObject({ status: "CANCELED" });
  });
});

describe("what only the person does", () => {
  it("a delivery is accepted by nobody else: the run asks, and has succeeded once they have", async () => {
    const { buyer, orderId } = await delivered();
    const run = await waiting(`Accept the delivery of ${orderId}`, buyer);
    expect(run.view).toMatchObject({ status: "WAITING_FOR_APPROVAL" });
    expect(run.view.steps.map(({ tool }) => tool)).toEqual(["list_my_purchases", "accept_delivery"]);
    expect((await orderRow(orderId)).status).toBe("DELIVERED");
    await approve(run.ctx, approvalIn(run.view));
    expect(await run.ended()).toMatchObject({ status: "SUCCEEDED" });
    expect((await orderRow(orderId)).status).toBe("COMPLETED");
  });

  it("a review is drafted and published by them, a refusal stands when it is asked again", async () => {
    const { buyer, orderId } = await delivered();
    const run = await waiting(`Draft a review of ${orderId} with 4 stars: Careful work, on time.`, buyer);
    await publishDraft(run.ctx, approvalIn(run.view), { rating: 5, title: "", body: "Careful work." });
    expect(await run.ended()).toMatchObject({ status: "SUCCEEDED" });
    const no = await waiting(`accept the delivery of my latest order`, buyer);
    await refuse(no.ctx, approvalIn(no.view), "The logo is missing.");
    expect(await no.ended()).toMatchObject({ error: { code: "approval_refused" } });
    const again = await waiting(`accept the delivery of my latest order`, buyer);
    expect(again.view).toMatchObject({ status: "FAILED", error: { code: "approval_refused" } });
    expect((await orderRow(orderId)).status).toBe("DELIVERED");
  });

  it("what an agent writes says so, by its name", async () => {
    const { buyer, orderId } = await delivered();
    const { view } = await waiting(`Write to the creator about ${orderId}: Could the black be warmer?`, buyer);
    expect(view).toMatchObject({ status: "SUCCEEDED" });
    const [message] = await database().select().from(messages);
    expect(message).toMatchObject({ authorKind: "app", authorName: "Scout", body: "Could the black be warmer?" });
  });
});

it("a run that a key started buys as that key may, and no further", async () => {
  const { buyer, orderId } = await delivered();
  const agent = await makeAgent(buyer.profileId);
  await letSpend(buyer, agent);
  loops.start();
  const { ctx: reader } = await asKey(buyer, ["agents:write", "purchases:read"]);
  const { id } = await startRun(reader, agent, `Accept the delivery of ${orderId}`);
  expect((await waitForRun(reader, id, 10)).view).toMatchObject({
    status: "FAILED",
    error: { message: expect.stringContaining("purchases:") },
  });
  const { ctx: releaser } = await asKey(buyer, [
    "agents:write",
    "purchases:read",
    "purchases:write",
    "purchases:accept",
  ]);
  const allowed = await startRun(releaser, agent, `Accept the delivery of ${orderId}`);
  expect((await waitForRun(releaser, allowed.id, 10)).view).toMatchObject({ status: "SUCCEEDED" });
  expect((await orderRow(orderId)).status).toBe("COMPLETED");
});

it("what an agent orders in test mode is not counted in its month", async () => {
  const buyer = await makeCreator();
  const agent = await makeAgent(buyer.profileId);
  const once = { ...LIMITS, per_order_cents: 1_000, per_month_cents: 1_000 };
  await letSpend(buyer, agent, once);
  const { userId, profileId, handle } = buyer;
  const spend = (livemode: boolean) => {
    const credential = { kind: "agent", id: agent, prefix: null, clientId: null, expiresAt: null, livemode } as const;
    const who = { userId, profileId, handle, displayName: "Robin", tier: "FREE", scopes: [] } as const;
    const actor = { kind: "credential", credential, ...who } satisfies Purchaser;
    const ctx = createContext({ actor, requestId: "req_1", ip: null, local: true });
    return transaction(ctx, (tx) => reserveSpending(tx, ctx, actor, { amountCents: 1_000, categories: [] }));
  };
  await spend(false);
  await spend(true);
  for (const livemode of [false, true])
    await expect(spend(livemode)).rejects.toMatchObject({ code: "spend_limit_exceeded" });
});

it("only the person who has just proved who they are says what an agent may spend", async () => {
  const buyer = await makeCreator();
  const agent = await makeAgent(buyer.profileId);
  const { ctx: key } = await asKey(buyer, ["agents:write", "purchases:write"]);
  await expect(limitAgent(key, agent, LIMITS)).rejects.toMatchObject({ code: "unauthorized" });
  await expect(limitAgent(asOwner(buyer), agent, LIMITS)).rejects.toMatchObject({ code: "step_up_required" });
  expect(await spendingOfAgent(asOwner(buyer), agent)).toBeNull();
});
