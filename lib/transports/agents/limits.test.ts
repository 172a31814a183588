import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { agentRunSteps, agentRuns, apiKeys, events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { cancelRun } from "@/lib/domain/agents/runs/cancel";
import { startRun } from "@/lib/domain/agents/runs/start";
import { hasEnded, waitForRun } from "@/lib/domain/agents/runs/wait";
import { asKey, asOwner, Loops, makeSeller, orderFrom, ordersOf } from "./testing";

let own: TestDatabase;
const loops = new Loops();
const loop = () => loops.start();

beforeAll(async () => {
  own = await testDatabase();
});
afterEach(() => loops.stop());
afterAll(async () => {
  await loops.close();
  await own.drop();
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
    expect(await database().$count(events, eq(events.ownerId, owner.profileId))).toBe(0);
  });

  it.each([
    ["step_limit", { max_steps: 1, max_seconds: 60, max_cost_cents: 50 }, { claims: 0 }],
    ["time_limit", { max_steps: 9, max_seconds: 5, max_cost_cents: 50 }, { startedAt: new Date(Date.now() - 5_001) }],
    ["spend_limit", { max_steps: 9, max_seconds: 60, max_cost_cents: 1 }, { costAtomic: 9_600 }],
  ])("its %s", async (code, limits, parts) => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const agent = await makeAgent(owner.profileId, { limits });
    const run = await startRun(asOwner(owner), agent, orderFrom(seller));
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
    const run = await startRun(asOwner(owner), agent, orderFrom(seller));
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", error: { code: "tool_not_allowed" } });
    expect(await database().$count(agentRunSteps, eq(agentRunSteps.runId, run.id))).toBe(0);
    expect(hasEnded(view)).toBe(true);
    expect(await ordersOf(seller.profileId)).toBe(0);
  });
});
