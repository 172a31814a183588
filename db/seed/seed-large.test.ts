import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { Tag } from "@/lib/contracts/publishing/posts";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { TRUST_VERSION } from "@/lib/domain/people/reputation/trust";
import { TAGS_VERSION } from "@/lib/domain/platform/understand/tagging/tags";
import { seed } from "./index";
import { addCreator, type LargeRows, makePost } from "./large/rows";
import { craftMaker } from "./large/text";
import { type Source, source } from "./source";

const COUNT = 500;
const MADE_UP = `from profiles p where p.handle like 'creator-%'`;
const INDEXES = "select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname";
const rows = <T extends object = Record<string, unknown>>(sql: string) => statement<T>(sql, []);
const lines: string[] = [];
let own: TestDatabase;
let indexesBefore: object[];

beforeAll(async () => {
  own = await testDatabase();
  indexesBefore = await rows(INDEXES);
  await seed(`large:${COUNT}`, (line) => lines.push(line));
});
afterAll(() => own.drop());

describe("the large seed", () => {
  it("adds creators, products and posts to the demo network and says so", async () => {
    expect(lines).toEqual([
      "Making up 500 creators",
      expect.stringMatching(/^Seeded 40 creators, .*; 500 made-up creators, 1,000 posts in \d+\.\d s$/),
    ]);
    const [counts] = await rows(`select (select count(*)::int ${MADE_UP}) as creators,
      (select count(*)::int from posts where slug like 'note-%') as posts,
      (select count(*)::int from profile_search) as listed, (select count(*)::int from events) as events,
      (select count(*)::int from founders f join profiles p on p.id = f.profile_id where p.handle like 'creator-%') as founders,
      (select handle from profiles where handle = 'demo') as demo`);
    expect(counts).toEqual({
      creators: COUNT,
      posts: 1_000,
      listed: COUNT + 40,
      events: 0,
      founders: 10,
      demo: "demo",
    });
    expect(await rows(`select 1 ${MADE_UP} and p.handle !~ '^creator-[0-9]{6}$'`)).toEqual([]);
    const last = `select u.email ${MADE_UP.replace("profiles p", "profiles p join users u on u.id = p.user_id")}
      order by p.handle desc limit 1`;
    expect(await rows(last)).toEqual([{ email: "creator-000500@example.com" }]);
  });

  it("sells three products each, of three packages and two add-ons within the bounds of the contract", async () => {
    const bad = await rows(`select p.handle from profiles p left join lateral (
        select count(*) as n, min(price_cents) as price from products where profile_id = p.id) r on true
      left join lateral (select count(*) as n, min(k.price_cents) as low, max(k.price_cents) as high, max(k.delivery_days) as days
        from product_packages k join products x on x.id = k.product_id where x.profile_id = p.id) k on true
      left join lateral (select count(*) as n, min(a.price_cents) as low
        from product_addons a join products x on x.id = a.product_id where x.profile_id = p.id) a on true
      where p.handle like 'creator-%' and (r.n <> 3 or k.n <> 9 or a.n <> 6 or p.from_price_cents <> k.low or r.price <> k.low
        or k.low < 100 or k.high > 10000000 or k.days > 365 or a.low < 100)`);
    expect(bad).toEqual([]);
  });

  it("spreads trust, discovery, plans and categories", async () => {
    const [spread] = await rows<Record<string, number>>(`select avg(p.mcp_discoverable::int)::float8 as discoverable,
      avg((p.trust_score between 40 and 95)::int)::float8 as usual, stddev(p.trust_score)::float8 as width,
      count(distinct p.tier)::int as tiers, count(distinct p.categories)::int as categories ${MADE_UP}`);
    expect(spread?.discoverable).toBeGreaterThan(0.74);
    expect(spread?.discoverable).toBeLessThan(0.86);
    expect(spread?.usual).toBeGreaterThan(0.9);
    expect(spread?.width).toBeGreaterThan(9);
    expect(spread).toMatchObject({ tiers: 4, categories: 12 });
  });

  it("leaves nothing for the worker to read or count again, which would go on for half an hour", async () => {
    const old = `p.trust_version < ${TRUST_VERSION} or p.tags_version < ${TAGS_VERSION} or p.trust_stale_at is not null`;
    expect(await rows(`select p.handle ${MADE_UP} and (${old}) limit 1`)).toEqual([]);
  });

  it("leaves every index as it was", async () => {
    expect(await rows(INDEXES)).toEqual(indexesBefore);
    expect(indexesBefore.length).toBeGreaterThan(40);
    expect(await rows("select 1 from pg_index where not indisvalid")).toEqual([]);
    const [stats] = await rows<{ n: number }>(
      "select reltuples::int as n from pg_class where relname = 'profile_search'",
    );
    expect(stats?.n).toBe(COUNT + 40);
  });

  it("is searchable by words that many, some and one of them have", async () => {
    const hits = async (query: string, limit = 100) => {
      const found = await searchCreators(systemContext("test", new Date()), { query, audience: "agent", limit });
      return found.data.map((creator) => creator.handle);
    };
    const [one] = await rows<{ handle: string; name: string; word: string }>(`select p.handle, p.display_name as name,
      lower(substring(p.bio from 'Studio ([A-Z][a-z]+)')) as word ${MADE_UP} and p.mcp_discoverable and p.bio ~ 'Studio [A-Z]' limit 1`);
    expect(await hits(one?.word ?? "")).toContain(one?.handle);
    expect((await hits(one?.name ?? "")).length).toBeGreaterThan(0);
    expect((await hits("small teams")).length).toBeGreaterThan(10);
    expect((await hits("brand identity", 1))[0]).toBe("demo");
  });
});

describe("made-up rows", () => {
  const now = new Date("2026-01-02T03:04:05.678Z");
  const make = (from: Source) => {
    const made: LargeRows = { users: [], profiles: [], products: [], packages: [], addons: [] };
    const next = craftMaker(from.random);
    const authors = Array.from({ length: 300 }, (_, n) => addCreator(made, from, next(), n, "hash"));
    return { made, posts: authors.map((author, n) => makePost(from, author, n)) };
  };

  it("are the same for the same seed and moment, ids too, and others for another seed", () => {
    expect(make(source(now, 5))).toEqual(make(source(now, 5)));
    expect(make(source(now, 6)).made.profiles[0]).not.toEqual(make(source(now, 5)).made.profiles[0]);
  });

  it("hold texts within bounds, without holes, and tags that the contract takes", () => {
    const { made, posts } = make(source(now, 7));
    for (const profile of made.profiles) {
      expect(`${profile.tagline}${profile.bio}`).not.toMatch(/[{}]|undefined/);
      expect(profile.tagline?.length).toBeLessThanOrEqual(140);
      expect(profile.skills?.length).toBeGreaterThanOrEqual(3);
      expect(profile.createdAt?.getTime()).toBeLessThan(now.getTime());
    }
    expect(new Set(made.profiles.map((profile) => profile.tagline)).size).toBeGreaterThan(280);
    for (const post of posts) {
      for (const tag of post.tags ?? []) expect(Tag.parse(tag)).toBe(tag);
      expect(`${post.title}${post.body}`).not.toMatch(/[{}]|undefined/);
      expect(post.publishedAt?.getTime()).toBeLessThan(now.getTime());
    }
  });
});
