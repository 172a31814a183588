import { statementIn, type Transaction } from "@/db/client";
import { portfolioPieces } from "@/db/schema";
import type { PortfolioPiecePatch, PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { refuseChanged } from "@/lib/domain/platform/access/unchanged";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { showPictures } from "@/lib/domain/platform/media/show";
import { PLACE } from "./reorder";
import { lockPortfolio, mediaPath, ofPiece, type PieceRow, pieceAmong, requireCategory, viewPieceRow } from "./rows";

/**
 * Changes what `patch` names of a piece of the acting creator, its place too; an empty patch changes nothing. Throws `not_found`,
 * `validation_error` for an unknown category and for a picture that is not the acting account's, and `conflict` where it was changed
 * after `version`, which forms name.
 */
export async function updatePiece(
  ctx: Context,
  id: string,
  patch: PortfolioPiecePatch,
  version?: string,
): Promise<PortfolioPieceView> {
  const profileId = requireProfile(ctx);
  requireCategory(patch.category);
  return transaction(ctx, async (tx) => {
    const { handle, pieces } = await lockPortfolio(tx, profileId);
    const known = pieceAmong(pieces, id);
    refuseChanged(known.updatedAt, version);
    const fields = Object.keys(patch);
    if (fields.length === 0) return viewPieceRow(handle, known);
    const { position, media: choices, ...texts } = patch;
    const media = choices && (await showPictures(tx, ctx, { kind: "portfolio", id }, choices, mediaPath));
    const [row = known] = await tx
      .update(portfolioPieces)
      .set({ ...texts, media, updatedAt: ctx.now })
      .where(ofPiece(id, profileId))
      .returning();
    if (position !== undefined) await move(tx, ctx, pieces, known, position);
    await recordAudit(tx, ctx, profileId, "portfolio.piece_updated", { type: "portfolio_piece", id }, { fields });
    return viewPieceRow(handle, row);
  });
}

async function move(tx: Transaction, ctx: Context, pieces: readonly PieceRow[], piece: PieceRow, to: number) {
  const others = pieces.filter((each) => each.id !== piece.id);
  const ids = others.toSpliced(to, 0, piece).map((each) => each.id);
  await statementIn(tx, PLACE, [piece.profileId, ids, ctx.now.toISOString()]);
}
