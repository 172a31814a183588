import { and, eq, sql } from "drizzle-orm";
import { prepared, type Transaction } from "@/db/client";
import { orderEvents, orders, type ProductQuestion, profiles } from "@/db/schema";
import type { OrderBriefView } from "@/lib/contracts/trade/order-briefs";
import type { CheckoutView, NewOrder } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, DomainError, invalidField, notFound } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { basisPoints } from "@/lib/core/values/money";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { availabilityOf } from "@/lib/domain/people/availability/sql";
import { viewAvailability, whenFree } from "@/lib/domain/people/availability/view";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { purchaserOf, reserveSpending } from "@/lib/domain/platform/spending/reserve";
import { recordSentFiles, type SentFile } from "@/lib/domain/trade/files/attachments";
import { checkoutEnd, type QuotedSale } from "@/lib/domain/trade/quotes/for-sale";
import { recordBrief } from "../briefing/record";
import { orderLinkToken } from "../link";
import { type OrderRow, thisOrder } from "../move";
import { viewOrderEvent } from "../view";
import { type CheckoutRequest, createCheckoutSession } from "./checkout-session";
import { priceOf, priceOfQuote } from "./price";
import { agreedBrief, closeSession, quotedIn, standingCheckout } from "./quoted";
import { safeSuccessPath } from "./success-path";

type Source = OrderRow["source"];

/** A checkout can be paid for a day: the longest that the processor allows, less what the call itself takes. */
export const OPEN_FOR_MS = (24 * 60 - 5) * 60_000;

const offerForSale = prepared("offer_for_sale", (db) =>
  db
    .select({
      offer: offerObject.as("offer"),
      processorPriceId: p.processorPriceId,
      profileId: profiles.id,
      userId: profiles.userId,
      handle: profiles.handle,
      mcpDiscoverable: profiles.mcpDiscoverable,
      account: profiles.processorAccountId,
      payoutsEnabled: profiles.payoutsEnabled,
      categories: profiles.categories,
      displayName: profiles.displayName,
      availability: availabilityOf(profiles).as("availability"),
      owns: sql<boolean>`${p.id} is not null`.as("owns"),
    })
    .from(profiles)
    .leftJoin(p, and(eq(p.profileId, profiles.id), eq(p.id, sql.placeholder("productId")), eq(p.status, "active")))
    .where(eq(profiles.handle, sql.placeholder("handle")))
    .limit(1),
);

/**
 * Opens a hosted checkout for one product of a creator and answers its URL. The amount comes from stored prices; the platform's fee
 * and the creator's account are applied; the buyer lands on our own host. Throws `not_found`, `validation_error` (a product that is
 * not the creator's, unknown package or add-on), `conflict` (the caller's own product, payouts are not set up, the creator takes no orders now), `spend_limit_exceeded` (an app
 * or key that buys for its account, past what the person allowed), `service_unavailable` (no processor).
 * Opens a hosted checkout for one product of a creator, or for a quote, and answers its URL; of a quote that has one open, that one. The
 * amount comes from stored prices, or is the offer's; the platform's fee and the creator's account are applied; the buyer lands on our own
 * host. Throws `not_found`, `validation_error` (a product that is not the creator's, unknown package or add-on), `conflict` (the caller's
 * own product, payouts are not set up), `invalid_state_transition` (a quote that is not offered), `spend_limit_exceeded` (an app or key
 * that buys for its account, past what the person allowed), `service_unavailable` (no processor).
 */
export async function openCheckout(
  ctx: Context,
  input: NewOrder,
  source: Source,
  files: readonly SentFile[] = [],
): Promise<CheckoutView> {
  const quoted = await quotedIn(ctx, input);
  const productId = quoted?.offer.product_id ?? input.product_id;
  const [sale] = await offerForSale().execute({ handle: input.handle, productId });
  if (!sale || (source === "mcp" && !sale.mcpDiscoverable)) throw notFound(`A creator with the handle ${input.handle}`);
  if (!sale.owns) throw invalidField("product_id", `${productId} is not a product of ${sale.handle}`);
  if (isOwn(ctx, sale.userId)) throw conflict("This is your own product: an order of it would be to yourself.");
  if (!sale.account || !sale.payoutsEnabled)
    throw conflict(`${sale.handle} cannot take payments yet. Nothing was charged.`);
  const availability = viewAvailability(sale.availability, ctx.now);
  if (!quoted && !availability.open) throw conflict(`${whenFree(sale.displayName, availability)} Nothing was charged.`);
  const { BASE_URL, PLATFORM_FEE_BPS } = env();
  const successPath = input.success_path ? await safeSuccessPath(ctx, input.success_path, BASE_URL) : undefined;
  const price = quoted ? priceOfQuote(sale.offer.slug, quoted) : priceOf(sale.offer, input.tier_id, input.addon_ids);
  const id = newId("ord");
  const token = orderLinkToken(id);
  const usual = new Date(Math.floor((ctx.now.getTime() + OPEN_FOR_MS) / 1000) * 1000);
  const expiresAt = quoted ? checkoutEnd(ctx, quoted, usual) : usual;
  const feeCents = basisPoints(price.amountCents, PLATFORM_FEE_BPS);

  const purchaser = purchaserOf(ctx);
  const opened = await transaction(ctx, async (tx) => {
    const standing = quoted && (await standingCheckout(tx, ctx, quoted.id));
    if (standing) return { standing, told: null };
    const { categories } = sale;
    const spendMonth = purchaser
      ? await reserveSpending(tx, ctx, purchaser, { amountCents: price.amountCents, categories })
      : null;
    await tx.insert(orders).values({
      id,
      profileId: sale.profileId,
      productId: sale.offer.product_id,
      productTitle: price.title,
      packageSlug: input.tier_id ?? null,
      quoteId: quoted?.id ?? null,
      amountCents: price.amountCents,
      feeCents,
      lines: price.lines,
      deliveryDays: price.deliveryDays,
      revisionsAllowed: price.revisions,
      source,
      apiKeyId: ctx.actor.kind === "credential" ? ctx.actor.credential.id : null,
      buyerUserId: purchaser?.userId ?? (ctx.actor.kind === "user" ? ctx.actor.userId : (quoted?.buyerUserId ?? null)),
      spendMonth,
      linkTokenHash: sha256(token),
      livemode: ctx.livemode,
      expiresAt,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await tx.insert(orderEvents).values({ orderId: id, at: ctx.now, actor: source, from: null, to: "CHECKOUT_OPEN" });
    await recordAudit(tx, ctx, sale.profileId, "order.created", { type: "order", id });
    const told = quoted
      ? { input: { ...input, brief: agreedBrief(quoted) }, asked: [] }
      : { input, asked: sale.offer.requirements };
    return { standing: null, told: await openBrief(tx, ctx, { id, ...told, files }) };
  });
  const { standing, told } = opened;
  if (standing) return standing;

  const request: CheckoutRequest = {
    orderId: id,
    offer: sale.offer,
    price,
    processorPriceId: quoted ? null : sale.processorPriceId,
    account: sale.account,
    feeCents,
    expiresAt,
    successUrl: successUrl(BASE_URL, id, token, successPath),
    cancelUrl: `${BASE_URL}${cancelPath(sale, quoted)}`,
    buyerEmail: source === "site" && ctx.actor.kind === "user" ? ctx.actor.email : undefined,
  };
  const session = await createCheckoutSession(request);
  const gone = await transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ checkoutSessionId: session.id, checkoutUrl: session.url })
      .where(thisOrder(ctx, id))
      .returning();
    if (order?.status !== "CHECKOUT_OPEN") return true;
    await emit(tx, ctx, order.profileId, "order.created", viewOrderEvent(order));
    if (told?.submitted_at) {
      const data = { ...viewOrderEvent(order), brief: told, changed: false, due_at: null };
      await emit(tx, ctx, order.profileId, "order.brief_submitted", data);
    }
    return false;
  });
  if (gone) {
    await closeSession(session.id);
    throw new DomainError("invalid_state_transition", "The offer was taken back a moment ago. Nothing was charged.");
  }
  return {
    order_id: id,
    checkout_url: session.url,
    expires_at: expiresAt.toISOString(),
    amount_cents: price.amountCents,
    currency: "usd",
    lines: price.lines,
  };
}

/** Where the buyer comes back to who does not pay: an account's quote; never a guest's link, which whoever pays would learn. */
function cancelPath({ handle, offer }: { handle: string; offer: { slug: string } }, quoted: QuotedSale | null): string {
  return quoted?.buyerUserId ? `/quotes/${quoted.id}` : `/${handle}/products/${offer.slug}`;
}

/** Keeps what was asked and what was said of it so far: missing answers never stand in the way of paying. */
async function openBrief(
  tx: Transaction,
  ctx: Context,
  { id, input, asked, files }: { id: string; input: NewOrder; asked: ProductQuestion[]; files: readonly SentFile[] },
): Promise<OrderBriefView | null> {
  const { brief = "", answers = {} } = input;
  const attachments = [...(input.attachments ?? []), ...(await recordSentFiles(tx, ctx, files, id))];
  if (asked.length === 0 && brief === "" && attachments.length === 0 && Object.keys(answers).length === 0) return null;
  const told = await recordBrief(tx, ctx, { orderId: id, asked, brief: { brief, answers, attachments }, whole: false });
  if (told.missing.length > 0) await tx.update(orders).set({ awaitsBrief: true }).where(thisOrder(ctx, id));
  return told;
}

/**
 * Whether the buyer is known to be the creator: signed in, or with an app that acts for them. A key says who sells: creators open
 * checkouts for their customers with it.
 */
function isOwn(ctx: Context, creatorId: string): boolean {
  const { actor } = ctx;
  if (actor.kind === "user") return actor.userId === creatorId;
  const buys = purchaserOf(ctx) !== undefined || (actor.kind === "credential" && actor.credential.kind === "oauth");
  return actor.kind === "credential" && buys && actor.userId === creatorId;
}

/** Always on our own host: the thank-you page, or the caller's path there. The processor fills in the session id. */
function successUrl(base: string, orderId: string, token: string, path: string | undefined): string {
  const target = path ?? `/orders/${orderId}/thanks`;
  const joint = target.includes("?") ? "&" : "?";
  return `${base}${target}${joint}order=${orderId}&token=${token}&session_id={CHECKOUT_SESSION_ID}`;
}
