import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { agentRuns, usageMonths } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { getCostSummary } from "@/lib/domain/agents/costs/summary";
import { createAgent } from "@/lib/domain/agents/saved/create";
import { listAgents } from "@/lib/domain/agents/saved/read";
import { updateAgent } from "@/lib/domain/agents/saved/update";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { listRuns } from "./read";
import { startRun } from "./start";

const NOW = new Date("2026-11-20T09:30:00.000Z");

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

type Owner = Awaited<ReturnType<typeof makeCreator>>;
const as = ({ userId, profileId, email }: Owner, now = NOW): Context =>
  createContext({ actor: { kind: "user", userId, profileId, sessionId: "t", email }, requestId: newId("req"), now });

describe("startRun", () => {
  it("starts exactly what the plan allows when 50 come at once", async () => {
    const owner = await makeCreator();
    const agent = await makeAgent(owner.profileId);
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => startRun(as(owner), agent, "find creators")),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const refused = answers.flatMap((a) => (a.status === "rejected" ? [a.reason] : []));
    expect(new Set(refused.map((r) => r.code))).toEqual(new Set(["quota_exceeded"]));
    expect(refused[0]).toMatchObject({ extras: { upgrade_url: "/developers/billing" } });
    expect(await database().$count(agentRuns, eq(agentRuns.ownerId, owner.profileId))).toBe(10);
    expect((await readStanding(as(owner))).agent_runs.used).toBe(10);
  });

  it("counts by calendar month in UTC, and leaves the requests of the month alone", async () => {
    const owner = await makeCreator();
    const agent = await makeAgent(owner.profileId);
    await database()
      .insert(usageMonths)
      .values({ ownerId: owner.profileId, month: "2026-11", requests: 7, agentRuns: 10 });
    await expect(startRun(as(owner), agent, "find creators")).rejects.toMatchObject({ code: "quota_exceeded" });
    await startRun(as(owner, new Date("2026-12-01T00:00:00.000Z")), agent, "find creators");
    const rows = await database().select().from(usageMonths).where(eq(usageMonths.ownerId, owner.profileId));
    expect(rows.map(({ month, requests, agentRuns: runs }) => [month, requests, runs]).sort()).toEqual([
      ["2026-11", 7, 10],
      ["2026-12", 0, 1],
    ]);
  });

  it("refuses another creator's agent as one that does not exist, and an archived one", async () => {
    const [owner, other] = [await makeCreator(), await makeCreator()];
    const [theirs, archived] = [await makeAgent(other.profileId), await makeAgent(owner.profileId, { active: false })];
    await expect(startRun(as(owner), theirs, "find creators")).rejects.toMatchObject({ code: "not_found" });
    await expect(startRun(as(owner), archived, "find creators")).rejects.toMatchObject({ code: "conflict" });
    expect((await readStanding(as(owner))).agent_runs.used).toBe(0);
  });
});

describe("agents", () => {
  it("are a hundred at most, exactly, and an archived one makes room", async () => {
    const owner = await makeCreator();
    const first = await makeAgent(owner.profileId);
    await Promise.all(Array.from({ length: 97 }, () => makeAgent(owner.profileId)));
    const input = { name: "New", instructions: "", tools: ["find_creators" as const], limits: {} };
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => createAgent(as(owner), input)));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await updateAgent(as(owner), first, { active: false });
    expect(await createAgent(as(owner), { ...input, limits: { max_steps: 3 } })).toMatchObject({
      model: "embedded",
      limits: { ...DEFAULT_LIMITS, max_steps: 3 },
    });
    await expect(updateAgent(as(owner), first, { active: true })).rejects.toMatchObject({ code: "conflict" });
  });

  it("come newest first, page by page, the archived apart", async () => {
    const owner = await makeCreator();
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await makeAgent(owner.profileId));
    const archived = await makeAgent(owner.profileId, { active: false });
    const seen = [];
    for (let cursor: string | undefined; ; ) {
      const page = await listAgents(as(owner), { limit: 2, archived: false, cursor });
      seen.push(...page.data.map(({ id }) => id));
      if (!page.next_cursor) break;
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(ids.reverse());
    expect((await listAgents(as(owner), { limit: 2, archived: true })).data.map(({ id }) => id)).toEqual([archived]);
  });
});

describe("listRuns", () => {
  it("filters by agent and state and pages by key", async () => {
    const owner = await makeCreator();
    const [a, b] = [await makeAgent(owner.profileId), await makeAgent(owner.profileId)];
    // ids of one millisecond stand in any order
    const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second));
    const ids = [
      await makeRun(owner.profileId, a, { createdAt: at(1) }),
      await makeRun(owner.profileId, b, { createdAt: at(2), status: "FAILED" }),
      await makeRun(owner.profileId, a, { createdAt: at(3) }),
    ];
    const list = async (query: object) => (await listRuns(as(owner), { limit: 20, ...query })).data.map(({ id }) => id);
    expect(await list({})).toEqual([...ids].reverse());
    expect(await list({ agent_id: a })).toEqual([ids[2], ids[0]]);
    expect(await list({ status: "FAILED" })).toEqual([ids[1]]);
    const page = await listRuns(as(owner), { limit: 2 });
    expect(page).toMatchObject({ has_more: true });
    expect(await list({ cursor: page.next_cursor })).toEqual([ids[0]]);
  });
});

describe("getCostSummary", () => {
  it("adds up by UTC day, in integers, days without a run included", async () => {
    const owner = await makeCreator();
    const agent = await makeAgent(owner.profileId);
    for (const [at, costAtomic] of [
      ["2026-11-17T23:59:59.999Z", 99],
      ["2026-11-18T00:00:00.000Z", 4_000],
      ["2026-11-18T23:59:59.999Z", 3_000],
      ["2026-11-20T00:00:00.000Z", 500],
    ] as const) {
      await makeRun(owner.profileId, agent, { createdAt: new Date(at), costAtomic });
    }
    expect(await getCostSummary(as(owner), { from: "2026-11-18", to: "2026-11-20" })).toEqual({
      days: [
        { date: "2026-11-18", runs: 2, amount_cents: 1, amount_atomic: 7_000 },
        { date: "2026-11-19", runs: 0, amount_cents: 0, amount_atomic: 0 },
        { date: "2026-11-20", runs: 1, amount_cents: 0, amount_atomic: 500 },
      ],
      total: { runs: 3, amount_cents: 1, amount_atomic: 7_500 },
    });
    expect((await getCostSummary(as(owner), {})).days).toHaveLength(30);
  });
});
