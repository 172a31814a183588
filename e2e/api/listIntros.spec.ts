import { makeIntro } from "@/db/factories/creator-records";
import { listIntros } from "@/lib/contracts/contact/intro-inbox";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/intros";

test.describe("200", () => {
  test("the creator's own inbox, and what of it waits", async ({ api }) => {
    const { creator, headers } = await makeCaller(["intros:read"]);
    const { id } = await makeIntro(creator.profileId);
    const { data } = await (await api.get(PATH, { headers })).json();
    expect(data).toMatchObject([{ id, note: "May we meet?", status: "PENDING", reply: null, callback: null }]);
    expect((await (await api.get(`${PATH}?status=ACCEPTED`, { headers })).json()).data).toEqual([]);
  });
});

describeRefusals(listIntros, (api, headers) => api.get(PATH, { headers }));
