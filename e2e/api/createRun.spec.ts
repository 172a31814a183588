import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { createRun } from "@/lib/contracts/agents/agent-runs";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents/runs";

test.describe("202", () => {
  test("queued, for the agent that the body names", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent_id = await makeAgent(creator.profileId);
    const response = await api.post(PATH, { headers: keyed(headers), data: { agent_id, input: "find creators" } });
    expect(response.status()).toBe(202);
    const run = await response.json();
    expect(run).toMatchObject({ agent_id, status: "QUEUED" });
    expect(response.headers().location).toBe(`${PATH}/${run.id}`);
  });
});

test.describe("201", () => {
  test("with sync=true: the finished run", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const agent_id = await makeAgent(creator.profileId);
    const data = { agent_id, input: "find creators" };
    const response = await api.post(`${PATH}?sync=true`, { headers: keyed(headers), data });
    expect(response.status()).toBe(201);
    expect(await response.json()).toMatchObject({ agent_id, status: "SUCCEEDED", step_count: 1 });
  });
});

test.describe("404", () => {
  test("for another creator's agent as for none at all", async ({ api }) => {
    const { headers } = await makeCaller(["agents:write"]);
    for (const agent_id of [await makeAgent((await makeCreator()).profileId), newId("agent")]) {
      const data = { agent_id, input: "find creators" };
      await expectRefusal(await api.post(PATH, { headers: keyed(headers), data }), 404, "not_found");
    }
  });
});

test.describe("422", () => {
  test("without an agent", async ({ api }) => {
    const { headers } = await makeCaller(["agents:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), data: { input: "find creators" } });
    expect((await expectRefusal(response, 422, "validation_error")).param).toBe("agent_id");
  });
});

describeRefusals(createRun, (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: { agent_id: newId("agent"), input: "find creators" } }),
);
