import { makeCreator } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { cancelRun } from "@/lib/contracts/agents/agent-runs";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const cancelOf = (run: string) => `/api/v1/agents/runs/${run}/cancel`;
/** Not yet to be taken up by the service's own worker. */
const LATER = { dueAt: new Date(Date.now() + 3_600_000) };

test.describe("200", () => {
  test("at once while it waits", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const id = await makeRun(creator.profileId, await makeAgent(creator.profileId), { ...LATER, status: "QUEUED" });
    const response = await api.post(cancelOf(id), { headers: keyed(headers) });
    expect(response.status()).toBe(200);
    const run = await response.json();
    expect(run).toMatchObject({ id, status: "CANCELED", steps: [] });
    expect(run.finished_at).not.toBeNull();
  });

  test("at once while it waits for its person, who keeps what they were asked", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write", "agents:read"]);
    const wait = { status: "WAITING_FOR_APPROVAL", waitsFor: newId("apr"), waitsSince: new Date() } as const;
    const id = await makeRun(creator.profileId, await makeAgent(creator.profileId), { ...LATER, ...wait });
    const before = await (await api.get(`/api/v1/agents/runs/${id}`, { headers })).json();
    expect(before).toMatchObject({ status: "WAITING_FOR_APPROVAL", waiting_for: { approval_id: wait.waitsFor } });
    const run = await (await api.post(cancelOf(id), { headers: keyed(headers) })).json();
    expect(run).toMatchObject({ id, status: "CANCELED", waiting_for: null });
  });

  test("asked for while it runs", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:write"]);
    const id = await makeRun(creator.profileId, await makeAgent(creator.profileId), { ...LATER, status: "RUNNING" });
    const run = await (await api.post(cancelOf(id), { headers: keyed(headers) })).json();
    expect(run).toMatchObject({ id, status: "RUNNING", cancel_requested: true, finished_at: null });
  });
});

test.describe("404", () => {
  test("for another creator's run", async ({ api }) => {
    const { headers } = await makeCaller(["agents:write"]);
    const other = await makeCreator();
    const id = await makeRun(other.profileId, await makeAgent(other.profileId), { ...LATER, status: "QUEUED" });
    await expectRefusal(await api.post(cancelOf(id), { headers: keyed(headers) }), 404, "not_found");
  });
});

test.describe("409", () => {
  for (const status of ["SUCCEEDED", "FAILED", "CANCELED"] as const) {
    test(`for a run that is ${status}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["agents:write"]);
      const id = await makeRun(creator.profileId, await makeAgent(creator.profileId), { status });
      await expectRefusal(await api.post(cancelOf(id), { headers: keyed(headers) }), 409, "invalid_state_transition");
    });
  }
});

describeRefusals(cancelRun, (api, headers) => api.post(cancelOf(newId("run")), { headers: keyed(headers) }));
