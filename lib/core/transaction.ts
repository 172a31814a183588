import { openTransaction, type Transaction } from "@/db/client";
import type { Context } from "./context";

/**
 * Runs `work` in one transaction: a new one, or the one that is already open (an idempotent request wraps its verb in one, so
 * that the mutation and the stored response commit together). Commits when `work` resolves, rolls back when it throws.
 */
export async function transaction<T>(ctx: Context, work: (tx: Transaction, ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.inTransaction) return work(ctx.db, ctx);
  return openTransaction((tx) => work(tx, { ...ctx, db: tx, inTransaction: true }));
}
