import { makeCreator } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { listRuns } from "@/lib/contracts/agents/agent-runs";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents/runs";

test.describe("200", () => {
  test("the creator's own, newest first, by agent and state, without steps", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:read"]);
    const other = await makeCreator();
    await makeRun(other.profileId, await makeAgent(other.profileId));
    const [a, b] = [await makeAgent(creator.profileId), await makeAgent(creator.profileId)];
    const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2026, 10, 20, 9, minute)) });
    const ids = [
      await makeRun(creator.profileId, a, at(1)),
      await makeRun(creator.profileId, b, { ...at(2), status: "FAILED", error: { code: "no_plan", message: "No." } }),
      await makeRun(creator.profileId, a, at(3)),
    ];
    const list = async (params: Record<string, string>) =>
      (await (await api.get(PATH, { headers, params })).json()).data.map(({ id }: { id: string }) => id);
    expect(await list({})).toEqual([...ids].reverse());
    expect(await list({ agent_id: b })).toEqual([ids[1]]);
    expect(await list({ agent_id: a, status: "SUCCEEDED" })).toEqual([ids[2], ids[0]]);
    const page = await (await api.get(PATH, { headers, params: { limit: 2 } })).json();
    expect(page.data[0]).not.toHaveProperty("steps");
    expect(await list({ cursor: page.next_cursor })).toEqual([ids[0]]);
  });
});

test.describe("400", () => {
  test("for a bad cursor, state or agent", async ({ api }) => {
    const { headers } = await makeCaller(["agents:read"]);
    await expectRefusal(await api.get(`${PATH}?cursor=x`, { headers }), 400, "invalid_cursor");
    await expectRefusal(await api.get(`${PATH}?status=DONE`, { headers }), 400, "invalid_request");
    await expectRefusal(await api.get(`${PATH}?agent_id=agent_1`, { headers }), 400, "invalid_request");
  });
});

describeRefusals(listRuns, (api, headers) => api.get(PATH, { headers }));
