import { Column, is, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";

/**
 * A statement over the schema: drizzle's `sql`, or a query of its builder, with `$1…` where a value goes. A constant: it is rendered at
 * its first use and kept, and each distinct text is prepared once on each connection. Finished text is taken as it is.
 */
export type Statement<Row = unknown> = SQL<Row> | SQLWrapper | string;

/** Drizzle's builder without a database, for statements and parts of them. */
export const builder = drizzle.mock();

const dialect = new PgDialect();
const texts = new WeakMap<SQLWrapper, string>();

/** The text of a statement as the server gets it. */
export function textOf(statement: Statement): string {
  if (typeof statement === "string") return statement;
  let text = texts.get(statement);
  if (text === undefined) {
    text = render(statement.getSQL());
    texts.set(statement, text);
  }
  return text;
}

function render(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  if (params.length > 0) throw new Error(`A value where a placeholder belongs, in: ${text}`);
  return text;
}

type Field = Column | SQL;
export type Fields = Record<string, Field>;

/** A column's value as the driver gives it, without drizzle's mapping: moments and eight-byte integers are text. */
type Driven<C extends Column> = C["_"]["data"] extends Date
  ? string
  : C["_"]["columnType"] extends `PgBig${string}`
    ? string
    : C["_"]["data"];
type InJson<C extends Column> = C["_"]["data"] extends Date ? string : C["_"]["data"];
type Null<C extends Column> = C["_"]["notNull"] extends true ? never : null;

/** A row of these fields, as `statement` answers it. */
export type RowOf<F> =
  F extends SQL<infer Row>
    ? Row
    : {
        [K in keyof F]: F[K] extends Column ? Driven<F[K]> | Null<F[K]> : F[K] extends SQL<infer T> ? T : never;
      };

/** The same as `jsonObject` answers it: there, integers are numbers. */
export type JsonOf<F> = {
  [K in keyof F]: F[K] extends Column ? InJson<F[K]> | Null<F[K]> : F[K] extends SQL<infer T> ? T : never;
};

/** A statement that answers these fields under their names; its rows have their types. */
export function answering<F extends Fields>(fields: F, build: (fields: SQL) => SQL): SQL<RowOf<F>> {
  return build(listOf(fields)) as SQL<RowOf<F>>;
}

/** These fields as a `select` or `returning` lists them, under their names. */
export function listOf(fields: Fields): SQL {
  return joined(
    Object.entries(fields).map(([name, field]) =>
      is(field, Column) && field.name === name ? sql`${field}` : sql`${field} as ${sql.identifier(name)}`,
    ),
  );
}

/** A column of a row that a left join may not have found. */
export function maybe<C extends Column>(column: C): SQL<Driven<C> | null> {
  return sql<Driven<C> | null>`${column}`;
}

/** SQL of a JSON object of these fields. */
export function jsonObject<F extends Fields>(fields: F): SQL<JsonOf<F>> {
  const members = Object.entries(fields).map(([name, field]) => sql`${literal(name)}, ${field}`);
  return sql<JsonOf<F>>`json_build_object(${joined(members)})`;
}

/** SQL of a JSON array of such objects, one for each row that `from` (its `where` with it) has; `[]` when there is none. */
export function jsonList<F extends Fields>(fields: F, from: SQL, order?: SQL): SQL<JsonOf<F>[]> {
  const sorted = order && sql` order by ${order}`;
  return sql<JsonOf<F>[]>`(select coalesce(json_agg(${jsonObject(fields)}${sorted}), '[]'::json) from ${from})`;
}

/**
 * A parameter of which the planner does not guess by its value: where one plan serves all values, a value that makes a call look cheaper
 * than that plan has each such call planned on its own, for longer than it takes.
 */
export function unguessed(place: SQL, type: string): SQL {
  return sql`(select ${place}::${sql.raw(type)})`;
}

/** A constant, written into the text. */
export function literal(value: string | number): SQL {
  return sql`${value}`.inlineParams();
}

/** Columns without their table, as the lists of `insert` and `set` want them. */
export function names(...columns: Column[]): SQL {
  return joined(columns.map((column) => sql.identifier(column.name)));
}

/** The statements that a shape can take (which filters are set, which order), each built at its first use. */
export function byShape<Shape extends readonly string[], S>(build: (...shape: Shape) => S): (...shape: Shape) => S {
  const built = new Map<string, S>();
  return (...shape) => {
    const key = shape.join();
    let statement = built.get(key);
    if (statement === undefined) {
      statement = build(...shape);
      built.set(key, statement);
    }
    return statement;
  };
}

const joined = (parts: (SQL | SQLWrapper)[]) => sql.join(parts, sql`, `);
