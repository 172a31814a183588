import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles, sessions, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireOperator } from "@/lib/domain/operators/access";
import { recordAudit } from "@/lib/domain/platform/audit/record";

/** How long an operator looks at an account before they have to say why again. */
export const VIEW_MINUTES = 30;

/**
 * From now on this browser shows an account as its owner sees it, for half an hour or until `endView`, and can change nothing. It stands
 * in the owner's log, with the reason. Answers whether the account has a creator's page. Throws `not_found`, and `conflict` for an
 * operator's account.
 */
export async function viewAs(ctx: Context, { userId, reason }: { userId: string; reason: string }) {
  await requireOperator(ctx);
  const { actor } = ctx;
  if (actor.kind !== "user") throw conflict("An account is looked at in a browser.");
  return transaction(ctx, async (tx, within) => {
    const seen = await seenAccount(tx, userId);
    if (seen.role === "operator") throw conflict("The account of an operator is looked at by nobody else.");
    const viewingUntil = new Date(ctx.now.getTime() + VIEW_MINUTES * 60_000);
    await tx.update(sessions).set({ viewingUserId: userId, viewingUntil }).where(eq(sessions.id, actor.sessionId));
    const diff = { reason, until: viewingUntil.toISOString() };
    await recordAudit(tx, within, seen.pageId ?? userId, "account.viewed", { type: "user", id: userId }, diff);
    return { hasPage: seen.pageId !== null };
  });
}

/** The operator's browser shows their own account again. Answers whose they looked at, or `null` when nobody's any more. */
export async function endView(ctx: Context): Promise<{ userId: string } | null> {
  const { actor } = ctx;
  if (actor.kind !== "user") return null;
  return transaction(ctx, async (tx, within) => {
    const [before] = await tx
      .select({ userId: sessions.viewingUserId })
      .from(sessions)
      .where(and(eq(sessions.id, actor.sessionId), isNotNull(sessions.viewingUserId)))
      .for("update");
    if (!before?.userId) return null;
    const { userId } = before;
    await tx.update(sessions).set({ viewingUserId: null, viewingUntil: null }).where(eq(sessions.id, actor.sessionId));
    const { pageId } = await seenAccount(tx, userId);
    await recordAudit(tx, within, pageId ?? userId, "account.view_ended", { type: "user", id: userId });
    return { userId };
  });
}

async function seenAccount(tx: Transaction, userId: string) {
  const [seen] = await tx
    .select({ role: users.role, pageId: profiles.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!seen) throw notFound("The account");
  return seen;
}
