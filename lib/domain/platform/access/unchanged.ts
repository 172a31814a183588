import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import { conflict } from "@/lib/core/errors";

type Changing = PgTable & { id: PgColumn; updatedAt: PgColumn };

/**
 * Holds the row that somebody edits, for whoever sends a form whole. Throws `conflict` where it was changed after `version`, its
 * `updated_at` as the form showed it. Without one, or without the row, nothing is asked.
 */
export async function requireUnchanged(
  tx: Transaction,
  table: Changing,
  id: string,
  version: string | undefined,
): Promise<void> {
  if (version === undefined) return;
  const [row] = await tx.select({ at: table.updatedAt }).from(table).where(eq(table.id, id)).for("no key update");
  if (row) refuseChanged(row.at as Date, version);
}

/** The same of a row that is held already, which was changed last `at` that time. */
export function refuseChanged(at: Date, version: string | undefined): void {
  if (version === undefined || at.getTime() === Date.parse(version)) return;
  throw conflict(
    "This was changed since you opened it here: in another tab, or by a program. Reload the page to see it; what you typed is kept, and can be put back.",
  );
}
