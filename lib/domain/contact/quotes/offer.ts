import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefMatches, briefs, products, profiles, quotes, threads, users } from "@/db/schema";
import { type NewOffer, OFFER_DAYS, OFFERS_TO_BRIEF, type QuoteView } from "@/lib/contracts/contact/quotes";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { formatMoney } from "@/lib/core/values/money";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { limitContact } from "@/lib/domain/platform/safety/standing";
import { announceQuote } from "@/lib/domain/trade/quotes/announce";
import { quoteOffered } from "@/lib/domain/trade/quotes/mails/quote-offered";
import { moveQuote, QUOTE, type QuoteRow } from "@/lib/domain/trade/quotes/move";
import { viewQuote } from "@/lib/domain/trade/quotes/view";
import { quoteFor } from "./access";
import { viewWithFiles } from "./read";
import { sayInThread } from "./say";

const LEAST_MS = 3_600_000;

/**
 * Answers a request with an offer, which is frozen from then on. Emits `quote.offered`. Throws `not_found`, `validation_error` (a product
 * that is not on sale, a time that is over or too far off), `conflict` (payouts are not set up, the conversation is blocked),
 * `invalid_state_transition`, `rate_limit_exceeded`.
 */
export async function offerQuote(ctx: Context, id: string, offer: NewOffer): Promise<QuoteView> {
  const { quote } = await quoteFor(ctx, id, "offer");
  await limitWriting(ctx, "messages", id);
  return transaction(ctx, async (tx) => {
    const set = await offerColumns(tx, ctx, quote.profileId, offer);
    const moved = await moveQuote(tx, ctx, id, { to: "OFFERED", actor: "creator", done: "offered", set });
    await tellOffer(tx, ctx, moved);
    return viewWithFiles({ ...quote, ...moved }, tx);
  });
}

/**
 * Answers a brief that a person posted with an offer: the quote begins at OFFERED. A creator has one offer to a brief at a time. Throws as
 * `offerQuote`, and `conflict` for a second one, for more than `OFFERS_TO_BRIEF` in all, and for a brief that is closed.
 */
export async function offerToBrief(ctx: Context, briefId: string, offer: NewOffer): Promise<QuoteView> {
  const profileId = requireProfile(ctx);
  await limitWriting(ctx, "messages", briefId);
  await limitContact(ctx, "messages");
  return transaction(ctx, async (tx) => {
    const matched = and(
      eq(briefMatches.briefId, briefId),
      eq(briefMatches.profileId, profileId),
      eq(briefMatches.livemode, ctx.livemode),
    );
    const [wanted] = await tx
      .select({ brief: briefs, buyerUserId: users.id, buyerName: users.name })
      .from(briefMatches)
      .innerJoin(briefs, eq(briefs.id, briefMatches.briefId))
      .innerJoin(users, eq(users.id, briefs.buyerUserId))
      .where(matched)
      .for("no key update", { of: [briefMatches, briefs] });
    if (!wanted) throw notFound("The brief");
    if (wanted.brief.closedAt) throw conflict("The buyer has closed this brief.");
    const ours = and(eq(quotes.briefId, briefId), eq(quotes.profileId, profileId), eq(quotes.livemode, ctx.livemode));
    // the match is held: what is counted is whole
    if ((await tx.$count(quotes, ours)) >= OFFERS_TO_BRIEF)
      throw conflict(
        `You have made ${OFFERS_TO_BRIEF} offers to this brief, and may make no more. Write to its buyer.`,
      );
    const set = await offerColumns(tx, ctx, profileId, offer);
    const threadId = await threadOfBrief(tx, ctx, briefId, profileId);
    const { brief, buyerUserId, buyerName } = wanted;
    const [row] = await tx
      .insert(quotes)
      .values({
        ...set,
        id: newId("qt", ctx.now.getTime()),
        status: "OFFERED",
        profileId,
        buyerUserId,
        buyerName,
        source: "site",
        briefId,
        threadId,
        brief: brief.brief,
        budgetCents: brief.budgetCents,
        wantedBy: brief.deadline,
        livemode: ctx.livemode,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning(QUOTE);
    if (!row) throw conflict("You have an offer to this brief already. Withdraw it before you send another.");
    await tx.update(briefMatches).set({ status: "ACCEPTED", answeredAt: ctx.now }).where(matched);
    await tx
      .update(threads)
      .set({ kind: "quote", subjectId: row.id })
      .where(and(eq(threads.id, threadId), eq(threads.livemode, ctx.livemode)));
    await tellOffer(tx, ctx, row);
    const { handle, displayName } = await ownerOf(tx, profileId);
    return viewQuote({ ...row, handle, displayName }, []);
  });
}

/** The conversation that the brief began with this creator, whatever it is about by now. */
async function threadOfBrief(tx: Transaction, ctx: Context, briefId: string, profileId: string): Promise<string> {
  const began = and(
    eq(threads.originId, briefId),
    eq(threads.profileId, profileId),
    eq(threads.livemode, ctx.livemode),
  );
  const [thread] = await tx.select({ id: threads.id }).from(threads).where(began);
  if (!thread) throw notFound("The brief");
  return thread.id;
}

async function offerColumns(tx: Transaction, ctx: Context, profileId: string, offer: NewOffer) {
  const [sale] = await tx
    .select({ payable: profiles.payoutsEnabled, owns: sql<boolean>`${products.id} is not null` })
    .from(profiles)
    .leftJoin(
      products,
      and(eq(products.profileId, profiles.id), eq(products.id, offer.product_id), eq(products.status, "active")),
    )
    .where(eq(profiles.id, profileId));
  if (!sale?.owns) throw invalidField("product_id", "must be a product of yours that is on sale");
  if (!sale.payable && ctx.livemode) throw conflict("You cannot be paid yet. Set up payouts in the studio first.");
  const expiresAt = offer.expires_at
    ? new Date(offer.expires_at)
    : new Date(ctx.now.getTime() + OFFER_DAYS.usual * DAY_MS);
  const left = expiresAt.getTime() - ctx.now.getTime();
  if (left < LEAST_MS) throw invalidField("expires_at", "must be an hour away at least");
  if (left > OFFER_DAYS.most * DAY_MS) throw invalidField("expires_at", `must be at most ${OFFER_DAYS.most} days away`);
  return {
    productId: offer.product_id,
    title: offer.title,
    scope: offer.scope,
    amountCents: offer.amount_cents,
    deliveryDays: offer.delivery_days,
    revisions: offer.revisions,
    expiresAt,
    offeredAt: ctx.now,
  };
}

async function tellOffer(tx: Transaction, ctx: Context, row: QuoteRow): Promise<void> {
  await sayInThread(tx, ctx, row, { side: "creator", body: offerText(row), otherwise: "", blocked: "refuse" });
  await announceQuote(tx, ctx, row, { kind: "quote.offered", toBuyer: quoteOffered });
}

function offerText({ title, scope, amountCents, deliveryDays, revisions, expiresAt, offeredAt }: QuoteRow): string {
  const days = deliveryDays === 1 ? "one day" : `${deliveryDays} days`;
  const rounds = revisions === 1 ? "one round of changes" : `${revisions} rounds of changes`;
  // the offer itself says the moment, in each reader's zone
  const stands = standsFor((expiresAt?.getTime() ?? 0) - (offeredAt?.getTime() ?? 0));
  return `**Offer: ${title}**\n\n${formatMoney(amountCents ?? 0)}, delivered within ${days} of the payment, ${rounds}. It stands for ${stands}.\n\n${scope}`;
}

function standsFor(ms: number): string {
  if (ms < 2 * DAY_MS) return `${Math.ceil(ms / 3_600_000)} hours`;
  return `${Math.round(ms / DAY_MS)} days`;
}
