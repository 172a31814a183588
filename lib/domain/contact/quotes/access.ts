import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles, quotes } from "@/db/schema";
import type { QuoteSide } from "@/lib/contracts/contact/quotes";
import type { Scope } from "@/lib/contracts/scopes";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { needScope } from "@/lib/domain/platform/access/require";
import { verifiedEmailOf } from "@/lib/domain/trade/orders/access/access";
import { isQuoteToken } from "@/lib/domain/trade/quotes/link";
import { QUOTE } from "@/lib/domain/trade/quotes/move";
import type { ShownQuote } from "@/lib/domain/trade/quotes/view";

/** What can be done with a quote, by which side, and with which scope of its app or key. The only place that says so. */
export const QUOTE_ACTIONS = {
  read: { creator: "quotes:read", buyer: "purchases:read" },
  offer: { creator: "quotes:write" },
  withdraw: { creator: "quotes:write" },
  decline: { creator: "quotes:write", buyer: "purchases:write" },
  accept: { buyer: "purchases:write" },
} as const satisfies Record<string, Partial<Record<QuoteSide, Scope>>>;

export type QuoteAction = keyof typeof QUOTE_ACTIONS;

type Proof = { token?: string | undefined; as?: QuoteSide | undefined };

/** A quote and on which of its sides the caller stands. */
type QuotePlace = { quote: ShownQuote; side: QuoteSide };

const quoteById = prepared("quote_by_id", (db) =>
  db
    .select({ ...QUOTE, handle: profiles.handle, displayName: profiles.displayName })
    .from(quotes)
    .innerJoin(profiles, eq(profiles.id, quotes.profileId))
    .where(sql`${quotes.id} = ${sql.placeholder("id")} and ${quotes.livemode} = ${sql.placeholder("livemode")}`),
);

/**
 * The quote, for somebody who may do this with it: its creator; the account that asked, or whose proved address a guest gave; anyone who
 * holds a guest's link. With `as`, only on that side. Everybody else gets `not_found`; an app or key that stands there without
 * the scope, `insufficient_scope`.
 */
export async function quoteFor(ctx: Context, id: string, action: QuoteAction, proof: Proof = {}): Promise<QuotePlace> {
  const [quote] = await quoteById().execute({ id, livemode: ctx.livemode });
  if (!quote) throw notFound("The quote");
  const allowed: Partial<Record<QuoteSide, Scope>> = QUOTE_ACTIONS[action];
  const { as, token } = proof;
  for (const side of ["creator", "buyer"] as const) {
    const scope = allowed[side];
    if (!scope || (as && as !== side) || !(await standsOn(ctx, quote, side, token))) continue;
    needScope(ctx, scope);
    return { quote, side };
  }
  throw notFound("The quote");
}

async function standsOn(ctx: Context, quote: ShownQuote, side: QuoteSide, token?: string): Promise<boolean> {
  const { actor } = ctx;
  const account = actor.kind === "user" || actor.kind === "credential" ? actor : null;
  if (side === "creator") return account?.profileId === quote.profileId;
  if (token && isQuoteToken(quote, token)) return true;
  if (!account) return false;
  if (quote.buyerUserId) return quote.buyerUserId === account.userId;
  const email = quote.buyerEmail && (await verifiedEmailOf(ctx));
  return Boolean(email) && email?.toLowerCase() === quote.buyerEmail?.toLowerCase();
}
