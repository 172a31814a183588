import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import { formerProductSlugs, products } from "@/db/schema";
import { pageOfHandle } from "@/lib/domain/people/listing/of-handle";

const o = alias(products, "o");
const f = alias(formerProductSlugs, "f");

/**
 * The id of the product of the page of `handle` that has this slug, or had it before where none on sale has it now. It depends on no row of the query
 * around it, so that the product is looked up by it.
 */
export function productOfSlug(handle: Placeholder, slug: Placeholder): SQL {
  const page = pageOfHandle(handle);
  const present = sql`select ${o.id} from ${products} as ${o} where ${o.profileId} = ${page} and ${o.slug} = ${slug} and ${o.status} = 'active'`;
  const former = sql`select ${f.productId} from ${formerProductSlugs} as ${f} where ${f.profileId} = ${page} and ${f.slug} = ${slug}`;
  return sql`coalesce((${present}), (${former}))`;
}

/** Keeps the slug that a product leaves: addresses with it lead to the product, until another product of the creator takes it. */
export async function keepProductSlug(
  tx: Transaction,
  { id: productId, profileId, slug }: { id: string; profileId: string; slug: string },
): Promise<void> {
  const target = [formerProductSlugs.profileId, formerProductSlugs.slug];
  await tx
    .insert(formerProductSlugs)
    .values({ profileId, slug, productId })
    .onConflictDoUpdate({ target, set: { productId } });
}
