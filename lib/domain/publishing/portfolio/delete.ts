import { portfolioPieces } from "@/db/schema";
import type { PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { showPictures } from "@/lib/domain/platform/media/show";
import { lockPortfolio, ofPiece, pieceAmong, viewPieceRow } from "./rows";

/** Takes a piece out of the acting creator's portfolio; nothing shows its pictures any more. Throws `not_found`, a second time too. */
export async function deletePiece(ctx: Context, id: string): Promise<PortfolioPieceView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const { handle, pieces } = await lockPortfolio(tx, profileId);
    const piece = pieceAmong(pieces, id);
    await showPictures(tx, ctx, { kind: "portfolio", id }, []);
    await tx.delete(portfolioPieces).where(ofPiece(id, profileId));
    const { title } = piece;
    await recordAudit(tx, ctx, profileId, "portfolio.piece_removed", { type: "portfolio_piece", id }, { title });
    return viewPieceRow(handle, piece);
  });
}
