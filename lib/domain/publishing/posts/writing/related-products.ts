import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { products } from "@/db/schema";
import { invalidField } from "@/lib/core/errors";

/** Throws `validation_error` for the first of `ids` that is not a product of the creator. */
export async function requireOwnProducts(tx: Transaction, profileId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.profileId, profileId), inArray(products.id, [...ids])));
  const known = new Set(own.map((p) => p.id));
  const foreign = ids.findIndex((id) => !known.has(id));
  if (foreign !== -1) throw invalidField(`related_product_ids.${foreign}`, "is not one of your products");
}
