import { and, eq, sql } from "drizzle-orm";
import { prepared, type Transaction } from "@/db/client";
import { orders, profiles, quotes } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound, WrongState } from "@/lib/core/errors";
import { MINUTE_MS } from "@/lib/core/values/durations";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { needScope } from "@/lib/domain/platform/access/require";
import { purchaserOf } from "@/lib/domain/platform/spending/reserve";
import { lockQuote, QUOTE, type QuoteRow } from "./move";
import { viewQuoteEvent } from "./view";

/** The processor keeps a session open for half an hour at least; the rest is for the call. */
const LEAST_OPEN_MS = 35 * MINUTE_MS;

/** What a quote sells, as the checkout needs it. */
export type QuotedSale = {
  id: string;
  buyerUserId: string | null;
  /** As the two agreed on it, whatever an operator withholds later of the message that asked. */
  brief: string;
  offer: NonNullable<ReturnType<typeof viewQuoteEvent>["offer"]>;
};

const quoteOfHandle = prepared("quote_for_sale", (db) =>
  db
    .select({ quote: QUOTE })
    .from(quotes)
    .innerJoin(profiles, eq(profiles.id, quotes.profileId))
    .where(
      and(
        eq(quotes.id, sql.placeholder("id")),
        eq(quotes.livemode, sql.placeholder("livemode")),
        ofHandle(sql.placeholder("handle")),
        SHOWN,
      ),
    ),
);

/**
 * The offer that a checkout is to be opened for. An account's quote is that account's to buy, and its apps' and keys' that buy for it:
 * everyone else gets `not_found`. One that was asked for without an account is bought by its id, as any checkout needs no credential.
 * Throws `insufficient_scope`, `conflict` for a key that also sells, `invalid_state_transition` for one that is not offered, or no longer.
 */
export async function quotedSale(ctx: Context, handle: string, id: string): Promise<QuotedSale> {
  const [found] = await quoteOfHandle().execute({ id, handle, livemode: ctx.livemode });
  const { actor } = ctx;
  const account = actor.kind === "user" || actor.kind === "credential" ? actor.userId : null;
  if (!found || (found.quote.buyerUserId && found.quote.buyerUserId !== account)) throw notFound("The quote");
  if (found.quote.buyerUserId) needPurchaser(ctx);
  return saleOf(ctx, found.quote);
}

/** What buys in its account's name does so within its limits: a credential that sells counts none, and opens checkouts for others. */
function needPurchaser(ctx: Context): void {
  needScope(ctx, "purchases:write");
  if (ctx.actor.kind === "credential" && !purchaserOf(ctx))
    throw conflict(
      "A key with orders:write opens checkouts for others and buys nothing for its account. Accept the quote signed in, or with a key that has purchases:write without it.",
    );
}

function saleOf(ctx: Context, quote: QuoteRow): QuotedSale {
  const { offer } = viewQuoteEvent(quote);
  const { id, status, buyerUserId, brief } = quote;
  if (!offer || status !== "OFFERED")
    throw new WrongState("quote", status, "it can be accepted while OFFERED.", "it cannot be accepted now");
  if (new Date(offer.expires_at) <= ctx.now)
    throw new DomainError("invalid_state_transition", "The offer has ended. Ask for a new quote.");
  return { id, buyerUserId, brief, offer };
}

/** When the checkout of an offer closes: with the offer, but no sooner than the processor can. */
export function checkoutEnd(ctx: Context, { offer }: QuotedSale, usual: Date): Date {
  const end = Math.min(usual.getTime(), Date.parse(offer.expires_at));
  return new Date(Math.floor(Math.max(end, ctx.now.getTime() + LEAST_OPEN_MS) / 1000) * 1000);
}

export type OpenOrder = typeof orders.$inferSelect;

/**
 * Holds the quote for the transaction that opens its checkout, as it is at this moment, and answers the order whose checkout is open
 * already, if one is: a quote has one. Throws as `quotedSale`.
 */
export async function holdForSale(tx: Transaction, ctx: Context, id: string): Promise<OpenOrder | null> {
  const quote = await lockQuote(tx, ctx, id);
  if (!quote) throw notFound("The quote");
  saleOf(ctx, quote);
  return openOrderOf(tx, ctx, id);
}

/**
 * The order of a quote whose checkout is open, or null; held until the transaction ends, since its person may open a page in place of the
 * one it has. The caller holds the quote, which comes before it.
 */
export async function openOrderOf(tx: Transaction, ctx: Context, quoteId: string): Promise<OpenOrder | null> {
  const open = and(eq(orders.quoteId, quoteId), eq(orders.status, "CHECKOUT_OPEN"), eq(orders.livemode, ctx.livemode));
  const [order] = await tx.select().from(orders).where(open).for("no key update");
  return order ?? null;
}
