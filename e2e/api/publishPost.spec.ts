import { publishPost } from "@/lib/contracts/publishing/post-status";
import { newId } from "@/lib/core/values/ids";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("shows a draft to everyone, once; again it stays as it is", async ({ api }) => {
    const { headers } = await makeCaller(["posts:read", "posts:write"]);
    const data = { title: "A draft", status: "draft" };
    const { id } = await (await api.post("/api/v1/posts", { headers: keyed(headers), data })).json();
    const listed = async (query: string) =>
      (await (await api.get(`/api/v1/posts?creator=me${query}`, { headers })).json()).data.map(
        (p: { id: string }) => p.id,
      );
    expect([await listed(""), await listed("&status=draft")]).toEqual([[], [id]]);
    const publish = () => api.post(`/api/v1/posts/${id}/publish`, { headers: keyed(headers) });
    const shown = await (await publish()).json();
    expect(shown).toMatchObject({ id, status: "published" });
    expect([await listed(""), await listed("&status=draft")]).toEqual([[id], []]);
    expect(await (await publish()).json()).toEqual(shown);
  });
});

describeRefusals(publishPost, (api, headers) =>
  api.post(`/api/v1/posts/${newId("post")}/publish`, { headers: keyed(headers) }),
);
