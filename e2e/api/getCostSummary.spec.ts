import { makeAgent, makeRun } from "@/db/factories/agents";
import { getCostSummary } from "@/lib/contracts/agents/agent-costs";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/agents/cost-summary";

test.describe("200", () => {
  test("by UTC day, days without a run included", async ({ api }) => {
    const { creator, headers } = await makeCaller(["agents:read"], { tier: "STARTER" });
    const agent = await makeAgent(creator.profileId);
    for (const [day, costAtomic] of [
      ["18", 12_000],
      ["18", 4_000],
      ["20", 500],
    ] as const)
      await makeRun(creator.profileId, agent, { createdAt: new Date(`2026-11-${day}T12:00:00.000Z`), costAtomic });
    const response = await api.get(PATH, { headers, params: { from: "2026-11-18", to: "2026-11-20" } });
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({
      days: [
        { date: "2026-11-18", runs: 2, amount_cents: 2, amount_atomic: 16_000 },
        { date: "2026-11-19", runs: 0, amount_cents: 0, amount_atomic: 0 },
        { date: "2026-11-20", runs: 1, amount_cents: 0, amount_atomic: 500 },
      ],
      total: { runs: 3, amount_cents: 2, amount_atomic: 16_500 },
    });
  });

  test("the last 30 days unless told", async ({ api }) => {
    const { headers } = await makeCaller(ALL_SCOPES, { tier: "GROWTH" });
    const { days } = await (await api.get(PATH, { headers })).json();
    expect(days).toHaveLength(30);
    expect(days.at(-1).date).toBe(new Date().toISOString().slice(0, 10));
  });
});

test.describe("400", () => {
  test("for a range that is empty or too long", async ({ api }) => {
    const { headers } = await makeCaller(["agents:read"], { tier: "STARTER" });
    for (const query of ["from=2026-11-20&to=2026-11-01", "from=2024-01-01&to=2026-01-01", "from=soon"])
      await expectRefusal(await api.get(`${PATH}?${query}`, { headers }), 400, "invalid_request");
  });
});

describeRefusals(getCostSummary, (api, headers) => api.get(PATH, { headers }));
