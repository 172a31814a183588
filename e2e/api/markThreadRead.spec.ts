import { markThreadRead } from "@/lib/contracts/contact/thread-operations";
import { newId } from "@/lib/core/values/ids";
import { keyed } from "./callers";
import { conversation } from "./conversations";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("for the creator's side", async ({ api }) => {
    const { headers, threadId: id } = await conversation(api);
    const act = (thread: string) => api.post(`/api/v1/threads/${thread}/read`, { headers: keyed(headers) });
    const marked = await (await act(id)).json();
    expect(marked).toMatchObject({ id, unread: 0 });
    expect(await (await act(id)).json()).toEqual(marked);
  });
});

describeRefusals(markThreadRead, (api, headers) =>
  api.post(`/api/v1/threads/${newId("thr")}/read`, { headers: keyed(headers) }),
);
