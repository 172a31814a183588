import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { getCostSummary } from "./costs/summary";
import { cancelRun } from "./runs/cancel";
import { claimRuns } from "./runs/claim";
import { finishRun } from "./runs/finish";
import { getRun, listRuns } from "./runs/read";
import { startRun } from "./runs/start";
import { runsByIds } from "./saved/by-ids";

const NOW = new Date();
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** Asked a second later, as the range ends before its last moment. */
const costs = async (ctx: Context) =>
  (await getCostSummary({ ...ctx, now: new Date(NOW.getTime() + 1_000) }, {})).total;

it("a run is there for its own mode alone, and its worker tells of it in that mode", async () => {
  const { userId, profileId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "t", email } as const;
  const live = createContext({ actor, requestId: newId("req"), now: NOW });
  const test: Context = { ...live, livemode: false };
  const agent = await makeAgent(profileId);
  const mine = await makeRun(profileId, agent, { costAtomic: 7, createdAt: NOW });
  const { id } = await startRun(test, agent, "find creators");
  for (const [ctx, there, away] of [
    [live, mine, id],
    [test, id, mine],
  ] as const) {
    const listed = [await listRuns(ctx, { limit: 9 }), await listRuns(ctx, { limit: 9, agent_id: agent })];
    expect(listed.map(({ data }) => data.map((run) => run.id))).toEqual([[there], [there]]);
    expect((await runsByIds(ctx, [there, away])).map((run) => run?.id)).toEqual([there, undefined]);
    await expect(getRun(ctx, away)).rejects.toMatchObject({ code: "not_found" });
    await expect(cancelRun(ctx, away)).rejects.toMatchObject({ code: "not_found" });
    expect((await costs(ctx)).runs).toBe(1);
  }
  expect((await costs(test)).amount_atomic).toBe(0);
  const [claim] = await claimRuns(NOW, 60_000, 9);
  expect(claim).toMatchObject({ id, livemode: false });
  if (!claim) return;
  await finishRun(systemContext("agent-runs", NOW), claim, {
    status: "FAILED",
    error: { code: "step_limit", message: "Too long." },
    costAtomic: 0,
  });
  const [event] = await database().select().from(events).where(eq(events.ownerId, profileId));
  expect(event).toMatchObject({ type: "agent_run.failed", livemode: false });
});
