import { openTransaction, type Transaction } from "@/db/client";
import type { Context } from "./context";
import { conflict } from "./errors";

/**
 * Runs `work` in one transaction: a new one, or the one that is already open (an idempotent request wraps its verb in one, so
 * that the mutation and the stored response commit together). Commits when `work` resolves, rolls back when it throws.
 */
export async function transaction<T>(ctx: Context, work: (tx: Transaction, ctx: Context) => Promise<T>): Promise<T> {
  refuseViewer(ctx);
  if (ctx.inTransaction) return work(ctx.db, ctx);
  return openTransaction((tx) => work(tx, { ...ctx, db: tx, inTransaction: true }));
}

/** An operator who looks at somebody's account as they see it changes nothing there. Throws `conflict`. */
export function refuseViewer({ actor }: Context): void {
  if (actor.kind === "user" && actor.viewedBy)
    throw conflict("You are looking at somebody's account. Nothing can be changed here.");
}
