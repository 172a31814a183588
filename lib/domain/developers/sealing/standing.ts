import { getTableName } from "drizzle-orm";
import type { Context } from "@/lib/core/context";
import { openSealed } from "@/lib/core/seal";
import { SEALED_COLUMNS, type SealedColumn } from "./columns";
import { type SealedRow, sealedRows } from "./walk";

/** How many values of a column the present secret sealed, an earlier one that is accepted, and one that is not. */
export type ColumnStanding = { column: string; present: number; previous: number; unreadable: number };

const ROWS = 1_000;

/** What is sealed under which secret, for every sealed column. Opens every value there is: seconds for a million. */
export async function sealedStanding(ctx: Context): Promise<ColumnStanding[]> {
  const standings: ColumnStanding[] = [];
  for (const column of SEALED_COLUMNS) standings.push(await standingOf(ctx, column));
  return standings;
}

async function standingOf(ctx: Context, sealed: SealedColumn): Promise<ColumnStanding> {
  const column = `${getTableName(sealed.table)}.${sealed.column.name}`;
  const standing = { column, present: 0, previous: 0, unreadable: 0 };
  let last: SealedRow | undefined;
  do {
    const rows = await sealedRows(ctx, sealed, last?.key, ROWS);
    for (const row of rows) {
      const opened = openSealed(row.sealed, sealed.purpose);
      standing[!opened ? "unreadable" : opened.present ? "present" : "previous"]++;
    }
    last = rows.length === ROWS ? rows.at(-1) : undefined;
  } while (last);
  return standing;
}
