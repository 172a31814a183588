import { makeCreator } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { archiveAgent } from "@/lib/contracts/agents/agents";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents";

test.describe("200", () => {
  test("takes no more runs; those it has stay readable", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write", "agents:read"]);
    const id = await makeAgent(creator.profileId);
    const run = await makeRun(creator.profileId, id);
    const response = await api.delete(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ id, active: false });
    const started = await api.post(`${PATH}/${id}/runs`, { headers: keyed(headers), data: { input: "find creators" } });
    await expectRefusal(started, 409, "conflict");
    expect((await api.get(`${PATH}/runs/${run}`, { headers })).status()).toBe(200);
  });
});

test.describe("404", () => {
  test("a second time, and for another creator's", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const id = await makeAgent(creator.profileId);
    await api.delete(`${PATH}/${id}`, { headers });
    await expectRefusal(await api.delete(`${PATH}/${id}`, { headers }), 404, "not_found");
    const theirs = await makeAgent((await makeCreator()).profileId);
    await expectRefusal(await api.delete(`${PATH}/${theirs}`, { headers }), 404, "not_found");
  });
});

describeRefusals(archiveAgent, (api, headers) => api.delete(`${PATH}/${newId("agent")}`, { headers }));
