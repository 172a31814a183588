import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { eachAlone } from "@/lib/core/process/each-alone";
import { deleteAccount } from "./delete-account";

const BATCH = 50;
const LATER_MS = 86_400_000;

/**
 * Deletes the accounts whose 30 days are over. One that has an order at work again (it may still buy) waits a day more. Safe to repeat,
 * and to run twice at once. Answers how many were deleted.
 */
export async function deleteDueAccounts(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(lte(users.deletionDueAt, ctx.now), isNull(users.deletedAt)))
    .orderBy(asc(users.deletionDueAt))
    .limit(BATCH);
  const work = (account: Due, own: Context) => deleteOne(own, account);
  return eachAlone(ctx, due, { work, failed: "an account was not deleted; it will be tried again" });
}

type Due = { id: string; email: string };

async function deleteOne(ctx: Context, { id, email }: Due): Promise<boolean> {
  try {
    await deleteAccount(ctx, email, { plannedBy: ctx.now });
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code !== "conflict") return false; // somebody else deleted it, or its owner kept it
    const deletionDueAt = new Date(ctx.now.getTime() + LATER_MS);
    await ctx.db
      .update(users)
      .set({ deletionDueAt })
      .where(and(eq(users.id, id), lte(users.deletionDueAt, ctx.now)));
    ctx.log.info({ account: id }, "the deletion of an account waits until nothing is at work");
    return false;
  }
}
