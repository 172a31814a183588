import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { slowHash } from "@/lib/domain/developers/keys/checking/verify";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { refuseCommonPassword } from "../common-password";
import { rememberDevice } from "../devices";
import { dropTokens } from "../mailed-token";
import { passwordChanged } from "../mails/password-changed";
import { revokeSessions } from "../sessions/end";
import { requirePassword } from "../sessions/prove";

/**
 * Sets a new password for who knows the present one: other browsers are signed out, links that would set another are worthless, and a
 * mail tells. Answers the cookie by which this browser stays known. Throws `validation_error`, `rate_limit_exceeded`.
 */
export async function changePassword(
  ctx: Context,
  { current, password }: { current: string; password: string },
  cookie?: string,
): Promise<{ device: string }> {
  const person = await requirePassword(ctx, current, "current");
  // said and done it would be a change that changes nothing, and who was afraid of a stolen one would feel safe
  if (password === current) throw invalidField("password", "is your current password");
  await refuseCommonPassword(password);
  const passwordHash = await slowHash(password);
  const { userId, sessionId } = person;
  await transaction(ctx, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: ctx.now })
      .where(eq(users.id, userId))
      .returning({ email: users.email, name: users.name });
    await revokeSessions(tx, ctx, userId, sessionId);
    await dropTokens(tx, userId, "reset_password");
    await recordAudit(tx, ctx, ownerIdOf(person), "user.password_changed", { type: "user", id: userId });
    if (user) await queueMail(tx, ctx, user.email, passwordChanged({ name: user.name }));
  });
  return { device: rememberDevice(cookie, { id: userId, passwordHash }, ctx.now) };
}

/** Whether the acting person has a password: an account that was opened through a provider has none. */
export async function hasPassword(ctx: Context): Promise<boolean> {
  if (ctx.actor.kind !== "user") return false;
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, ctx.actor.userId));
  return Boolean(user?.hash);
}
