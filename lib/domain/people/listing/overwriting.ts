import { type Column, type SQL, sql } from "drizzle-orm";
import { names } from "@/db/statements/statement";

/**
 * What an insert of a search row does where there is one already: overwrites it and its time, unless it stays as it is. Then neither the row is written
 * nor its indexes: most of what is counted again changes nothing that is shown.
 */
export function overwriting(key: Column, kept: readonly Column[], time: Column): SQL {
  const excluded = (columns: readonly Column[]) => columns.map((column) => sql`excluded.${names(column)}`);
  const set = [...kept, time].map((column) => sql`${names(column)} = excluded.${names(column)}`);
  return sql`on conflict (${names(key)}) do update set ${sql.join(set, sql`, `)}
    where (${sql.join([...kept], sql`, `)}) is distinct from (${sql.join(excluded(kept), sql`, `)})`;
}
