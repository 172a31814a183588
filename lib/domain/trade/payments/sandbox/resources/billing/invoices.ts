import type { Call } from "../../call";
import { emit } from "../../events";
import type { Invoice, Subscription } from "../../objects/billing";
import type { PaymentTerms, SubscriptionTerms } from "../../objects/checkout";
import type { PaymentIntent } from "../../objects/money";
import { randomId } from "../../random";
import { insert, lock, retrieve, save } from "../../store";
import type { Payer } from "../payments/charges";
import { beginIntent, decline, settle } from "../payments/payments";

/** The payment terms of one invoice over `amount`: the platform keeps its percentage, rounded to whole minor units. */
export function invoiceTerms(terms: SubscriptionTerms, amount: number): PaymentTerms {
  return {
    fee: terms.fee_percent && terms.destination ? Math.round((amount * terms.fee_percent) / 100) : null,
    destination: terms.destination,
    description: terms.description,
    metadata: {},
    receipt_email: null,
    transfer_group: null,
  };
}

/** What one period of the subscription costs, in minor units. */
export function periodPrice(sub: Subscription): number {
  return sub.items.data.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0);
}

/** An intent to take `amount` for the subscription: what one period costs, unless told. */
export async function intentFor(call: Call, sub: Subscription, amount = periodPrice(sub)): Promise<PaymentIntent> {
  const terms: SubscriptionTerms = {
    fee_percent: sub.application_fee_percent,
    destination: sub.transfer_data?.destination ?? null,
    description: sub.description,
    metadata: {},
  };
  const { currency, customer } = sub;
  return beginIntent(call, {
    amount,
    currency,
    customer,
    terms: invoiceTerms(terms, amount),
    group: sub._group ?? sub.id,
  });
}

/**
 * Bills the intent's amount to the subscription's card. The invoice is paid, or open when the card refused; announces `invoice.paid` or
 * `invoice.payment_failed`.
 */
export async function billInvoice(
  call: Call,
  sub: Subscription,
  reason: string,
  intent: PaymentIntent,
  payer: Payer,
): Promise<Invoice> {
  const { amount, currency } = intent;
  const id = randomId("in");
  const [item] = sub.items.data;
  const invoice: Invoice = {
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: call.now,
    currency,
    customer: sub.customer,
    customer_email: payer.email,
    hosted_invoice_url: null,
    invoice_pdf: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `SBX-${id.slice(-8).toUpperCase()}`,
    parent: { type: "subscription_details", subscription_details: { subscription: sub.id, metadata: sub.metadata } },
    payments: { object: "list", url: "/v1/invoice_payments", has_more: false, data: [] },
    period_end: item?.current_period_end ?? call.now,
    period_start: item?.current_period_start ?? call.now,
    status: "open",
    subtotal: amount,
    total: amount,
    _group: sub._group ?? sub.id,
    _intent: intent.id,
  };
  await insert(call, invoice);
  return collect(call, sub, invoice, intent, payer);
}

/** Tries to take an open invoice from the subscription's card once more. The caller holds the subscription's row. */
export async function retryInvoice(call: Call, sub: Subscription, payer: Payer): Promise<Invoice | undefined> {
  if (!sub.latest_invoice) return undefined;
  const invoice = await lock(call, "invoice", sub.latest_invoice as string);
  if (invoice.status !== "open") return invoice;
  return collect(call, sub, invoice, await retrieve(call, "payment_intent", invoice._intent), payer);
}

async function collect(
  call: Call,
  sub: Subscription,
  invoice: Invoice,
  intent: PaymentIntent,
  payer: Payer,
): Promise<Invoice> {
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  if (sub._refuses) {
    await decline(call, intent, sub._card, payer, sub._refuses);
    await save(call, tried);
    emit(call, "invoice.payment_failed", tried);
    return tried;
  }
  await settle(call, intent, sub._card, payer);
  const { amount } = intent;
  const payments = { ...invoice.payments, data: [paymentOf(call, invoice.id, intent)] };
  const paid: Invoice = { ...tried, amount_paid: amount, amount_remaining: 0, payments, status: "paid" };
  await save(call, paid);
  emit(call, "invoice.paid", paid);
  return paid;
}

function paymentOf(call: Call, invoice: string, intent: PaymentIntent): object {
  return {
    id: randomId("inpay"),
    object: "invoice_payment",
    amount_paid: intent.amount,
    amount_requested: intent.amount,
    created: call.now,
    currency: intent.currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "paid",
  };
}
