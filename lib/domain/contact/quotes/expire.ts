import { and, eq, lte } from "drizzle-orm";
import { quotes } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { announceQuote } from "@/lib/domain/trade/quotes/announce";
import { openOrderOf } from "@/lib/domain/trade/quotes/for-sale";
import { quoteExpired } from "@/lib/domain/trade/quotes/mails/quote-expired";
import { lockQuote, tryMoveQuote } from "@/lib/domain/trade/quotes/move";

const BATCH = 100;

/**
 * Ends offers of both modes whose time is over. One whose checkout was opened in time can be paid until that closes, and ends then. Emits
 * `quote.expired`. Answers how many ended.
 */
export async function expireQuotes(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: quotes.id, livemode: quotes.livemode })
    .from(quotes)
    .where(and(eq(quotes.status, "OFFERED"), lte(quotes.expiresAt, ctx.now)))
    .orderBy(quotes.expiresAt, quotes.id)
    .limit(BATCH);
  const work = ({ id, livemode }: (typeof due)[number]) => expireOne({ ...ctx, livemode }, id);
  return eachAlone(ctx, due, { work, failed: "an offer whose time is over was not ended; it will be tried again" });
}

function expireOne(ctx: Context, id: string): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await lockQuote(tx, ctx, id);
    if (await openOrderOf(tx, ctx, id)) return false;
    const when = lte(quotes.expiresAt, ctx.now);
    const expired = await tryMoveQuote(tx, ctx, id, { to: "EXPIRED", actor: "system", when });
    if (!expired) return false;
    await announceQuote(tx, ctx, expired, {
      kind: "quote.expired",
      toBuyer: (facts) => quoteExpired(facts, "buyer"),
      toCreator: (facts) => quoteExpired(facts, "creator"),
    });
    return true;
  });
}
