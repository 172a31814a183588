import { listThreads } from "@/lib/contracts/contact/threads";
import { conversation } from "./conversations";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/threads";

test.describe("200", () => {
  test("the creator's own threads, with what waits in them", async ({ api }) => {
    const [mine, theirs] = [await conversation(api), await conversation(api)];
    const { data } = await (await api.get(PATH, { headers: mine.headers })).json();
    expect(data).toMatchObject([{ subject: { kind: "intro", id: mine.introId }, unread: 1, blocked_by: null }]);
    expect(data[0].id).not.toBe(theirs.threadId);
    const none = await (await api.get(`${PATH}?q=zebra`, { headers: mine.headers })).json();
    expect(none).toEqual({ data: [], has_more: false, next_cursor: null });
  });
});

describeRefusals(listThreads, (api, headers) => api.get(PATH, { headers }));
