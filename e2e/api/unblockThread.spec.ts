import { unblockThread } from "@/lib/contracts/contact/thread-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed } from "./callers";
import { conversation } from "./conversations";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("for the creator's side", async ({ api }) => {
    const { headers, threadId: id } = await conversation(api);
    const act = (thread: string) => api.post(`/api/v1/threads/${thread}/unblock`, { headers: keyed(headers) });
    await expectRefusal(await act(id), 409, "conflict");
    await api.post(`/api/v1/threads/${id}/block`, { headers: keyed(headers) });
    expect(await (await act(id)).json()).toMatchObject({ id, blocked_by: null });
  });
});

describeRefusals(unblockThread, (api, headers) =>
  api.post(`/api/v1/threads/${newId("thr")}/unblock`, { headers: keyed(headers) }),
);
