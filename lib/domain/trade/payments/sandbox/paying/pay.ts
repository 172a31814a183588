import { notFound } from "@/lib/core/errors";
import type { Call } from "../call";
import { mutate } from "../mutate";
import type { Challenge, Session } from "../objects/checkout";
import type { Behaviour, Failure } from "../objects/money";
import { randomId } from "../random";
import { expireSession } from "../resources/checkout/sessions";
import { openDispute } from "../resources/payments/disputes";
import { forgetCard, keepCard } from "../resources/payments/payment-methods";
import { decline, requireAction } from "../resources/payments/payments";
import { find, findLocked, insert, save as store } from "../store";
import { NOT_AUTHENTICATED } from "./cards";
import { canRemove, canSave, fixedEmail, successUrl } from "./checkout-view";
import { completeSession, intentOf } from "./complete";
import { type FieldError, type PaymentForm, type ReadyPayment, readPaymentForm } from "./payment-form";

export type PaymentOutcome =
  | { outcome: "paid"; redirectTo: string }
  | { outcome: "declined"; code: string; message: string }
  | { outcome: "needs_authentication"; challengeId: string }
  | { outcome: "closed"; status: "complete" | "expired"; redirectTo: string | null }
  | { outcome: "invalid"; fields: FieldError[] };

/**
 * Tries to pay a checkout with what its page sent. Sent twice, or by many at once, it pays once: the others find the
 * session closed, and only the same form (`attempt`) sent again is told where the payer goes. The card's number lives in
 * memory only. Throws `not_found` for an unknown session.
 */
export async function payCheckout(
  sessionId: string,
  { attempt, saved, save, ...form }: PaymentForm & { attempt?: string; saved?: string; save?: boolean },
  now = new Date(),
): Promise<PaymentOutcome> {
  return withOpenSession(sessionId, now, attempt, async (call, session) => {
    const email = (await fixedEmail(call, session)) ?? form.email;
    const kept = saved ? await keptCard(call, session, saved) : undefined;
    if (kept) return tryCard(call, session, { ...kept, email }, attempt);
    const checked = readPaymentForm({ ...form, email }, now);
    if ("errors" in checked) {
      await keepDraft(call, session, { email, name: form.name });
      return { outcome: "invalid", fields: checked.errors };
    }
    return tryCard(call, session, { ...checked.ready, save: save === true && canSave(session) }, attempt);
  });
}

/** Forgets a card of the customer whose checkout this is, as long as it is open. Throws `not_found` for any other card. */
export async function forgetSavedCard(sessionId: string, saved: string, now = new Date()): Promise<void> {
  await mutate(now, async (call) => {
    const session = await findLocked(call, "checkout.session", sessionId);
    const method = await findLocked(call, "payment_method", saved);
    const own = method && session?.status === "open" && session.customer === method.customer;
    if (!own || !canRemove(session)) throw notFound("This card");
    await forgetCard(call, method);
  });
}

/** A card that the customer of this checkout has kept. */
async function keptCard(call: Call, session: Session, saved: string): Promise<Omit<ReadyPayment, "email"> | undefined> {
  const method = await find(call, "payment_method", saved);
  if (!method || !session.customer || method.customer !== session.customer) return undefined;
  return { name: method.billing_details.name ?? "", card: method.card, behaviour: method._does };
}

/**
 * Answers the bank's question whether a payment is the card holder's. Each challenge can be answered once. Throws
 * `not_found` for an unknown session.
 */
export async function confirmAuthentication(
  sessionId: string,
  challengeId: string,
  approve: boolean,
  now = new Date(),
): Promise<PaymentOutcome> {
  return withOpenSession(sessionId, now, challengeId, async (call, session) => {
    const challenge = await findLocked(call, "_challenge", challengeId);
    if (!challenge || challenge.session !== sessionId || challenge.answered) {
      return { outcome: "declined", ...shown(NOT_AUTHENTICATED) };
    }
    await store(call, { ...challenge, answered: true });
    const { card, email, name, save = false } = challenge;
    const behaviour: Behaviour = approve ? { kind: "succeeds" } : { kind: "refused", failure: NOT_AUTHENTICATED };
    return tryCard(call, session, { card, email, name, behaviour, save }, challengeId);
  });
}

type Try = (call: Call, session: Session) => Promise<PaymentOutcome>;

/** Holds the session's row for one attempt, so that attempts on one session happen one after the other. */
async function withOpenSession(id: string, now: Date, attempt: string | undefined, work: Try): Promise<PaymentOutcome> {
  return mutate(now, async (call) => {
    const session = await findLocked(call, "checkout.session", id);
    if (!session) throw notFound("This checkout");
    if (session.status === "open" && session.expires_at <= call.now) {
      await expireSession(call, session);
      return { outcome: "closed", status: "expired", redirectTo: session.cancel_url };
    }
    return session.status === "open" ? work(call, session) : closed(session, attempt);
  });
}

async function tryCard(
  call: Call,
  session: Session,
  payment: ReadyPayment,
  attempt: string | undefined,
): Promise<PaymentOutcome> {
  const { behaviour, card, email, name } = payment;
  if (behaviour.kind === "succeeds" || behaviour.kind === "disputed") {
    const paid = await completeSession(call, { ...session, _paid_by: attempt || null }, card, { email, name });
    if (paid?.customer && payment.save)
      await keepCard(call, {
        customer: paid.customer,
        card,
        payer: { email, name },
        does: behaviour,
        group: session.id,
      });
    if (paid?.payment_intent && behaviour.kind === "disputed") await openDispute(call, paid.payment_intent);
    return paid ? { outcome: "paid", redirectTo: successUrl(paid) } : closed(session, attempt);
  }
  const intent = await intentOf(call, session);
  await keepDraft(call, session, { email, name });
  if (behaviour.kind === "refused") {
    await decline(call, intent, card, { email, name }, behaviour.failure);
    return { outcome: "declined", ...shown(behaviour.failure) };
  }
  await requireAction(call, intent);
  return { outcome: "needs_authentication", challengeId: await askCardHolder(call, session, payment) };
}

async function askCardHolder(call: Call, session: Session, { card, email, name, save }: ReadyPayment): Promise<string> {
  const challenge: Challenge = {
    id: randomId("auth", 32),
    object: "_challenge",
    created: call.now,
    session: session.id,
    email,
    name,
    card,
    ...(save && { save }),
    answered: false,
  };
  await insert(call, challenge);
  return challenge.id;
}

async function keepDraft(call: Call, session: Session, draft: { email: string; name: string }): Promise<void> {
  session._draft = { email: draft.email.slice(0, 320), name: draft.name.slice(0, 200) };
  await store(call, session);
}

function shown({ code, decline_code, message }: Failure): { code: string; message: string } {
  return { code: decline_code ?? code, message };
}

function closed(session: Session, attempt: string | undefined): PaymentOutcome {
  if (session.status === "expired") return { outcome: "closed", status: "expired", redirectTo: session.cancel_url };
  const byPayer = Boolean(attempt) && session._paid_by === attempt;
  return { outcome: "closed", status: "complete", redirectTo: byPayer ? successUrl(session) : null };
}
