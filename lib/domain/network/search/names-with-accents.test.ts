import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { searchCreators } from "./creators";
import { searchOffers } from "./offers";
import { suggest } from "./suggesting/suggest";

const ctx = () => systemContext("test", new Date("2026-11-18T10:00:00.000Z"));
const search = (query: string) => ({ audience: "site" as const, query, limit: 10 });
const creators = async (query: string) => (await searchCreators(ctx(), search(query))).data.map(({ handle }) => handle);
const offers = async (query: string) =>
  (await searchOffers(ctx(), search(query))).data.map(({ creator }) => creator.handle);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  const named: [string, string][] = [
    ["plain-rewrites", "Inés Zubiría"],
    ["atelier", "Étienne Larocque"],
    ["north", "Halldór Bjørnsson"],
    ["levent-works", "Levent Altınay"],
    ["genji", "高橋ゲンジ"],
    ["hangul", "박지민"],
  ];
  for (const [handle, displayName] of named) {
    const { profileId } = await makeCreator({ handle, displayName, mcpDiscoverable: true, languages: ["en"] });
    await makeProduct(profileId, { sellable: true });
    await makePost(profileId, {
      title: handle === "atelier" ? "Découvrez Trois-Rivières" : "News",
      status: "published",
    });
    await database().transaction((tx) => indexProfiles(tx, [profileId]));
  }
});
afterAll(() => own.drop());

describe.each([
  ["Inés Zubiría", "plain-rewrites"],
  ["ines", "plain-rewrites"],
  ["zubiria", "plain-rewrites"],
  ["Étienne Larocque", "atelier"],
  ["ETIENNE", "atelier"],
  ["Halldor", "north"],
  ["Halldór Bjornsson", "north"],
  ["Altinay", "levent-works"],
  ["Altınay", "levent-works"],
  ["高橋ゲンジ", "genji"],
  ["박지민", "hangul"],
])("%s", (query, handle) => {
  it("is found among creators", async () => expect(await creators(query)).toEqual([handle]));
  it("and in what they sell", async () => expect(await offers(query)).toEqual([handle]));
  it("and while it is typed", async () => {
    const typed = (await suggest(ctx(), query.slice(0, -1))).filter(({ kind }) => kind === "creator");
    expect(typed.map(({ path }) => path)).toContain(`/${handle}`);
  });
});

describe("in what they sell are found, as among creators,", () => {
  it("a handle with a slip", async () => {
    const { data, read_as } = await searchOffers(ctx(), search("plain-rewrties"));
    expect([data.map(({ creator }) => creator.handle), read_as]).toEqual([["plain-rewrites"], "plain-rewrites"]);
    expect(data[0]?.matched).toBeUndefined();
  });

  it.each([
    ["Etiene Larocqe", "atelier"],
    ["zubira ines", "plain-rewrites"],
  ])("names that are spelled alike: %s", async (query, handle) => {
    expect(await creators(query)).toEqual([handle]);
    expect(await offers(query)).toEqual([handle]);
  });

  it("and what filters ask must hold", async () => {
    const within = (maxPriceCents: number) =>
      searchOffers(ctx(), { ...search("Etiene Larocqe"), maxPriceCents, language: "en" });
    expect((await within(100_000_00)).data).toHaveLength(1);
    expect((await within(1)).data).toEqual([]);
    expect((await searchOffers(ctx(), { ...search("plain-rewrties"), language: "fr" })).data).toEqual([]);
  });
});

it("a word of a post's title is found with its accents and without", async () => {
  expect(await creators("découvrez")).toEqual(["atelier"]);
  expect(await creators("decouvrez")).toEqual(["atelier"]);
});
