import { makeLoggedRequest } from "@/db/factories/request-logs";
import { listOperationLatencies } from "@/lib/contracts/developers/request-logs";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/request-logs/operations";

test.describe("200", () => {
  test("the account's own operations, the most called first", async ({ api }) => {
    const [{ creator, headers }, other] = [await makeCaller(["audit:read"]), await makeCaller()];
    await makeLoggedRequest(other.creator.profileId, { operation: "listPosts" });
    for (const durationMs of [1, 3])
      await makeLoggedRequest(creator.profileId, { operation: "listOrders", durationMs });
    await makeLoggedRequest(creator.profileId, { operation: "createPost", status: 422, durationMs: 5 });
    const { data, truncated } = await (await api.get(`${PATH}?range=7d`, { headers })).json();
    expect(data.filter(({ operation }: { operation: string }) => operation !== "listOperationLatencies")).toEqual([
      { operation: "listOrders", requests: 2, errors: 0, p50_ms: 2, p95_ms: expect.closeTo(2.9, 3) },
      { operation: "createPost", requests: 1, errors: 1, p50_ms: 5, p95_ms: 5 },
    ]);
    expect(truncated).toBe(false);
  });
});

test.describe("400", () => {
  test("for a range that is none", async ({ api }) => {
    const { headers } = await makeCaller(["audit:read"]);
    await expectRefusal(await api.get(`${PATH}?range=1y`, { headers }), 400, "invalid_request");
  });
});

describeRefusals(listOperationLatencies, (api, headers) => api.get(PATH, { headers }));
