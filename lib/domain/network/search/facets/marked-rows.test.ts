import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { productSearch, profileSearch } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("counts a row by its markers alone, whatever the script of its words", async () => {
  const { profileId } = await makeCreator();
  const product = await makeProduct(profileId);
  const words = sql`to_tsvector('simple', '翻訳 デザイン über éclat zebra') || 'ζεύς ~~ž 日本語'::tsvector`;
  const markers = sql`'~ctranslation ~d1 ~lja ~pjapan ~sjapanese ~v'::tsvector`;
  for (const [table, of] of [
    [profileSearch, eq(profileSearch.profileId, profileId)],
    [productSearch, eq(productSearch.productId, product.id)],
  ] as const) {
    await database()
      .update(table)
      .set({ full: sql`${markers} || ${words}` })
      .where(of);
    const [row] = await database().select({ facets: table.facets }).from(table).where(of);
    expect(row?.facets).toEqual(["~ctranslation", "~lja", "~pjapan", "~sjapanese", "~v"]);
  }
});
