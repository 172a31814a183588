import { notFound } from "@/lib/core/errors";
import type { Call } from "../call";
import { emit } from "../events";
import { mutate } from "../mutate";
import type { Subscription } from "../objects/billing";
import type { Behaviour, Failure } from "../objects/money";
import { type FieldError, type PaymentForm, readPaymentForm } from "../paying/payment-form";
import { collectDue } from "../resources/billing/subscriptions";
import { findLocked, retrieve, save } from "../store";
import { findOpen } from "./portal-view";

type Change = (call: Call, sub: Subscription) => Promise<Subscription>;
type Where = { token: string; subscription: string };

/**
 * Ends a subscription with its paid period (`end`), or lets it go on after all. Throws `not_found` for an unknown link, and for a
 * subscription that has ended or is another customer's.
 */
export async function endInPortal(where: Where, end: boolean, now = new Date()): Promise<void> {
  await changeOwn(where, now, async (call, before) => {
    const canceled_at = end ? call.now : null;
    const sub = { ...before, cancel_at_period_end: end, cancel_at: end ? before._period_end : null, canceled_at };
    await save(call, sub);
    const { cancel_at_period_end } = before;
    if (cancel_at_period_end !== end) emit(call, "customer.subscription.updated", sub, { cancel_at_period_end });
    return sub;
  });
}

export type CardOutcome =
  | { outcome: "saved" | "unpaid" }
  | { outcome: "declined"; code: string }
  | { outcome: "invalid"; fields: FieldError[] };

/**
 * Saves another card for a subscription and takes from it what is due. `unpaid`: it is saved, and refused to pay. Throws as `endInPortal`.
 */
export async function changeCardInPortal(
  where: Where,
  form: Omit<PaymentForm, "email">,
  now = new Date(),
): Promise<CardOutcome> {
  // the portal knows whom it serves: only the card is typed
  const checked = readPaymentForm({ ...form, email: "customer@example.com" }, now);
  if ("errors" in checked) return { outcome: "invalid", fields: checked.errors };
  const { behaviour, card, name } = checked.ready;
  if (behaviour.kind === "refused" && !behaviour.savable) {
    return { outcome: "declined", code: behaviour.failure.decline_code ?? behaviour.failure.code };
  }
  const sub = await changeOwn(where, now, async (call, before) => {
    const next: Subscription = { ...before, _card: card, _refuses: refusalOf(behaviour) };
    await save(call, next);
    emit(call, "customer.subscription.updated", next);
    if (next.status !== "past_due") return next;
    const { email } = await retrieve(call, "customer", next.customer);
    return collectDue(call, next, { email, name }, true);
  });
  return { outcome: sub.status === "past_due" ? "unpaid" : "saved" };
}

function refusalOf(behaviour: Behaviour): Failure | null {
  return behaviour.kind === "refused" ? behaviour.failure : null;
}

async function changeOwn({ token, subscription }: Where, now: Date, change: Change): Promise<Subscription> {
  return mutate(now, async (call) => {
    const session = await findOpen(call, token);
    const sub = session && (await findLocked(call, "subscription", subscription));
    if (!sub || sub.customer !== session.customer || sub.status === "canceled") throw notFound("This subscription");
    return change(call, sub);
  });
}
