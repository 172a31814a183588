import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, singleClient } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { listPosts, postsQuery } from "./read";
import { searchPosts } from "./search";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const ctx = () => systemContext("test", new Date());

describe("a search of posts by words", () => {
  it("finds titles, excerpts and whole tags, the same for the list as for agents", async () => {
    const { profileId, handle } = await makeCreator({ mcpDiscoverable: true });
    const at = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 10, day)) });
    await makePost(profileId, { title: "Kerning by hand", slug: "title", ...at(4) });
    await makePost(profileId, { title: "Two", slug: "excerpt", excerpt: "What kerning costs.", ...at(3) });
    await makePost(profileId, { title: "Three", slug: "tag", tags: ["kerning", "garden design"], ...at(2) });
    await makePost(profileId, { title: "Four", slug: "part-of-a-tag", tags: ["kerning pairs"], ...at(1) });
    const listed = async (q: string) => (await listPosts(ctx(), { creator: handle, q })).data.map((post) => post.slug);
    const searched = async (topic: string) => (await searchPosts(ctx(), { topic, limit: 10 })).map((post) => post.slug);

    for (const [words, slugs] of [
      ["Kerning", ["title", "excerpt", "tag"]],
      [" Garden Design ", ["tag"]],
      ["kerning pairs", ["part-of-a-tag"]],
      ["kerned", ["title", "excerpt"]],
    ] as const) {
      expect(await listed(words), words).toEqual(slugs);
      expect((await searched(words)).slice(0, slugs.length).toSorted(), words).toEqual([...slugs].toSorted());
    }
  });
});

describe("the page of a search at 50,000 posts", () => {
  beforeAll(async () => {
    const { profileId } = await makeCreator();
    const client = singleClient();
    await client.unsafe(
      `insert into posts (id, profile_id, slug, title, excerpt, tags, published_at)
      select 'post_' || lpad(n::text, 26, '0'), $1, 'note-' || n, 'A note on ' || (array['ink', 'paper', 'type'])[1 + n % 3],
        'What it costs ' || case when n % 5000 = 0 then 'quince' else md5(n::text) end, array['craft'], now() - n * interval '1 s'
      from generate_series(1, 50000) n`,
      [profileId],
    );
    await client.unsafe("analyze posts, profiles");
    await client.end();
  }, 60_000);

  it.each(["custom", "generic"])("looks rare words up on the indexes of words and tags, by a %s plan", async (mode) => {
    const { sql: text } = postsQuery(database(), ["q"]).toSQL();
    const client = singleClient();
    await client.unsafe(`prepare probe as ${text}`);
    await client.unsafe(`set plan_cache_mode = force_${mode}_plan`);
    const lines = await client.unsafe<{ "QUERY PLAN": string }[]>("explain execute probe ('quince', 'quince', 21, 21)");
    const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
    await client.end();
    expect(plan).toContain("posts_words");
    expect(plan).toContain("posts_tags");
    expect(plan).not.toMatch(/Seq Scan on posts|Filter: .*to_tsvector/);
  });

  it.each(["custom", "generic"])(
    "sets no post against what was found, however much that is, by a %s plan",
    async (mode) => {
      const { sql: text } = postsQuery(database(), ["q"]).toSQL();
      const client = singleClient();
      await client.unsafe(`prepare probe as ${text}`);
      await client.unsafe(`set plan_cache_mode = force_${mode}_plan`);
      // what statistics of another day led to
      await client.unsafe("set enable_hashjoin = off; set enable_mergejoin = off");
      const [row] = await client.unsafe("explain (analyze, format json) execute probe ('ink', 'ink', 21, 21)");
      const plan = JSON.stringify(row);
      await client.end();
      expect(plan).toMatch(/"Index Name":"posts_pkey"[^{}]*"Actual Rows":21,/);
      // of 16,666 that were found: each is set against the two creators there are, and none against another post
      const removed = [...plan.matchAll(/"Rows Removed by Join Filter":(\d+)/g)].map(([, n]) => Number(n));
      expect(Math.max(0, ...removed)).toBeLessThan(50_000);
      expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"posts"/);
    },
  );
});
