import { and, asc, eq, lt, sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { products, profiles } from "@/db/schema";
import { answering, literal } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { placeKeys } from "@/lib/domain/platform/understand/reading/places";
import { TAGS_VERSION, tagsOfProduct, tagsOfProfile } from "@/lib/domain/platform/understand/tagging/tags";
import { indexProfiles } from "./index-profiles";

const BATCH = 200;

/**
 * Reads the subcategories and places of creators whom no version of the lexicon, or an older one, has read, and of what they sell unless
 * the creator chose; each in a transaction of its own, `size` in one run. Answers how many; one that fails is logged and left for the next
 * run. Two workers at once read some twice, to the same end.
 */
export async function tagOldRows(ctx: Context, size = BATCH): Promise<number> {
  const { id, tagsVersion } = profiles;
  const due = await ctx.db
    .select({ id })
    .from(profiles)
    .where(lt(tagsVersion, TAGS_VERSION))
    .orderBy(asc(tagsVersion), asc(id))
    .limit(size);
  return eachAlone(ctx, due, { work: (row, own) => tagCreator(own, row.id), failed: "a creator could not be tagged" });
}

const OLD = answering(
  { id: profiles.id },
  (fields) =>
    sql`select ${fields} from ${profiles} where ${profiles.tagsVersion} < ${literal(TAGS_VERSION)} limit ${literal(1)}`,
);

/** Whether there are creators whom this version of the lexicon has not read yet: their search rows are as an older one made them. */
export async function hasOldRows(): Promise<boolean> {
  return (await statement(OLD, [])).length > 0;
}

function tagCreator(ctx: Context, profileId: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const [row] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("no key update");
    if (!row) return;
    const tags = { subcategories: tagsOfProfile(row), places: placeKeys(row.location), tagsVersion: TAGS_VERSION };
    await tx.update(profiles).set(tags).where(eq(profiles.id, profileId));
    const unread = and(eq(products.profileId, profileId), eq(products.tagsChosen, false));
    for (const product of await tx.select().from(products).where(unread)) {
      await tx
        .update(products)
        .set({ subcategories: tagsOfProduct(product) })
        .where(eq(products.id, product.id));
    }
    await indexProfiles(tx, [profileId]);
  });
}
