import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { limitAttempts, mayMail } from "@/lib/domain/platform/access/attempts";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { dropChange } from "../changes/email";
import { dropTokens, issueToken, isTokenAlive, spendToken } from "../mailed-token";
import { emailVerification } from "../mails/email-verification";

type Person = { id: string; email: string };

/** Queues the mail whose link proves that the address is the person's. */
export async function mailVerification(tx: Transaction, ctx: Context, { id, email }: Person): Promise<void> {
  const token = await issueToken(tx, ctx, id, "verify_email");
  await queueMail(tx, ctx, email, emailVerification({ token }));
}

/**
 * Sends the signed-in person the mail again, three times in an hour: the address may be a stranger's. Past them it says the same. Throws `unauthorized`, `conflict` when it is verified, `rate_limit_exceeded`.
 */
export async function resendVerification(ctx: Context): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in first.");
  await limitAttempts(ctx, "verify", actor.email);
  const isMailed = await mayMail(ctx, "verification", actor.email);
  await transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, actor.userId));
    if (!user || user.emailVerifiedAt) throw conflict("Your email address is verified already.");
    if (isMailed) await mailVerification(tx, ctx, user);
  });
}

/** Whether a mailed link still proves an address. Looks only: the link works as before. */
export function isVerificationAlive(ctx: Context, token: string): Promise<boolean> {
  return isTokenAlive(ctx, token, "verify_email");
}

/** Marks the address of a mailed token as proved. Throws `not_found` for a token that is unknown, used or expired. */
export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const userId = await spendToken(tx, ctx, token, "verify_email");
    if (!userId)
      throw new DomainError("not_found", "This link has been used or has expired. Sign in and have a new one sent.");
    await tx.update(users).set({ emailVerifiedAt: ctx.now, updatedAt: ctx.now }).where(eq(users.id, userId));
    await dropTokens(tx, userId, "verify_email");
    // it was asked for without the yes of this mailbox
    await dropChange(tx, userId);
    await recordAudit(tx, ctx, null, "user.email_verified", { type: "user", id: userId });
  });
}

/** Whether the signed-in person has proved the address. */
export async function isVerified(ctx: Context): Promise<boolean> {
  if (ctx.actor.kind !== "user") return false;
  const [user] = await ctx.db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, ctx.actor.userId));
  return Boolean(user?.at);
}
