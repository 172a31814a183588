import { portfolioPieces } from "@/db/schema";
import { MAX_PIECES } from "@/lib/contracts/agents/form-limits";
import type { NewPortfolioPiece, PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { showPictures } from "@/lib/domain/platform/media/show";
import { lockPortfolio, mediaPath, requireCategory, viewPieceRow } from "./rows";

/**
 * Adds a piece to the acting creator's portfolio, as its last. Throws `conflict` past `MAX_PIECES`, `validation_error` for an unknown
 * category and for a picture that is not the acting account's.
 */
export async function createPiece(ctx: Context, input: NewPortfolioPiece): Promise<PortfolioPieceView> {
  const profileId = requireProfile(ctx);
  requireCategory(input.category);
  return transaction(ctx, async (tx) => {
    const { handle, pieces } = await lockPortfolio(tx, profileId);
    if (pieces.length >= MAX_PIECES)
      throw conflict(`Your portfolio has ${MAX_PIECES} pieces, the most there can be. Take one out first.`);
    const id = newId("piece", ctx.now.getTime());
    const media = await showPictures(tx, ctx, { kind: "portfolio", id }, input.media, mediaPath);
    const { title, category, link, year } = input;
    const position = Math.max(-1, ...pieces.map((piece) => piece.position)) + 1;
    const at = { createdAt: ctx.now, updatedAt: ctx.now };
    const row = { id, profileId, title, category, link, year, media, position, ...at };
    await tx.insert(portfolioPieces).values(row);
    await recordAudit(tx, ctx, profileId, "portfolio.piece_added", { type: "portfolio_piece", id }, { title });
    return viewPieceRow(handle, row);
  });
}
