import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { accountRestored, accountSuspended } from "../mails/account-suspended";
import { hidePage, showPage } from "./hide-page";

/** Wakes the job that stops what members of a suspended creator are charged. */
export const SUSPENDED_CHANNEL = "suspended_accounts";

type Change = { userId: string; reason: string };
type Standing = { user_id: string; email: string; suspended: boolean };

/**
 * Takes an account off the service, for a reason that its owner reads: with the commit its page, products and posts are there for nobody
 * else, its credentials and apps do not work, its open checkouts close, its members are charged no more (the worker stops that), and it writes to nobody new. Orders under way go on, and it can sign in.
 * For operators: the caller has checked. Throws `not_found`, `conflict` for one that is suspended, and for an operator's.
 */
export async function suspendAccount(ctx: Context, { userId, reason }: Change): Promise<Standing> {
  return transaction(ctx, async (tx, within) => {
    const [user] = await tx
      .update(users)
      .set({ suspendedAt: ctx.now, suspendedBecause: reason, updatedAt: ctx.now })
      .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt), eq(users.role, "member")))
      .returning();
    if (!user) throw await whyNot(tx, userId, "is suspended already");
    const pageId = await hidePage(tx, within, userId, "suspendedAt");
    if (pageId) wakeAfter(tx, SUSPENDED_CHANNEL);
    await queueMail(tx, within, user.email, accountSuspended(reason));
    await recordAudit(tx, within, pageId ?? userId, "account.suspended", { type: "user", id: userId }, { reason });
    return { user_id: userId, email: user.email, suspended: true };
  });
}

/** Takes that back: everything is there again as it was, but for memberships, which each member may go on with. Throws `not_found`, `conflict` for one that is not suspended. */
export async function restoreAccount(ctx: Context, { userId, reason }: Change): Promise<Standing> {
  return transaction(ctx, async (tx, within) => {
    const [user] = await tx
      .update(users)
      .set({ suspendedAt: null, suspendedBecause: null, updatedAt: ctx.now })
      .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))
      .returning();
    if (!user) throw await whyNot(tx, userId, "is not suspended");
    const pageId = await showPage(tx, within, userId, "suspendedAt");
    await queueMail(tx, within, user.email, accountRestored(reason));
    await recordAudit(tx, within, pageId ?? userId, "account.restored", { type: "user", id: userId }, { reason });
    return { user_id: userId, email: user.email, suspended: false };
  });
}

async function whyNot(tx: Transaction, userId: string, state: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user || user.deletedAt) return notFound("The account");
  if (user.role === "operator") return conflict("This is an operator's account: take the role back first.");
  return conflict(`This account ${state}. Nothing was changed.`);
}
