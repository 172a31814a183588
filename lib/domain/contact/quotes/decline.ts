import type { QuoteSide, QuoteView } from "@/lib/contracts/contact/quotes";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { closeCheckoutOf } from "@/lib/domain/trade/orders/checkout/quoted";
import { announceQuote } from "@/lib/domain/trade/quotes/announce";
import { quoteDeclined } from "@/lib/domain/trade/quotes/mails/quote-declined";
import { moveQuote } from "@/lib/domain/trade/quotes/move";
import { quoteFor } from "./access";
import { viewWithFiles } from "./read";
import { sayInThread } from "./say";

/**
 * Declines: a creator a request, a buyer an offer, or their own request, which takes it back. An open checkout is closed. Emits
 * `quote.declined`. Throws `not_found`, `insufficient_scope`, `invalid_state_transition`, `conflict` for an offer that was just paid.
 */
export async function declineQuote(
  ctx: Context,
  id: string,
  note: string,
  proof: { token?: string | undefined; as?: QuoteSide } = {},
): Promise<QuoteView> {
  const { quote, side } = await quoteFor(ctx, id, "decline", proof);
  return transaction(ctx, async (tx) => {
    const set = { note: note || null, declinedBy: side };
    const declined = await moveQuote(tx, ctx, id, { to: "DECLINED", actor: side, done: "declined", set });
    await closeCheckoutOf(tx, ctx, id, "The offer was declined.");
    const otherwise =
      side === "creator" || declined.offeredAt ? "The quote was declined." : "The request was taken back.";
    await sayInThread(tx, ctx, declined, { side, body: note, otherwise, blocked: "skip" });
    const mail = (facts: Parameters<typeof quoteDeclined>[0]) => quoteDeclined(facts, side);
    await announceQuote(tx, ctx, declined, {
      kind: "quote.declined",
      ...(side === "creator" ? { toBuyer: mail } : { toCreator: mail }),
    });
    return viewWithFiles({ ...quote, ...declined }, tx);
  });
}
