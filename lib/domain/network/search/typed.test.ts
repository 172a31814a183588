import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { profileSearch, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { TAGS_VERSION } from "@/lib/domain/platform/understand/tagging/tags";
import { searchCreators } from "./creators";

const ctx = () => systemContext("test", new Date("2026-11-18T10:00:00.000Z"));
const found = async (query: string) =>
  (await searchCreators(ctx(), { audience: "agent", query, limit: 50 })).data.map(({ handle }) => handle);
/** Creators whose words nobody has read: what they write is all that there is. */
const make = (handle: string, parts: Parameters<typeof makeCreator>[0] = {}) =>
  makeCreator({ handle, mcpDiscoverable: true, subcategories: [], ...parts });

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await make("credits", { skills: ["R&D tax credits"], languages: ["en"] });
  await make("labs", { tagline: "R&D for makers of batteries" });
  await make("statistics", { skills: ["R", "Excel"], tagline: "Plots and models" });
  await make("worth", { skills: ["M&A valuation reports"] });
  await make("deals", { skills: ["M&A"] });
  await make("panels", { skills: ["Q&A"] });
  await make("radio", { skills: ["LoRa"] });
  await make("wide-radio", { skills: ["LoRaWAN"] });
  await make("atoms", { skills: ["Physics"] });
  const old = await make("old-atoms", { skills: ["Physics"] });
  await make("body", { skills: ["Physical therapy"] });
  for (let n = 0; n < 20; n++) await make(`other-${n}`, { tagline: `Number ${n} of many` });
  // as rows were that no version since has read
  await database()
    .update(profiles)
    .set({ tagsVersion: TAGS_VERSION - 1 })
    .where(eq(profiles.id, old.profileId));
  await database()
    .update(profileSearch)
    .set({ full: sql`ts_delete(${profileSearch.full}, 'physics')` })
    .where(eq(profileSearch.profileId, old.profileId));
});
afterAll(() => own.drop());

describe("what was typed is looked for as it was typed, too", () => {
  it.each([
    ["R&D tax credits", ["credits"]],
    ["r & d tax credits in English", ["credits"]],
    ["R&D", ["labs"]],
    ["M&A valuation reports", ["worth"]],
    ["M&A", ["deals"]],
    ["Q&A", ["panels"]],
    ["LoRa", ["radio", "wide-radio"]],
  ])("%s", async (query, handles) => expect(await found(query)).toEqual(expect.arrayContaining(handles)));

  it("and one of two letters is not enough", async () => expect(await found("R&D")).not.toContain("statistics"));
});

it("who was read before rows held words as they are written is found by the stem, behind who was read since", async () => {
  expect((await found("physics")).slice(0, 2)).toEqual(["atoms", "old-atoms"]);
  await database().update(profiles).set({ tagsVersion: TAGS_VERSION });
  expect(await found("physics")).toEqual(["atoms"]);
});
