import { and, eq, gt, inArray } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { bookings, orders, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { randomToken } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { closeBriefsOf } from "@/lib/domain/contact/briefs/close";
import { leaveApps } from "@/lib/domain/developers/oauth/apps/leave-apps";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { deletedAddress, queueMail } from "@/lib/domain/platform/mail/queue";
import { cancelBooked } from "@/lib/domain/trade/bookings/closing/cancel";
import { boughtBy } from "@/lib/domain/trade/orders/access/bought-by";
import { accountDeleted } from "../mails/account-deleted";
import { closeCheckouts } from "../standing/hide-page";
import { DELETED_NAME, eraseAccount, eraseBuyer, eraseProfile } from "./erase";
import { eraseWords } from "./erase-words";

/** The channel that wakes the job that ends subscriptions. */
export const DELETED_ACCOUNTS_CHANNEL = "deleted_accounts";

type Deleted = { user_id: string; profile_id: string | null };

/**
 * Deletes an account for good. Sessions, credentials, content and personal data go at once, with the commit; its checkouts and briefs close and its
 * subscriptions end (the plan, memberships that it sold, memberships that it bought) through the worker, which asks the processor until
 * they have. What is paid for the running period is not sent back.
 *
 * It keeps what the law wants: orders with their buyers and conversations, products that were sold, reviews of them without the names of
 * deleted buyers, tiers and memberships, invoices, refunds and the audit log, under an account without a name; also what was reported,
 * with its case. The address and the handle are free again.
 *
 * `only` deletes where its owner planned it by then, and has not thought better of it. Throws `not_found` (also when it was deleted
 * before), `conflict` while orders are at work, sold or bought, or its bookings lie ahead.
 */
export async function deleteAccount(ctx: Context, email: string, only?: { plannedBy: Date }): Promise<Deleted> {
  return transaction(ctx, async (tx, within) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!user || user.deletedAt) throw notFound("An account with this email address");
    if (only && !(user.deletionDueAt && user.deletionDueAt <= only.plannedBy)) throw notFound("A planned deletion");
    const [profile] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.userId, user.id))
      .for("update");
    const proved = user.emailVerifiedAt ? user.email : null;
    await refuseWhileAtWork(tx, within, { userId: user.id, profileId: profile?.id ?? null, email: proved });
    const address = deletedAddress(user.id);
    await leaveApps(tx, within, user.id);
    await eraseAccount(tx, user.id, profile?.id ?? null);
    if (proved) await cancelBooked(within, proved);
    await closeBriefsOf(tx, within, user.id);
    await eraseWords(tx, { userId: user.id, profileId: profile?.id ?? null, email: proved });
    await eraseBuyer(tx, user.id, address, proved);
    if (profile) {
      await closeCheckouts(tx, within, profile.id);
      await eraseProfile(tx, profile.id, `deleted-${randomToken(16)}`, within.now);
    }
    const nothing = { passwordHash: null, emailVerifiedAt: null, deletionDueAt: null };
    const gone = { ...nothing, deletedAt: within.now, updatedAt: within.now };
    await tx
      .update(users)
      .set({ ...gone, email: address, name: DELETED_NAME })
      .where(eq(users.id, user.id));
    await queueMail(tx, within, user.email, accountDeleted());
    await recordAudit(tx, within, profile?.id ?? user.id, "account.deleted", { type: "user", id: user.id });
    wakeAfter(tx, DELETED_ACCOUNTS_CHANNEL);
    return { user_id: user.id, profile_id: profile?.id ?? null };
  });
}

/** What somebody else waits for, or has to be answered for, is brought to its end first. Nobody waits for what is of test mode. */
export async function refuseWhileAtWork(
  tx: Transaction,
  ctx: Context,
  { userId, profileId, email }: { userId: string; profileId: string | null; email: string | null },
): Promise<void> {
  const status = inArray(orders.status, ["PAID", "DELIVERED", "REVISION_REQUESTED", "DISPUTED"]);
  const atWork = and(status, eq(orders.livemode, true));
  const sold = profileId ? await tx.$count(orders, and(atWork, eq(orders.profileId, profileId))) : 0;
  const bought = await tx.$count(orders, and(atWork, boughtBy(userId, email)));
  const ahead = and(eq(bookings.status, "CONFIRMED"), gt(bookings.endsAt, ctx.now), eq(bookings.livemode, true));
  const hosted = profileId ? await tx.$count(bookings, and(ahead, eq(bookings.profileId, profileId))) : 0;
  const counts = Object.entries({ sold, bought, booked: hosted }).filter(([, count]) => count > 0);
  if (counts.length === 0) return;
  const waiting = counts.map(([what, count]) => `${count} ${what}`).join(", ");
  throw conflict(
    `This account has orders at work or bookings ahead: ${waiting}. Complete, cancel or refund them first.`,
  );
}
