import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { accountTokens } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { randomToken, sha256 } from "@/lib/core/seal";
import { HOUR_MS } from "@/lib/core/values/durations";

type Purpose = (typeof accountTokens.$inferSelect)["purpose"];

/** How long each kind of link works. */
const LIFETIME_MS: Record<Purpose, number> = {
  verify_email: 72 * HOUR_MS,
  reset_password: HOUR_MS,
  change_email_old: 24 * HOUR_MS,
  change_email_new: 24 * HOUR_MS,
};

/** A fresh token for a link to be mailed. Only its hash is kept. */
export async function issueToken(tx: Transaction, ctx: Context, userId: string, purpose: Purpose): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + LIFETIME_MS[purpose]);
  await tx.insert(accountTokens).values({ hash: sha256(token), userId, purpose, createdAt: ctx.now, expiresAt });
  return token;
}

/** Uses up a token, by one conditional update. Answers whose it was; `null` when it is unknown, used or expired. */
export async function spendToken(
  tx: Transaction,
  ctx: Context,
  token: string,
  purpose: Purpose,
): Promise<string | null> {
  const [spent] = await tx
    .update(accountTokens)
    .set({ usedAt: ctx.now })
    .where(alive(ctx, token, purpose))
    .returning({ userId: accountTokens.userId });
  return spent?.userId ?? null;
}

/** Whether a token could be spent now. */
export async function isTokenAlive(ctx: Context, token: string, purpose: Purpose): Promise<boolean> {
  return (await accountOfToken(ctx, token, purpose)) !== null;
}

/** The account whose token it is, if it could be spent now. Looks only. */
export async function accountOfToken(ctx: Context, token: string, purpose: Purpose): Promise<string | null> {
  const [found] = await ctx.db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(alive(ctx, token, purpose));
  return found?.userId ?? null;
}

const alive = (ctx: Context, token: string, purpose: Purpose) =>
  and(
    eq(accountTokens.hash, sha256(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, ctx.now),
  );

/** Makes every other link of a kind worthless: one of them has done its work. */
export async function dropTokens(tx: Transaction, userId: string, purpose: Purpose): Promise<void> {
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}
