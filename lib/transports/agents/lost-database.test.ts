import { afterAll, beforeAll, expect, it } from "vitest";
import { singleClient } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { startRun } from "@/lib/domain/agents/runs/start";
import { waitForRun } from "@/lib/domain/agents/runs/wait";
import { asOwner, Loops } from "./testing";

let own: TestDatabase;
const loops = new Loops();

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(async () => {
  await loops.close();
  await own.drop();
});

it("a run that loses its connection in the middle of a step is given back and makes the step again, long before its lease ends", async () => {
  const ctx = asOwner(await makeCreator({ mcpDiscoverable: true }));
  const agent = await makeAgent((ctx.actor as { profileId: string }).profileId);
  const direct = singleClient(own.url);
  loops.start();
  const run = await direct.begin(async (tx) => {
    await tx`lock table profile_search in access exclusive mode`;
    const started = await startRun(ctx, agent, "Find a logo designer");
    // of this database: the same table of another has the same number
    const end = () => tx`
      select pg_terminate_backend(pid) from pg_locks
      where not granted and relation = 'profile_search'::regclass
        and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(end, { timeout: 10_000 }).toHaveLength(1);
    return started;
  });
  await direct.end();
  const { view } = await waitForRun(ctx, run.id, 20);
  expect(view.status).toBe("SUCCEEDED");
  expect(new Set(view.steps.map(({ status }) => status))).toEqual(new Set(["DONE"]));
}, 60_000);
