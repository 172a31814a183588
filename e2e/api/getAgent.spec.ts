import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { getAgent } from "@/lib/contracts/agents/agents";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents";

test.describe("200", () => {
  test("one of the creator's, archived ones too", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:read"]);
    const id = await makeAgent(creator.profileId, { name: "Old", active: false });
    const response = await api.get(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ id, name: "Old", active: false });
  });
});

test.describe("404", () => {
  test("for another creator's as for none at all", async ({ api }) => {
    const { headers } = await makeCaller(["agents:read"]);
    const theirs = await makeAgent((await makeCreator()).profileId);
    for (const id of [theirs, newId("agent"), "agent_1"])
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(getAgent, (api, headers) => api.get(`${PATH}/${newId("agent")}`, { headers }));
