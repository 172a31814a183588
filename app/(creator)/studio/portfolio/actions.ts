"use server";

import { refresh } from "next/cache";
import { OnePiece, PieceForm, PieceOrder } from "@/lib/contracts/network/portfolio";
import { createPiece } from "@/lib/domain/publishing/portfolio/create";
import { deletePiece } from "@/lib/domain/publishing/portfolio/delete";
import { reorderPieces } from "@/lib/domain/publishing/portfolio/reorder";
import { updatePiece } from "@/lib/domain/publishing/portfolio/update";
import { action } from "@/lib/transports/actions/action";

/** Adds a piece, or changes one. The editor goes on by itself. */
export const savePieceAction = action(PieceForm, async (ctx, { id, version, piece }) => {
  const saved = await (id ? updatePiece(ctx, id, piece, version) : createPiece(ctx, piece));
  refresh(); // the way back shows it
  return saved;
});

/** Takes a piece out of the portfolio. */
export const deletePieceAction = action(OnePiece, async (ctx, { id }) => {
  const piece = await deletePiece(ctx, id);
  refresh();
  return piece;
});

/** Puts the pieces in another order. */
export const reorderPiecesAction = action(PieceOrder, async (ctx, { ids }) => {
  await reorderPieces(ctx, ids);
  refresh();
  return null;
});
