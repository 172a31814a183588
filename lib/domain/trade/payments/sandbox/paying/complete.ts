import type { Call } from "../call";
import { emit } from "../events";
import type { Session } from "../objects/checkout";
import type { CardSummary, PaymentIntent } from "../objects/money";
import { createCustomer } from "../resources/billing/customers";
import { invoiceTerms } from "../resources/billing/invoices";
import { startSubscription } from "../resources/billing/subscriptions";
import type { Payer } from "../resources/payments/charges";
import { beginIntent, settle } from "../resources/payments/payments";
import { claim, lock, save } from "../store";

/**
 * The intent of a checkout's attempts: made at the first one, used again at the next. The caller holds the session's
 * row.
 */
export async function intentOf(call: Call, session: Session): Promise<PaymentIntent> {
  if (session._intent) return lock(call, "payment_intent", session._intent);
  const payment = session.mode === "payment";
  const intent = await beginIntent(call, {
    amount: session.amount_total,
    currency: session.currency,
    customer: session.customer,
    terms: payment ? session._payment : invoiceTerms(session._subscription, session.amount_total),
    group: session.id,
  });
  session._intent = intent.id;
  if (payment) session.payment_intent = intent.id;
  await save(call, session);
  return intent;
}

/**
 * Pays an open checkout with a card that is good. The session is claimed first, by a conditional update: of any number
 * of callers exactly one pays, the others get undefined.
 */
export async function completeSession(
  call: Call,
  session: Session,
  card: CardSummary,
  payer: { email: string; name: string },
): Promise<Session | undefined> {
  if (!(await claim(call, session.id, "open", { status: "complete", url: null }))) return undefined;
  const intent = await intentOf(call, session);
  const paid: Session = {
    ...session,
    customer: await customerOf(call, session, payer),
    customer_details: { ...payer, phone: null, tax_exempt: "none" },
    payment_status: "paid",
    status: "complete",
    url: null,
    _draft: null,
  };
  const charged = { ...intent, customer: paid.customer };
  if (paid.mode === "payment") await settle(call, charged, card, payer);
  else await subscribe(call, paid, charged, card, payer);
  await save(call, paid);
  emit(call, "checkout.session.completed", paid);
  return paid;
}

async function customerOf(call: Call, session: Session, payer: Payer): Promise<string | null> {
  if (session.customer) return session.customer;
  if (session.mode === "payment" && session.customer_creation !== "always") return null;
  return (await createCustomer(call, payer, session.id)).id;
}

async function subscribe(call: Call, paid: Session, intent: PaymentIntent, card: CardSummary, payer: Payer) {
  if (!paid.customer) throw new Error(`session ${paid.id} was paid without a customer`);
  const sub = await startSubscription(call, { ...paid, customer: paid.customer }, intent, card, payer);
  paid.subscription = sub.id;
  paid.invoice = sub.latest_invoice;
}
