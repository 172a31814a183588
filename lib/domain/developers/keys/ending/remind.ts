import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { apiKeys, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { keyEnds } from "../mails/key-ends";

/** How many days before its end a key's owner is told; the nearer last. */
const REMINDERS = [7, 1] as const;
const BATCH = 100;

/**
 * Tells owners of keys that are about to end: 7 days and a day before, each once, by a conditional update. A key that was replaced, or that
 * was made for hardly longer than that, is not worth a mail. Answers how many went out.
 */
export async function remindOfKeys(ctx: Context): Promise<number> {
  let sent = 0;
  for (const days of [...REMINDERS].reverse()) {
    const due = await ctx.db
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(dueAt(ctx.now, days))
      .orderBy(apiKeys.expiresAt, apiKeys.id)
      .limit(BATCH);
    const work = ({ id }: { id: string }, own: Context) => remind(own, id, days);
    sent += await eachAlone(ctx, due, { work, failed: "a key's reminder could not be queued" });
  }
  return sent;
}

function dueAt(now: Date, days: number) {
  return and(
    isNotNull(apiKeys.expiresAt),
    isNull(apiKeys.revokedAt),
    isNull(apiKeys.rotatedToId),
    gt(apiKeys.expiresAt, now),
    lte(apiKeys.expiresAt, new Date(now.getTime() + days * DAY_MS)),
    sql`${apiKeys.expiresAt} - ${apiKeys.createdAt} > make_interval(days => ${days + 1})`,
    or(isNull(apiKeys.endToldDays), gt(apiKeys.endToldDays, days)),
  );
}

async function remind(ctx: Context, id: string, days: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [key] = await tx
      .update(apiKeys)
      .set({ endToldDays: days })
      .where(and(eq(apiKeys.id, id), dueAt(ctx.now, days)))
      .returning();
    if (!key?.expiresAt) return false;
    const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, key.userId));
    const { name, prefix, expiresAt, livemode } = key;
    if (owner) await queueMail(tx, { ...ctx, livemode }, owner.email, keyEnds({ id, name, prefix, expiresAt }, days));
    return true;
  });
}
