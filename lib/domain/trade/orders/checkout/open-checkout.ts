import { orders } from "@/db/schema";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { CheckoutView, NewOrder } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { basisPoints } from "@/lib/core/values/money";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { purchaserOf } from "@/lib/domain/platform/spending/reserve";
import type { SentFile } from "@/lib/domain/trade/files/attachments";
import { checkoutEnd, type QuotedSale } from "@/lib/domain/trade/quotes/for-sale";
import { orderLinkToken } from "../access/link";
import { requestApproval } from "../approvals/request";
import { type OrderRow, thisOrder } from "../move";
import { viewOrderEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { heardBy } from "../telling/heard-by";
import { tellBuyer } from "../telling/tell-buyer";
import { createCheckoutSession } from "./checkout-session";
import { knownBuyer } from "./known-buyer";
import { markNeverOpened } from "./mark-expired";
import { priceOf, priceOfQuote, refuseAbove } from "./price";
import { closeSession, quotedIn, standingCheckout } from "./quoted";
import { saleOf } from "./sale";
import { safeSuccessPath } from "./success-path";
import { writeOrder } from "./write-order";

/** A checkout can be paid for a day: the longest that the processor allows, less what the call itself takes. */
export const OPEN_FOR_MS = (24 * 60 - 5) * 60_000;

/**
 * Opens a hosted checkout for one product of a creator, or for a quote, and answers its URL; of a quote that has one open, that one. The
 * amount comes from stored prices, or is the offer's; `tried` marks a fixture of who sells nothing; the platform's fee and the creator's account are applied; the buyer lands on our own
 * host. Throws what `saleOf` throws, `validation_error` (unknown package or add-on, more than `max_price_cents`), `invalid_state_transition` (a quote that is not
 * offered), `spend_limit_exceeded` (an app or key that buys for its account, past what the person allowed), `service_unavailable` (no
 * processor).
 */
export async function openCheckout(
  ctx: Context,
  input: NewOrder,
  source: OrderRow["source"],
  files: readonly SentFile[] = [],
  tried = false,
): Promise<CheckoutView> {
  const quoted = await quotedIn(ctx, input);
  const productId = quoted?.offer.product_id ?? input.product_id;
  const asked = { handle: input.handle, productId, agreed: quoted !== null, agents: source === "mcp" };
  const sale = await saleOf(ctx, asked);
  const { BASE_URL, PLATFORM_FEE_BPS } = env();
  const successPath = input.success_path ? await safeSuccessPath(ctx, input.success_path, BASE_URL) : undefined;
  const price = quoted ? priceOfQuote(sale.offer.slug, quoted) : priceOf(sale.offer, input.tier_id, input.addon_ids);
  refuseAbove(input.max_price_cents, price);
  const id = newId("ord");
  const token = orderLinkToken(id);
  const usual = new Date(Math.floor((ctx.now.getTime() + OPEN_FOR_MS) / 1000) * 1000);
  const expiresAt = quoted ? checkoutEnd(ctx, quoted, usual) : usual;
  const feeCents = basisPoints(price.amountCents, PLATFORM_FEE_BPS);

  const { standing, brief } = await transaction(ctx, async (tx) => {
    const standing = quoted && (await standingCheckout(tx, ctx, quoted.id));
    if (standing) return { standing, brief: null };
    const opening = { id, token, input, source, sale, quoted, price, feeCents, expiresAt, files, tried };
    return { standing: null, brief: await writeOrder(tx, ctx, opening) };
  });
  if (standing) return standing;

  const session = await createCheckoutSession({
    orderId: id,
    seller: sale.displayName,
    offer: sale.offer,
    price,
    processorPriceId: quoted || !ctx.livemode ? null : sale.processorPriceId,
    account: sale.account,
    livemode: ctx.livemode,
    feeCents,
    expiresAt,
    successUrl: successUrl(BASE_URL, id, token, successPath),
    cancelUrl: `${BASE_URL}${cancelPath(sale, quoted, input)}`,
    buyer: source === "site" ? await knownBuyer(ctx) : null,
  }).catch((error: unknown) => giveUp(ctx, id, error));
  if (!(await keepSession(ctx, id, session, brief))) {
    await closeSession(session.id, ctx);
    throw new DomainError(
      "invalid_state_transition",
      "The order was closed before its page was ready: its offer was taken back, or opening it took too long. Nothing was charged.",
    );
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

/**
 * An order that the processor opened no checkout for is over, and holds none of its app's limits; one that is not committed yet ends with
 * its transaction. Throws what the processor said.
 */
async function giveUp(ctx: Context, id: string, error: unknown): Promise<never> {
  if (!ctx.inTransaction)
    await transaction(ctx, (tx) => markNeverOpened(tx, ctx, id)).catch((err) =>
      ctx.log.error({ err, id }, "an order without a checkout waits for the worker"),
    );
  throw error;
}

/** Puts the processor's session on the order and tells of both; false when the order was closed meanwhile. */
async function keepSession(
  ctx: Context,
  id: string,
  session: { id: string; url: string },
  brief: OrderBriefView | null,
): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ checkoutSessionId: session.id, checkoutUrl: session.url })
      .where(thisOrder(ctx, id))
      .returning();
    if (order?.status !== "CHECKOUT_OPEN") return false;
    const [event, owner] = [viewOrderEvent(order), await heardBy(tx, order)];
    await emit(tx, ctx, owner, "order.created", event);
    await tellBuyer(tx, ctx, order, "order.created");
    const purchaser = purchaserOf(ctx);
    if (purchaser) await requestApproval(tx, ctx, purchaser, order, { kind: "checkout" });
    if (brief?.submitted_at)
      await announce(tx, ctx, order, {
        kind: "order.brief_submitted",
        data: { ...event, brief, changed: false, due_at: null },
        diff: { changed: false },
      });
    return true;
  });
}

/** Where the buyer comes back to who does not pay: an account's quote, or what was chosen; never a guest's link, which anyone who pays would learn. */
function cancelPath(
  { handle, offer }: { handle: string; offer: { slug: string } },
  quoted: QuotedSale | null,
  { tier_id, addon_ids }: Pick<NewOrder, "tier_id" | "addon_ids">,
): string {
  if (quoted?.buyerUserId) return `/quotes/${quoted.id}`;
  const chosen = new URLSearchParams({
    ...(tier_id && { tier: tier_id }),
    ...(addon_ids.length > 0 && { addons: addon_ids.join() }),
  });
  return `/${handle}/products/${offer.slug}${chosen.size > 0 ? `?${chosen}` : ""}`;
}

/** Always on our own host: the thank-you page, or the caller's path there. The processor fills in the session id. */
function successUrl(base: string, orderId: string, token: string, path: string | undefined): string {
  const target = path ?? `/orders/${orderId}/thanks`;
  const joint = target.includes("?") ? "&" : "?";
  return `${base}${target}${joint}order=${orderId}&token=${token}&session_id={CHECKOUT_SESSION_ID}`;
}
