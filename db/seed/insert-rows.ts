import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";

const BATCH = 10_000;

/**
 * Writes many rows in few statements: they travel as one JSON parameter, so neither the number of parameters nor the building of SQL
 * sets a limit. The first row names the columns; a column that a later row lacks becomes null.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map((row) => wireRow(row, columns));
    await tx.execute(sql`insert into ${name} (${names})
      select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(batch)}::json)`);
  }
}

function wireRow(row: object, columns: readonly [string, { name: string }][]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [key, column] of columns) {
    const value = (row as Record<string, unknown>)[key];
    out[column.name] = Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value;
  }
  return out;
}
