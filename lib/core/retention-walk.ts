import { statement } from "@/db/client";
import type { Statement } from "@/db/statements/statement";
import type { Context } from "./context";

/**
 * What is kept for how long, where no index knows its age. `text` looks at the next $3 rows behind the key $2 (null: from the first), in
 * the primary key's order, ends those of them that are older than $1, and returns the last key that it looked at (null: there is nothing to end behind it) and how many it ended.
 */
export type WalkingRule = { what: string; keepMs: number; text: Statement };

type Page = { last: string | null; ended: number };

const ROWS = 1_000;

/**
 * Walks each rule's table from its first row, `rows` at a time: a statement reads no more than these, and locks what it
 * ends. Answers how many rows were ended, by `what`.
 */
export async function walkRetention<Rule extends WalkingRule>(
  ctx: Context,
  rules: readonly Rule[],
  rows = ROWS,
): Promise<Record<Rule["what"], number>> {
  const all: Partial<Record<Rule["what"], number>> = {};
  for (const { what, keepMs, text } of rules)
    all[what as Rule["what"]] = await walk(text, new Date(ctx.now.getTime() - keepMs).toISOString(), rows);
  return all as Record<Rule["what"], number>;
}

async function walk(text: Statement, before: string, rows: number): Promise<number> {
  let ended = 0;
  for (let after: string | null = null; ; ) {
    const [page]: Page[] = await statement<Page>(text, [before, after, rows]);
    ended += page?.ended ?? 0;
    if (!page?.last) return ended;
    after = page.last;
  }
}
