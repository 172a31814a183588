import { makeReview } from "@/db/factories/analytics";
import { replyToReview } from "@/lib/contracts/network/reviews/review-replies";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("stands under the review for everybody, once", async ({ api }) => {
    const { creator, headers } = await makeCaller(["reviews:write"]);
    const { id } = await makeReview(creator.profileId, 5);
    const reply = () =>
      api.post(`/api/v1/reviews/${id}/reply`, { headers: keyed(headers), data: { body: "Thank you." } });
    const review = await (await reply()).json();
    expect(review).toMatchObject({ id, reply: { body: "Thank you." } });
    const shown = await (await api.get(`/api/v1/creators/${creator.handle}/reviews`)).json();
    expect(shown.data[0]).toEqual(review);
    await expectRefusal(await reply(), 409, "conflict");
  });
});

describeRefusals(replyToReview, (api, headers) =>
  api.post(`/api/v1/reviews/${newId("rev")}/reply`, { headers: keyed(headers), data: { body: "Thank you." } }),
);
