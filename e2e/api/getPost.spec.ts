import { getPost } from "@/lib/contracts/publishing/post-status";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("a public post for anyone with the scope; members' posts and drafts for their author alone", async ({ api }) => {
    const [author, reader] = [await makeCaller(["posts:read", "posts:write"]), await makeCaller(["posts:read"])];
    const write = async (data: object) =>
      (await api.post("/api/v1/posts", { headers: keyed(author.headers), data: { title: "Notes", ...data } })).json();
    const open = await write({});
    expect(await (await api.get(`/api/v1/posts/${open.id}`, { headers: reader.headers })).json()).toEqual(open);
    for (const hidden of [await write({ visibility: "members" }), await write({ status: "draft" })]) {
      expect(await (await api.get(`/api/v1/posts/${hidden.id}`, { headers: author.headers })).json()).toEqual(hidden);
      const refused = await api.get(`/api/v1/posts/${hidden.id}`, { headers: reader.headers });
      await expectRefusal(refused, 404, "not_found");
    }
  });
});

describeRefusals(getPost, (api, headers) => api.get(`/api/v1/posts/${newId("post")}`, { headers }));
