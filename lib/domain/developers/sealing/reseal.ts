import type { Context } from "@/lib/core/context";
import { openSealed, seal } from "@/lib/core/seal";
import { SEALED_COLUMNS } from "./columns";
import { replaceSealed, type SealedRow, sealedRows } from "./walk";

/** How far a walk over all sealed columns has come. */
export type Place = { column: number; after: SealedRow["key"] | undefined };

export const BEGINNING: Place = { column: 0, after: undefined };

export type Resealed = { resealed: number; next: Place | undefined };

const ROWS = 500;

/**
 * Takes the walk one batch on from `place`: what a secret of `AUTH_SECRET_PREVIOUS` sealed is sealed with the present one. What no
 * accepted secret opens stays as it is. `next` is undefined at the end. Safe to run twice at once.
 */
export async function resealRows(ctx: Context, place: Place, rows = ROWS): Promise<Resealed> {
  const column = SEALED_COLUMNS[place.column];
  if (!column) return { resealed: 0, next: undefined };
  const batch = await sealedRows(ctx, column, place.after, rows);
  let resealed = 0;
  for (const row of batch) {
    const opened = openSealed(row.sealed, column.purpose);
    if (!opened || opened.present) continue;
    if (await replaceSealed(ctx, column, row, seal(opened.text, column.purpose))) resealed++;
  }
  const last = batch.length === rows ? batch.at(-1) : undefined;
  return { resealed, next: last ? { ...place, after: last.key } : { column: place.column + 1, after: undefined } };
}
