import type { Call } from "../call";
import { emit } from "../events";
import type { Invoice, Subscription } from "../objects/billing";
import type { PaymentTerms, SubscriptionTerms } from "../objects/checkout";
import type { PaymentIntent } from "../objects/money";
import { randomId } from "../random";
import { insert } from "../store";
import type { Payer } from "./charges";
import { beginIntent, settle } from "./payments";

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

/** An intent to take what one period of the subscription costs. */
export async function intentForPeriod(call: Call, sub: Subscription): Promise<PaymentIntent> {
  const amount = sub.items.data.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0);
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

/** Takes the intent's amount from the subscription's card as an invoice, and announces `invoice.paid`. */
export async function payInvoice(
  call: Call,
  sub: Subscription,
  reason: string,
  intent: PaymentIntent,
  payer: Payer,
): Promise<Invoice> {
  await settle(call, intent, sub._card, payer);
  const id = randomId("in");
  const { amount, currency } = intent;
  const [item] = sub.items.data;
  const invoice: Invoice = {
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: amount,
    amount_remaining: 0,
    attempted: true,
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
    number: `SBX-${id.slice(-8).toUpperCase()}`,
    parent: { type: "subscription_details", subscription_details: { subscription: sub.id, metadata: sub.metadata } },
    payments: { object: "list", url: "/v1/invoice_payments", has_more: false, data: [paymentOf(call, id, intent)] },
    period_end: item?.current_period_end ?? call.now,
    period_start: item?.current_period_start ?? call.now,
    status: "paid",
    subtotal: amount,
    total: amount,
    _group: sub._group ?? sub.id,
  };
  await insert(call, invoice);
  emit(call, "invoice.paid", invoice);
  return invoice;
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
