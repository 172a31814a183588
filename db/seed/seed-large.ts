import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts, productAddons, productPackages, products, profiles, users } from "@/db/schema";
import { indexProfiles } from "@/lib/search/index-profiles";
import { insertRows } from "./insert-rows";
import { type Author, addCreator, type LargeRows, makePost } from "./large-rows";
import { craftMaker } from "./large-text";
import { pick } from "./random";
import type { Source } from "./source";

const BATCH = 5_000;
const POSTS = 20_000;

/**
 * Adds `count` made-up creators with one product each, 20,000 posts (fewer for fewer than 10,000 creators: two each), and their search
 * rows. Answers a summary in words.
 */
export async function seedLarge(tx: Transaction, source: Source, count: number, passwordHash: string): Promise<string> {
  const nextCraft = craftMaker(source.random);
  const authors: Author[] = [];
  for (let first = 1; first <= count; first += BATCH) {
    const rows: LargeRows = { users: [], profiles: [], products: [], packages: [], addons: [] };
    for (let n = first; n < first + BATCH && n <= count; n++) {
      const author = addCreator(rows, source, nextCraft(), n, passwordHash);
      if (authors.length < POSTS) authors.push(author);
    }
    await insertRows(tx, users, rows.users);
    await insertRows(tx, profiles, rows.profiles);
    await insertRows(tx, products, rows.products);
    await insertRows(tx, productPackages, rows.packages);
    await insertRows(tx, productAddons, rows.addons);
  }
  const written = Math.min(POSTS, 2 * count);
  const postRows = Array.from({ length: written }, (_, n) => makePost(source, pick(source.random, authors), n));
  await insertRows(tx, posts, postRows);
  await indexProfiles(tx, "all");
  await tx.execute(sql`analyze`);
  return `${count.toLocaleString("en-US")} made-up creators, ${written.toLocaleString("en-US")} posts`;
}
