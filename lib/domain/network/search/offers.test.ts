import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { restoreAccount, suspendAccount } from "@/lib/domain/people/accounts/standing/suspend";
import { chooseAvailability } from "@/lib/domain/people/availability/choose";
import { setDiscoverable } from "@/lib/domain/people/profiles/edit";
import { searchCreators } from "./creators";
import { searchOffers } from "./offers";

const ctx = () => systemContext("test", new Date());
const found = (search: Partial<CreatorSearch>) => searchOffers(ctx(), { audience: "agent", ...search });
const names = async (search: Partial<CreatorSearch>) => (await found(search)).data.map(({ name }) => name);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("offers that fit a word", () => {
  const creators: string[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 12; n++) {
      const { profileId, handle } = await makeCreator({
        mcpDiscoverable: true,
        languages: n < 4 ? ["en", "es"] : ["en"],
        location: n < 2 ? "Lyon, France" : null,
        verified: n === 0,
      });
      creators.push(handle);
      for (const size of ["Small", "Large", "Huge"])
        await makeProduct(profileId, { name: `${size} weathervane`, flat: true, priceCents: 1_000 * (n + 1) });
    }
    const hidden = await makeCreator({ mcpDiscoverable: false });
    await makeProduct(hidden.profileId, { name: "Hidden weathervane" });
  });

  it("are of ten creators at the top, and each comes once over all pages", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await found({ query: "weathervane", limit: 10, cursor });
      if (!cursor) expect(new Set(page.data.map(({ creator }) => creator.handle)).size).toBe(10);
      seen.push(...page.data.map(({ product_id }) => product_id));
      cursor = page.next_cursor ?? undefined;
      expect(page.has_more).toBe(cursor !== undefined);
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([36, 36]);
  });

  it("are filtered by what the creator and the product are, alike", async () => {
    const handles = async (search: Partial<CreatorSearch>) =>
      [
        ...new Set((await found({ query: "weathervane", limit: 100, ...search })).data.map((o) => o.creator.handle)),
      ].sort();
    expect(await handles({ language: "Spanish" })).toEqual(creators.slice(0, 4).sort());
    expect(await handles({ country: "FR", language: "es" })).toEqual(creators.slice(0, 2).sort());
    expect(await handles({ verified: true })).toEqual([creators[0]]);
    expect(await handles({ maxPriceCents: 3_000 })).toEqual(creators.slice(0, 3).sort());
    expect(await handles({ minRating: 1 })).toEqual([]);
    const prices = (await found({ query: "weathervane", sort: "price", limit: 4 })).data.map((o) => o.price_cents);
    expect(prices).toEqual([1_000, 1_000, 1_000, 2_000]);
  });

  it("are counted by what they can be filtered by, exactly as the filters find them", async () => {
    const { facets } = await found({ query: "weathervane", facets: true, limit: 1 });
    expect(facets).toMatchObject({
      total: { count: 36, more: false },
      country: [{ value: "FR", name: "France", count: 6, more: false }],
      verified: { count: 3, more: false },
    });
    expect(facets?.language.map(({ value, count }) => [value, count])).toEqual([
      ["en", 36],
      ["es", 12],
    ]);
    const people = await searchCreators(ctx(), { audience: "agent", query: "weathervane", facets: true });
    expect(people.facets?.total).toEqual({ count: 12, more: false });
    expect((await found({ query: "weathervane" })).facets).toBeUndefined();
  });

  it("say what was read, and why", async () => {
    const page = await found({ query: "weathervane in Spanish under $20" });
    expect(page).toMatchObject({ understood: { language: { value: "es" }, max_price_cents: 2_000 }, relaxed: [] });
    expect(page.data).toHaveLength(6);
    expect(page.data[0]?.matched).toEqual({ product_id: page.data[0]?.product_id, why: "Says “weathervane”" });
    expect((await found({ query: "weathervane under $2" })).relaxed).toMatchObject([{ field: "max_price_cents" }]);
  });
});

it("an offer that is no longer on sale, or whose creator went out of discovery, is not found from then on", async () => {
  const { profileId, userId, email } = await makeCreator({ mcpDiscoverable: true });
  await makeProduct(profileId, { name: "A sundial", flat: true });
  expect(await names({ query: "sundial" })).toEqual(["A sundial"]);
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const theirs = createContext({ actor, requestId: newId("req"), now: new Date() });

  await chooseAvailability(theirs, { open: false, max_open_orders: null, next_free_on: null });
  expect(await names({ query: "sundial", available: true })).toEqual([]);
  const page = await found({ query: "sundial available now" });
  expect([page.data.length, page.relaxed[0]?.field]).toEqual([1, "available_within_days"]);

  await setDiscoverable(theirs, false);
  expect(await names({ query: "sundial" })).toEqual([]);
});

it("an offer of a suspended account is gone with the suspension, and back when that is taken back", async () => {
  const { profileId, userId } = await makeCreator({ mcpDiscoverable: true });
  await makeProduct(profileId, { name: "An astrolabe", flat: true });
  await suspendAccount(ctx(), { userId, reason: "Reported" });
  expect(await names({ query: "astrolabe" })).toEqual([]);
  await restoreAccount(ctx(), { userId, reason: "A mistake" });
  expect(await names({ query: "astrolabe" })).toEqual(["An astrolabe"]);
});

it("only creators with something on sale accept quotes", async () => {
  const word = "quotable";
  const seller = await makeCreator({ mcpDiscoverable: true, skills: [word] });
  await makeCreator({ mcpDiscoverable: true, skills: [word] });
  await makeProduct(seller.profileId, { name: "Anything", flat: true });
  const { data } = await searchCreators(ctx(), { audience: "agent", skill: word, acceptsQuotes: true });
  expect(data.map(({ handle }) => handle)).toEqual([seller.handle]);
  expect((await searchCreators(ctx(), { audience: "agent", skill: word })).data).toHaveLength(2);
});

it("the one whose name was typed stands first, whatever trade its words tell", async () => {
  const { profileId } = await makeCreator({ mcpDiscoverable: true, trustScore: 10 });
  await makeProduct(profileId, { name: "The logo holiday" });
  const { profileId: other } = await makeCreator({ mcpDiscoverable: true, trustScore: 99 });
  await makeProduct(other, { name: "Logo design" });
  expect((await names({ query: "the LOGO holiday" }))[0]).toBe("The logo holiday");
});
