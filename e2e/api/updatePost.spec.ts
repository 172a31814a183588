import { eq } from "drizzle-orm";
import type { APIRequestContext } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { events } from "@/db/schema";
import { type PostView, updatePost } from "@/lib/contracts/publishing/posts";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/posts";
const SCOPES = ["posts:read", "posts:write"] as const;

async function publish(api: APIRequestContext, headers: Headers, data: object = {}): Promise<PostView> {
  return (
    await api.post(PATH, { headers: keyed(headers), data: { title: "Rates", body: "Old text.", ...data } })
  ).json();
}

const patch = (api: APIRequestContext, headers: Headers, id: string, data: object) =>
  api.patch(`${PATH}/${id}`, { headers, data });

test.describe("200", () => {
  test("changes every field that is sent, in lists too, and tells of it", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const { id: product } = await makeProduct(creator.profileId);
    const post = await publish(api, headers);
    const data = {
      title: "What I charge",
      body: "# New text",
      excerpt: "Openly.",
      tags: ["pricing"],
      related_product_ids: [product],
      slug: "what-i-charge",
    };
    const response = await patch(api, headers, post.id, data);
    expect(response.status()).toBe(200);
    const changed: PostView = await response.json();
    expect(changed).toMatchObject({
      ...data,
      id: post.id,
      published_at: post.published_at,
      created_at: post.created_at,
    });
    expect(changed.updated_at > post.updated_at).toBe(true);
    expect(changed.url.endsWith("/posts/what-i-charge")).toBe(true);
    expect((await (await api.get(`${PATH}?creator=me`, { headers })).json()).data).toEqual([changed]);
    const written = await database().select().from(events).where(eq(events.ownerId, creator.profileId));
    const [told] = written.filter((event) => event.type === "post.updated");
    expect(JSON.parse(told?.payload ?? "").data).toEqual({ id: post.id, slug: data.slug, title: data.title });
  });

  test("leaves what is not sent", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const post = await publish(api, headers, { tags: ["one"], excerpt: "Mine." });
    const changed = await (await patch(api, headers, post.id, { title: "Other" })).json();
    expect(changed).toEqual({ ...post, title: "Other", updated_at: changed.updated_at });
  });

  test("an empty patch changes nothing and tells nobody", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const post = await publish(api, headers);
    const response = await patch(api, headers, post.id, {});
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual(post);
    expect(await database().$count(events, eq(events.ownerId, creator.profileId))).toBe(1);
  });

  test("a derived excerpt follows the body, one of the creator's own stays", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const [derived, own] = [await publish(api, headers), await publish(api, headers, { excerpt: "Mine." })];
    const body = "New **text**.";
    expect(await (await patch(api, headers, derived.id, { body })).json()).toMatchObject({ excerpt: "New text." });
    expect(await (await patch(api, headers, own.id, { body })).json()).toMatchObject({ excerpt: "Mine." });
  });

  test("a post for members leaves the public list, and comes back", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await publish(api, headers);
    const listed = async () => (await (await api.get(`${PATH}?creator=me`, { headers })).json()).data.length;
    await patch(api, headers, id, { visibility: "members" });
    expect(await listed()).toBe(0);
    await patch(api, headers, id, { visibility: "public" });
    expect(await listed()).toBe(1);
  });

  test("the slug that it has already, and one that a deleted post had", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const [post, other] = [await publish(api, headers), await publish(api, headers, { slug: "gone" })];
    expect((await patch(api, headers, post.id, { slug: post.slug })).status()).toBe(200);
    await api.delete(`${PATH}/${other.id}`, { headers });
    expect(await (await patch(api, headers, post.id, { slug: "gone" })).json()).toMatchObject({ slug: "gone" });
  });

  test("a title of 200 characters that take two units each, and needs no Idempotency-Key", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await publish(api, headers);
    const title = "\u{1f58b}".repeat(200);
    expect(await (await patch(api, headers, id, { title })).json()).toMatchObject({ title });
  });
});

test.describe("404", () => {
  test("for another creator's post, as for one that does not exist; it stays", async ({ api }) => {
    const [owner, stranger] = [await makeCaller(SCOPES), await makeCaller(SCOPES)];
    const post = await publish(api, owner.headers);
    const messages: string[] = [];
    for (const id of [post.id, newId("post")]) {
      const response = await patch(api, stranger.headers, id, { title: "Mine now" });
      messages.push((await expectRefusal(response, 404, "not_found")).message);
    }
    expect(messages[0]).toBe(messages[1]);
    expect((await (await api.get(`${PATH}?creator=me`, { headers: owner.headers })).json()).data).toEqual([post]);
  });

  test("for a deleted post, also with an empty patch, and for what is no post's id", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await publish(api, headers);
    await api.delete(`${PATH}/${id}`, { headers });
    for (const data of [{ title: "Back" }, {}])
      await expectRefusal(await patch(api, headers, id, data), 404, "not_found");
    for (const other of [newId("ord"), "post_", "%00"])
      await expectRefusal(await patch(api, headers, other, {}), 404, "not_found");
  });
});

test.describe("405", () => {
  test("for a method that it does not have, with those that it has", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const response = await api.put(`${PATH}/${newId("post")}`, { headers, data: {} });
    await expectRefusal(response, 405, "method_not_allowed");
    expect(response.headers().allow).toBe("GET, HEAD, PATCH, DELETE, OPTIONS");
  });
});

test.describe("409", () => {
  test("for the slug of another post of the creator", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const [post] = [await publish(api, headers), await publish(api, headers, { slug: "taken" })];
    const error = await expectRefusal(await patch(api, headers, post.id, { slug: "taken" }), 409, "conflict");
    expect(error.param).toBe("slug");
  });

  test("for one of two posts that ask for a slug at once", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const posts = [await publish(api, headers), await publish(api, headers)];
    const answers = await Promise.all(posts.map(({ id }) => patch(api, headers, id, { slug: "mine" })));
    expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
  });
});

test.describe("415", () => {
  test("for a body that is not JSON", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await publish(api, headers);
    const sent = { headers: { ...headers, "content-type": "text/plain" }, data: Buffer.from("{}") };
    await expectRefusal(await api.patch(`${PATH}/${id}`, sent), 415, "unsupported_media_type");
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["title", { title: "t".repeat(201) }],
    ["title", { title: "\u{1f58b}".repeat(201) }],
    ["title", { title: " " }],
    ["title", { title: null }],
    ["body", { body: "b".repeat(100_001) }],
    ["excerpt", { excerpt: "e".repeat(501) }],
    ["tags", { tags: Array(11).fill("tag") }],
    ["slug", { slug: "Not A Slug" }],
    ["visibility", { visibility: "secret" }],
    ["status", { status: "draft" }],
    ["published_at", { published_at: "2026-01-01T00:00:00.000Z" }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPES);
      const post = await publish(api, headers);
      const error = await expectRefusal(await patch(api, headers, post.id, data), 422, "validation_error");
      expect(error.param).toBe(param);
      expect((await (await api.get(`${PATH}?creator=me`, { headers })).json()).data).toEqual([post]);
    });
  }

  test("for a product of another creator", async ({ api }) => {
    const [{ headers }, other] = [await makeCaller(SCOPES), await makeCreator()];
    const { id } = await publish(api, headers);
    const data = { related_product_ids: [(await makeProduct(other.profileId)).id] };
    const error = await expectRefusal(await patch(api, headers, id, data), 422, "validation_error");
    expect(error.param).toBe("related_product_ids.0");
  });
});

describeRefusals(updatePost, (api, headers) => patch(api, headers, newId("post"), { title: "A title" }));
