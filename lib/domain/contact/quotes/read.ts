import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles, quotes } from "@/db/schema";
import type { QuoteSide, QuoteStatus, QuoteView } from "@/lib/contracts/contact/quotes";
import type { Page } from "@/lib/contracts/values/page";
import type { TimeRangeQuery } from "@/lib/contracts/values/time-range";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeEnds } from "@/lib/core/values/time-range";
import { threadsOfReply } from "@/lib/domain/contact/threads/access/find";
import { lacking, mayUse, requireAccount, requireProfile } from "@/lib/domain/platform/access/require";
import { filesOfMessages } from "@/lib/domain/trade/files/read";
import { viewFile } from "@/lib/domain/trade/files/view";
import { verifiedEmailOf } from "@/lib/domain/trade/orders/access/access";
import { QUOTE } from "@/lib/domain/trade/quotes/move";
import { type ShownQuote, viewQuote } from "@/lib/domain/trade/quotes/view";
import { QUOTE_ACTIONS, quoteFor } from "./access";

const quotesBelow = idCursor("qt");

type Query = TimeRangeQuery & {
  side?: QuoteSide | undefined;
  status?: QuoteStatus | undefined;
  limit?: number;
  cursor?: string | undefined;
};

const SHOWN = { ...QUOTE, handle: profiles.handle, displayName: profiles.displayName };

/** One quote, for either of its sides. Throws `not_found`, `insufficient_scope`. */
export async function getQuote(
  ctx: Context,
  id: string,
  proof: { token?: string | undefined; as?: QuoteSide } = {},
): Promise<QuoteView> {
  const { quote } = await quoteFor(ctx, id, "read", proof);
  return viewWithFiles(quote);
}

/**
 * The quotes of one side, newest first: what the acting creator is asked for and offers, or what the account asked for, also as a guest
 * under its proved address. The side is the creator's for anyone who may read that one, unless told. Throws `not_found` for an account
 * without a page, `insufficient_scope`, `invalid_cursor`.
 */
export async function listQuotes(ctx: Context, query: Query = {}): Promise<Page<QuoteView>> {
  const { profileId, userId } = requireAccount(ctx);
  const { status, limit = 20 } = query;
  const side = query.side ?? (profileId && mayUse(ctx, QUOTE_ACTIONS.read.creator) ? "creator" : "buyer");
  if (!mayUse(ctx, QUOTE_ACTIONS.read[side])) throw lacking(QUOTE_ACTIONS.read[side]);
  const before = quotesBelow(query.cursor);
  const mine = side === "creator" ? eq(quotes.profileId, requireProfile(ctx)) : await askedBy(ctx, userId);
  const { from, to } = rangeEnds(query);
  const asked = and(
    mine,
    sql`${quotes.id} < ${before}`,
    status && eq(quotes.status, status),
    from && gte(quotes.createdAt, from),
    to && lt(quotes.createdAt, to),
  );
  const found = await rows(ctx, asked, limit + 1);
  const files = await filesOfMessages(found.flatMap(asking));
  return pageOf(
    found,
    limit,
    (row) => [row.id],
    (row) => viewQuote(row, files.filter(({ part }) => part === row.messageId).map(viewFile)),
  );
}

/** What was paid, then what can be accepted, then what is over; the lowest price first in each. */
const BY_STANDING = [
  sql`case ${quotes.status} when 'ACCEPTED' then 0 when 'OFFERED' then 1 else 2 end`,
  asc(quotes.amountCents),
];

/** The answers to one brief, those that can be accepted before the others, the lowest price first; for who may read the brief. */
export async function quotesOfBrief(ctx: Context, briefId: string): Promise<QuoteView[]> {
  const found = await rows(ctx, eq(quotes.briefId, briefId), 50, BY_STANDING);
  return found.map((row) => viewQuote(row, []));
}

/**
 * What a reply handle reads: the quote that it was given for; of a brief the offer in this conversation, or in all of them the one that
 * stands first, as `quotesOfBrief` orders them. Throws `not_found`.
 */
export async function quoteByReplyHandle(ctx: Context, handle: string, threadId?: string): Promise<QuoteView> {
  const threads = await threadsOfReply(ctx, handle);
  const wanted = threads.filter(({ id }) => threadId === undefined || id === threadId);
  if (wanted.length === 0) throw notFound("A conversation of this handle with that threadId");
  const origin = wanted[0]?.originId ?? "";
  const within = inArray(
    quotes.threadId,
    wanted.map(({ id }) => id),
  );
  const asked = or(eq(quotes.id, origin), and(eq(quotes.briefId, origin), within));
  const [found] = await rows(ctx, asked, 1, BY_STANDING);
  if (found) return viewWithFiles(found);
  throw new DomainError(
    "not_found",
    "There is no quote with this handle, or not yet. get_messages reads what was said.",
  );
}

/** The quotes of an account as a buyer. */
async function askedBy(ctx: Context, userId: string): Promise<SQL | undefined> {
  const email = await verifiedEmailOf(ctx);
  const asGuest = email ? and(eq(quotes.buyerEmail, email), sql`${quotes.buyerUserId} is null`) : undefined;
  return or(eq(quotes.buyerUserId, userId), asGuest);
}

function rows(ctx: Context, which: SQL | undefined, limit: number, order: SQL[] = []): Promise<ShownQuote[]> {
  return ctx.db
    .select(SHOWN)
    .from(quotes)
    .innerJoin(profiles, eq(profiles.id, quotes.profileId))
    .where(and(which, eq(quotes.livemode, ctx.livemode)))
    .orderBy(...order, desc(quotes.id))
    .limit(limit);
}

/** A quote with the files of the message that asked, as committed or as the open transaction `tx` sees them. */
export async function viewWithFiles(quote: ShownQuote, tx?: Transaction): Promise<QuoteView> {
  const files = await filesOfMessages(asking(quote), tx);
  return viewQuote(quote, files.map(viewFile));
}

/** The message that asked for a quote, where one did. */
function asking({ messageId, threadId }: ShownQuote): { id: string; threadId: string }[] {
  return messageId ? [{ id: messageId, threadId }] : [];
}
