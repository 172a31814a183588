import { and, eq, isNull } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { accountKept, accountLeaving } from "../mails/account-leaving";
import { requirePerson } from "../person";
import { revokeSessions } from "../sessions/end";
import { hidePage, showPage } from "../standing/hide-page";
import { DELETED_ACCOUNTS_CHANNEL, refuseWhileAtWork } from "./delete-account";
import { type Touched, touchedBy } from "./touched";

/** How long an account that is to be deleted can be kept. */
export const GRACE_DAYS = 30;

/**
 * Plans the deletion of the acting person's account in 30 days. At once its page is hidden, its checkouts close, its subscriptions end
 * through the worker (what it pays for and what it sold), and other browsers are signed out; everything else waits. Throws
 * `step_up_required`, `conflict` when it is planned already, while orders are at work or bookings lie ahead.
 */
export async function leave(ctx: Context): Promise<{ due_at: string }> {
  const person = requirePerson(ctx);
  await requireFresh(ctx);
  return transaction(ctx, async (tx, within) => {
    const [user] = await tx.select().from(users).where(eq(users.id, person.userId)).for("update");
    if (!user) throw notFound("The account");
    if (user.deletionDueAt) throw conflict("The deletion of this account is planned already.");
    const profileId = await pageOf(tx, user.id);
    await refuseWhileAtWork(tx, within, {
      userId: user.id,
      profileId,
      email: user.emailVerifiedAt ? user.email : null,
    });
    const dueAt = new Date(within.now.getTime() + GRACE_DAYS * DAY_MS);
    await tx.update(users).set({ deletionDueAt: dueAt, updatedAt: within.now }).where(eq(users.id, user.id));
    await hidePage(tx, within, user.id, "deletedAt");
    await revokeSessions(tx, within, user.id, person.sessionId);
    const touched = await touchedBy(tx, user.id, within.now);
    await queueMail(tx, within, user.email, accountLeaving({ name: user.name, dueAt, ...touched }));
    await recordAudit(tx, within, profileId ?? user.id, "account.deletion_planned", { type: "user", id: user.id });
    wakeAfter(tx, DELETED_ACCOUNTS_CHANNEL);
    return { due_at: dueAt.toISOString() };
  });
}

/** Takes the plan back: the page is there again as it was; subscriptions that ended stay ended. Throws `not_found` without a plan. */
export async function stay(ctx: Context): Promise<void> {
  const person = requirePerson(ctx);
  await transaction(ctx, async (tx, within) => {
    const [user] = await tx.select().from(users).where(eq(users.id, person.userId)).for("update");
    if (!user?.deletionDueAt || user.deletedAt) throw notFound("A planned deletion");
    await tx.update(users).set({ deletionDueAt: null, updatedAt: within.now }).where(eq(users.id, user.id));
    const profileId = await showPage(tx, within, user.id, "deletedAt");
    const touched = await touchedBy(tx, user.id, plannedAt(user.deletionDueAt));
    await queueMail(tx, within, user.email, accountKept({ name: user.name, ...touched }));
    await recordAudit(tx, within, profileId ?? user.id, "account.kept", { type: "user", id: user.id });
  });
}

/** When the acting person's account is to be deleted, and what that has changed already; null when it is not. */
export async function readLeaving(ctx: Context): Promise<({ due_at: string } & Touched) | null> {
  const { userId } = requirePerson(ctx);
  const [user] = await ctx.db
    .select({ at: users.deletionDueAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user?.at) return null;
  return { due_at: user.at.toISOString(), ...(await touchedBy(ctx.db, userId, plannedAt(user.at))) };
}

const plannedAt = (dueAt: Date) => new Date(dueAt.getTime() - GRACE_DAYS * DAY_MS);

async function pageOf(tx: Transaction, userId: string): Promise<string | null> {
  const [page] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId)).for("update");
  return page?.id ?? null;
}
