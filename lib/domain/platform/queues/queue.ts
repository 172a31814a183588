import { type Column, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { type Database, LOOP_DEADLINE_SECONDS, statement, statementIn } from "@/db/client";
import { answering, type Fields, names, type RowOf, textOf } from "@/db/statements/statement";

type QueueTable = PgTable & { attempts: Column; dueAt: Column };

type Definition<T extends QueueTable, F extends Fields> = {
  table: T;
  key: (row: T) => Column;
  /** What is told of a claimed row, the attempt that begins counted in. */
  fields: F;
  /** Which rows are not done yet; `$1` is the moment. */
  waiting: (row: T) => SQL;
  /** Which of those that are due come first. */
  order: (row: T) => SQL;
  /** Where it is, unless on the pool of this process. */
  database?: () => Database;
};

export type Queue<Row> = {
  /**
   * Takes up to `count` rows that are due, for `leaseMs`: then they are due again, for anyone who does not record what came of them. The
   * attempt is counted now: a worker that dies on the way has used it up.
   */
  claim(now: Date, leaseMs: number, count: number): Promise<Row[]>;
  /** When the next row that waits falls due; null when none waits. */
  nextDue(now: Date): Promise<Date | null>;
  /** Of the row `$1` in its attempt `$2`: one whose lease ran out is another worker's by now. */
  held: SQL;
  /** What the first two run, for who looks at their plans. */
  statements: { claim: SQL; next: SQL };
};

/** A table of what is to be done outside of the database, by any number of workers, each row by one at a time. */
export function queueOf<T extends QueueTable, F extends Fields>(definition: Definition<T, F>): Queue<RowOf<F>> {
  const { table, key, fields, waiting, order, database } = definition;
  const due = alias(table, "due") as unknown as T;
  const [attempts, dueAt] = [table.attempts, table.dueAt];
  const claim = answering(
    fields,
    (claimed) => sql`
      update ${table} set ${names(attempts)} = ${attempts} + 1, ${names(dueAt)} = $2::timestamptz
      where ${key(table)} = any (array(
        select ${key(due)} from ${table} as ${due} where ${waiting(due)} and ${due.dueAt} <= $1::timestamptz
        order by ${order(due)} limit $3::int for update of ${due} skip locked))
      returning ${claimed}`,
  );
  const next = answering(
    { at: sql<string | null>`min(${due.dueAt})::text` },
    (found) => sql`select ${found} from ${table} as ${due} where ${waiting(due)}`,
  );
  const run = <Row extends object>(asked: SQL<Row>, params: (string | number)[]): Promise<Row[]> =>
    database ? statementIn(database(), asked, params) : statement(asked, params, LOOP_DEADLINE_SECONDS);
  return {
    claim(now, leaseMs, count) {
      const lease = new Date(now.getTime() + leaseMs);
      return run(claim, [now.toISOString(), lease.toISOString(), count]);
    },
    async nextDue(now) {
      const [row] = await run(next, textOf(next).includes("$1") ? [now.toISOString()] : []);
      return row?.at ? new Date(row.at) : null;
    },
    held: sql`${key(table)} = $1 and ${attempts} = $2::int`,
    statements: { claim, next },
  };
}
