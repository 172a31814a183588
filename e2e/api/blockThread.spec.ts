import { blockThread } from "@/lib/contracts/contact/thread-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed } from "./callers";
import { conversation } from "./conversations";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("for the creator's side", async ({ api }) => {
    const { headers, threadId: id } = await conversation(api);
    const act = (thread: string) => api.post(`/api/v1/threads/${thread}/block`, { headers: keyed(headers) });
    expect(await (await act(id)).json()).toMatchObject({ id, blocked_by: "creator" });
    const write = { headers: keyed(headers), data: { body: "Hello." } };
    await expectRefusal(await api.post(`/api/v1/threads/${id}/messages`, write), 409, "conflict");
    await expectRefusal(await act(id), 409, "conflict");
  });
});

describeRefusals(blockThread, (api, headers) =>
  api.post(`/api/v1/threads/${newId("thr")}/block`, { headers: keyed(headers) }),
);
