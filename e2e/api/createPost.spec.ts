import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { events } from "@/db/schema";
import { createPost, type PostView } from "@/lib/contracts/publishing/posts";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/posts";

test.describe("201", () => {
  test("publishes as the creator, with what a title alone leaves to be derived", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:write", "posts:read"]);
    const response = await api.post(PATH, { headers: keyed(headers), data: { title: "  Ünder the Äpple tree!  " } });
    expect(response.status()).toBe(201);
    const post: PostView = await response.json();
    expect(post).toMatchObject({
      title: "Ünder the Äpple tree!",
      slug: "under-the-apple-tree",
      body: "",
      excerpt: "",
      tags: [],
      related_product_ids: [],
      visibility: "public",
      status: "published",
      creator: { handle: creator.handle },
    });
    expect(post.url).toMatch(new RegExp(`/${creator.handle}/posts/under-the-apple-tree$`));
    const listed = await (await api.get(`${PATH}?creator=me`, { headers })).json();
    expect(listed.data).toEqual([post]);
  });

  test("keeps every field that was sent", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:write"]);
    const { id: product } = await makeProduct(creator.profileId);
    const sent = {
      title: "What I charge, and why",
      body: "# Rates\n\nThe text \\u0000 stands here as **six characters**: \u{1f58b}\ufe0f <script>alert(1)</script>",
      excerpt: "Rates, openly.",
      tags: ["pricing", "c++", "日本"],
      related_product_ids: [product],
      visibility: "members",
      slug: "what-i-charge",
    };
    const response = await api.post(PATH, { headers: keyed(headers), data: sent });
    expect(response.status()).toBe(201);
    expect(await response.json()).toMatchObject(sent);
  });

  test("numbers a derived slug that is taken", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const slugs: string[] = [];
    for (let i = 0; i < 3; i++) {
      const response = await api.post(PATH, { headers: keyed(headers), data: { title: "Notes" } });
      slugs.push((await response.json()).slug);
    }
    expect(slugs).toEqual(["notes", "notes-2", "notes-3"]);
  });

  test("refuses none of twenty posts of one title at once", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const publish = () => api.post(PATH, { headers: keyed(headers), data: { title: "Rush" } });
    const answers = await Promise.all(Array.from({ length: 20 }, publish));
    expect(answers.map((answer) => answer.status())).toEqual(Array(20).fill(201));
    const posts: PostView[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(20);
  });

  test("takes a title of exactly 200 characters", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), data: { title: "t".repeat(200) } });
    expect(response.status()).toBe(201);
  });

  test("emits post.created with exactly id, slug and title, in the same transaction", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:write"]);
    const post: PostView = await (
      await api.post(PATH, { headers: keyed(headers), data: { title: "An event", body: "not in the event" } })
    ).json();
    const written = await database().select().from(events).where(eq(events.ownerId, creator.profileId));
    const [event] = written.filter(({ type }) => type === "post.created");
    expect(JSON.parse(event?.payload ?? "")).toEqual({
      id: event?.id,
      type: "post.created",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { id: post.id, slug: post.slug, title: post.title },
    });
  });
});

test.describe("400", () => {
  for (const [what, data] of [
    ["no body", ""],
    ["half a JSON object", '{"title": "cut o'],
    ["JavaScript instead of JSON", "{title: 'no'}"],
    ["U+0000 in a value", '{"title":"a\\u0000b"}'],
    ["U+0000 in a name", '{"title":"ok","a\\u0000":1}'],
  ] as const) {
    test(`for ${what}`, async ({ api }) => {
      const { headers } = await makeCaller(["posts:write"]);
      const sent = { ...keyed(headers), "content-type": "application/json" };
      await expectRefusal(await api.post(PATH, { headers: sent, data: Buffer.from(data) }), 400, "invalid_request");
    });
  }
});

test.describe("409", () => {
  test("for a slug that the creator has already; another creator's does not matter", async ({ api }) => {
    const [one, two] = [await makeCaller(["posts:write"]), await makeCaller(["posts:write"])];
    const data = { title: "Mine", slug: "the-slug" };
    expect((await api.post(PATH, { headers: keyed(one.headers), data })).status()).toBe(201);
    expect((await api.post(PATH, { headers: keyed(two.headers), data })).status()).toBe(201);
    const error = await expectRefusal(await api.post(PATH, { headers: keyed(one.headers), data }), 409, "conflict");
    expect(error.param).toBe("slug");
  });
});

test.describe("413", () => {
  test("for a body over 256 KiB, and not for one just below", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write"]);
    const padded = (bytes: number) => JSON.stringify({ title: "Big" }).padEnd(bytes, " ");
    const send = (bytes: number) =>
      api.post(PATH, {
        headers: { ...keyed(headers), "content-type": "application/json" },
        data: Buffer.from(padded(bytes)),
      });
    await expectRefusal(await send(256 * 1024 + 1), 413, "payload_too_large");
    expect((await send(256 * 1024)).status()).toBe(201);
  });
});

test.describe("415", () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json-seq", "text/json"]) {
    test(`for ${type}`, async ({ api }) => {
      const { headers } = await makeCaller(["posts:write"]);
      const sent = { ...keyed(headers), "content-type": type };
      const response = await api.post(PATH, { headers: sent, data: Buffer.from('{"title":"A title"}') });
      await expectRefusal(response, 415, "unsupported_media_type");
    });
  }

  for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON", "application/vnd.api+json"]) {
    test(`not for ${type}`, async ({ api }) => {
      const { headers } = await makeCaller(["posts:write"]);
      const sent = { ...keyed(headers), "content-type": type };
      const response = await api.post(PATH, { headers: sent, data: Buffer.from('{"title":"A title"}') });
      expect(response.status()).toBe(201);
    });
  }
});

test.describe("422", () => {
  for (const [param, data] of [
    ["title", { title: "t".repeat(201) }],
    ["title", { title: "   " }],
    ["title", {}],
    ["title", { title: 7 }],
    ["title", { title: null }],
    ["body", { title: "A title", body: ["text"] }],
    ["body", { title: "A title", body: "b".repeat(100_001) }],
    ["excerpt", { title: "A title", excerpt: "e".repeat(501) }],
    ["tags.1", { title: "A title", tags: ["fine", "-no-"] }],
    ["tags", { title: "A title", tags: Array(11).fill("tag") }],
    ["visibility", { title: "A title", visibility: "secret" }],
    ["slug", { title: "A title", slug: "Not A Slug" }],
    ["related_product_ids.0", { title: "A title", related_product_ids: ["prod_1"] }],
    ["status", { title: "A title", status: "deleted" }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(["posts:write"]);
      const error = await expectRefusal(
        await api.post(PATH, { headers: keyed(headers), data }),
        422,
        "validation_error",
      );
      expect(error.param).toBe(param);
      expect(error.details?.[0]?.path).toBe(param);
    });
  }

  test("for a product of another creator, as for one that does not exist", async ({ api }) => {
    const [{ headers }, other] = [await makeCaller(["posts:write"]), await makeCreator()];
    const { id } = await makeProduct(other.profileId);
    const unknown = `prod_${"0".repeat(26)}`;
    const messages: string[] = [];
    for (const product of [id, unknown]) {
      const data = { title: "Theirs", related_product_ids: [product] };
      const response = await api.post(PATH, { headers: keyed(headers), data });
      const error = await expectRefusal(response, 422, "validation_error");
      expect(error.param).toBe("related_product_ids.0");
      messages.push(error.message);
    }
    expect(messages[0]).toBe(messages[1]);
  });

  test("writes nothing, and no event", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:write", "posts:read"]);
    await api.post(PATH, { headers: keyed(headers, randomUUID()), data: { title: "" } });
    expect((await (await api.get(`${PATH}?creator=me`, { headers })).json()).data).toEqual([]);
    expect(await database().$count(events, eq(events.ownerId, creator.profileId))).toBe(0);
  });
});

describeRefusals(createPost, (api, headers) => api.post(PATH, { headers: keyed(headers), data: { title: "A title" } }));
