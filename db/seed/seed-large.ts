import { getTableName, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  founders,
  posts,
  productAddons,
  productPackages,
  productSearch,
  products,
  profileSearch,
  profiles,
  users,
} from "@/db/schema";
import { countFacetsIn } from "@/lib/domain/network/search/facets/count-facets";
import { countTermsIn } from "@/lib/domain/network/search/ranking/weighing/count-terms";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { withoutGinIndexes } from "./bulk-index";
import { insertRows } from "./insert-rows";
import { founderCard } from "./large/founders";
import { type Author, addCreator, type LargeRows, makePost } from "./large/rows";
import { craftMaker } from "./large/text";
import { pick } from "./random";
import type { Source } from "./source";

const BATCH = 2_500;
const MOST_POSTS = 20_000;

/**
 * Adds `count` made-up creators with three products each, founder cards for one in fifty, 20,000 posts (two per creator for fewer than 10,000) and their search rows, and
 * brings the planner's statistics up to date. Answers a summary in words.
 */
export async function seedLarge(tx: Transaction, source: Source, count: number, passwordHash: string): Promise<string> {
  const postCount = Math.min(MOST_POSTS, 2 * count);
  await withoutGinIndexes(tx, [profiles, posts, profileSearch, productSearch].map(getTableName), async () => {
    const authors = await insertCreators(tx, source, count, passwordHash);
    const rows = Array.from({ length: postCount }, (_, n) => makePost(source, pick(source.random, authors), n + 1));
    await insertRows(tx, posts, rows);
    // without figures of these tables the planner would read all products for each profile
    await tx.execute(sql`analyze ${products}, ${posts}, ${profiles}`);
    await indexInBatches(tx);
  });
  await tx.execute(sql`analyze`);
  await countTermsIn(tx);
  await countFacetsIn(tx);
  return `${count.toLocaleString("en-US")} made-up creators, ${postCount.toLocaleString("en-US")} posts`;
}

/** The search rows, some at a time: their texts have to fit into memory. */
async function indexInBatches(tx: Transaction): Promise<void> {
  const ids = (await tx.select({ id: profiles.id }).from(profiles)).map(({ id }) => id);
  for (let done = 0; done < ids.length; done += BATCH) await indexProfiles(tx, ids.slice(done, done + BATCH));
}

/** Answers the first of them, who will write the posts. */
async function insertCreators(tx: Transaction, source: Source, count: number, passwordHash: string): Promise<Author[]> {
  const nextCraft = craftMaker(source.random);
  const authors: Author[] = [];
  const cards: (typeof founders.$inferInsert)[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  for (let done = 0; done < count; done += BATCH) {
    const rows: LargeRows = { users: [], profiles: [], products: [], packages: [], addons: [] };
    for (let n = done + 1; n <= Math.min(done + BATCH, count); n++) {
      const author = addCreator(rows, source, nextCraft(), n, passwordHash);
      if (authors.length < MOST_POSTS) authors.push(author);
      cards.push(...founderCard(author, n));
    }
    await writing;
    writing = insertBatch(tx, rows); // the database works while the next batch is made up
  }
  await writing;
  await insertRows(tx, founders, cards);
  return authors;
}

/** All at once: one connection runs them in this order. */
function insertBatch(tx: Transaction, rows: LargeRows): Promise<unknown> {
  return Promise.all([
    insertRows(tx, users, rows.users),
    insertRows(tx, profiles, rows.profiles),
    insertRows(tx, products, rows.products),
    insertRows(tx, productPackages, rows.packages),
    insertRows(tx, productAddons, rows.addons),
  ]);
}
