import { makeMember } from "@/db/factories/analytics";
import { type CohortRetentionView, getCohortRetention } from "@/lib/contracts/network/analytics";
import type { Scope } from "@/lib/contracts/scopes";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/analytics/cohort-retention";
const SCOPES: Scope[] = ["analytics:read"];
const WEEK_MS = 7 * 86_400_000;
const ago = (weeks: number) => new Date(Date.now() - weeks * WEEK_MS);

test.describe("200", () => {
  test("the creator's members by the week they joined in, and nothing of another creator's", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES, { tier: "STARTER" });
    const other = await makeCaller(SCOPES, { tier: "STARTER" });
    await makeMember(creator.profileId, { startedAt: ago(3) });
    await makeMember(creator.profileId, { startedAt: ago(3), canceledAt: ago(1) });
    await makeMember(creator.profileId, { startedAt: ago(0) });
    await makeMember(other.creator.profileId, { startedAt: ago(2) });
    const pivot: CohortRetentionView = await (await api.get(`${PATH}?weeks=4`, { headers })).json();
    expect(pivot.weeks).toBe(4);
    expect(pivot.cohorts.map(({ size, retained }) => [size, retained])).toEqual([
      [2, [2, 2, 1]],
      [0, [0, 0]],
      [0, [0]],
      [1, []],
    ]);
    for (const [index, { week }] of pivot.cohorts.entries()) {
      expect(new Date(week).getUTCDay()).toBe(1);
      expect(Math.floor((Date.now() - Date.parse(week)) / WEEK_MS)).toBe(3 - index);
    }
  });

  test("eight weeks unless told, and up to 26", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES, { tier: "STARTER" });
    for (const [query, weeks] of [
      ["", 8],
      ["?weeks=1", 1],
      ["?weeks=26", 26],
    ] as const) {
      const pivot: CohortRetentionView = await (await api.get(PATH + query, { headers })).json();
      expect([pivot.weeks, pivot.cohorts.length]).toEqual([weeks, weeks]);
    }
  });
});

test.describe("400", () => {
  for (const weeks of ["0", "27", "1.5", "many"]) {
    test(`for ${weeks} weeks`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPES, { tier: "STARTER" });
      const error = await expectRefusal(await api.get(PATH, { headers, params: { weeks } }), 400, "invalid_request");
      expect(error.param).toBe("weeks");
    });
  }
});

describeRefusals(getCohortRetention, (api, headers) => api.get(PATH, { headers }));
