import type { Call } from "../call";
import { reading } from "../mutate";
import type { Interval } from "../objects/catalogue";
import type { Session } from "../objects/checkout";
import { randomId } from "../random";
import { cardsOf } from "../resources/payments/payment-methods";
import { find, retrieve } from "../store";

export type CheckoutLine = {
  name: string;
  description: string | null;
  quantity: number;
  /** In minor units, for the whole line. */
  amount: number;
  interval: Interval | null;
};

/** What the payment page shows of a session. Amounts in minor units of `currency`. */
export type CheckoutView = {
  id: string;
  status: "open" | "complete" | "expired";
  mode: "payment" | "subscription";
  currency: string;
  amountTotal: number;
  /** Whose account the money goes on to, by its name at the processor; null where it stays with the platform. */
  payee: string | null;
  /** The seller's words at the button that pays. */
  note: string | null;
  lines: CheckoutLine[];
  /** Fixed by the seller, or typed before a refused attempt; null at first. */
  email: string | null;
  emailFixed: boolean;
  name: string | null;
  /** What the buyer has kept from before, the latest first. */
  savedCards: { id: string; brand: string; last4: string }[];
  canSave: boolean;
  canRemove: boolean;
  cancelUrl: string | null;
  /** A fresh mark of the form on this page: a form that is sent twice has the same payer. */
  attempt: string;
  expiresAt: Date;
};

/**
 * The session behind a payment page, or null. One that is past its time shows as expired, whether or not a sweep has
 * seen it.
 */
export async function viewCheckout(sessionId: string, now = new Date()): Promise<CheckoutView | null> {
  const call = reading(now);
  const session = await find(call, "checkout.session", sessionId);
  if (!session) return null;
  const fixed = await fixedEmail(call, session);
  const lines: CheckoutLine[] = [];
  for (const line of session._lines) {
    const product = await retrieve(call, "product", line.price.product);
    lines.push({
      name: line.description,
      description: product.description,
      quantity: line.quantity,
      amount: line.amount_total,
      interval: line.price.recurring?.interval ?? null,
    });
  }
  return {
    id: session.id,
    status: session.status === "open" && session.expires_at <= call.now ? "expired" : session.status,
    mode: session.mode,
    currency: session.currency,
    amountTotal: session.amount_total,
    payee: await payeeOf(call, session),
    note: session.custom_text?.submit?.message ?? null,
    lines,
    email: fixed ?? session._draft?.email ?? null,
    emailFixed: fixed !== null,
    name: session._draft?.name ?? null,
    savedCards: session.customer
      ? (await cardsOf(call, session.customer)).map(({ id, card }) => ({ id, ...card }))
      : [],
    canSave: canSave(session),
    canRemove: canRemove(session),
    cancelUrl: session.cancel_url,
    attempt: randomId("attempt", 32),
    expiresAt: new Date(session.expires_at * 1000),
  };
}

async function payeeOf(call: Call, { mode, _payment, _subscription }: Session): Promise<string | null> {
  const { destination } = mode === "payment" ? _payment : _subscription;
  const account = destination ? await find(call, "account", destination) : undefined;
  return account?.business_profile.name ?? null;
}

/** Whether the payer may keep a card of this checkout for later, and take one that is kept away. */
export const canSave = (session: Session) => session.saved_payment_method_options?.payment_method_save === "enabled";
export const canRemove = (session: Session) =>
  session.saved_payment_method_options?.payment_method_remove === "enabled";

/** The buyer's address where the seller has settled it, by itself or through the customer. */
export async function fixedEmail(call: Call, session: Session): Promise<string | null> {
  if (session.customer_email) return session.customer_email;
  const customer = session.customer ? await find(call, "customer", session.customer) : undefined;
  return customer?.email ?? null;
}

/** Where the payer lands after paying, with the session's id filled in. For their browser alone: it may hold what makes them the buyer. */
export function successUrl(session: Session): string {
  return session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
