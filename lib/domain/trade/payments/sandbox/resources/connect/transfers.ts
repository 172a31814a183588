import type { Call } from "../../call";
import { emit } from "../../events";
import type { ApplicationFee, Charge, Transfer } from "../../objects/money";
import { randomId } from "../../random";
import { insert } from "../../store";

/**
 * The destination charge's other half: the whole amount goes to the connected account, the platform's fee comes back
 * from it. Returns the charge with both ids.
 */
export async function passOn(call: Call, charge: Charge): Promise<Charge> {
  const destination = charge.transfer_data?.destination;
  if (!destination) return charge;
  const transfer: Transfer = {
    id: randomId("tr"),
    object: "transfer",
    amount: charge.amount,
    amount_reversed: 0,
    created: call.now,
    currency: charge.currency,
    description: null,
    destination,
    livemode: false,
    metadata: {},
    reversed: false,
    source_transaction: charge.id,
    transfer_group: charge.transfer_group ?? `group_${charge.payment_intent}`,
    _group: charge._group ?? charge.id,
  };
  await insert(call, transfer);
  emit(call, "transfer.created", transfer);
  const fee = await takeFee(call, charge, destination);
  return { ...charge, transfer: transfer.id, application_fee: fee?.id ?? null };
}

async function takeFee(call: Call, charge: Charge, account: string): Promise<ApplicationFee | undefined> {
  if (!charge.application_fee_amount) return undefined;
  const fee: ApplicationFee = {
    id: randomId("fee"),
    object: "application_fee",
    account,
    amount: charge.application_fee_amount,
    amount_refunded: 0,
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    _group: charge._group ?? charge.id,
  };
  await insert(call, fee);
  emit(call, "application_fee.created", fee);
  return fee;
}
