import { statement } from "@/db/client";
import type { Statement } from "@/db/statements/statement";
import type { Context } from "./context";

/** What is kept for how long. `text` ends at most $2 rows that are older than $1, found by an index, and returns one row for each. */
export type RetentionRule = {
  /** What the rows are, as in `refresh_tokens`. */
  what: string;
  keepMs: number;
  text: Statement;
  /** The moment as $1 has it; ISO 8601 unless given. */
  bound?: (before: Date) => string | number;
};

export type RetentionLimits = { rows: number; batches: number };

const LIMITS: RetentionLimits = { rows: 1_000, batches: 50 };

/**
 * Applies each rule to what is past its time, `rows` at a time so that no lock is held for long, at most `batches` times a call; the
 * next call goes on. Answers the number of rows by `what`.
 */
export async function applyRetention<Rule extends RetentionRule>(
  ctx: Context,
  rules: readonly Rule[],
  limits = LIMITS,
): Promise<Record<Rule["what"], number>> {
  const ended: Partial<Record<Rule["what"], number>> = {};
  for (const { what, keepMs, text, bound } of rules) {
    const before = new Date(ctx.now.getTime() - keepMs);
    ended[what as Rule["what"]] = await inBatches(text, bound?.(before) ?? before.toISOString(), limits);
  }
  return ended as Record<Rule["what"], number>;
}

async function inBatches(text: Statement, bound: string | number, { rows, batches }: RetentionLimits): Promise<number> {
  let ended = 0;
  for (let batch = 0; batch < batches; batch++) {
    const { length } = await statement(text, [bound, rows]);
    ended += length;
    if (length < rows) break;
  }
  return ended;
}
