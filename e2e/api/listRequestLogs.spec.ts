import { makeLoggedRequest } from "@/db/factories/request-logs";
import { listRequestLogs } from "@/lib/contracts/developers/request-logs";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/request-logs";

test.describe("200", () => {
  test("the account's own requests, and of those the refused ones", async ({ api }) => {
    const [{ creator, headers }, other] = [await makeCaller(["audit:read"]), await makeCaller()];
    await makeLoggedRequest(other.creator.profileId);
    const fine = await makeLoggedRequest(creator.profileId);
    const parts = { status: 422, errorCode: "validation_error", path: "/api/v1/posts" };
    const refused = await makeLoggedRequest(creator.profileId, parts);
    const ids = async (query: string) =>
      (await (await api.get(`${PATH}?limit=2${query}`, { headers })).json()).data.map(({ id }: { id: string }) => id);
    for (const path of ["/api/v1/me", "/v1/me"]) expect(await ids(`&path=${path}`)).toEqual([fine.id]);
    expect(await ids("&errors=true")).toEqual([refused.id]);
    expect(await ids(`&request_id=${refused.requestId}`)).toEqual([refused.id]);
  });
});

describeRefusals(listRequestLogs, (api, headers) => api.get(PATH, { headers }));
