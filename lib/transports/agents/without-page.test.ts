import { eq, or } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeSession } from "@/db/factories";
import { agentRuns, agents, approvals, auditLog, events, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AgentQuery, NewAgent } from "@/lib/contracts/agents/agents";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { getCostSummary } from "@/lib/domain/agents/costs/summary";
import { getRun, listRuns } from "@/lib/domain/agents/runs/read";
import { startRun } from "@/lib/domain/agents/runs/start";
import { waitForRun } from "@/lib/domain/agents/runs/wait";
import { createAgent } from "@/lib/domain/agents/saved/create";
import { getAgent, listAgents } from "@/lib/domain/agents/saved/read";
import { limitAgent, spendingOfAgent } from "@/lib/domain/agents/saved/spending";
import { updateAgent } from "@/lib/domain/agents/saved/update";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { eraseAccount } from "@/lib/domain/people/accounts/leaving/erase";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { becomeCreator } from "@/lib/domain/people/profiles/become-creator";
import { refuse } from "@/lib/domain/trade/orders/approving/refuse";
import { makePerson, pay } from "@/lib/domain/trade/orders/testing";
import { LIMITS } from "@/lib/domain/trade/orders/testing-apps";
import { planIntent } from "./plan-intent";
import { Loops, makeSeller, orderFrom } from "./testing";

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

const RUNS = { limit: 10 } as Parameters<typeof listRuns>[1];
const TOOLS = NewAgent.parse({ name: "Shopper", tools: ["find_creators", "list_creator_offers", "create_order"] });

/** Somebody who has signed up, just signed in, and sells nothing; and an agent of theirs that may spend so much, or was given no limits. */
async function buyer(limits: SpendLimits | null = LIMITS) {
  const { userId, email } = await makePerson();
  const sessionId = await makeSession(userId);
  const actor = { kind: "user", userId, profileId: null, sessionId, email } as const;
  const ctx: Context = createContext({ actor, requestId: newId("req") });
  const agent = await createAgent(ctx, TOOLS);
  if (limits) await limitAgent(ctx, agent.id, limits);
  return { ctx, userId, agent };
}

const ordersOf = (userId: string) => database().select().from(orders).where(eq(orders.buyerUserId, userId));
const kindsOf = async (owner: string) =>
  (await database().select().from(events).where(eq(events.ownerId, owner)).orderBy(events.id)).map(({ type }) => type);

describe("an account without a creator's page", () => {
  it("has agents, which buy within limits and wait for the person; the runs, costs and events are its own", async () => {
    const seller = await makeSeller();
    const { ctx, userId, agent } = await buyer();
    expect((await planIntent(ctx, agent.id, { intent: "Find a logo designer." })).steps.length).toBeGreaterThan(0);
    const { id } = await startRun(ctx, agent.id, orderFrom(seller));
    loops.start();
    const { view } = await waitForRun(ctx, id, 10);
    expect(view).toMatchObject({ status: "WAITING_FOR_APPROVAL", error: null });
    const [order] = await ordersOf(userId);
    expect(order).toMatchObject({ agentId: agent.id, agentName: "Shopper", status: "CHECKOUT_OPEN" });
    expect((await spendingOfAgent(ctx, agent.id))?.reserved_cents).toBe(order?.amountCents);
    await pay(order?.id ?? "");
    expect((await waitForRun(ctx, id, 10)).view).toMatchObject({ status: "SUCCEEDED" });
    expect((await listRuns(ctx, RUNS)).data.map((run) => run.id)).toEqual([id]);
    expect((await getCostSummary({ ...ctx, now: new Date(Date.now() + 60_000) }, {})).total.runs).toBe(1);
    expect((await readStanding(ctx)).agent_runs.used).toBe(1);
    expect((await kindsOf(userId)).filter((kind) => kind.startsWith("agent_run"))).toEqual([
      "agent_run.waiting",
      "agent_run.completed",
    ]);
    const said = await database().select().from(auditLog).where(eq(auditLog.ownerId, userId));
    expect(said.map(({ action }) => action)).toContain("agent_run.completed");
  });

  it("opens checkouts as its owner where it was given no limits, and its runs end there", async () => {
    const seller = await makeSeller();
    const { ctx, userId, agent } = await buyer(null);
    const { id } = await startRun(ctx, agent.id, orderFrom(seller));
    loops.start();
    expect((await waitForRun(ctx, id, 10)).view).toMatchObject({ status: "SUCCEEDED", error: null });
    expect(await ordersOf(userId)).toMatchObject([{ status: "CHECKOUT_OPEN", spendMonth: null, agentId: null }]);
    expect(await database().$count(approvals, eq(approvals.userId, userId))).toBe(0);
  });

  it("opens no checkout beyond them, and starts no more runs than its plan has", async () => {
    const seller = await makeSeller();
    const { ctx, userId, agent } = await buyer();
    await limitAgent(ctx, agent.id, { ...LIMITS, per_order_cents: 5_000 });
    const { id } = await startRun(ctx, agent.id, orderFrom(seller));
    loops.start();
    expect((await waitForRun(ctx, id, 10)).view).toMatchObject({ status: "FAILED" });
    expect(await ordersOf(userId)).toEqual([]);
    await loops.stop();
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => startRun(ctx, agent.id, "find creators")));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
  });

  it("has them by its key, and no other account does", async () => {
    const { ctx, agent } = await buyer();
    const key = await createKey(ctx, { name: "Server", scopes: ["agents:read", "agents:write"] });
    const by = createContext({ actor: await resolveCredential(key.token, new Date()), requestId: newId("req") });
    expect((await listAgents(by, AgentQuery.parse({}))).data.map(({ id }) => id)).toEqual([agent.id]);
    const { id } = await startRun(by, agent.id, "find creators");
    expect((await updateAgent(by, agent.id, { name: "Scout" })).name).toBe("Scout");
    const { ctx: stranger } = await buyer();
    for (const look of [
      () => getAgent(stranger, agent.id),
      () => getRun(stranger, id),
      () => startRun(stranger, agent.id, "find creators"),
      () => limitAgent(stranger, agent.id, LIMITS),
    ])
      await expect(look()).rejects.toMatchObject({ code: "not_found" });
    expect((await listRuns(stranger, RUNS)).data).toEqual([]);
  });

  it("keeps them when it gets a page, also a run that waits for its person just then", async () => {
    const seller = await makeSeller();
    const { ctx, userId, agent } = await buyer();
    const { id } = await startRun(ctx, agent.id, orderFrom(seller));
    loops.start();
    await waitForRun(ctx, id, 10);
    const handle = `late-${userId.slice(-16)}`;
    const { profileId } = await becomeCreator(ctx, { handle, display_name: "Sam's studio" });
    const creator = { ...ctx, actor: { ...ctx.actor, profileId } } as Context;
    expect((await listAgents(creator, AgentQuery.parse({}))).data.map((one) => one.id)).toEqual([agent.id]);
    const [asked] = await database().select().from(approvals).where(eq(approvals.userId, userId));
    await refuse(creator, asked?.id ?? "", "Not this one.");
    expect((await waitForRun(creator, id, 10)).view).toMatchObject({
      status: "FAILED",
      error: { code: "approval_refused" },
    });
    expect((await kindsOf(profileId)).filter((kind) => kind.startsWith("agent_run"))).toEqual([
      "agent_run.waiting",
      "agent_run.failed",
    ]);
    expect(await kindsOf(userId)).toEqual([]);
  });

  it("takes them along when it is deleted", async () => {
    const { ctx, userId, agent } = await buyer();
    await startRun(ctx, agent.id, "find creators");
    await database().transaction((tx) => eraseAccount(tx, userId, null));
    const left = database().$count(agents, or(eq(agents.ownerId, userId), eq(agents.id, agent.id)));
    expect([await left, await database().$count(agentRuns, eq(agentRuns.agentId, agent.id))]).toEqual([0, 0]);
  });
});
