import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { createIntent, type PlanView } from "@/lib/contracts/agents/agent-intents";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const intentsOf = (agent: string) => `/api/v1/agents/${agent}/intents`;

test.describe("201", () => {
  test("the steps, each with its reason, and what they would cost", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId);
    const intent = "Find a podcast editor, then order the cheapest podcast edit, at most $500";
    const response = await api.post(intentsOf(agent), { headers: keyed(headers), data: { intent } });
    expect(response.status()).toBe(201);
    const plan: PlanView = await response.json();
    expect(plan).toMatchObject({
      agent_id: agent,
      intent,
      obstacle: null,
      obstacle_code: null,
      unchecked: [],
      estimated_cost: { amount_cents: 0, amount_atomic: 3_000 },
    });
    expect(plan.steps.map(({ n, tool }) => [n, tool])).toEqual([
      [1, "find_creators"],
      [2, "get_marketplace_offerings"],
      [3, "create_order"],
    ]);
    expect(plan.steps[1]?.arguments).toMatchObject({ query: "podcast edit", maxPriceCents: 50_000 });
    expect(plan.steps.every(({ why }) => why.length > 0)).toBe(true);
  });

  test("no steps, and why, where the agent cannot", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId, { tools: ["find_creators"] });
    const ask = async (intent: string) =>
      (await (await api.post(intentsOf(agent), { headers: keyed(headers), data: { intent } })).json()) as PlanView;
    expect(await ask("make me a sandwich")).toMatchObject({
      steps: [],
      obstacle: expect.stringContaining("it does not do the work itself"),
      obstacle_code: "unsupported_intent",
    });
    expect((await ask("Order the brand audit from @ada")).obstacle).toContain("not allowed");
  });
});

test.describe("404", () => {
  test("for another creator's agent", async ({ api }) => {
    const { headers } = await makeCaller(["agents:write"]);
    const theirs = await makeAgent((await makeCreator()).profileId);
    const response = await api.post(intentsOf(theirs), { headers: keyed(headers), data: { intent: "find creators" } });
    await expectRefusal(response, 404, "not_found");
  });
});

test.describe("409", () => {
  test("for an archived agent", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent = await makeAgent(creator.profileId, { active: false });
    const response = await api.post(intentsOf(agent), { headers: keyed(headers), data: { intent: "find creators" } });
    await expectRefusal(response, 409, "conflict");
  });
});

test.describe("422", () => {
  for (const data of [{}, { intent: " " }, { intent: "x".repeat(4_001) }, { intent: "find creators", run: true }]) {
    test(`for ${JSON.stringify(data).slice(0, 40)}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["agents:write"]);
      const agent = await makeAgent(creator.profileId);
      await expectRefusal(await api.post(intentsOf(agent), { headers: keyed(headers), data }), 422, "validation_error");
    });
  }
});

describeRefusals(createIntent, (api, headers) =>
  api.post(intentsOf(newId("agent")), { headers: keyed(headers), data: { intent: "find creators" } }),
);
