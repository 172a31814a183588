import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { authenticators, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { unseal } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import { AUTHENTICATOR_SECRET } from "@/lib/domain/platform/access/authenticator-secret";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { recoveryCodeUsed, wrongCodes } from "../mails/second-factor";
import { countCode, countRecovery } from "./attempts";
import { spendRecoveryCode } from "./recovery-codes";
import { stepOf } from "./totp";

export const WRONG_CODE = "is wrong, or was used already; wait for the next one";

/**
 * Whether a code is the account's: six digits of its authenticator, each taken once and none before the last one, or a recovery code,
 * which is used up. `known` as `countCode` has it. Throws `rate_limit_exceeded`.
 */
export async function checkCode(ctx: Context, userId: string, sent: string, known: string | null): Promise<boolean> {
  const code = sent.replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return checkRecoveryCode(ctx, userId, code);
  const attempt = await countCode(ctx, userId, known);
  const right = await transaction(ctx, (tx) => takeCode(tx, ctx, userId, code));
  if (right) attempt.forgive();
  else if (attempt.tell) await transaction(ctx, (tx) => tell(tx, ctx, userId));
  return right;
}

/** Takes a code of the confirmed authenticator by one conditional update: of two that send it at once, one is let in. */
async function takeCode(tx: Transaction, ctx: Context, userId: string, code: string): Promise<boolean> {
  const own = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  const [row] = await tx.select({ sealed: authenticators.sealedSecret }).from(authenticators).where(own);
  const step = row && stepOf(Buffer.from(unseal(row.sealed, AUTHENTICATOR_SECRET), "base64url"), code, ctx.now);
  if (!step) return false;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(own, lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

async function checkRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const attempt = await countRecovery(ctx);
  const left = await transaction(ctx, async (tx) => {
    const left = await spendRecoveryCode(tx, ctx, userId, code);
    if (left === null) return null;
    await recordAudit(
      tx,
      ctx,
      await ownerIdOfAccount(tx, userId),
      "recovery_code.used",
      { type: "user", id: userId },
      { left },
    );
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (user) await queueMail(tx, ctx, user.email, recoveryCodeUsed({ name: user.name, left }));
    return left;
  });
  if (left !== null) attempt.forgive();
  return left !== null;
}

async function tell(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user) await queueMail(tx, ctx, user.email, wrongCodes({ name: user.name }));
  await recordAudit(tx, ctx, await ownerIdOfAccount(tx, userId), "second_step.guessed", { type: "user", id: userId });
}
