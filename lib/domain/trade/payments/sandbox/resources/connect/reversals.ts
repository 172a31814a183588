import type { Call } from "../../call";
import { endpoint } from "../../endpoint";
import { emit } from "../../events";
import { listObjects, PAGE } from "../../list";
import type { ApplicationFee, Charge, FeeRefund, Transfer, TransferReversal } from "../../objects/money";
import { flag, integer, metadata } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { insert, lock, reserve, retrieve, save } from "../../store";
import { kept } from "../merge";
import { fundsOf } from "./balance";
import { book } from "./book";

/** What is taken back from a connected account: at most what is left of the transfer. */
type Taking = { amount: number; refund: string | null; metadata?: Record<string, string> | undefined };

/**
 * Takes part or all of a charge's transfer back from the connected account, and with `fee` gives it the same part of the platform's fee.
 * Refused where the account has too little.
 */
export async function takeBack(
  call: Call,
  charge: Charge,
  { fee, ...taking }: Taking & { fee: boolean },
): Promise<TransferReversal> {
  const transfer = await lock(call, "transfer", charge.transfer ?? "");
  const { amount_reversed: before, destination } = transfer;
  await reserve(call, `balance ${destination}`);
  if (fee) await returnFee(call, charge, before, before + taking.amount);
  const funds = (await fundsOf(call, destination)).find(({ currency }) => currency === transfer.currency);
  if ((funds?.available ?? 0) + (funds?.pending ?? 0) < taking.amount)
    throw new Refusal("The connected account does not have enough funds to reverse this transfer.", {
      code: "balance_insufficient",
    });
  return reverse(call, transfer, taking);
}

async function reverse(call: Call, transfer: Transfer, taking: Taking): Promise<TransferReversal> {
  const { currency, _available_on: at } = transfer;
  const availableOn = Math.max(at, call.now);
  const total = transfer.amount_reversed + taking.amount;
  const after: Transfer = { ...transfer, amount_reversed: total, reversed: total === transfer.amount };
  const reversal: TransferReversal = {
    id: randomId("trr"),
    object: "transfer_reversal",
    amount: taking.amount,
    created: call.now,
    currency,
    metadata: kept(taking.metadata),
    source_refund: taking.refund,
    transfer: transfer.id,
  };
  const moved = { currency, source: reversal.id, availableOn };
  await book(call, { ...moved, account: null, amount: taking.amount, type: "transfer_refund" });
  await book(call, { ...moved, account: transfer.destination, amount: -taking.amount, type: "payment_refund" });
  await save(call, after);
  await insert(call, reversal);
  emit(call, "transfer.reversed", after, { amount_reversed: transfer.amount_reversed, reversed: transfer.reversed });
  return reversal;
}

/** Gives a connected account back what belongs to `after` of the charge's fee, as against `before`; both are minor units of the charge. */
export async function returnFee(call: Call, charge: Charge, before: number, after: number): Promise<void> {
  const fee = await lock(call, "application_fee", charge.application_fee ?? "");
  const part = (cents: number) => Math.round((fee.amount * cents) / charge.amount);
  const amount = Math.min(part(after) - part(before), fee.amount - fee.amount_refunded);
  if (amount <= 0) return;
  const total = fee.amount_refunded + amount;
  const left: ApplicationFee = { ...fee, amount_refunded: total, refunded: total === fee.amount };
  const { account, currency } = fee;
  const refund: FeeRefund = {
    id: randomId("fr"),
    object: "fee_refund",
    amount,
    created: call.now,
    currency,
    fee: fee.id,
    metadata: {},
  };
  const availableOn = Math.max(charge._available_on ?? call.now, call.now);
  const moved = { currency, type: "application_fee_refund", source: refund.id, availableOn } as const;
  await book(call, { ...moved, account: null, amount: -amount });
  await book(call, { ...moved, account: account as string, amount });
  await save(call, left);
  await insert(call, refund);
  emit(call, "application_fee.refunded", left, { amount_refunded: fee.amount_refunded, refunded: fee.refunded });
}

const SHAPE = {
  amount: integer(1).optional(),
  metadata: metadata.optional(),
  refund_application_fee: flag.default(false),
};

const PATH = "/v1/transfers/:id/reversals";

export const reversalEndpoints = [
  endpoint(`GET ${PATH}`, PAGE, async (call, page, id) => {
    const transfer = await retrieve(call, "transfer", id);
    const match = { transfer: transfer.id };
    return listObjects(call, "transfer_reversal", PATH.replace(":id", transfer.id), page, { match });
  }),
  endpoint(`POST ${PATH}`, SHAPE, async (call, params, id) => {
    const transfer = await lock(call, "transfer", id);
    const left = transfer.amount - transfer.amount_reversed;
    const amount = params.amount ?? left;
    if (amount > left || left === 0) {
      throw new Refusal(`Reversal amount (${amount}) is greater than unreversed amount of the transfer (${left})`, {
        param: "amount",
      });
    }
    const charge = await retrieve(call, "charge", transfer.source_transaction ?? "");
    const fee = params.refund_application_fee && charge.application_fee !== null;
    return takeBack(call, charge, { amount, refund: null, metadata: params.metadata, fee });
  }),
];
