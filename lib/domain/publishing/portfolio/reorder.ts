import { statementIn } from "@/db/client";
import { portfolioPieces } from "@/db/schema";
import { placing } from "@/db/statements/placing";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { isOrderOf } from "@/lib/core/values/in-order";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { lockPortfolio } from "./rows";

export const PLACE = placing(portfolioPieces);

/**
 * Puts the acting creator's pieces in the order of `ids`, which must be exactly those. Throws `conflict` when the list has changed
 * since it was shown.
 */
export async function reorderPieces(ctx: Context, ids: readonly string[]): Promise<{ ids: readonly string[] }> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const { pieces } = await lockPortfolio(tx, profileId);
    if (!isOrderOf(ids, pieces))
      throw conflict("Your portfolio has changed meanwhile. Load the list again, then sort it.");
    await statementIn(tx, PLACE, [profileId, [...ids], ctx.now.toISOString()]);
    await recordAudit(tx, ctx, profileId, "portfolio.reordered", { type: "profile", id: profileId }, { ids: [...ids] });
    return { ids };
  });
}
