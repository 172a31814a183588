import { and, asc, eq, sql } from "drizzle-orm";
import { statementIn } from "@/db/client";
import { products } from "@/db/schema";
import { names } from "@/db/statement";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const PLACE = sql`update ${products}
  set ${names(products.position)} = wanted.place - 1, ${names(products.updatedAt)} = $3::timestamptz
  from unnest($2::text[]) with ordinality wanted(id, place)
  where ${products.id} = wanted.id and ${products.profileId} = $1 and ${products.position} <> wanted.place - 1`;

/**
 * Puts the acting creator's active products in the order of `ids`, which must be exactly those: the order that the profile and agents
 * show them in. Throws `conflict` when the list has changed since it was shown.
 */
export async function reorderProducts(ctx: Context, ids: readonly string[]): Promise<{ ids: readonly string[] }> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const active = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.profileId, profileId), eq(products.status, "active")))
      .orderBy(asc(products.id))
      .for("no key update");
    const known = new Set(active.map((row) => row.id));
    if (new Set(ids).size !== ids.length || ids.length !== known.size || ids.some((id) => !known.has(id))) {
      throw conflict("Your products have changed meanwhile. Load the list again, then sort it.");
    }
    await statementIn(tx, PLACE, [profileId, [...ids], ctx.now.toISOString()]);
    await recordAudit(tx, ctx, profileId, "products.reordered", { type: "profile", id: profileId }, { ids: [...ids] });
    return { ids };
  });
}
