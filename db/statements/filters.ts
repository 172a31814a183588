import { type SQL, sql } from "drizzle-orm";
import type { StatementValue } from "./trailing";

/**
 * Filters that a search may set. The text of its statement depends on which are set, never on their values: a handful of texts, and for
 * each the server keeps one plan, which it would not for a text that asks `$2 is null or …`.
 */
export function filters<Name extends string>(conditions: Record<Name, (place: SQL) => SQL>) {
  return {
    /** The filters that have a value, and their values. */
    set(values: Partial<Record<Name, StatementValue | undefined>>): { names: Name[]; values: StatementValue[] } {
      const names = (Object.keys(values) as Name[]).filter((name) => values[name] !== undefined);
      return { names, values: names.map((name) => values[name] as StatementValue) };
    },
    /** ` and …` for each of these, their placeholders numbered from `first`. */
    and(names: readonly Name[], first: number): SQL {
      return sql.join(names.map((name, index) => sql` and ${conditions[name](sql.raw(`$${first + index}`))}`));
    },
  };
}

/** The names of such filters. */
export type FilterOf<F extends { and: (names: never[], first: number) => SQL }> = Parameters<F["and"]>[0][number];
