import type { Call } from "../../call";
import { emit } from "../../events";
import type { ApplicationFee, Charge, Transfer } from "../../objects/money";
import { randomId } from "../../random";
import { insert } from "../../store";
import { book } from "./book";

/**
 * The destination charge's other half: the whole amount goes to the connected account, where it is a payment (`py_`) that becomes
 * available with the charge, and the platform's fee comes back from it. Returns the charge with both ids.
 */
export async function passOn(call: Call, charge: Charge): Promise<Charge> {
  const destination = charge.transfer_data?.destination;
  if (!destination) return charge;
  const { amount, currency, _available_on: availableOn = call.now } = charge;
  const id = randomId("tr");
  const transfer: Transfer = {
    id,
    object: "transfer",
    amount,
    amount_reversed: 0,
    balance_transaction: await book(call, {
      account: null,
      amount: -amount,
      currency,
      type: "transfer",
      source: id,
      availableOn,
    }),
    created: call.now,
    currency,
    description: null,
    destination,
    destination_payment: await receive(call, charge, destination, id),
    livemode: false,
    metadata: {},
    reversed: false,
    source_transaction: charge.id,
    transfer_group: charge.transfer_group ?? `group_${charge.payment_intent}`,
    _available_on: availableOn,
    _group: charge._group ?? charge.id,
  };
  await insert(call, transfer);
  emit(call, "transfer.created", transfer);
  const fee = await takeFee(call, charge, destination);
  return { ...charge, transfer: transfer.id, application_fee: fee?.id ?? null };
}

/** The connected account's own side of a transfer. */
async function receive(call: Call, charge: Charge, account: string, transfer: string): Promise<string> {
  const id = randomId("py");
  const { amount, currency } = charge;
  const payment: Charge = {
    ...charge,
    id,
    application_fee: null,
    balance_transaction: await book(call, {
      account,
      amount,
      fee: charge.application_fee_amount ?? 0,
      currency,
      type: "payment",
      source: id,
      availableOn: charge._available_on,
    }),
    metadata: {},
    payment_intent: null,
    transfer_data: null,
    transfer_group: transfer,
    _account: account,
  };
  await insert(call, payment);
  return id;
}

async function takeFee(call: Call, charge: Charge, account: string): Promise<ApplicationFee | undefined> {
  if (!charge.application_fee_amount) return undefined;
  const { application_fee_amount: amount, currency, _available_on: availableOn } = charge;
  const fee: ApplicationFee = {
    id: randomId("fee"),
    object: "application_fee",
    account,
    amount,
    amount_refunded: 0,
    charge: charge.id,
    created: call.now,
    currency,
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    _group: charge._group ?? charge.id,
  };
  await book(call, { account: null, amount, currency, type: "application_fee", source: fee.id, availableOn });
  await insert(call, fee);
  emit(call, "application_fee.created", fee);
  return fee;
}
