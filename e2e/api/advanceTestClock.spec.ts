import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { advanceTestClock } from "@/lib/contracts/trade/test-mode";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/test/clock";
const data = { advance_seconds: 3_600 };

test.describe("200", () => {
  test("moves the account's test data, and says how far in all", async ({ api }) => {
    const { headers } = await makeCaller([], {}, { livemode: false });
    await api.post(PATH, { headers: keyed(headers), data });
    const answer = await api.post(PATH, { headers: keyed(headers), data });
    expect(await answer.json()).toMatchObject({ advanced_seconds: 7_200, moved: { orders: 0 } });
  });
});

test.describe("403", () => {
  test("to a live key, which is told what is needed", async ({ api }) => {
    const { headers } = await makeCaller(ALL_SCOPES);
    const refused = await api.post(PATH, { headers: keyed(headers), data });
    expect((await expectRefusal(refused, 403, "insufficient_scope")).message).toContain("Use a test key");
  });
});

describeRefusals(advanceTestClock, (api, headers) => api.post(PATH, { headers: keyed(headers), data }));
