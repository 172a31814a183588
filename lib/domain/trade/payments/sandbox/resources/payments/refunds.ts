import { z } from "zod";
import type { Call } from "../../call";
import { emit } from "../../events";
import type { Charge, Refund } from "../../objects/money";
import { flag, integer, metadata, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { find, insert, lock, retrieve, save } from "../../store";
import { book } from "../connect/book";
import { returnFee, takeBack } from "../connect/reversals";
import { kept } from "../merge";

/** The first refund to this card is refused by its bank some time after it was taken. Source: docs.stripe.com/testing#refunds. */
const REFUND_FAILS = "5126";
const FAILS_AFTER_SECONDS = 60;

export const NEW_REFUND = {
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: integer(1).optional(),
  metadata: metadata.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  refund_application_fee: flag.default(false),
  reverse_transfer: flag.default(false),
};

type Params = z.output<z.ZodObject<typeof NEW_REFUND>>;

/**
 * Gives back part or all of a charge, in minor units. `reverse_transfer` takes the same part from the connected
 * account, `refund_application_fee` gives it the same part of the platform's fee.
 */
export async function createRefund(call: Call, params: Params): Promise<Refund> {
  const charge = await lock(call, "charge", await chargeOf(call, params), "charge");
  const amount = refundable(charge, params.amount);
  const refunded = charge.amount_refunded + amount;
  const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  const id = randomId("re");
  const refund: Refund = {
    id,
    object: "refund",
    amount,
    balance_transaction: await book(call, {
      account: null,
      amount: -amount,
      currency: charge.currency,
      type: "refund",
      source: id,
      availableOn: Math.max(charge._available_on ?? call.now, call.now),
    }),
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    metadata: kept(params.metadata),
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    receipt_number: null,
    status: "succeeded",
    transfer_reversal: null,
    ...(charge.payment_method_details.card.last4 === REFUND_FAILS &&
      !charge._refused_refund && { _fails_at: call.now + FAILS_AFTER_SECONDS }),
    _group: charge._group ?? charge.id,
  };
  const fee = params.refund_application_fee;
  if (fee && !charge.application_fee) throw NO_FEE();
  if (params.reverse_transfer) refund.transfer_reversal = await reverseTransfer(call, charge, refund, fee);
  else if (fee) await returnFee(call, charge, charge.amount_refunded, refunded);
  await save(call, after);
  await insert(call, refund);
  emit(call, "refund.created", refund);
  emit(call, "charge.refunded", after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return refund;
}

async function chargeOf(call: Call, { charge, payment_intent: intent }: Params): Promise<string> {
  if (charge ? intent : !intent) {
    throw new Refusal("One of the following params should be provided for this request: payment_intent or charge.");
  }
  if (charge) return charge;
  const { latest_charge: latest } = await retrieve(call, "payment_intent", intent ?? "", "payment_intent");
  if (latest) return latest;
  throw new Refusal(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
    param: "payment_intent",
  });
}

function refundable(charge: Charge, wanted: number | undefined): number {
  if (!charge.paid) throw new Refusal(`Charge ${charge.id} did not succeed, so it cannot be refunded.`);
  if (charge.disputed && !charge._dispute_won) {
    throw new Refusal(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new Refusal(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (wanted !== undefined && wanted > left) {
    const message = `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`;
    throw new Refusal(message, { param: "amount" });
  }
  return wanted ?? left;
}

async function reverseTransfer(call: Call, charge: Charge, refund: Refund, fee: boolean): Promise<string | null> {
  if (!charge.transfer) {
    throw new Refusal("You cannot reverse the transfer of a charge that has none.", { param: "reverse_transfer" });
  }
  const transfer = await lock(call, "transfer", charge.transfer);
  const amount = Math.min(refund.amount, transfer.amount - transfer.amount_reversed);
  return amount > 0 ? (await takeBack(call, charge, { amount, refund: refund.id, fee })).id : null;
}

const NO_FEE = () =>
  new Refusal("You cannot refund the application fee of a charge that has none.", { param: "refund_application_fee" });

/**
 * The buyer's bank refuses a refund that was taken: the money is in the platform's balance again, and not with the connected account.
 * Source: docs.stripe.com/refunds#failed-refunds.
 */
export async function failRefund(call: Call, id: string): Promise<void> {
  const refund = await find(call, "refund", id);
  if (!refund?._fails_at || refund._fails_at > call.now || refund.status === "failed") return;
  const charge = await lock(call, "charge", refund.charge ?? "");
  const { _fails_at: _, ...rest } = refund;
  const failed: Refund = { ...rest, status: "failed", failure_reason: "expired_or_canceled_card" };
  const { amount, currency } = refund;
  await book(call, { account: null, amount, currency, type: "refund_failure", source: id });
  const left = charge.amount_refunded - amount;
  await save(call, { ...charge, amount_refunded: left, refunded: false, _refused_refund: true });
  await save(call, failed);
  emit(call, "refund.updated", failed, { status: refund.status });
  emit(call, "refund.failed", failed, { status: refund.status });
}
