import { type SQL, sql } from "drizzle-orm";
import { database } from "./client";

type Explained = { "Execution Time": number; Plan: object };
type Prepared = { getQuery(): { sql: string; params: unknown[] } };
type Value = string | number | boolean | null | readonly string[];

/** How the database carries out a statement with these values, what it changes undone: the plan as JSON, and the best of three times. */
export async function explain(text: string, values: readonly Value[]): Promise<{ ms: number; plan: string }> {
  const asked: SQL = sql`explain (analyze, format json) execute looked_at${sql.raw(listed(values))}`;
  let best = Number.POSITIVE_INFINITY;
  let plan = "";
  for (let n = 0; n < 3; n++) {
    await database()
      .transaction(async (tx) => {
        await tx.execute(sql.raw(`prepare looked_at as ${text}`));
        const [row] = await tx.execute<{ "QUERY PLAN": Explained[] }>(asked);
        const [found] = row?.["QUERY PLAN"] ?? [];
        best = Math.min(best, found?.["Execution Time"] ?? best);
        plan = JSON.stringify(found?.Plan);
        await tx.execute(sql.raw("deallocate looked_at"));
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  }
  return { ms: best, plan };
}

/** The same of a query that was built once, with the values of its placeholders. */
export function explainPrepared(query: unknown, values: Record<string, Value>): Promise<{ ms: number; plan: string }> {
  const { sql: text, params } = (query as Prepared).getQuery();
  const given = params.map((param) =>
    typeof param === "object" ? (values[(param as { name: string }).name] as Value) : (param as Value),
  );
  return explain(text, given);
}

class Undone extends Error {}

function listed(values: readonly Value[]): string {
  return values.length > 0 ? `(${values.map(written).join(", ")})` : "";
}

function written(value: Value): string {
  if (Array.isArray(value)) return `array[${value.map(written).join(", ")}]::text[]`;
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
