import type { APIRequestContext } from "playwright/test";
import { database } from "@/db/client";
import { posts } from "@/db/schema";
import { listPosts, type PostView } from "@/lib/contracts/publishing/posts";
import type { Page } from "@/lib/contracts/values/page";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, type Headers, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/posts";
const SECOND = 1000;

/** Posts of a creator, the first the newest, a second apart, written past the API. */
async function write(profileId: string, parts: Partial<typeof posts.$inferInsert>[]): Promise<string[]> {
  const rows = parts.map((part, age) => {
    const id = newId("post");
    const at = new Date(Date.now() - age * SECOND);
    return { id, profileId, slug: id.slice(5), title: `Post ${age}`, publishedAt: at, ...part };
  });
  await database().insert(posts).values(rows);
  return rows.map((row) => row.id);
}

async function list(
  api: APIRequestContext,
  headers: Headers,
  query: Record<string, string | number>,
): Promise<Page<PostView>> {
  const response = await api.get(PATH, { headers, params: query });
  expect(response.status()).toBe(200);
  return response.json();
}

const idsOf = (page: Page<PostView>) => page.data.map((post) => post.id);

test.describe("200", () => {
  test("the network's posts, newest first, other creators' too", async ({ api }) => {
    const [reader, writer] = [await makeCaller(["posts:read"]), await makeCaller()];
    const [id] = await write(writer.creator.profileId, [{ publishedAt: new Date(Date.now() + 60 * SECOND) }]);
    const { data } = await list(api, reader.headers, { limit: 100 });
    expect(data.map((post) => post.id)).toContain(id);
    const moments = data.map((post) => post.published_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test("pages meet without gap or double, also between posts of one millisecond", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:read"]);
    const publishedAt = new Date();
    const ids = await write(creator.profileId, [...Array(7).fill({ publishedAt }), ...Array(4).fill({})]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(api, headers, { creator: "me", limit: 3, ...(cursor ? { cursor } : {}) });
      expect(page.has_more).toBe(page.next_cursor !== null);
      seen.push(...idsOf(page));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toHaveLength(11);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  test("a post that is published meanwhile does not shift the next page", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:read"]);
    const ids = await write(creator.profileId, [{}, {}, {}, {}]);
    const first = await list(api, headers, { creator: "me", limit: 2 });
    await write(creator.profileId, [{ publishedAt: new Date(Date.now() + SECOND) }]);
    const next = await list(api, headers, { creator: "me", limit: 2, cursor: first.next_cursor ?? "" });
    expect([...idsOf(first), ...idsOf(next)]).toEqual(ids);
  });

  test("20 to a page unless told", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:read"]);
    await write(creator.profileId, Array(21).fill({}));
    const page = await list(api, headers, { creator: "me" });
    expect([page.data.length, page.has_more]).toEqual([20, true]);
  });

  test("never members' posts, drafts or deleted ones, not even to their writer", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:read"]);
    const [open] = await write(creator.profileId, [
      {},
      { visibility: "members" },
      { status: "draft" },
      { status: "deleted" },
    ]);
    expect(idsOf(await list(api, headers, { creator: "me" }))).toEqual([open]);
    expect(idsOf(await list(api, headers, { creator: creator.handle }))).toEqual([open]);
  });

  test("filters by creator, tag and words, and by all of them", async ({ api }) => {
    const [reader, { creator }] = [await makeCaller(["posts:read"]), await makeCaller()];
    const [both, tagged, worded] = await write(creator.profileId, [
      { tags: ["lettering"], title: "Kerning by hand" },
      { tags: ["lettering"] },
      { excerpt: "About kerning" },
      { tags: ["letter"], title: "Ink" },
    ]);
    const found = async (query: Record<string, string>) =>
      idsOf(await list(api, reader.headers, { creator: creator.handle, ...query }));
    expect(await found({ tag: "Lettering" })).toEqual([both, tagged]);
    expect(await found({ q: "kerning" })).toEqual([both, worded]);
    expect(await found({ tag: "lettering", q: "kerning" })).toEqual([both]);
    expect(await found({ q: " Lettering" })).toEqual([both, tagged]);
    expect(await found({ q: "'; drop table posts; -- \\ % _ & | ! :*" })).toEqual([]);
    expect(idsOf(await list(api, reader.headers, { creator: "nobody-has-this" }))).toEqual([]);
  });
});

test.describe("400", () => {
  for (const limit of ["0", "101", "-1", "2.5", "ten", ""]) {
    test(`for limit=${limit}`, async ({ api }) => {
      const { headers } = await makeCaller(["posts:read"]);
      const error = await expectRefusal(await api.get(`${PATH}?limit=${limit}`, { headers }), 400, "invalid_request");
      expect(error.param).toBe("limit");
    });
  }

  test("for a cursor that it did not give out, or that was changed", async ({ api }) => {
    const { creator, headers } = await makeCaller(["posts:read"]);
    await write(creator.profileId, [{}, {}]);
    const { next_cursor } = await list(api, headers, { creator: "me", limit: 1 });
    const good = next_cursor ?? "";
    const changed = good.slice(0, -4) + [...good.slice(-4)].reverse().join("");
    const made = Buffer.from(JSON.stringify([new Date().toISOString(), newId("post")])).toString("base64url");
    for (const cursor of ["", "x", changed, made, `${good}AAAA`, "a".repeat(4000), good + "A".repeat(4000)]) {
      const response = await api.get(PATH, { headers, params: { cursor } });
      const error = await expectRefusal(response, 400, "invalid_cursor");
      expect(error.param).toBe("cursor");
    }
  });

  test("for U+0000 in a filter", async ({ api }) => {
    const { headers } = await makeCaller(["posts:read"]);
    await expectRefusal(await api.get(`${PATH}?q=a%00b`, { headers }), 400, "invalid_request");
  });
});

describeRefusals(listPosts, (api, headers) => api.get(`${PATH}?limit=1`, { headers }));
