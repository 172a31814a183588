import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { quotes } from "@/db/schema";
import { agreedText } from "@/lib/contracts/trade/orders/agreed-brief";

/** What both sides agreed on by a quote, as the brief of its order begins; null for an order without one, whose brief is its buyer's alone. */
export async function agreedOf(
  db: Database,
  { quoteId, livemode }: { quoteId: string | null; livemode: boolean },
): Promise<string | null> {
  if (!quoteId) return null;
  const [quote] = await db
    .select({ scope: quotes.scope, brief: quotes.brief })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.livemode, livemode)));
  return quote?.scope ? agreedText(quote.scope, quote.brief) : null;
}
