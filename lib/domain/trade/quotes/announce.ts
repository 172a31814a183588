import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema";
import type { EventKind } from "@/lib/contracts/developers/events/events";
import type { Context } from "@/lib/core/context";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOfAccount, ownerOf } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { buyerQuotePath } from "./link";
import type { QuoteFacts } from "./mails/quote-facts";
import type { QuoteRow } from "./move";
import { viewQuoteEvent } from "./view";

type QuoteNews = {
  kind: Extract<EventKind, `quote.${string}`>;
  toBuyer?: (quote: QuoteFacts) => Mail;
  toCreator?: (quote: QuoteFacts) => Mail;
};

/**
 * Tells everyone of a change of a quote in the transaction that made it: the audit log, the endpoints of both sides, and by mail
 * whichever side has a mail coming. A buyer who holds nothing but a handle reads it there.
 */
export async function announceQuote(
  tx: Transaction,
  ctx: Context,
  quote: QuoteRow,
  { kind, toBuyer, toCreator }: QuoteNews,
): Promise<void> {
  await recordAudit(tx, ctx, quote.profileId, kind, { type: "quote", id: quote.id });
  await emit(tx, ctx, quote.profileId, kind, viewQuoteEvent(quote));
  if (quote.buyerUserId)
    await emit(tx, ctx, await ownerIdOfAccount(tx, quote.buyerUserId), "purchase.quote_updated", viewQuoteEvent(quote));
  const owner = await ownerOf(tx, quote.profileId);
  const facts = factsOf(quote, owner.displayName);
  if (toCreator) await queueMail(tx, ctx, owner.email, toCreator(facts));
  const address = toBuyer && (await addressOf(tx, quote));
  if (toBuyer && address) await queueMail(tx, ctx, address, toBuyer(facts));
}

async function addressOf(tx: Transaction, { buyerUserId, buyerEmail }: QuoteRow): Promise<string | null> {
  if (!buyerUserId) return buyerEmail;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, buyerUserId));
  return user?.email ?? null;
}

function factsOf(quote: QuoteRow, creatorName: string): QuoteFacts {
  const { brief, offer } = viewQuoteEvent(quote);
  return {
    brief,
    buyerName: quote.buyerName,
    creatorName,
    offer: offer && {
      title: offer.title,
      amountCents: offer.amount_cents,
      deliveryDays: offer.delivery_days,
      expiresAt: new Date(offer.expires_at),
    },
    note: quote.note,
    buyerPath: buyerQuotePath(quote),
    creatorPath: `/studio/quotes/${quote.id}`,
  };
}
