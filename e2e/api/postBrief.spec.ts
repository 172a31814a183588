import { postBrief } from "@/lib/contracts/contact/posted-briefs";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/posted-briefs";
const WANTED = { brief: "A hand-lettered zeppelin mural for a ferry terminal.", budget_cents: 200_000 };

test.describe("201", () => {
  test("a brief of the account, with whom it reached", async ({ api }) => {
    const { headers } = await makeCaller(["purchases:read", "purchases:write"]);
    const answer = await api.post(PATH, { headers: keyed(headers), data: WANTED });
    expect(answer.status()).toBe(201);
    const brief = await answer.json();
    expect(brief).toMatchObject({ ...WANTED, offer_count: 0, offers: [], category: null, deadline: null });
    const { data } = await (await api.get(PATH, { headers })).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual([brief.id]);
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["brief", { brief: "Too short" }],
    ["deadline", { ...WANTED, deadline: "2020-01-01" }],
  ] as const)
    test(`names ${param}`, async ({ api }) => {
      const { headers } = await makeCaller(["purchases:write"]);
      const answer = await api.post(PATH, { headers: keyed(headers), data });
      expect((await expectRefusal(answer, 422, "validation_error")).param).toBe(param);
    });
});

describeRefusals(postBrief, (api, headers) => api.post(PATH, { headers: keyed(headers), data: WANTED }));
