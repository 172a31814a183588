import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { listAgents } from "@/lib/contracts/agents/agents";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents";

test.describe("200", () => {
  test("the creator's own, newest first, page by page; the archived apart", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:read"]);
    await makeAgent((await makeCreator()).profileId);
    const ids = [
      await makeAgent(creator.profileId),
      await makeAgent(creator.profileId),
      await makeAgent(creator.profileId),
    ];
    const archived = await makeAgent(creator.profileId, { active: false });
    const first = await (await api.get(PATH, { headers, params: { limit: 2 } })).json();
    expect(first.has_more).toBe(true);
    const second = await (await api.get(PATH, { headers, params: { limit: 2, cursor: first.next_cursor } })).json();
    const read = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect(read).toEqual(ids.reverse());
    const old = await (await api.get(PATH, { headers, params: { archived: "true" } })).json();
    expect(old.data).toMatchObject([{ id: archived, active: false }]);
  });
});

test.describe("400", () => {
  test("for a cursor that this list did not give out", async ({ api }) => {
    const { headers } = await makeCaller(["agents:read"]);
    await expectRefusal(await api.get(`${PATH}?cursor=made-up`, { headers }), 400, "invalid_cursor");
    await expectRefusal(await api.get(`${PATH}?archived=yes`, { headers }), 400, "invalid_request");
  });
});

describeRefusals(listAgents, (api, headers) => api.get(PATH, { headers }));
