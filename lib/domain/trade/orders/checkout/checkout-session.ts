import type Stripe from "stripe";
import type { OrderLine } from "@/db/schema";
import { BRAND } from "@/lib/contracts/brand";
import { conflict } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/values/money";
import type { OfferRow } from "@/lib/domain/people/profiles/view";
import { modeTag } from "@/lib/domain/trade/payments/mode-tag";
import { processor } from "@/lib/domain/trade/payments/processor";
import { type KnownBuyer, paidBy } from "./known-buyer";
import type { Price } from "./price";

export type CheckoutRequest = {
  orderId: string;
  /** The creator's name: the processor's page says to whom one pays. */
  seller: string;
  offer: OfferRow;
  price: Price;
  processorPriceId: string | null;
  /** The creator's at the processor; null in test mode, where nothing is passed on. */
  account: string | null;
  livemode: boolean;
  feeCents: number;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
  buyer: KnownBuyer | null;
};

/**
 * A hosted session at the processor, under the order's id as idempotency key. A package travels as an inline price with the add-ons in
 * the description (spec 4.3, rule 4), a flat price is the stored one; each add-on is an inline line next to it.
 */
export async function createCheckoutSession(request: CheckoutRequest): Promise<{ id: string; url: string }> {
  return openSession({ ...request, items: lineItems(request), key: `checkout:${request.orderId}` });
}

type SessionOf = Omit<CheckoutRequest, "offer" | "price" | "processorPriceId"> & {
  items: Stripe.Checkout.SessionCreateParams.LineItem[];
  /** The processor's idempotency key. */
  key: string;
};

/** A hosted session for an order, with these lines. A buyer whom the processor has forgotten is a new one to it. */
export async function openSession(request: SessionOf): Promise<{ id: string; url: string }> {
  const { buyer, key } = request;
  return create(request).catch((error: { code?: string; param?: string }) => {
    if (!buyer?.customerId || error.code !== "resource_missing" || error.param !== "customer") throw error;
    return create({ ...request, buyer: { ...buyer, customerId: null }, key: `${key}:new` });
  });
}

async function create(request: SessionOf): Promise<{ id: string; url: string }> {
  const metadata = { order_id: request.orderId, ...modeTag(request) };
  const session = await processor(request).checkout.sessions.create(
    {
      mode: "payment",
      line_items: request.items,
      client_reference_id: request.orderId,
      metadata,
      payment_intent_data: {
        ...(request.account && {
          // a fee of nothing is refused
          ...(request.feeCents > 0 && { application_fee_amount: request.feeCents }),
          transfer_data: { destination: request.account },
        }),
        metadata,
      },
      custom_text: { submit: { message: paidTo(request.seller) } },
      ...(request.buyer && paidBy(request.buyer)),
      expires_at: Math.floor(request.expiresAt.getTime() / 1000),
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
    },
    { idempotencyKey: request.key },
  );
  if (!session.url) throw conflict("The processor opened no checkout. Try again.");
  return { id: session.id, url: session.url };
}

/** What stands at the button that pays. The processor takes 1,200 characters, and a name has at most 80. */
function paidTo(seller: string): string {
  return `You pay ${seller} through ${BRAND}. Your money is held until you accept the delivery, or until 72 hours have passed after it.`;
}

function lineItems(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const { offer, price, processorPriceId } = request;
  if (offer.kind === "flat" && processorPriceId)
    return [{ price: processorPriceId, quantity: 1 }, ...inlineItems(price.lines).slice(1)];
  const choice = offer.packages.find((p) => p.tier_id === price.lines[0]?.slug);
  return inlineItems(price.lines, choice?.description);
}

/** The lines of an order at their own prices, as the pages before and the receipt show them; the first says what comes with it. */
export function inlineItems(
  [main, ...addons]: readonly OrderLine[],
  about = "",
): Stripe.Checkout.SessionCreateParams.LineItem[] {
  if (!main) return [];
  const extras = addons.map((a) => `${a.name} (+${formatMoney(a.amount_cents)})`).join(", ");
  const description = [about, extras && `With add-ons, listed below: ${extras}`]
    .filter(Boolean)
    .join(" ")
    .slice(0, 500);
  return [
    inline(main.amount_cents, main.name, description),
    ...addons.map((a) => inline(a.amount_cents, a.name, "Add-on")),
  ];
}

/** A line that the processor has no price for: cents. */
function inline(amount: number, name: string, description: string): Stripe.Checkout.SessionCreateParams.LineItem {
  const product = { name, ...(description ? { description } : {}) };
  return { quantity: 1, price_data: { currency: "usd", unit_amount: amount, product_data: product } };
}
