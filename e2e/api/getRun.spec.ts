import { makeCreator } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { getRun } from "@/lib/contracts/agents/agent-runs";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents/runs";

test.describe("200", () => {
  test("one of the creator's, on every plan", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:read"], { tier: "FREE" });
    const agent = await makeAgent(creator.profileId);
    const id = await makeRun(creator.profileId, agent, {
      costAtomic: 14_999,
      output: { text: "Done.", data: { n: 1 } },
    });
    const response = await api.get(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({
      id,
      agent_id: agent,
      cost: { amount_cents: 1, amount_atomic: 14_999 },
      output: { text: "Done.", data: { n: 1 } },
      steps: [],
    });
  });
});

test.describe("404", () => {
  test("for another creator's as for none at all", async ({ api }) => {
    const { headers } = await makeCaller(["agents:read"]);
    const other = await makeCreator();
    const theirs = await makeRun(other.profileId, await makeAgent(other.profileId));
    for (const id of [theirs, newId("run"), "run_1"])
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(getRun, (api, headers) => api.get(`${PATH}/${newId("run")}`, { headers }));
