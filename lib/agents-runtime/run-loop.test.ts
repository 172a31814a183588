import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { agentRunSteps, agentRuns, apiKeys, auditLog, events, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { cancelRun } from "@/lib/agents/cancel-run";
import { claimRuns } from "@/lib/agents/claim-runs";
import { getRun } from "@/lib/agents/read-runs";
import { startStep } from "@/lib/agents/run-steps";
import { RUNS_CHANNEL, startRun } from "@/lib/agents/start-run";
import { hasEnded, stopWaiting, waitForRun } from "@/lib/agents/wait-for-run";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { type Listener, listen } from "@/lib/core/listen";
import { systemContext } from "@/lib/core/system-context";
import { executeRun } from "./execute";
import { RunLoop } from "./run-loop";

type Owner = Awaited<ReturnType<typeof makeCreator>>;

let own: TestDatabase;
const loops: RunLoop[] = [];
let channel: Listener | undefined;

beforeAll(async () => {
  own = await testDatabase();
});
afterEach(async () => {
  await Promise.all(loops.splice(0).map((loop) => loop.stop()));
  vi.restoreAllMocks();
});
afterAll(async () => {
  await channel?.stop();
  await stopWaiting();
  await own.drop();
});

const worker = (now: Date) => systemContext("agent-runs", now);
const asOwner = ({ userId, profileId, email }: Owner): Context =>
  createContext({ actor: { kind: "user", userId, profileId, sessionId: "test", email }, requestId: newId("req") });

function loop(): RunLoop {
  const fresh = new RunLoop({ context: worker });
  loops.push(fresh);
  channel ??= listen({ [RUNS_CHANNEL]: () => loops.map((one) => one.wake()) });
  return fresh;
}

/** A discoverable creator with one product that can be bought. */
async function makeSeller() {
  const seller = await makeCreator({ mcpDiscoverable: true });
  const { id } = await makeProduct(seller.profileId, { sellable: true });
  return { ...seller, productId: id };
}

const ordersOf = (profileId: string) => database().$count(orders, eq(orders.profileId, profileId));
/** What a worker that dies leaves behind: a claim whose time is over. */
const expire = (id: string) =>
  database()
    .update(agentRuns)
    .set({ dueAt: new Date(Date.now() - 1) })
    .where(eq(agentRuns.id, id));

describe("RunLoop", () => {
  it("carries a run through its steps to its end, on record, and tells who waits", async () => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), `Tell me about @${seller.handle}`);
    expect(run).toMatchObject({ status: "QUEUED", steps: [], output: null, started_at: null });
    loop();
    const { view, known } = await waitForRun(asOwner(owner), run.id, 10);
    expect(known).toBe(true);
    expect(view).toMatchObject({
      status: "SUCCEEDED",
      step_count: 1,
      cost: { amount_cents: 0, amount_atomic: 500 },
      error: null,
      output: { data: { handle: seller.handle } },
      steps: [{ n: 1, tool: "get_creator", status: "DONE", arguments: { handle: seller.handle } }],
    });
    expect(view.output?.text).toContain(seller.handle);
    const told = await database().select().from(events).where(eq(events.profileId, owner.profileId));
    expect(told.map((event) => [event.type, JSON.parse(event.payload).data])).toEqual([
      ["agent_run.completed", expect.objectContaining({ id: run.id, status: "SUCCEEDED", step_count: 1 })],
    ]);
    const entries = await database().select().from(auditLog).where(eq(auditLog.targetId, run.id));
    expect(entries.map(({ action, actorKind }) => [action, actorKind]).sort()).toEqual([
      ["agent_run.completed", "system"],
      ["agent_run.started", "user"],
    ]);
  });

  it("ends as FAILED, in words, where the planner cannot help", async () => {
    const owner = await makeCreator();
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), "make me a sandwich");
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", output: null, steps: [], error: { code: "no_plan" } });
    expect(view.error?.message).toContain("could not tell");
    const failed = and(eq(events.profileId, owner.profileId), eq(events.type, "agent_run.failed"));
    expect(await database().$count(events, failed)).toBe(1);
  });

  it("opens a checkout where the intent asks to hire, and not else", async () => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const agent = await makeAgent(owner.profileId);
    loop();
    const looked = await startRun(asOwner(owner), agent, `What does @${seller.handle} sell?`);
    await waitForRun(asOwner(owner), looked.id, 10);
    expect(await ordersOf(seller.profileId)).toBe(0);
    const hired = await startRun(asOwner(owner), agent, `Order from @${seller.handle}`);
    const { view } = await waitForRun(asOwner(owner), hired.id, 10);
    expect(view).toMatchObject({ status: "SUCCEEDED", output: { data: { checkout_url: expect.any(String) } } });
    expect(view.steps.map(({ tool }) => tool)).toEqual(["list_creator_offers", "create_order"]);
    expect(await ordersOf(seller.profileId)).toBe(1);
  });

  it("lets two loops share the runs: each run is one loop's", async () => {
    const [owner, seller] = [await makeCreator({ tier: "STARTER" }), await makeSeller()];
    const agent = await makeAgent(owner.profileId);
    const runs = await Promise.all(
      Array.from({ length: 20 }, () => startRun(asOwner(owner), agent, `Tell me about @${seller.handle}`)),
    );
    loop();
    loop();
    for (const { id } of runs) expect((await waitForRun(asOwner(owner), id, 20)).view.status).toBe("SUCCEEDED");
    const claimed = await database().select().from(agentRuns).where(eq(agentRuns.profileId, owner.profileId));
    expect(claimed.map(({ claims }) => claims)).toEqual(Array(20).fill(1));
  });

  it("gives a run back when it stops, and another loop goes on after the last step", async () => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), `Order from @${seller.handle}`);
    const [claim] = await claimRuns(new Date(), 60_000, 1);
    if (!claim) throw new Error("nothing to claim");
    let turns = 0;
    const options = { context: () => worker(new Date()), now: () => new Date(), leaseMs: 60_000 };
    await executeRun(claim, { ...options, stopping: () => ++turns > 1 });
    expect(await getRun(asOwner(owner), run.id)).toMatchObject({ status: "RUNNING", step_count: 1 });
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view.steps.map(({ n, tool }) => [n, tool])).toEqual([
      [1, "list_creator_offers"],
      [2, "create_order"],
    ]);
    expect(await ordersOf(seller.profileId)).toBe(1);
  });
});

describe("after a worker's death", () => {
  /** A run whose first worker has put `create_order` on record as begun, and died. */
  async function diedAtTheOrder() {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), `Order from @${seller.handle}`);
    const [claim] = await claimRuns(new Date(), 60_000, 1);
    if (!claim) throw new Error("nothing to claim");
    let turns = 0;
    const options = { context: () => worker(new Date()), now: () => new Date(), leaseMs: 60_000 };
    // one step, then the process is gone: no release
    await executeRun(claim, { ...options, stopping: () => ++turns > 1 });
    const [again] = await claimRuns(new Date(), 60_000, 1);
    if (!again) throw new Error("not released");
    const step = {
      n: 2,
      tool: "create_order",
      arguments: { handle: seller.handle, productId: seller.productId, tierId: "standard" },
      why: "You asked to hire.",
      costAtomic: 2_000,
    };
    await startStep(again, step, new Date(), new Date(Date.now() + 60_000));
    return { owner, seller, run, claim: again, step };
  }

  it("the run waits for the lease, then another worker makes the step that was begun, once", async () => {
    const { owner, seller, run } = await diedAtTheOrder();
    expect(await claimRuns(new Date(), 60_000, 10)).toEqual([]);
    await expire(run.id);
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "SUCCEEDED", step_count: 2, cost: { amount_atomic: 2_500 } });
    expect(view.steps.map(({ tool, status }) => [tool, status])).toEqual([
      ["list_creator_offers", "DONE"],
      ["create_order", "DONE"],
    ]);
    expect(await ordersOf(seller.profileId)).toBe(1);
  });

  it("a worker that was only slow cannot write beside the one that took over", async () => {
    const { owner, seller, run, claim } = await diedAtTheOrder();
    await expire(run.id);
    loop();
    await waitForRun(asOwner(owner), run.id, 10);
    // the first worker wakes up and makes its step: it has lost the run, and its order is rolled back
    const options = { context: () => worker(new Date()), now: () => new Date(), leaseMs: 60_000 };
    await executeRun(claim, { ...options, stopping: () => false });
    expect(await ordersOf(seller.profileId)).toBe(1);
    expect((await getRun(asOwner(owner), run.id)).status).toBe("SUCCEEDED");
  });

  it("a run that takes its workers down with it is given up", async () => {
    const owner = await makeCreator();
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), "find creators");
    await database().update(agentRuns).set({ claims: 5 }).where(eq(agentRuns.id, run.id));
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", error: { code: "interrupted" }, steps: [] });
  });
});

describe("what stops a run", () => {
  it("a cancel, before the next step", async () => {
    const owner = await makeCreator();
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), "find creators");
    await database().update(agentRuns).set({ status: "RUNNING", lease: "dead" }).where(eq(agentRuns.id, run.id));
    expect(await cancelRun(asOwner(owner), run.id)).toMatchObject({ status: "RUNNING", cancel_requested: true });
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "CANCELED", steps: [] });
    expect(await database().$count(events, eq(events.profileId, owner.profileId))).toBe(0);
  });

  it.each([
    ["step_limit", { max_steps: 1, max_seconds: 60, max_cost_cents: 50 }, { claims: 0 }],
    ["time_limit", { max_steps: 9, max_seconds: 5, max_cost_cents: 50 }, { startedAt: new Date(Date.now() - 5_001) }],
    ["spend_limit", { max_steps: 9, max_seconds: 60, max_cost_cents: 1 }, { costAtomic: 9_600 }],
  ])("its %s", async (code, limits, parts) => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const agent = await makeAgent(owner.profileId, { limits });
    const run = await startRun(asOwner(owner), agent, `Order from @${seller.handle}`);
    await database().update(agentRuns).set(parts).where(eq(agentRuns.id, run.id));
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", error: { code } });
    expect(await ordersOf(seller.profileId)).toBe(0);
  });

  it("the end of the credential that started it", async () => {
    const owner = await makeCreator();
    const { ctx, keyId } = await asKey(owner, ALL_SCOPES);
    const run = await startRun(ctx, await makeAgent(owner.profileId), "find creators");
    await database().update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, keyId));
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", error: { code: "access_revoked" }, steps: [] });
  });
});

async function asKey(owner: Owner, scopes: readonly Scope[]): Promise<{ ctx: Context; keyId: string }> {
  const { id: keyId } = await makeApiKey(owner.profileId, [...scopes]);
  const { userId, profileId, handle } = owner;
  const credential = { kind: "api_key", id: keyId, prefix: null, clientId: null, expiresAt: null } as const;
  const actor = {
    kind: "credential",
    credential,
    userId,
    profileId,
    handle,
    displayName: "",
    tier: "FREE",
    scopes,
  } as const;
  return { ctx: createContext({ actor, requestId: newId("req") }), keyId };
}

describe("what a run may do", () => {
  it("is what the credential that started it may do: no scope is won by a run", async () => {
    const owner = await makeCreator();
    const agent = await makeAgent(owner.profileId);
    const { ctx } = await asKey(owner, ["agents:write"]);
    const run = await startRun(ctx, agent, "Show my orders");
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", error: { code: "tool_failed" } });
    expect(view.steps[0]).toMatchObject({ tool: "list_my_orders", status: "FAILED", result: null });
    expect(view.steps[0]?.error).toContain("orders:read");
    const { ctx: allowed } = await asKey(owner, ["agents:write", "orders:read"]);
    const better = await startRun(allowed, agent, "Show my orders");
    expect((await waitForRun(asOwner(owner), better.id, 10)).view.status).toBe("SUCCEEDED");
  });

  it("is what its agent may: a tool that is not on its list is refused before anything happens", async () => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const agent = await makeAgent(owner.profileId, { tools: ["find_creators", "list_creator_offers"] });
    const run = await startRun(asOwner(owner), agent, `Order from @${seller.handle}`);
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", error: { code: "tool_not_allowed" } });
    expect(await database().$count(agentRunSteps, eq(agentRunSteps.runId, run.id))).toBe(1);
    expect(hasEnded(view)).toBe(true);
    expect(await ordersOf(seller.profileId)).toBe(0);
  });
});
