import { makePostedBrief } from "@/db/factories/briefs";
import { getPostedBrief } from "@/lib/contracts/contact/posted-briefs";
import { newId } from "@/lib/core/values/ids";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("with whom it reached", async ({ api }) => {
    const [{ creator, headers }, seller] = [await makeCaller(["purchases:read"]), await makeCaller()];
    const { id } = await makePostedBrief(creator.userId, seller.creator.profileId);
    const brief = await (await api.get(`/api/v1/posted-briefs/${id}`, { headers })).json();
    expect(brief).toMatchObject({ id, offers: [], reached: [{ handle: seller.creator.handle, status: "PENDING" }] });
  });
});

describeRefusals(getPostedBrief, (api, headers) => api.get(`/api/v1/posted-briefs/${newId("brief")}`, { headers }));
