import type { QuoteView } from "@/lib/contracts/contact/quotes";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { closeCheckoutOf } from "@/lib/domain/trade/orders/checkout/quoted";
import { announceQuote } from "@/lib/domain/trade/quotes/announce";
import { quoteWithdrawn } from "@/lib/domain/trade/quotes/mails/quote-withdrawn";
import { moveQuote } from "@/lib/domain/trade/quotes/move";
import { quoteFor } from "./access";
import { viewWithFiles } from "./read";
import { sayInThread } from "./say";

/** The quote of its creator. Its buyer hears what is theirs to do, everybody else `not_found`. */
async function ofCreator(ctx: Context, id: string): ReturnType<typeof quoteFor> {
  try {
    return await quoteFor(ctx, id, "withdraw");
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not_found") throw error;
    await quoteFor(ctx, id, "read").catch((also) => {
      throw also instanceof DomainError ? error : also;
    });
    throw new DomainError(
      "invalid_state_transition",
      "Its creator withdraws an offer. Decline the quote, which also takes your request back: `POST /v1/quotes/{id}/decline`.",
    );
  }
}

/**
 * Takes an offer back that nobody has paid, and closes its checkout if one is open. Emits `quote.withdrawn`. Throws `not_found`,
 * `invalid_state_transition` (also for its buyer, who declines), `conflict` for an offer that was just paid, `rate_limit_exceeded`.
 */
export async function withdrawQuote(ctx: Context, id: string, note: string): Promise<QuoteView> {
  const { quote } = await ofCreator(ctx, id);
  await limitWriting(ctx, "messages", id);
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
