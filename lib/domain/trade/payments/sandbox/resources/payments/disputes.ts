import { z } from "zod";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import type { Dispute } from "../../objects/money";
import { flag, metadata, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { countOf, insert, lock, retrieve, save } from "../../store";
import { book } from "../connect/book";
import { merge } from "../merge";

/** How ids of disputes begin: which of them one has means nothing. */
const PREFIXES = ["dp", "du", "pdp"] as const;

async function nextPrefix(call: Call): Promise<string> {
  return PREFIXES[(await countOf(call, "dispute")) % PREFIXES.length] ?? PREFIXES[0];
}

/** The card holder of a paid intent disputes it as fraudulent. */
export async function openDispute(call: Call, paymentIntent: string): Promise<Dispute> {
  const intent = await retrieve(call, "payment_intent", paymentIntent);
  const charge = await lock(call, "charge", intent.latest_charge ?? "");
  const dispute: Dispute = {
    id: randomId(await nextPrefix(call)),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    evidence: { uncategorized_text: null },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: paymentIntent,
    reason: "fraudulent",
    status: "needs_response",
    _group: charge._group ?? charge.id,
  };
  await withdraw(call, dispute, -dispute.amount);
  await save(call, { ...charge, disputed: true });
  await insert(call, dispute);
  emit(call, "charge.dispute.created", dispute);
  return dispute;
}

/** The bank takes what is disputed from the platform at once, and gives it back when the dispute is won. */
async function withdraw(call: Call, { id, currency }: Dispute, amount: number): Promise<void> {
  await book(call, { account: null, amount, currency, type: "adjustment", source: id });
}

async function decide(call: Call, dispute: Dispute, status: "won" | "lost"): Promise<Dispute> {
  const decided: Dispute = { ...dispute, status };
  if (status === "won") {
    await withdraw(call, dispute, dispute.amount);
    const charge = await lock(call, "charge", dispute.charge as string);
    await save(call, { ...charge, _dispute_won: true });
  }
  await save(call, decided);
  emit(call, "charge.dispute.closed", decided, { status: dispute.status });
  return decided;
}

/** A dispute that still waits for the seller's answer, held until the transaction ends. */
async function undecided(call: Call, id: string): Promise<Dispute> {
  const dispute = await lock(call, "dispute", id);
  if (dispute.status === "needs_response") return dispute;
  throw new Refusal(`This dispute is already closed: it was ${dispute.status}.`, { code: "dispute_already_closed" });
}

const optionalId = text.optional();
const EVIDENCE = z.strictObject({ uncategorized_text: text.optional() });

/**
 * Evidence decides as in the processor's test mode: `winning_evidence` wins, any other that is submitted loses. Closing a dispute
 * accepts it. Source: docs.stripe.com/testing#disputes.
 */
export const disputeEndpoints = [
  ...reads("dispute", "/v1/disputes", { charge: optionalId, payment_intent: optionalId }),
  endpoint(
    "POST /v1/disputes/:id",
    { evidence: EVIDENCE.optional(), metadata: metadata.optional(), submit: flag.default(false) },
    async (call, { evidence, submit, ...sent }, id) => {
      const dispute = merge(await undecided(call, id), sent) as Dispute;
      const said = evidence?.uncategorized_text ?? dispute.evidence.uncategorized_text;
      const told: Dispute = { ...dispute, evidence: { uncategorized_text: said } };
      if (submit && said) return decide(call, told, said === "winning_evidence" ? "won" : "lost");
      await save(call, told);
      return told;
    },
  ),
  endpoint("POST /v1/disputes/:id/close", {}, async (call, _sent, id) =>
    decide(call, await undecided(call, id), "lost"),
  ),
];
