import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events, intros, posts } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ask, freshAddress, makeCaller } from "./testing";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const CREATE = `mutation ($input: CreatePostInput!, $key: String!) {
  createPost(input: $input, idempotencyKey: $key) { post { id slug title tags } userErrors { code message path } replayed } }`;

const postsOf = (profileId: string) => database().$count(posts, eq(posts.profileId, profileId));

describe("a mutation", () => {
  it("writes once for fifty calls at once with one key", async () => {
    const { profileId, token } = await makeCaller(undefined, { tier: "GROWTH" });
    const call = () => ask(CREATE, { token, variables: { input: { title: "Once" }, key: "one" } });
    const told = await Promise.all(Array.from({ length: 50 }, call));
    const ids = told.flatMap(({ data }) => data?.createPost?.post?.id ?? []);
    const refused = told.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
    expect(new Set(ids).size).toBe(1);
    expect(ids.length + refused.length).toBe(50);
    for (const code of refused) expect(code).toBe("idempotency_in_flight");
    expect(await postsOf(profileId)).toBe(1);
    expect(await database().$count(events, and(eq(events.ownerId, profileId), eq(events.type, "post.created")))).toBe(
      1,
    );

    const again = (await call()).data.createPost;
    expect([again.post.id, again.replayed]).toEqual([ids[0], true]);
  });

  it("keeps the same key apart for another mutation, and for another creator", async () => {
    const [one, two] = [await makeCaller(), await makeCaller()];
    for (const { token } of [one, two]) {
      const { data } = await ask(CREATE, { token, variables: { input: { title: "Mine" }, key: "shared" } });
      expect(data.createPost).toMatchObject({ post: { title: "Mine" }, replayed: false });
      const remove = `mutation { deletePost(id: "${data.createPost.post.id}", idempotencyKey: "shared") { post { status } replayed } }`;
      expect((await ask(remove, { token })).data.deletePost).toEqual({ post: { status: "deleted" }, replayed: false });
      expect((await ask(remove, { token })).data.deletePost).toEqual({ post: { status: "deleted" }, replayed: true });
    }
  });

  it("refuses another input under a key, and a key that is none", async () => {
    const { token } = await makeCaller();
    await ask(CREATE, { token, variables: { input: { title: "First" }, key: "k" } });
    const other = await ask(CREATE, { token, variables: { input: { title: "Second" }, key: "k" } });
    expect(other.data.createPost).toMatchObject({
      post: null,
      userErrors: [{ code: "idempotency_conflict", path: ["idempotencyKey"] }],
    });
    for (const key of ["", "ü", "x".repeat(251)]) {
      const { data } = await ask(CREATE, { token, variables: { input: { title: "Third" }, key } });
      expect(data.createPost.userErrors).toMatchObject([{ code: "idempotency_key_invalid", path: ["idempotencyKey"] }]);
    }
  });

  it("names what is wrong in the input by the names of the schema", async () => {
    const { profileId, token } = await makeCaller();
    const input = { title: "t".repeat(201), relatedProductIds: ["prod_1"], tags: ["fine", "-no-"] };
    const { data, errors } = await ask(CREATE, { token, variables: { input, key: "bad" } });
    expect(errors).toBeUndefined();
    expect(data.createPost.post).toBeNull();
    const paths = data.createPost.userErrors.map(({ path }: { path: string[] }) => path.join("."));
    expect(paths.sort()).toEqual(["input.relatedProductIds.0", "input.tags.1", "input.title"]);
    for (const { code } of data.createPost.userErrors) expect(code).toBe("validation_error");
    expect(await postsOf(profileId)).toBe(0);
  });

  it("answers a conflict as a user error, once stored and then replayed", async () => {
    const { token } = await makeCaller();
    const send = (key: string) => ask(CREATE, { token, variables: { input: { title: "A", slug: "a" }, key } });
    await send("1");
    for (const replayed of [false, true]) {
      const { data } = await send("2");
      expect(data.createPost).toMatchObject({
        post: null,
        userErrors: [{ code: "conflict", path: ["input", "slug"] }],
        replayed,
      });
    }
  });

  it("changes a post, what is left out stays", async () => {
    const { token } = await makeCaller();
    const made = await ask(CREATE, { token, variables: { input: { title: "Old", tags: ["a"] }, key: "1" } });
    const { data } = await ask(
      `mutation ($id: ID!) { updatePost(id: $id, input: {title: "New"}, idempotencyKey: "2") { post { id title tags } userErrors { code } } }`,
      { token, variables: { id: made.data.createPost.post.id } },
    );
    expect(data.updatePost).toMatchObject({ post: { title: "New", tags: ["a"] }, userErrors: [] });
  });

  it("refuses U+0000 wherever it stands", async () => {
    const { token } = await makeCaller();
    const { data } = await ask(CREATE, { token, variables: { input: { title: "a\0b" }, key: "nul" } });
    expect(data.createPost.userErrors[0].code).toBe("invalid_request");
    for (const query of ['{ post(id: "post_\\u0000") { id } }', '{ posts(tag: "\\u0000") { edges { cursor } } }']) {
      expect((await ask(query, { token })).errors?.[0]?.extensions.code).toBe("invalid_request");
    }
  });
});

describe("webhook endpoints", () => {
  it("show their secret at creation and to a repeat, never again", async () => {
    const { token } = await makeCaller();
    const create = `mutation { createWebhookEndpoint(input: {url: "https://example.com/hooks", eventTypes: ["post.created"]},
      idempotencyKey: "w") { webhookEndpoint { id status eventTypes } secret userErrors { code } replayed } }`;
    const first = (await ask(create, { token })).data.createWebhookEndpoint;
    expect(first.secret).toMatch(/^whsec_/);
    const repeated = (await ask(create, { token })).data.createWebhookEndpoint;
    expect(repeated).toEqual({ ...first, replayed: true });
    const { id } = first.webhookEndpoint;
    const disable = `mutation { disableWebhookEndpoint(id: "${id}", idempotencyKey: "d") { webhookEndpoint { status disabledReason } } }`;
    const { data } = await ask(disable, { token });
    expect(data.disableWebhookEndpoint.webhookEndpoint).toEqual({ status: "disabled", disabledReason: "owner" });
  });

  it("are refused beyond the plan's number, as a user error, until there is room", async () => {
    const { token } = await makeCaller();
    const create = async (n: number) => {
      const mutation = `mutation { createWebhookEndpoint(input: {url: "https://example.com/${n}"},
        idempotencyKey: "${n}") { webhookEndpoint { id } secret userErrors { code message } replayed } }`;
      return (await ask(mutation, { token })).data.createWebhookEndpoint;
    };
    const made = [await create(0), await create(1), await create(2)];
    for (const { secret } of made) expect(secret).toBeTruthy();
    expect(await create(3)).toMatchObject({ secret: null, userErrors: [{ code: "quota_exceeded" }] });
    const { id } = made[0].webhookEndpoint;
    await ask(`mutation { disableWebhookEndpoint(id: "${id}", idempotencyKey: "d") { userErrors { code } } }`, {
      token,
    });
    expect(await create(3)).toMatchObject({ secret: expect.any(String), userErrors: [], replayed: false });
  });
});

describe("requestIntro", () => {
  const intro = (handle: string, key: string) => `mutation { requestIntro(input: {handle: "${handle}", note: "Hello",
    callbackUrl: "https://example.com/a"}, idempotencyKey: "${key}") { intro { id status } userErrors { code path } } }`;

  it("reaches who can be discovered, and nobody else", async () => {
    const [open, closed] = [await makeCaller([], { mcpDiscoverable: true }), await makeCaller([])];
    expect((await ask(intro(open.handle, "1"))).data.requestIntro.intro.status).toBe("PENDING");
    expect(await database().$count(intros, eq(intros.profileId, open.profileId))).toBe(1);
    expect((await ask(intro(closed.handle, "2"))).data.requestIntro.userErrors[0].code).toBe("not_found");
  });

  it("is limited to five a minute from one address, aliases counted one by one", async () => {
    const { handle } = await makeCaller([], { mcpDiscoverable: true });
    const ip = freshAddress();
    const aliases = Array.from(
      { length: 7 },
      (_, n) => `a${n}: ${intro(handle, `k${n}`).slice("mutation { ".length, -2)}`,
    );
    const { data, errors = [] } = await ask(`mutation { ${aliases.join(" ")} }`, { ip });
    expect(Object.values(data).filter(Boolean)).toHaveLength(5);
    expect(errors).toHaveLength(2);
    expect(errors[0]?.extensions).toMatchObject({ code: "rate_limit_exceeded", retry_after: expect.any(Number) });
  });
});
