import { z } from "zod";
import type { Call } from "../../call";
import { emit } from "../../events";
import type { ApplicationFee, Charge, FeeRefund, Refund, Transfer, TransferReversal } from "../../objects/money";
import { flag, integer, metadata, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { insert, lock, retrieve, save } from "../../store";
import { kept } from "../merge";

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
  const refund: Refund = {
    id: randomId("re"),
    object: "refund",
    amount,
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    metadata: kept(params.metadata),
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    receipt_number: null,
    status: "succeeded",
    transfer_reversal: null,
    _group: charge._group ?? charge.id,
  };
  if (params.reverse_transfer) refund.transfer_reversal = await reverseTransfer(call, charge, refund);
  if (params.refund_application_fee) await refundFee(call, charge, after);
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
  if (charge.disputed) {
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

async function reverseTransfer(call: Call, charge: Charge, refund: Refund): Promise<string> {
  if (!charge.transfer) {
    throw new Refusal("You cannot reverse the transfer of a charge that has none.", { param: "reverse_transfer" });
  }
  const transfer = await lock(call, "transfer", charge.transfer);
  const amount = Math.min(refund.amount, transfer.amount - transfer.amount_reversed);
  const total = transfer.amount_reversed + amount;
  const after: Transfer = { ...transfer, amount_reversed: total, reversed: total === transfer.amount };
  const reversal: TransferReversal = {
    id: randomId("trr"),
    object: "transfer_reversal",
    amount,
    created: call.now,
    currency: transfer.currency,
    metadata: {},
    source_refund: refund.id,
    transfer: transfer.id,
  };
  await save(call, after);
  await insert(call, reversal);
  emit(call, "transfer.reversed", after, { amount_reversed: transfer.amount_reversed, reversed: transfer.reversed });
  return reversal.id;
}

async function refundFee(call: Call, before: Charge, after: Charge): Promise<void> {
  if (!before.application_fee) {
    const message = "You cannot refund the application fee of a charge that has none.";
    throw new Refusal(message, { param: "refund_application_fee" });
  }
  const fee = await lock(call, "application_fee", before.application_fee);
  const amount = Math.min(feePart(fee, after) - feePart(fee, before), fee.amount - fee.amount_refunded);
  const total = fee.amount_refunded + amount;
  const left: ApplicationFee = { ...fee, amount_refunded: total, refunded: total === fee.amount };
  const refund: FeeRefund = {
    id: randomId("fr"),
    object: "fee_refund",
    amount,
    created: call.now,
    currency: fee.currency,
    fee: fee.id,
    metadata: {},
  };
  await save(call, left);
  await insert(call, refund);
  emit(call, "application_fee.refunded", left, { amount_refunded: fee.amount_refunded, refunded: fee.refunded });
}

/**
 * The fee's part that belongs to what is refunded so far: taken as differences, the parts of all refunds add up to the
 * fee.
 */
function feePart(fee: ApplicationFee, charge: Charge): number {
  return Math.round((fee.amount * charge.amount_refunded) / charge.amount);
}
