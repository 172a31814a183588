import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { agentRuns } from "@/db/schema";
import { createAgentRun, type RunView } from "@/lib/contracts/agents/agent-runs";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const runsOf = (agent: string) => `/api/v1/agents/${agent}/runs`;
const DATA = { input: "Find a logo designer" };
const countRuns = (profileId: string) => database().$count(agentRuns, eq(agentRuns.ownerId, profileId));

test.describe("202", () => {
  test("queued, with its place in Location, and finished by a worker", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write", "agents:read"]);
    const agent = await makeAgent(creator.profileId);
    const response = await api.post(runsOf(agent), { headers: keyed(headers), data: DATA });
    expect(response.status()).toBe(202);
    const run: RunView = await response.json();
    expect(run).toMatchObject({
      agent_id: agent,
      status: "QUEUED",
      input: DATA.input,
      output: null,
      steps: [],
      finished_at: null,
    });
    const { location = "" } = response.headers();
    expect(location).toBe(`/api/v1/agents/runs/${run.id}`);
    const read = async () => (await (await api.get(location, { headers })).json()) as RunView;
    await expect.poll(async () => (await read()).status).toBe("SUCCEEDED");
    expect(await read()).toMatchObject({ id: run.id, step_count: 1, cost: { amount_cents: 0, amount_atomic: 500 } });
  });
});

test.describe("201", () => {
  test("with sync=true: the finished run, its steps, output and cost", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId);
    const data = { input: { task: "find creators", note: 7 } };
    const response = await api.post(`${runsOf(agent)}?sync=true`, { headers: keyed(headers), data });
    expect(response.status()).toBe(201);
    const run: RunView = await response.json();
    expect(run).toMatchObject({ status: "SUCCEEDED", input: data.input, error: null });
    expect(run.output?.unchecked).toEqual(["“note: 7”"]);
    expect(run.steps).toMatchObject([{ n: 1, tool: "find_creators", status: "DONE", error: null }]);
    expect(run.output?.text).toContain("creators");
    expect(Date.parse(run.finished_at ?? "")).toBeGreaterThanOrEqual(Date.parse(run.created_at));
    expect(response.headers().location).toBe(`/api/v1/agents/runs/${run.id}`);
  });

  test("a run that could not is finished too: FAILED, in words", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId);
    const response = await api.post(`${runsOf(agent)}?sync=true`, {
      headers: keyed(headers),
      data: { input: "sandwich" },
    });
    expect(response.status()).toBe(201);
    expect(await response.json()).toMatchObject({
      status: "FAILED",
      output: null,
      error: { code: "unsupported_intent" },
    });
  });

  test("ten at once with one key are one run, and all of them get the same bytes", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId);
    const sent = keyed(headers, randomUUID());
    const send = () => api.post(`${runsOf(agent)}?sync=true`, { headers: sent, data: DATA });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const statuses = new Set(answers.map((answer) => answer.status()));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const again = await send();
    expect(again.status()).toBe(201);
    expect(again.headers()["idempotent-replayed"]).toBe("true");
    const bodies = [again, ...answers.filter((answer) => answer.status() === 201)].map((answer) => answer.text());
    expect(new Set(await Promise.all(bodies)).size).toBe(1);
    expect(await countRuns(creator.profileId)).toBe(1);
  });
});

test.describe("400", () => {
  test("for a sync that is neither true nor false, and nothing is started", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId);
    const response = await api.post(`${runsOf(agent)}?sync=maybe`, { headers: keyed(headers), data: DATA });
    await expectRefusal(response, 400, "invalid_request");
    expect(await countRuns(creator.profileId)).toBe(0);
  });
});

test.describe("402", () => {
  test("when the month's runs are used up: exactly ten of 50 at once are started on FREE", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write", "identity:read"]);
    const agent = await makeAgent(creator.profileId);
    const send = () => api.post(runsOf(agent), { headers: keyed(headers), data: DATA });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const started = answers.filter((answer) => answer.status() === 202);
    const refused = answers.filter((answer) => answer.status() === 402);
    expect([started.length, refused.length]).toEqual([10, 40]);
    expect(await countRuns(creator.profileId)).toBe(10);
    const [one] = refused;
    if (one) expect((await expectRefusal(one, 402, "quota_exceeded")).upgrade_url).toBe("/developers/billing");
    const me = await (await api.get("/api/v1/me", { headers })).json();
    expect(me.quota.agent_runs).toMatchObject({ limit: 10, used: 10 });
  });
});

test.describe("404", () => {
  test("for another creator's agent, and nothing is counted", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const theirs = await makeAgent((await makeCreator()).profileId);
    await expectRefusal(await api.post(runsOf(theirs), { headers: keyed(headers), data: DATA }), 404, "not_found");
    expect(await countRuns(creator.profileId)).toBe(0);
  });
});

test.describe("409", () => {
  test("for an archived agent", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId, { active: false });
    await expectRefusal(await api.post(runsOf(agent), { headers: keyed(headers), data: DATA }), 409, "conflict");
  });
});

test.describe("422", () => {
  for (const data of [
    {},
    { input: "" },
    { input: "x".repeat(4_001) },
    { input: {} },
    { input: [1] },
    { input: { a: {} } },
    { ...DATA, agent_id: "agent_01k5s3v9n6e8wbr4q2ycx7th0d" },
  ]) {
    test(`for ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["agents:write"]);
      const agent = await makeAgent(creator.profileId);
      await expectRefusal(await api.post(runsOf(agent), { headers: keyed(headers), data }), 422, "validation_error");
    });
  }
});

describeRefusals(createAgentRun, (api, headers) =>
  api.post(runsOf(newId("agent")), { headers: keyed(headers), data: DATA }),
);
