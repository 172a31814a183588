import { asc, inArray, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import { database } from "@/db/client";
import { sandboxWebhooks } from "@/db/schema";
import { buy, operator, type Seller } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { mutate } from "@/lib/domain/trade/payments/sandbox/mutate";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { sendBack } from "@/lib/domain/trade/payments/sandbox/resources/connect/payouts";
import { settleDue } from "@/lib/domain/trade/payments/sandbox/serving/due";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import type { Chance } from "./testing-chance";

/** What happens at the processor in a life: payments, refunds and decisions made there, and events in any order. */

/** The kinds of event that the endpoint at the processor is set to send. */
const MEANT: readonly string[] = [
  "account.updated",
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.refunded",
  "charge.succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "payout.failed",
  "payout.paid",
  "refund.created",
  "refund.failed",
  "refund.updated",
];
const CARD = { expiry: "12/34", cvc: "123", name: "Robin Ashby" };
/** Available at once, after two days, with a refund that fails, with a card dispute. */
const CARDS = ["4000000000000077", "4000000000000077", "4242424242424242", "4000000000005126", "4000000000000259"];

export async function buyOne(seller: Seller, chance: Chance): Promise<string> {
  return (await buy(seller, chance.of(CARDS))).id;
}

/** Pays the page of a tip, now and then with a card whose holder disputes it. */
export async function payTip(url: string, chance: Chance): Promise<void> {
  const card = {
    ...CARD,
    card: chance.happens(0.3) ? "4000000000000259" : "4000000000000077",
    email: "robin@example.com",
  };
  await payCheckout(url.split("/").at(-1) ?? "", card);
}

/** Events that the processor has sent: some are heard now, in any order and some of them twice; `all` leaves none for later. */
export async function hear(chance: Chance, all = false): Promise<number> {
  await settleDue(new Date());
  const waiting = await database()
    .select({ seq: sandboxWebhooks.seq, body: sandboxWebhooks.body })
    .from(sandboxWebhooks)
    .where(isNull(sandboxWebhooks.deliveredAt))
    .orderBy(asc(sandboxWebhooks.seq));
  const heard = waiting.filter(() => all || chance.happens(0.6));
  const meant = heard.filter(({ body }) => MEANT.includes((JSON.parse(body) as Stripe.Event).type));
  const sent = meant.flatMap((one) => (chance.happens(0.2) ? [one, one] : [one]));
  for (let n = sent.length - 1; n > 0; n--) {
    const other = chance.below(n + 1);
    const [a, b] = [sent[n], sent[other]];
    if (a && b) [sent[n], sent[other]] = [b, a];
  }
  for (const { body } of sent) await applyProcessorEvent(operator(), JSON.parse(body) as Stripe.Event);
  const seqs = heard.map(({ seq }) => seq);
  if (seqs.length > 0)
    await database().update(sandboxWebhooks).set({ deliveredAt: new Date() }).where(inArray(sandboxWebhooks.seq, seqs));
  return meant.length;
}

/** Somebody refunds part of a payment at the processor itself. */
export async function refundElsewhere(paymentIntent: string, amount: number): Promise<void> {
  const both = { reverse_transfer: true, refund_application_fee: true };
  await processor()
    .refunds.create({ payment_intent: paymentIntent, amount, ...both })
    .catch(refused);
}

/** The card dispute of a payment is decided. */
export async function endCardDispute(id: string, won: boolean): Promise<void> {
  const evidence = { evidence: { uncategorized_text: "winning_evidence" }, submit: true };
  await (won ? processor().disputes.update(id, evidence) : processor().disputes.close(id)).catch(refused);
}

/** The card disputes of these payments that are not decided. */
export async function openDisputesOf(paymentIntents: readonly string[]): Promise<string[]> {
  const disputes = await Promise.all(
    paymentIntents.map((payment_intent) => processor().disputes.list({ payment_intent, limit: 1 })),
  );
  return disputes.flatMap(({ data: [one] }) => (one && one.status !== "won" && one.status !== "lost" ? [one.id] : []));
}

/** The bank sends a payout back. */
export async function bounce(payoutId: string): Promise<void> {
  await mutate(new Date(), (call) => sendBack(call, payoutId));
}

function refused(error: unknown): void {
  if ((error as { type?: unknown }).type !== "StripeInvalidRequestError") throw error;
}
