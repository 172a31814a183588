import { asc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { portfolioPieces, profiles } from "@/db/schema";
import type { PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewPieceRow } from "./rows";

const ownPieces = prepared("own_pieces", (db) =>
  db
    .select({ piece: portfolioPieces, handle: profiles.handle })
    .from(portfolioPieces)
    .innerJoin(profiles, eq(profiles.id, portfolioPieces.profileId))
    .where(eq(portfolioPieces.profileId, sql.placeholder("profileId")))
    .orderBy(asc(portfolioPieces.position), asc(portfolioPieces.id)),
);

/** The acting creator's pieces, all of them, in their order. */
export async function listOwnPieces(ctx: Context): Promise<PortfolioPieceView[]> {
  const rows = await ownPieces().execute({ profileId: requireProfile(ctx) });
  return rows.map(({ piece, handle }) => viewPieceRow(handle, piece));
}

/** One of them, and its `version`: when it was changed last. Throws `not_found`. */
export async function getOwnPiece(ctx: Context, id: string): Promise<{ piece: PortfolioPieceView; version: string }> {
  const rows = await ownPieces().execute({ profileId: requireProfile(ctx) });
  const row = rows.find(({ piece }) => piece.id === id);
  if (!row) throw notFound("The piece");
  return { piece: viewPieceRow(row.handle, row.piece), version: row.piece.updatedAt.toISOString() };
}
