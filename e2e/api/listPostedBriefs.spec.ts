import { makePostedBrief } from "@/db/factories/briefs";
import { listPostedBriefs } from "@/lib/contracts/contact/posted-briefs";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/posted-briefs";

test.describe("200", () => {
  test("the account's own, the newest first, page by page", async ({ api }) => {
    const { creator, headers } = await makeCaller(["purchases:read"]);
    const [first, second] = [await makePostedBrief(creator.userId), await makePostedBrief(creator.userId)];
    const page = await (await api.get(`${PATH}?limit=1`, { headers })).json();
    expect(page).toMatchObject({ data: [{ id: second.id, offer_count: 0 }], has_more: true });
    const next = await (await api.get(`${PATH}?limit=1&cursor=${page.next_cursor}`, { headers })).json();
    expect(next).toMatchObject({ data: [{ id: first.id }], has_more: false });
  });
});

describeRefusals(listPostedBriefs, (api, headers) => api.get(PATH, { headers }));
