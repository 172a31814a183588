import { and, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  bookings,
  emailChanges,
  memberships,
  orders,
  owedRefunds,
  payoutWaits,
  quotes,
  threads,
  users,
} from "@/db/schema";
import type { HeldToken } from "@/lib/contracts/people/accounts";
import type { Context } from "@/lib/core/context";
import { DomainError, isTaken, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { accountOfToken, dropTokens, isTokenAlive, spendToken } from "../mailed-token";
import { emailChanged } from "../mails/email-change";
import { type HolderProof, holderProof, requireHolder } from "../sessions/holder";
import { addressTaken, dropChange } from "./email";

export type EmailChangeState = { email: string; changed: boolean };

/** What is asked for with a mailed link; null for one that is unknown, used or expired. Looks only. */
export async function lookAtChange(ctx: Context, token: string): Promise<HolderProof | null> {
  if (await isTokenAlive(ctx, token, "change_email_old")) return "none";
  const userId = await accountOfToken(ctx, token, "change_email_new");
  return userId ? holderProof(ctx, userId) : null;
}

/**
 * Says yes for the mailbox that the link was sent to. When both have, the account has its new address, what it bought comes with it, and
 * both are told. For the new one only who holds the account says it: what was bought with that address is the account's from then on.
 * Throws `not_found` for a link that is unknown, used or expired, `conflict` when the address was taken meanwhile, and what
 * `requireHolder` does.
 */
export async function confirmEmailChange(ctx: Context, { token, password }: HeldToken): Promise<EmailChangeState> {
  const holder = await accountOfToken(ctx, token, "change_email_new");
  if (holder) await requireHolder(ctx, holder, password);
  try {
    return await transaction(ctx, (tx) => confirm(tx, ctx, token));
  } catch (error) {
    if (isTaken(error)) throw addressTaken();
    throw error;
  }
}

async function confirm(tx: Transaction, ctx: Context, token: string): Promise<EmailChangeState> {
  const fromOld = await spendToken(tx, ctx, token, "change_email_old");
  const userId = fromOld ?? (await spendToken(tx, ctx, token, "change_email_new"));
  if (!userId) throw new DomainError("not_found", "This link has been used or has expired.");
  const [change] = await tx
    .update(emailChanges)
    .set(fromOld ? { oldConfirmedAt: ctx.now } : { newConfirmedAt: ctx.now })
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, ctx.now)))
    .returning();
  if (!change) throw new DomainError("not_found", "This change of address has been taken back.");
  const done = change.oldConfirmedAt !== null && change.newConfirmedAt !== null;
  if (done) await apply(tx, ctx, userId, change.newEmail);
  const action = done ? "user.email_changed" : "user.email_change_confirmed";
  await recordAudit(tx, ctx, await ownerIdOfAccount(tx, userId), action, { type: "user", id: userId });
  return { email: change.newEmail, changed: done };
}

async function apply(tx: Transaction, ctx: Context, userId: string, newEmail: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user || user.deletedAt) throw notFound("The account");
  await tx
    .update(users)
    .set({ email: newEmail, emailVerifiedAt: ctx.now, updatedAt: ctx.now })
    .where(eq(users.id, userId));
  // anyone who reads the old mailbox has no way in any more
  for (const purpose of ["reset_password", "verify_email"] as const) await dropTokens(tx, userId, purpose);
  await dropChange(tx, userId);
  await follow(tx, userId, user.email, newEmail);
  // only what was proved to be the account's: somebody else's orders would come along otherwise
  if (user.emailVerifiedAt) await bringAlong(tx, user.email, newEmail);
  const mail = emailChanged({ name: user.name, newEmail });
  for (const address of [user.email, newEmail]) await queueMail(tx, ctx, address, mail);
}

/** What carries the account's own id follows it, also where the address before was a slip: its mails go to a stranger otherwise. */
async function follow(tx: Transaction, userId: string, from: string, to: string): Promise<void> {
  for (const table of [orders, threads])
    await tx
      .update(table)
      .set({ buyerEmail: to })
      .where(and(eq(table.buyerUserId, userId), eq(table.buyerEmail, from)));
  await tx.update(memberships).set({ memberEmail: to }).where(eq(memberships.userId, userId));
}

/** What is found by a buyer's address is found by the new one, and its mails go there. */
async function bringAlong(tx: Transaction, from: string, to: string): Promise<void> {
  for (const table of [orders, owedRefunds, threads, quotes])
    await tx.update(table).set({ buyerEmail: to }).where(eq(table.buyerEmail, from));
  await tx.update(bookings).set({ guestEmail: to }).where(eq(bookings.guestEmail, from));
  // one who waits for a creator under both waits once
  const { profileId, email } = payoutWaits;
  const waiting = tx.select({ profileId }).from(payoutWaits).where(eq(email, to));
  await tx.delete(payoutWaits).where(and(eq(email, from), inArray(profileId, waiting)));
  await tx.update(payoutWaits).set({ email: to }).where(eq(email, from));
}
