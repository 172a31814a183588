import { and, eq, lte, sql } from "drizzle-orm";
import { quotes } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { announceQuote } from "@/lib/domain/trade/quotes/announce";
import { openOrderOf } from "@/lib/domain/trade/quotes/for-sale";
import { quoteExpired } from "@/lib/domain/trade/quotes/mails/quote-expired";
import { lockQuote, tryMoveQuote } from "@/lib/domain/trade/quotes/move";

const BATCH = 100;

type Due = { id: string; livemode: boolean; expiresAt: Date | null };

/**
 * Ends offers of both modes whose time is over, all of them, `size` at a time. One whose checkout was opened in time can be paid until that
 * closes, and ends then. Emits `quote.expired`. Answers how many ended.
 */
export async function expireQuotes(ctx: Context, size = BATCH): Promise<number> {
  return allAlone<Due>(ctx, {
    size,
    due: (after) => due(ctx, size, after),
    work: ({ id, livemode }, own) => expireOne({ ...own, livemode }, id),
    failed: "an offer whose time is over was not ended; it will be tried again",
  });
}

async function due(ctx: Context, size: number, after?: Due): Promise<Due[]> {
  const { id, livemode, expiresAt } = quotes;
  return ctx.db
    .select({ id, livemode, expiresAt })
    .from(quotes)
    .where(
      and(
        eq(quotes.status, "OFFERED"),
        lte(expiresAt, ctx.now),
        after?.expiresAt
          ? sql`(${expiresAt}, ${id}) > (${after.expiresAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(expiresAt, id)
    .limit(size);
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
