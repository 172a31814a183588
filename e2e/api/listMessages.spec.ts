import { listMessages } from "@/lib/contracts/contact/threads";
import { expectRefusal } from "./callers";
import { conversation } from "./conversations";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/threads/${id}/messages`;
const UNKNOWN = "thr_01k5s3v9n6e8wbr4q2ycx7th0d";

test.describe("200", () => {
  test("the messages, and reading marks none as read", async ({ api }) => {
    const { headers, threadId } = await conversation(api);
    for (let n = 0; n < 2; n++) {
      const { data } = await (await api.get(path(threadId), { headers })).json();
      expect(data).toMatchObject([{ body: "May we meet?", side: "buyer", author: { kind: "app" }, read_at: null }]);
    }
  });
});

test.describe("404", () => {
  test("for another creator's thread as for none", async ({ api }) => {
    const [mine, theirs] = [await conversation(api), await conversation(api)];
    for (const id of [theirs.threadId, UNKNOWN])
      await expectRefusal(await api.get(path(id), { headers: mine.headers }), 404, "not_found");
  });
});

describeRefusals(listMessages, (api, headers) => api.get(path(UNKNOWN), { headers }));
