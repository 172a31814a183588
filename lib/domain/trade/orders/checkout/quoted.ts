import type { Transaction } from "@/db/client";
import type { CheckoutView, NewOrder } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { conflict, conflictForNow, invalidField, isProcessorAway } from "@/lib/core/errors";
import { purchaserOf } from "@/lib/domain/platform/spending/reserve";
import { cameToNothing } from "@/lib/domain/trade/payments/came-to-nothing";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";
import {
  holdForSale,
  type OpenOrder,
  openOrderOf,
  type QuotedSale,
  quotedSale,
} from "@/lib/domain/trade/quotes/for-sale";
import { showsCards } from "../showing/shows-cards";
import { markExpired, markNeverOpened } from "./mark-expired";

/** A call that opens a checkout and takes longer has failed. */
export const OPENING_MS = 120_000;

/**
 * The offer that an order accepts, or null for an order at stored prices. Throws `validation_error` for neither a product nor a quote, and
 * for what a quote has of its own; and what `quotedSale` throws.
 */
export async function quotedIn(ctx: Context, input: NewOrder): Promise<QuotedSale | null> {
  const { quote_id: id, product_id, tier_id, addon_ids, brief, answers = {}, attachments = [] } = input;
  if (id === undefined) {
    if (product_id === undefined) throw invalidField("product_id", "is needed, or a quote to accept");
    return null;
  }
  const own = { tier_id, addon_ids: addon_ids.length > 0, brief, answers: Object.keys(answers).length > 0 };
  for (const [field, given] of Object.entries({ ...own, attachments: attachments.length > 0 }))
    if (given) throw invalidField(field, "a quote has its own: leave it out");
  const quoted = await quotedSale(ctx, input.handle, id);
  if (product_id !== undefined && product_id !== quoted.offer.product_id)
    throw invalidField("product_id", "is not what the quote is for: leave it out");
  return quoted;
}

/**
 * Holds a quote for the transaction that opens its checkout, and answers the checkout that is open already, if one is. Throws `conflict`
 * for one that another call opens just now or that has just ended, and for one that is somebody else's alone.
 */
export async function standingCheckout(tx: Transaction, ctx: Context, quoteId: string): Promise<CheckoutView | null> {
  const open = await holdForSale(tx, ctx, quoteId);
  if (!open) return null;
  const age = ctx.now.getTime() - open.createdAt.getTime();
  if (!open.checkoutUrl && age > OPENING_MS) {
    await markNeverOpened(tx, ctx, open.id);
    return null;
  }
  if (!open.checkoutUrl || open.expiresAt <= ctx.now)
    throw conflictForNow("A checkout of this quote is being opened or closed just now. Try again in a minute.", 60);
  if (!mayHavePage(ctx, open))
    throw conflict("A checkout of this quote is open already. Its buyer finds it on the quote's page.");
  return viewStanding(open, open.checkoutUrl);
}

/** The page of who ordered signed in shows their cards: it is theirs alone. An app gets what it opened itself, everyone else any other. */
function mayHavePage(ctx: Context, open: OpenOrder): boolean {
  const { actor } = ctx;
  if (showsCards(open)) return actor.kind === "user" && !actor.viewedBy && actor.userId === open.buyerUserId;
  const purchaser = purchaserOf(ctx);
  return !purchaser || open.apiKeyId === purchaser.credential.id;
}

function viewStanding(open: OpenOrder, url: string): CheckoutView {
  return {
    order_id: open.id,
    checkout_url: url,
    expires_at: open.expiresAt.toISOString(),
    amount_cents: open.amountCents,
    currency: "usd",
    lines: open.lines,
  };
}

/**
 * Closes the open checkout of a quote that is no longer to be had, if there is one: at the processor, then here. Throws `conflict` for one
 * that was paid a moment ago.
 */
export async function closeCheckoutOf(tx: Transaction, ctx: Context, quoteId: string, note: string): Promise<void> {
  const open = await openOrderOf(tx, ctx, quoteId);
  if (!open) return;
  if (open.checkoutSessionId) await closeSession(open.checkoutSessionId, ctx);
  await markExpired(tx, ctx, open.id, { actor: "system", note });
}

/** Ends a session at the processor of a mode. Throws `conflict` for one that was paid, or that the buyer's bank may still pay. */
export async function closeSession(id: string, of: PaymentMode): Promise<void> {
  const { sessions } = processor(of).checkout;
  let session = await sessions.retrieve(id);
  if (session.status === "open") {
    // between the look and the close it may have been paid
    session = await sessions.expire(id).catch(async (error: unknown) => {
      // this is called within transactions, whose connection does not wait for a second look; who asks again finds it closed
      if (isProcessorAway(error)) throw error;
      const now = await sessions.retrieve(id);
      if (now.status === "open") throw error;
      return now;
    });
  }
  if (session.status === "complete" && !(await cameToNothing(session, of)))
    throw conflict("This has been paid just now: the order is on its way.");
}
