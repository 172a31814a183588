import { makePostedBrief } from "@/db/factories/briefs";
import { answerBrief } from "@/lib/contracts/contact/brief-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/briefs/${id}/answer`;

test.describe("200", () => {
  for (const [data, status] of [
    [{ answer: "interested", message: "Gladly." }, "ACCEPTED"],
    [{ answer: "pass" }, "DECLINED"],
  ] as const)
    test(`${status}, once`, async ({ api }) => {
      const [{ creator, headers }, buyer] = [await makeCaller(["quotes:write"]), await makeCaller()];
      const { id } = await makePostedBrief(buyer.creator.userId, creator.profileId);
      const answer = () => api.post(path(id), { headers: keyed(headers), data });
      expect(await (await answer()).json()).toEqual({ id, status });
      await expectRefusal(await answer(), 409, "invalid_state_transition");
    });
});

describeRefusals(answerBrief, (api, headers) =>
  api.post(path(newId("brief")), { headers: keyed(headers), data: { answer: "pass" } }),
);
