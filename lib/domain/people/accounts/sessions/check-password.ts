import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { verifyPassword } from "@/lib/domain/developers/keys/checking/verify";
import { QUARTER_HOUR, refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { count, uncount } from "@/lib/domain/platform/access/counters";

const WRONG_ONES = 10;

/** `counted` is what wrong passwords are counted under; `field` and `wrong` are where and how a refusal says it. */
type Check = { userId: string; password: string; counted: string; field: string; wrong: string };

/**
 * Refuses a password that is not the account's, ten times in a quarter of an hour. Throws `rate_limit_exceeded`, `conflict` for an
 * account without a password, `validation_error` on `field`.
 */
export async function checkPassword(ctx: Context, { userId, password, counted, field, wrong }: Check): Promise<void> {
  const limits = [{ key: counted, limit: WRONG_ONES, windowSeconds: QUARTER_HOUR }];
  refuseBlocked(await count(limits, ctx.now), "Too many wrong passwords.");
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!user?.hash)
    throw new DomainError("conflict", "This account has no password yet. Have a link mailed that sets one.");
  if (!(await verifyPassword(user.hash, password))) throw invalidField(field, wrong);
  uncount(limits, ctx.now);
}
