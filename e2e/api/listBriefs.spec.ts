import { makePostedBrief } from "@/db/factories/briefs";
import { listBriefs } from "@/lib/contracts/contact/brief-operations";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/briefs";

test.describe("200", () => {
  test("what reached the creator, and what of it waits", async ({ api }) => {
    const [{ creator, headers }, buyer] = [await makeCaller(["quotes:read"]), await makeCaller()];
    const { id } = await makePostedBrief(buyer.creator.userId, creator.profileId);
    const { data } = await (await api.get(PATH, { headers })).json();
    expect(data).toMatchObject([{ id, rank: 1, status: "PENDING", posted: true }]);
    expect((await (await api.get(`${PATH}?status=DECLINED`, { headers })).json()).data).toEqual([]);
  });
});

describeRefusals(listBriefs, (api, headers) => api.get(PATH, { headers }));
