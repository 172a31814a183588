import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeFounder } from "@/db/factories/creator-records";
import { founders, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { Founder, type FounderSearch } from "@/lib/contracts/network/founders/founders";
import { systemContext } from "@/lib/core/system-context";
import { findFounders } from "./find";

const ctx = () => systemContext("test", new Date());
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

type Card = Parameters<typeof makeFounder>[1];

/** A founder of a discoverable profile; the handle. */
async function founder(parts: Card, mcpDiscoverable = true): Promise<string> {
  const { profileId, handle } = await makeCreator({ mcpDiscoverable });
  await makeFounder(profileId, parts);
  return handle;
}

const handles = async (search: FounderSearch) => (await findFounders(ctx(), search)).data.map((found) => found.handle);

/** Every handle that the pages of a search hold, in order. */
async function readAll(search: FounderSearch): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await findFounders(ctx(), { ...search, ...(cursor ? { cursor } : {}) });
    expect(page.has_more).toBe(page.next_cursor !== null);
    seen.push(...page.data.map((found) => found.handle));
    cursor = page.next_cursor;
  } while (cursor);
  return seen;
}

describe("findFounders", () => {
  it("answers a card as the contract has it", async () => {
    const { profileId, handle } = await makeCreator({ mcpDiscoverable: true, displayName: "Ada Rill" });
    const building = "Kelp farms that measure themselves.";
    await makeFounder(profileId, { building, stage: "series_b_plus", intent: ["raising", "advice"], raising: true });
    const { data } = await findFounders(ctx(), { query: "kelp" });
    expect(data).toEqual([
      {
        handle,
        display_name: "Ada Rill",
        avatar_url: null,
        building,
        stage: "series_b_plus",
        intent: ["raising", "advice"],
        raising: true,
        profile_url: `http://localhost:3000/${handle}`,
        agent_json_url: `http://localhost:3000/${handle}/agent.json`,
      },
    ]);
    expect(Founder.strict().parse(data[0])).toEqual(data[0]);
  });

  it("ranks those who match every word first, then those who match some, each by relevance", async () => {
    const one = await founder({ building: "Sail drones." });
    const all = await founder({ building: "Sail drones for orchards, among much else that a long text tells of." });
    const often = await founder({ building: "Drones that carry drones, and a drone for the drones." });
    expect(await handles({ query: "orchard drones" })).toEqual([all, often, one]);
    expect(await handles({ query: "Orchards, DRONES!" })).toEqual([all, often, one]);
    expect(await handles({ query: "drone" })).toEqual([often, all, one]);
  });

  it("knows the intents as words, and nothing of words that mean nothing", async () => {
    const hiring = await founder({ building: "Moss walls.", intent: ["customers", "advice", "hiring"] });
    await founder({ building: "Moss roofs.", intent: ["advice"] });
    expect((await handles({ query: "moss hiring" }))[0]).toBe(hiring);
    expect(await handles({ query: "the of and" })).toEqual([]);
    expect(await handles({ query: "'; drop table founders; -- \\ % & | ! :* <->" })).toEqual([]);
  });

  it("filters by stage and by who is raising, with words and without", async () => {
    const idea = await founder({ building: "Quartz clocks.", stage: "idea", raising: true });
    const seed = await founder({ building: "Quartz lamps.", stage: "seed" });
    expect(await handles({ query: "quartz", stage: "idea" })).toEqual([idea]);
    expect(await handles({ query: "quartz", stage: "seed" })).toEqual([seed]);
    expect(await handles({ query: "quartz", raising_only: true })).toEqual([idea]);
    expect(await handles({ query: "quartz", raising_only: true, stage: "seed" })).toEqual([]);
    expect((await handles({ stage: "idea", raising_only: true }))[0]).toBe(idea);
  });

  it("meets nobody whose card or profile is hidden, from the moment on which it is", async () => {
    const { profileId, handle } = await makeCreator({ mcpDiscoverable: true });
    await makeFounder(profileId, { building: "Zinc kites." });
    await founder({ building: "Zinc bells.", discoverable: false });
    await founder({ building: "Zinc boats." }, false);
    for (const search of [{ query: "zinc" }, { query: "zinc ether" }, { limit: 1 }])
      expect(await handles(search)).toEqual([handle]);
    const card = (discoverable: boolean) =>
      database().update(founders).set({ discoverable }).where(eq(founders.profileId, profileId));
    const profile = (mcpDiscoverable: boolean) =>
      database().update(profiles).set({ mcpDiscoverable }).where(eq(profiles.id, profileId));
    for (const turn of [card, profile]) {
      await turn(false);
      expect(await handles({ query: "zinc" })).toEqual([]);
      expect(await handles({})).not.toContain(handle);
      await turn(true);
      expect(await handles({ query: "zinc" })).toEqual([handle]);
    }
  });

  it("pages without gap or double, also between equal scores and from every word to some", async () => {
    const some: string[] = [];
    const every: string[] = [];
    for (let i = 0; i < 5; i++) some.unshift(await founder({ building: "Amber radios." }));
    for (let i = 0; i < 4; i++) every.unshift(await founder({ building: "Amber radios, tuned." }));
    for (const limit of [1, 2, 4, 5, 9, 100])
      expect(await readAll({ query: "amber tuned radios", limit })).toEqual([...every, ...some]);
    const everyone = await readAll({ limit: 3 });
    expect(new Set(everyone).size).toBe(everyone.length);
    expect(everyone.slice(0, 4)).toEqual(every);
  });

  it("refuses the cursor of another order", async () => {
    const browsed = await findFounders(ctx(), { limit: 1 });
    const searched = await findFounders(ctx(), { limit: 1, query: "amber" });
    const refused = { code: "invalid_cursor" };
    const swap = (from: typeof browsed, query?: string) =>
      findFounders(ctx(), { cursor: from.next_cursor ?? "", query });
    await expect(swap(browsed, "amber")).rejects.toMatchObject(refused);
    await expect(swap(searched)).rejects.toMatchObject(refused);
  });
});

describe("a word that thousands of cards hold", () => {
  it("is looked for in the newest cards, and pages as well", async () => {
    await database().execute(sql`with made as (select n, 'usr_' || lpad(n::text, 26, '0') as id from generate_series(1, 2100) n),
      u as (insert into users (id, email, name) select id, 'many-' || n || '@example.com', 'Many' from made),
      p as (insert into profiles (id, user_id, handle, display_name, mcp_discoverable)
        select 'crt_' || substr(id, 5), id, 'many-' || n, 'Many', n % 7 <> 0 from made)
      insert into founders (id, profile_id, building, stage, discoverable)
        select 'fnd_' || substr(id, 5), 'crt_' || substr(id, 5), 'Umbrellas.', 'idea', n % 5 <> 0 from made`);
    const shown = Array.from({ length: 2100 }, (_, i) => 2100 - i).filter((n) => n % 5 !== 0 && n % 7 !== 0);
    expect(await readAll({ query: "umbrella", limit: 100 })).toEqual(shown.map((n) => `many-${n}`));
    await database().update(founders).set({ discoverable: true });
    const all = Array.from({ length: 2100 }, (_, i) => 2100 - i).filter((n) => n % 7 !== 0);
    const found = await readAll({ query: "umbrella", limit: 100 });
    expect(found).toEqual(all.map((n) => `many-${n}`));
  });
});
