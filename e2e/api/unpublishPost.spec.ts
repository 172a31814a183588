import { unpublishPost } from "@/lib/contracts/publishing/post-status";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("is a draft again, and gone for everybody else", async ({ api }) => {
    const [author, reader] = [await makeCaller(["posts:read", "posts:write"]), await makeCaller(["posts:read"])];
    const data = { title: "Too early" };
    const { id } = await (await api.post("/api/v1/posts", { headers: keyed(author.headers), data })).json();
    const answer = await api.post(`/api/v1/posts/${id}/unpublish`, { headers: keyed(author.headers) });
    expect(await answer.json()).toMatchObject({ id, status: "draft" });
    await expectRefusal(await api.get(`/api/v1/posts/${id}`, { headers: reader.headers }), 404, "not_found");
  });
});

describeRefusals(unpublishPost, (api, headers) =>
  api.post(`/api/v1/posts/${newId("post")}/unpublish`, { headers: keyed(headers) }),
);
