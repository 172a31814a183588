import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { systemContext } from "@/lib/core/system-context";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { searchOffers } from "./offers";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  const known = { mcpDiscoverable: true, categories: ["design-creative"] };
  const ada = await makeCreator({ ...known, handle: "ada", trustScore: 90 });
  const bob = await makeCreator({ ...known, handle: "bob", trustScore: 30, skills: ["gilding"] });
  const hidden = await makeCreator({ ...known, handle: "hidden", trustScore: 99, mcpDiscoverable: false });
  const music = await makeCreator({
    handle: "mia",
    trustScore: 60,
    mcpDiscoverable: true,
    categories: ["music-audio"],
  });
  await makeProduct(ada.profileId, { name: "Shop sign", flat: true, priceCents: 90_000 });
  await makeProduct(bob.profileId, { name: "Shop sign", flat: true, priceCents: 30_000 });
  await makeProduct(bob.profileId, { name: "Menu board", flat: true, priceCents: 10_000 });
  await makeProduct(hidden.profileId, { name: "Shop sign", flat: true, priceCents: 100 });
  for (const name of ["Jingle", "Ringtone", "Score", "Ambience"]) {
    await makeProduct(music.profileId, { name, flat: true, priceCents: 20_000 });
  }
  // writing a product computes the score again
  for (const [{ profileId }, trustScore] of [
    [ada, 90],
    [bob, 30],
    [hidden, 99],
    [music, 60],
  ] as const) {
    await database().update(profiles).set({ trustScore }).where(eq(profiles.id, profileId));
  }
  await indexProfiles(database(), "all");
});
afterAll(() => own.drop());

async function names(search: Partial<CreatorSearch>): Promise<string[]> {
  const { data: found } = await searchOffers(systemContext("test", new Date()), {
    audience: "agent",
    limit: 10,
    ...search,
  });
  return found.map((offering) => `${offering.creator.handle}: ${offering.name}`);
}

describe("searchOffers", () => {
  it("finds products of discoverable creators by their own words, by relevance and trust", async () => {
    expect((await names({ query: "shop sign" })).slice(0, 2)).toEqual(["ada: Shop sign", "bob: Shop sign"]);
    expect(await names({ query: "shop sign", limit: 1 })).toEqual(["ada: Shop sign"]);
  });

  it("falls back on what creators say of themselves", async () => {
    expect(await names({ query: "gilding" })).toEqual(["bob: Shop sign", "bob: Menu board"]);
  });

  it("minds price and category", async () => {
    expect(await names({ query: "shop sign", maxPriceCents: 50_000 })).not.toContain("ada: Shop sign");
    expect(await names({ query: "jingle", category: "design-creative" })).toEqual([]);
    expect(await names({ query: "jingle", category: "music-audio" })).toEqual(["mia: Jingle"]);
  });

  it("shows the most trusted creators without words, the first product of each before their others", async () => {
    const found = await names({});
    expect(found.slice(0, 3)).toEqual(["ada: Shop sign", "mia: Jingle", "bob: Shop sign"]);
    expect(found.join()).not.toContain("hidden");
  });

  it("answers an offer with all that an order takes", async () => {
    const { profileId } = await makeCreator({ mcpDiscoverable: true });
    await makeProduct(profileId, { name: "Weathervane" });
    const { data } = await searchOffers(systemContext("test", new Date()), {
      audience: "agent",
      query: "weathervane",
      limit: 1,
    });
    const [found] = data;
    expect(found).toMatchObject({
      product_id: expect.stringMatching(/^prod_/),
      packages: [{ tier_id: "basic" }, {}, {}],
      addons: [{ addon_id: "rush" }, {}],
      url: expect.stringContaining("/products/weathervane"),
    });
  });
});
