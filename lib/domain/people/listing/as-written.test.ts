import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { productAddons, productPackages, productSearch, profileSearch } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { indexProfiles } from "./index-profiles";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("holds words that are stemmed too far as they are written, wherever they stand", async () => {
  const { profileId } = await makeCreator({});
  const { id } = await makeProduct(profileId, { sizes: 1 });
  const db = database();
  await db
    .update(productPackages)
    .set({ features: ["Physics"], description: "Anime" })
    .where(eq(productPackages.productId, id));
  await db
    .update(productAddons)
    .set({ name: "Animals", description: "Accessible" })
    .where(eq(productAddons.productId, id));
  await makePost(profileId, { title: "Accessibility", status: "published" });
  await db.transaction((tx) => indexProfiles(tx, [profileId]));
  const words = ["accessible", "animals", "anime", "physics"];
  const offers = await db
    .select({ held: held(productSearch.full) })
    .from(productSearch)
    .where(eq(productSearch.productId, id));
  expect(offers[0]?.held).toEqual(expect.arrayContaining(words));
  const rows = await db
    .select({ held: held(profileSearch.full) })
    .from(profileSearch)
    .where(eq(profileSearch.profileId, profileId));
  expect(rows[0]?.held).toEqual(expect.arrayContaining([...words, "accessibility"]));
});

function held(column: typeof productSearch.full | typeof profileSearch.full) {
  return sql<string[]>`tsvector_to_array(${column})`;
}
