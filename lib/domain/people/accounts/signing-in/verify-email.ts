import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema";
import type { HeldToken } from "@/lib/contracts/people/accounts";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { limitAttempts, mayMail } from "@/lib/domain/platform/access/attempts";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { dropChange, mailedOften } from "../changes/email";
import { accountOfToken, dropTokens, issueToken, spendToken } from "../mailed-token";
import { emailVerification } from "../mails/email-verification";
import { type HolderProof, holderProof, requireHolder } from "../sessions/holder";

type Person = { id: string; email: string; createdAt: Date };

/** Queues the mail whose link proves that the address is the person's. */
export async function mailVerification(
  tx: Transaction,
  ctx: Context,
  { id, email, createdAt: openedAt }: Person,
): Promise<void> {
  const token = await issueToken(tx, ctx, id, "verify_email");
  await queueMail(tx, ctx, email, emailVerification({ openedAt, token }));
}

/**
 * Sends the signed-in person the mail again, three times in an hour: the address may be a stranger's. Throws `unauthorized`, `conflict` past them and
 * when it is verified, `rate_limit_exceeded`.
 */
export async function resendVerification(ctx: Context): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in first.");
  await limitAttempts(ctx, "verify", actor.email);
  const isMailed = await mayMail(ctx, "verification", actor.email);
  await transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, actor.userId));
    if (!user || user.emailVerifiedAt) throw conflict("Your email address is verified already.");
    if (!isMailed) throw mailedOften();
    await mailVerification(tx, ctx, user);
  });
}

export type Verification = {
  email: string;
  /** When the account was opened that is to have the address. */
  openedAt: Date;
  proof: HolderProof;
};

/** What a mailed link would prove, and what is asked for with it; null for one that is unknown, used or expired. Looks only: the link works as before. */
export async function lookAtVerification(ctx: Context, token: string): Promise<Verification | null> {
  const userId = await accountOfToken(ctx, token, "verify_email");
  if (!userId) return null;
  const seen = { email: users.email, openedAt: users.createdAt };
  const [user] = await ctx.db.select(seen).from(users).where(eq(users.id, userId));
  return user ? { ...user, proof: await holderProof(ctx, userId) } : null;
}

/**
 * Marks the address of a mailed token as proved, for who holds the account: from then on it has what was bought with the address. A
 * click alone would give that to a stranger who opened the account. Throws `not_found` for a token that is unknown, used or expired,
 * and what `requireHolder` does.
 */
export async function verifyEmail(ctx: Context, { token, password }: HeldToken): Promise<void> {
  const holder = await accountOfToken(ctx, token, "verify_email");
  if (holder) await requireHolder(ctx, holder, password);
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
