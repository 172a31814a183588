import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { agentRuns, auditLog, events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { claimRuns } from "@/lib/domain/agents/runs/claim";
import { getRun } from "@/lib/domain/agents/runs/read";
import { startRun } from "@/lib/domain/agents/runs/start";
import { startStep } from "@/lib/domain/agents/runs/steps";
import { waitForRun } from "@/lib/domain/agents/runs/wait";
import { executeRun } from "./execute";
import { asOwner, Loops, makeSeller, orderFrom, ordersOf, worker } from "./testing";

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
    const told = await database().select().from(events).where(eq(events.ownerId, owner.profileId));
    expect(told.map((event) => [event.type, JSON.parse(event.payload).data])).toEqual([
      ["agent_run.completed", expect.objectContaining({ id: run.id, status: "SUCCEEDED", step_count: 1 })],
    ]);
    const entries = await database().select().from(auditLog).where(eq(auditLog.targetId, run.id));
    expect(entries.map(({ action, actorKind }) => [action, actorKind]).sort()).toEqual([
      ["agent_run.completed", "system"],
      ["agent_run.started", "user"],
    ]);
  });

  it("ends as FAILED, in words, where the intent cannot be carried out", async () => {
    const owner = await makeCreator();
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), "make me a logo");
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", output: null, steps: [], error: { code: "unsupported_intent" } });
    expect(view.error?.message).toContain("it does not do the work itself");
    const failed = and(eq(events.ownerId, owner.profileId), eq(events.type, "agent_run.failed"));
    expect(await database().$count(events, failed)).toBe(1);
  });

  it("says what it understood where a part of the intent is not supported, and does none of it", async () => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const text = `${orderFrom(seller)} and leave them a good review`;
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), text);
    loop();
    const { view } = await waitForRun(asOwner(owner), run.id, 10);
    expect(view).toMatchObject({ status: "FAILED", output: null, steps: [], error: { code: "unsupported_intent" } });
    expect(view.error?.understood).toEqual([`Order “Basic harbour chart” from @${seller.handle}`]);
    expect(view.error?.message).toContain("reviews are written by buyers");
    const told = await database().select().from(events).where(eq(events.ownerId, owner.profileId));
    expect(told.map(({ payload }) => JSON.parse(payload).data.error)).toEqual([view.error]);
  });

  it("opens a checkout where the intent asks to order what is on sale, and not else", async () => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const agent = await makeAgent(owner.profileId);
    loop();
    const looked = await startRun(asOwner(owner), agent, `What does @${seller.handle} sell?`);
    await waitForRun(asOwner(owner), looked.id, 10);
    expect(await ordersOf(seller.profileId)).toBe(0);
    const hired = await startRun(asOwner(owner), agent, orderFrom(seller));
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
    const claimed = await database().select().from(agentRuns).where(eq(agentRuns.ownerId, owner.profileId));
    expect(claimed.map(({ claims }) => claims)).toEqual(Array(20).fill(1));
  });

  it("gives a run back when it stops, and another loop goes on after the last step", async () => {
    const [owner, seller] = [await makeCreator(), await makeSeller()];
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), orderFrom(seller));
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
    const run = await startRun(asOwner(owner), await makeAgent(owner.profileId), orderFrom(seller));
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

  it("a worker that was only slow cannot write next to the one that took over", async () => {
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
