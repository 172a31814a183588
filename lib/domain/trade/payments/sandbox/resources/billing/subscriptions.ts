import type { Call } from "../../call";
import { emit } from "../../events";
import type { Subscription } from "../../objects/billing";
import type { Session } from "../../objects/checkout";
import type { CardSummary, PaymentIntent } from "../../objects/money";
import { randomId } from "../../random";
import { insert, save } from "../../store";
import type { Payer } from "../payments/charges";
import { billInvoice, intentFor, retryInvoice } from "./invoices";
import { followingEnd, periodEnd } from "./periods";

/** Starts the subscription that a paid checkout sold; its first period is paid with the checkout's own intent. */
export async function startSubscription(
  call: Call,
  session: Session & { customer: string },
  intent: PaymentIntent,
  card: CardSummary,
  payer: Payer,
): Promise<Subscription> {
  const id = randomId("sub");
  const terms = session._subscription;
  const sub: Subscription = {
    id,
    object: "subscription",
    application_fee_percent: terms.fee_percent,
    billing_cycle_anchor: call.now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: "charge_automatically",
    created: call.now,
    currency: session.currency,
    customer: session.customer,
    description: terms.description,
    ended_at: null,
    items: { object: "list", url: `/v1/subscription_items?subscription=${id}`, has_more: false, data: [] },
    latest_invoice: null,
    livemode: false,
    metadata: terms.metadata,
    start_date: call.now,
    status: "active",
    transfer_data: terms.destination ? { destination: terms.destination } : null,
    trial_end: null,
    _card: card,
    _group: session.id,
    _period_end: call.now,
  };
  for (const { price, quantity } of session._lines) {
    if (!price.recurring) continue;
    sub._period_end = periodEnd(call.now, price.recurring);
    sub.items.data.push({
      id: randomId("si", 14),
      object: "subscription_item",
      created: call.now,
      current_period_start: call.now,
      current_period_end: sub._period_end,
      metadata: {},
      price,
      quantity,
      subscription: id,
    });
  }
  sub.latest_invoice = (await billInvoice(call, sub, "subscription_create", intent, payer)).id;
  await insert(call, sub);
  emit(call, "customer.subscription.created", sub);
  return sub;
}

/** Starts a period now, from which those after it are reckoned, and bills it. The caller holds the row. */
export function startPeriod(call: Call, sub: Subscription, reason: string, payer: Payer): Promise<Subscription> {
  const anchored = { ...sub, billing_cycle_anchor: call.now };
  return billPeriod(call, anchored, { reason, payer, start: call.now });
}

/** Starts the period that follows on the one which has ended, however late that is noticed, and bills it. The caller holds the row. */
export function renew(call: Call, sub: Subscription, payer: Payer): Promise<Subscription> {
  return billPeriod(call, sub, { reason: "subscription_cycle", payer, start: sub._period_end });
}

type Period = { reason: string; payer: Payer; start: number };

/** Paid it is active, unpaid `past_due`. */
async function billPeriod(call: Call, sub: Subscription, { reason, payer, start }: Period): Promise<Subscription> {
  const data = sub.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: item.price.recurring
      ? followingEnd(start, sub.billing_cycle_anchor, item.price.recurring)
      : start,
  }));
  const ends = Math.min(...data.map((item) => item.current_period_end));
  const renewed: Subscription = { ...sub, items: { ...sub.items, data }, _period_end: ends };
  const invoice = await billInvoice(call, renewed, reason, await intentFor(call, renewed), payer);
  renewed.latest_invoice = invoice.id;
  Object.assign(renewed, invoice.status === "open" ? unpaid(call, 0) : PAID);
  await save(call, renewed);
  return renewed;
}

const DAY = 24 * 60 * 60;
/** Days between the attempts to take what is due; what follows the last one is a setting. */
const RETRY_AFTER_DAYS = [1, 2, 4, 7] as const;

const PAID = { status: "active", _retries: 0, _retry_at: null } as const;

function unpaid(call: Call, retries: number): Pick<Subscription, "status" | "_retries" | "_retry_at"> {
  const days = RETRY_AFTER_DAYS[retries];
  return { status: "past_due", _retries: retries, _retry_at: days ? call.now + days * DAY : null };
}

/**
 * Tries to take what a `past_due` subscription owes: paid it is active again, after the last attempt it ends, unless told. The caller holds
 * the row.
 */
export async function collectDue(call: Call, sub: Subscription, payer: Payer, byHand = false): Promise<Subscription> {
  const invoice = await retryInvoice(call, sub, payer);
  const retries = (sub._retries ?? 0) + 1;
  if (invoice?.status !== "paid") {
    if (byHand) return sub;
    if (retries >= RETRY_AFTER_DAYS.length) return giveUp(call, sub);
    const waiting: Subscription = { ...sub, ...unpaid(call, retries) };
    await save(call, waiting);
    return waiting;
  }
  const paid: Subscription = { ...sub, ...PAID };
  await save(call, paid);
  emit(call, "customer.subscription.updated", paid, { status: sub.status });
  return paid;
}

/** What is not tried again: ended, kept without being charged, or left as it is until its next period. */
async function giveUp(call: Call, sub: Subscription): Promise<Subscription> {
  if ((sub._after_retries ?? "cancel") === "cancel") return endSubscription(call, sub);
  const status = sub._after_retries === "mark_unpaid" ? "unpaid" : "past_due";
  const left: Subscription = { ...sub, status, _retry_at: null };
  await save(call, left);
  if (status !== sub.status) emit(call, "customer.subscription.updated", left, { status: sub.status });
  return left;
}

/** Ends a subscription at once; the caller holds the row. */
export async function endSubscription(call: Call, sub: Subscription): Promise<Subscription> {
  const ended: Subscription = {
    ...sub,
    canceled_at: sub.canceled_at ?? call.now,
    ended_at: call.now,
    status: "canceled",
  };
  await save(call, ended);
  emit(call, "customer.subscription.deleted", ended);
  return ended;
}
