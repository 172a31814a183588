import { and, asc, eq } from "drizzle-orm";
import { statementIn } from "@/db/client";
import { products } from "@/db/schema";
import { placing } from "@/db/statements/placing";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { isOrderOf } from "@/lib/core/values/in-order";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const PLACE = placing(products);

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
    if (!isOrderOf(ids, active))
      throw conflict("Your products have changed meanwhile. Load the list again, then sort it.");
    await statementIn(tx, PLACE, [profileId, [...ids], ctx.now.toISOString()]);
    await recordAudit(tx, ctx, profileId, "products.reordered", { type: "profile", id: profileId }, { ids: [...ids] });
    return { ids };
  });
}
