import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { MOST_AGENTS, updateAgent } from "@/lib/contracts/agents/agents";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents";

test.describe("200", () => {
  test("changes what is sent and leaves the rest", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const id = await makeAgent(creator.profileId, { name: "Scout", instructions: "Be brief." });
    const response = await api.patch(`${PATH}/${id}`, { headers, data: { name: "Ranger", limits: { max_steps: 2 } } });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({
      id,
      name: "Ranger",
      instructions: "Be brief.",
      limits: { ...DEFAULT_LIMITS, max_steps: 2 },
    });
  });

  test("takes an agent out of the archive", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const id = await makeAgent(creator.profileId, { active: false });
    expect(await (await api.patch(`${PATH}/${id}`, { headers, data: { active: true } })).json()).toMatchObject({
      active: true,
    });
  });
});

test.describe("404", () => {
  test("for another creator's, which stays as it is", async ({ api }) => {
    const { headers } = await makeCaller(["agents:write"]);
    const id = await makeAgent((await makeCreator()).profileId);
    await expectRefusal(await api.patch(`${PATH}/${id}`, { headers, data: { name: "Mine" } }), 404, "not_found");
  });
});

test.describe("409", () => {
  test("when there is no room for one that leaves the archive", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const id = await makeAgent(creator.profileId, { active: false });
    await Promise.all(Array.from({ length: MOST_AGENTS }, () => makeAgent(creator.profileId)));
    await expectRefusal(await api.patch(`${PATH}/${id}`, { headers, data: { active: true } }), 409, "conflict");
  });
});

test.describe("422", () => {
  test("for fields that are not an agent's, or out of bounds", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const id = await makeAgent(creator.profileId);
    for (const data of [{ id: newId("agent") }, { name: "" }, { tools: ["nothing"] }, { active: "no" }])
      await expectRefusal(await api.patch(`${PATH}/${id}`, { headers, data }), 422, "validation_error");
  });
});

describeRefusals(updateAgent, (api, headers) =>
  api.patch(`${PATH}/${newId("agent")}`, { headers, data: { name: "A" } }),
);
