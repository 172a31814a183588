import { type Column, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { names } from "./statement";

/** A table whose rows a creator puts in order. */
type Sortable = PgTable & Record<"id" | "profileId" | "position" | "updatedAt", Column>;

/** Gives the rows of a creator (`$1`) the places that they have in a list of their ids (`$2`), as changed at `$3`. */
export function placing(table: Sortable): SQL {
  const { id, profileId, position, updatedAt } = table;
  return sql`update ${table}
    set ${names(position)} = wanted.place - 1, ${names(updatedAt)} = $3::timestamptz
    from unnest($2::text[]) with ordinality wanted(id, place)
    where ${id} = wanted.id and ${profileId} = $1 and ${position} <> wanted.place - 1`;
}
