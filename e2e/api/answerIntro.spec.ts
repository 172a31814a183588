import { makeIntro } from "@/db/factories/creator-records";
import { answerIntro } from "@/lib/contracts/contact/intro-inbox";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/intros/${id}/answer`;

test.describe("200", () => {
  for (const [data, status] of [
    [{ answer: "accept", contact: "mara@example.com" }, "ACCEPTED"],
    [{ answer: "decline" }, "DECLINED"],
  ] as const)
    test(`${status}, once`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["intros:read", "intros:write"]);
      const { id } = await makeIntro(creator.profileId);
      const answer = () => api.post(path(id), { headers: keyed(headers), data });
      expect(await (await answer()).json()).toEqual({ id, status });
      const listed = await (await api.get("/api/v1/intros", { headers })).json();
      expect(listed.data[0]).toMatchObject({ status, contact: data.answer === "accept" ? data.contact : null });
      await expectRefusal(await answer(), 409, "invalid_state_transition");
    });
});

test.describe("422", () => {
  for (const data of [{ answer: "accept" }, { answer: "decline", message: "No." }])
    test(`for ${JSON.stringify(data)}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["intros:write"]);
      const { id } = await makeIntro(creator.profileId);
      const error = await expectRefusal(
        await api.post(path(id), { headers: keyed(headers), data }),
        422,
        "validation_error",
      );
      expect(error.param).toBe("message");
    });
});

describeRefusals(answerIntro, (api, headers) =>
  api.post(path(newId("intro")), { headers: keyed(headers), data: { answer: "decline" } }),
);
