import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { portfolioPieces, profiles } from "@/db/schema";
import type { PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import { invalidField, notFound } from "@/lib/core/errors";
import { viewPiece } from "@/lib/domain/people/profiles/view";
import { findCategory, NO_CATEGORY } from "@/lib/domain/platform/taxonomy/taxonomy";

export type PieceRow = typeof portfolioPieces.$inferSelect;

/** The creator's handle and pieces, in their order. Until the transaction ends nobody else adds to them, moves or changes them. */
export async function lockPortfolio(
  tx: Transaction,
  profileId: string,
): Promise<{ handle: string; pieces: PieceRow[] }> {
  const [owner] = await tx
    .select({ handle: profiles.handle })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("no key update");
  if (!owner) throw notFound("The creator");
  const pieces = await tx
    .select()
    .from(portfolioPieces)
    .where(eq(portfolioPieces.profileId, profileId))
    .orderBy(asc(portfolioPieces.position), asc(portfolioPieces.id));
  return { ...owner, pieces };
}

/** One of them. Throws `not_found`, for another creator's as well. */
export function pieceAmong(pieces: readonly PieceRow[], id: string): PieceRow {
  const piece = pieces.find((each) => each.id === id);
  if (!piece) throw notFound("The piece");
  return piece;
}

/** Where a refusal of one of its pictures points. */
export const mediaPath = (index: number) => `media.${index}`;

/** Throws `validation_error` for a category that the taxonomy does not have. */
export function requireCategory(slug: string | null | undefined): void {
  if (slug && !findCategory(slug)) throw invalidField("category", NO_CATEGORY);
}

export function viewPieceRow(handle: string, row: PieceRow): PortfolioPieceView {
  const { id, title, category, link, year, media } = row;
  return viewPiece(handle, { id, title, category, link, year, media });
}

/** The row of a piece, for what changes it. */
export function ofPiece(id: string, profileId: string) {
  return and(eq(portfolioPieces.id, id), eq(portfolioPieces.profileId, profileId));
}
