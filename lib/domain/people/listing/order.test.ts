import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { products, profileSearch } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { indexProfiles } from "./index-profiles";

const WORDS = ["heron", "kestrel", "plover", "wigeon", "bittern", "avocet", "dunlin", "godwit"];

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("of a shop with more texts than are read, the first offers are found, wherever their rows lie", async () => {
  const db = database();
  const { profileId } = await makeCreator();
  const ids: string[] = [];
  for (const [position, word] of WORDS.entries()) {
    const { id } = await makeProduct(profileId, { sellable: true });
    const description = `${word} ${"lorem ipsum dolor ".repeat(215)}`;
    await db.update(products).set({ description, position }).where(eq(products.id, id));
    ids.push(id);
  }
  const indexed = async () => {
    await db.transaction((tx) => indexProfiles(tx, [profileId]));
    const [row] = await db
      .select({ lexemes: sql<string[]>`tsvector_to_array(${profileSearch.full})`, at: profileSearch.updatedAt })
      .from(profileSearch)
      .where(eq(profileSearch.profileId, profileId));
    return { words: WORDS.filter((word) => row?.lexemes.includes(word)), at: row?.at };
  };
  const before = await indexed();
  expect(before.words).toEqual(WORDS.slice(0, 6));
  // its new version lies behind all others
  await db
    .update(products)
    .set({ updatedAt: new Date() })
    .where(eq(products.id, ids[0] ?? ""));
  expect(await indexed()).toEqual(before);
});
