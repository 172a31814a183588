import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, singleClient } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { agentRunSteps, agentRuns } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { startRun } from "@/lib/domain/agents/runs/start";
import { stopWaiting, waitForRun } from "@/lib/domain/agents/runs/wait";
import { RunLoop } from "./run-loop";
import { asOwner, makeSeller, orderFrom, ordersOf, worker } from "./testing";

let own: TestDatabase;
let victim: ChildProcess;

beforeAll(async () => {
  own = await testDatabase();
  victim = spawn("npx", ["tsx", "lib/transports/agents/testing-worker.ts"], {
    env: { ...process.env, DATABASE_URL: own.url },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  if (victim.stdout) await once(victim.stdout, "data");
}, 60_000);
afterAll(async () => {
  await stopWaiting();
  await own.drop();
});

/** Looks until something is there. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  return expect.poll(look, { timeout: 30_000, interval: 25 }).toBeTruthy().then(look) as Promise<T>;
}

it("a run whose worker is killed within a write is finished by another, and the write happens once", async () => {
  const [owner, seller] = [await makeCreator(), await makeSeller()];
  const ctx = asOwner(owner);
  const agent = await makeAgent(owner.profileId);

  // the order is written, then the step's outcome: the lock has the worker hang between the two
  const blocker = singleClient(own.url);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const blocking = blocker.begin(async (tx) => {
    await tx`lock table order_events in access exclusive mode`;
    await released;
  });
  const run = await startRun(ctx, agent, orderFrom(seller));
  await until(async () => {
    const steps = await database().select().from(agentRunSteps).where(eq(agentRunSteps.runId, run.id));
    return steps.find((step) => step.n === 2 && step.state === "STARTED");
  });
  process.kill(-(victim.pid as number), "SIGKILL");
  await once(victim, "exit");
  release();
  await blocking;
  await blocker.end();

  await database().update(agentRuns).set({ dueAt: new Date() }).where(eq(agentRuns.id, run.id)); // the lease ends
  const other = new RunLoop({ context: worker });
  const { view } = await waitForRun(ctx, run.id, 20);
  await other.stop();
  expect(view).toMatchObject({
    status: "SUCCEEDED",
    step_count: 2,
    output: { data: { checkout_url: expect.any(String) } },
  });
  expect(view.steps.map(({ tool, status }) => [tool, status])).toEqual([
    ["list_creator_offers", "DONE"],
    ["create_order", "DONE"],
  ]);
  expect(await ordersOf(seller.profileId)).toBe(1);
}, 90_000);
