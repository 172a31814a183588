import { makePostedBrief } from "@/db/factories/briefs";
import { closePostedBrief } from "@/lib/contracts/contact/posted-briefs";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/posted-briefs/${id}/close`;

test.describe("200", () => {
  test("ends it for those who were to answer, once", async ({ api }) => {
    const [{ creator, headers }, seller] = [await makeCaller(["purchases:write"]), await makeCaller()];
    const { id } = await makePostedBrief(creator.userId, seller.creator.profileId);
    const answer = await api.post(path(id), { headers: keyed(headers) });
    expect(await answer.json()).toMatchObject({ id, closed_at: expect.any(String), reached: [{ status: "CLOSED" }] });
    await expectRefusal(await api.post(path(id), { headers: keyed(headers) }), 409, "invalid_state_transition");
  });
});

describeRefusals(closePostedBrief, (api, headers) => api.post(path(newId("brief")), { headers: keyed(headers) }));
