import { and, asc, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/core/context";
import type { SealedColumn } from "./columns";

type KeyPart = string | number | Buffer;

/** A sealed value and the primary key of its row. */
export type SealedRow = { key: KeyPart[]; sealed: Buffer };

/** The next `limit` values of a column in the order of its table's key, behind the row `after`. */
export async function sealedRows(
  ctx: Context,
  { table, key, column }: SealedColumn,
  after: readonly KeyPart[] | undefined,
  limit: number,
): Promise<SealedRow[]> {
  const parts = key.map((part, n) => [`k${n}`, part] as const);
  const rows = await ctx.db
    .select({ ...Object.fromEntries(parts), sealed: column })
    .from(table)
    .where(and(isNotNull(column), after && sql`(${list(key)}) > (${placed(key, after)})`))
    .orderBy(...key.map((part) => asc(part)))
    .limit(limit);
  return (rows as Record<string, unknown>[]).map((row) => ({
    key: parts.map(([name]) => row[name] as KeyPart),
    sealed: row.sealed as Buffer,
  }));
}

/** Puts `sealed` in the place of a row's value, unless that was changed meanwhile. Answers whether it did. */
export async function replaceSealed(
  ctx: Context,
  { table, key, column }: SealedColumn,
  row: SealedRow,
  sealed: Buffer,
): Promise<boolean> {
  const done = await ctx.db.execute(sql`
    update ${table} set ${sql.identifier(column.name)} = ${sql.param(sealed, column)}
    where (${list(key)}) = (${placed(key, row.key)}) and ${column} = ${sql.param(row.sealed, column)} returning 1`);
  return done.length > 0;
}

const list = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const placed = (key: SealedColumn["key"], values: readonly KeyPart[]): SQL =>
  list(values.map((value, n) => sql.param(value, key[n])));
