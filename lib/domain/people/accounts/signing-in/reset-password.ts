import { and, eq, isNull } from "drizzle-orm";
import { sessions, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { slowHash } from "@/lib/domain/developers/keys/checking/verify";
import { mayMail } from "@/lib/domain/platform/access/attempts";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { dropChange } from "../changes/email";
import { refuseCommonPassword } from "../common-password";
import { rememberDevice } from "../devices";
import { dropTokens, issueToken, isTokenAlive, spendToken } from "../mailed-token";
import { passwordReset } from "../mails/password-reset";
import { endStrangersWays } from "./strangers-ways";

/**
 * Mails a link that sets a new password, when the address has an account and had fewer than three in this hour; says the same when
 * not. Throws `rate_limit_exceeded` when the caller's own address asks very often.
 */
export async function requestPasswordReset(ctx: Context, { email }: { email: string }): Promise<void> {
  if (!(await mayMail(ctx, "reset", email))) return;
  await transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user) return;
    const token = await issueToken(tx, ctx, user.id, "reset_password");
    await queueMail(tx, ctx, user.email, passwordReset({ name: user.name, token }));
  });
}

/** Whether a mailed link still sets a password. Looks only: the link works as before. */
export function isResetLinkAlive(ctx: Context, token: string): Promise<boolean> {
  return isTokenAlive(ctx, token, "reset_password");
}

/**
 * Sets a new password by a mailed token, signs the person out everywhere, and takes back a change of address that waits. Anyone who has
 * the link reads the account's mail, so the address counts as verified; where it did not before, what was left in the account goes
 * (`endStrangersWays`). `device`, a cookie, makes this browser known to the account. Throws `not_found` for a token that is
 * unknown, used or expired, `validation_error` for a common password.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  cookie?: string,
): Promise<{ email: string; device: string }> {
  await refuseCommonPassword(password);
  const passwordHash = await slowHash(password);
  return transaction(ctx, async (tx) => {
    const userId = await spendToken(tx, ctx, token, "reset_password");
    if (!userId) throw new DomainError("not_found", "This link has been used or has expired.");
    await dropTokens(tx, userId, "reset_password");
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const emailVerifiedAt = user?.emailVerifiedAt ?? ctx.now;
    // whoever asked for another address may not be who reads this mailbox
    await dropChange(tx, userId);
    if (!user?.emailVerifiedAt) await endStrangersWays(tx, ctx, userId);
    await tx.update(users).set({ passwordHash, emailVerifiedAt, updatedAt: ctx.now }).where(eq(users.id, userId));
    await tx
      .update(sessions)
      .set({ revokedAt: ctx.now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
    await recordAudit(tx, ctx, null, "user.password_reset", { type: "user", id: userId });
    return { email: user?.email ?? "", device: rememberDevice(cookie, { id: userId, passwordHash }, ctx.now) };
  });
}
