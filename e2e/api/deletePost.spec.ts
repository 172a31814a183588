import { eq } from "drizzle-orm";
import type { APIRequestContext } from "playwright/test";
import { database } from "@/db/client";
import { events } from "@/db/schema";
import { deletePost, type PostView } from "@/lib/contracts/publishing/posts";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/posts";
const SCOPES = ["posts:read", "posts:write"] as const;

async function publish(api: APIRequestContext, headers: Headers, data: object = {}): Promise<PostView> {
  return (await api.post(PATH, { headers: keyed(headers), data: { title: "Rates", ...data } })).json();
}

test.describe("200", () => {
  test("the post, deleted, which no list shows from then on", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const [gone, kept] = [await publish(api, headers, { tags: ["rates"] }), await publish(api, headers)];
    const response = await api.delete(`${PATH}/${gone.id}`, { headers });
    expect(response.status()).toBe(200);
    const deleted: PostView = await response.json();
    expect(deleted).toEqual({ ...gone, status: "deleted", updated_at: deleted.updated_at });
    for (const params of [{ creator: "me" }, { creator: creator.handle }])
      expect((await (await api.get(PATH, { headers, params })).json()).data).toEqual([kept]);
    const params = { creator: "me", tag: "rates" };
    expect((await (await api.get(PATH, { headers, params })).json()).data).toEqual([]);
    const written = await database().select().from(events).where(eq(events.ownerId, creator.profileId));
    const [told, ...more] = written.filter((event) => event.type === "post.deleted");
    expect(more).toEqual([]);
    expect(JSON.parse(told?.payload ?? "").data).toEqual({ id: gone.id, slug: gone.slug, title: gone.title });
  });

  test("its slug is free for the next post", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await publish(api, headers, { slug: "rates" });
    await api.delete(`${PATH}/${id}`, { headers });
    expect((await publish(api, headers, { slug: "rates" })).slug).toBe("rates");
    expect((await publish(api, headers)).slug).toBe("rates-2");
  });
});

test.describe("404", () => {
  test("a second time", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await publish(api, headers);
    const answers = await Promise.all([1, 2].map(() => api.delete(`${PATH}/${id}`, { headers })));
    expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 404]);
  });

  test("for another creator's post, as for one that does not exist; it stays", async ({ api }) => {
    const [owner, stranger] = [await makeCaller(SCOPES), await makeCaller(SCOPES)];
    const post = await publish(api, owner.headers);
    const messages: string[] = [];
    for (const id of [post.id, newId("post")]) {
      const response = await api.delete(`${PATH}/${id}`, { headers: stranger.headers });
      messages.push((await expectRefusal(response, 404, "not_found")).message);
    }
    expect(messages[0]).toBe(messages[1]);
    expect((await (await api.get(`${PATH}?creator=me`, { headers: owner.headers })).json()).data).toEqual([post]);
  });

  test("for what is no post's id", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    for (const id of [newId("whe"), "post_", "1"])
      await expectRefusal(await api.delete(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(deletePost, (api, headers) => api.delete(`${PATH}/${newId("post")}`, { headers }));
