import type { QuoteView } from "@/lib/contracts/contact/quotes";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { closeCheckoutOf } from "@/lib/domain/trade/orders/checkout/quoted";
import { announceQuote } from "@/lib/domain/trade/quotes/announce";
import { quoteWithdrawn } from "@/lib/domain/trade/quotes/mails/quote-withdrawn";
import { moveQuote } from "@/lib/domain/trade/quotes/move";
import { quoteFor } from "./access";
import { viewWithFiles } from "./read";
import { sayInThread } from "./say";

/**
 * Takes an offer back that nobody has paid, and closes its checkout if one is open. Emits `quote.withdrawn`. Throws `not_found`,
 * `invalid_state_transition`, `conflict` for an offer that was just paid.
 */
export async function withdrawQuote(ctx: Context, id: string, note: string): Promise<QuoteView> {
  const { quote } = await quoteFor(ctx, id, "withdraw");
  return transaction(ctx, async (tx) => {
    const set = { note: note || null };
    const withdrawn = await moveQuote(tx, ctx, id, { to: "WITHDRAWN", actor: "creator", done: "withdrawn", set });
    await closeCheckoutOf(tx, ctx, id, "The offer was withdrawn.");
    const otherwise = "The offer was withdrawn.";
    await sayInThread(tx, ctx, withdrawn, { side: "creator", body: note, otherwise, blocked: "skip" });
    await announceQuote(tx, ctx, withdrawn, { kind: "quote.withdrawn", toBuyer: quoteWithdrawn });
    return viewWithFiles({ ...quote, ...withdrawn }, tx);
  });
}
