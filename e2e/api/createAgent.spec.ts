import { makeAgent } from "@/db/factories/agents";
import { type AgentView, createAgent, MOST_AGENTS } from "@/lib/contracts/agents/agents";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents";

test.describe("201", () => {
  test("with what a name alone leaves to be chosen", async ({ api }) => {
    const { headers } = await makeCaller(["agents:write", "agents:read"]);
    const response = await api.post(PATH, { headers: keyed(headers), data: { name: " Scout " } });
    expect(response.status()).toBe(201);
    const agent: AgentView = await response.json();
    expect(agent).toMatchObject({ name: "Scout", instructions: "", limits: DEFAULT_LIMITS, active: true });
    expect(agent.tools).toEqual(["find_creators", "get_creator", "list_creator_offers"]);
    expect(await (await api.get(`${PATH}/${agent.id}`, { headers })).json()).toEqual(agent);
  });

  test("keeps every field that was sent, each tool once", async ({ api }) => {
    const { headers } = await makeCaller(["agents:write"]);
    const sent = {
      name: "Buyer",
      instructions: "Be brief. 日本",
      model: "embedded",
      limits: { max_steps: 3, max_seconds: 30, max_cost_cents: 5 },
    };
    const data = { ...sent, tools: ["create_order", "list_my_orders", "create_order"] };
    const agent = await (await api.post(PATH, { headers: keyed(headers), data })).json();
    expect(agent).toMatchObject({ ...sent, tools: ["create_order", "list_my_orders"] });
  });
});

test.describe("409", () => {
  test("when the creator has all that one may have", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    await Promise.all(Array.from({ length: MOST_AGENTS }, () => makeAgent(creator.profileId)));
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data: { name: "One more" } }), 409, "conflict");
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["name", {}],
    ["name", { name: "" }],
    ["name", { name: "n".repeat(81) }],
    ["instructions", { name: "A", instructions: "i".repeat(4_001) }],
    ["tools", { name: "A", tools: [] }],
    ["tools.1", { name: "A", tools: ["find_creators", "delete_everything"] }],
    ["limits.max_steps", { name: "A", limits: { max_steps: 26 } }],
    ["limits.max_seconds", { name: "A", limits: { max_seconds: 1 } }],
    ["limits.max_cost_cents", { name: "A", limits: { max_cost_cents: 0.5 } }],
    ["limits.max_magic", { name: "A", limits: { max_magic: 1 } }],
    ["model", { name: "A", model: "no-such-server-here" }],
    ["secret", { name: "A", secret: true }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(["agents:write"]);
      const refusal = await expectRefusal(
        await api.post(PATH, { headers: keyed(headers), data }),
        422,
        "validation_error",
      );
      expect(refusal.param).toBe(param);
    });
  }
});

describeRefusals(createAgent, (api, headers) => api.post(PATH, { headers: keyed(headers), data: { name: "Scout" } }));
