import { z } from "zod";
import type { Call } from "../../call";
import { type Endpoint, endpoint } from "../../endpoint";
import { emit } from "../../events";
import { listObjects, PAGE } from "../../list";
import type { Payout } from "../../objects/balance";
import { currency, integer, metadata, text } from "../../params";
import { randomId } from "../../random";
import { noSuch, Refusal } from "../../refusal";
import { find, findLocked, insert, lock, reserve, save } from "../../store";
import { kept } from "../merge";
import { fundsOf } from "./balance";
import { book } from "./book";

/** How long a bank takes. */
const ARRIVES_SECONDS = 24 * 3_600;

const create = endpoint(
  "POST /v1/payouts",
  { amount: integer(1), currency, description: text.optional(), metadata: metadata.optional() },
  async (call, { amount, currency: unit, description, metadata: sent }) => {
    const { account } = call;
    if (!account) throw new Refusal("The sandbox pays out connected accounts only (Stripe-Account).");
    await reserve(call, `balance ${account}`);
    const holder = await lock(call, "account", account);
    if (!holder.payouts_enabled)
      throw new Refusal("Payouts are not enabled for this account.", { code: "payouts_not_allowed" });
    const funds = (await fundsOf(call, account)).find((one) => one.currency === unit);
    if ((funds?.available ?? 0) < amount) {
      throw new Refusal("You have insufficient funds in your Stripe account for this transfer.", {
        code: "balance_insufficient",
      });
    }
    const payout: Payout = {
      id: randomId("po"),
      object: "payout",
      amount,
      arrival_date: call.now + ARRIVES_SECONDS,
      automatic: false,
      balance_transaction: null,
      created: call.now,
      currency: unit,
      description: description ?? null,
      destination: null,
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: kept(sent),
      method: "standard",
      original_payout: null,
      reconciliation_status: "not_applicable",
      reversed_by: null,
      source_type: "card",
      statement_descriptor: null,
      status: "pending",
      type: "bank_account",
      _account: account,
      _group: account,
    };
    const type = "payout";
    payout.balance_transaction = await book(call, {
      account,
      amount: -amount,
      currency: unit,
      type,
      source: payout.id,
    });
    await insert(call, payout);
    emit(call, "payout.created", payout, undefined, account);
    return payout;
  },
);

const one = endpoint("GET /v1/payouts/:id", {}, async (call, _params, id) => {
  const found = await find(call, "payout", id);
  if (!found || found._account !== call.account) throw noSuch("payout", id);
  return found;
});

const list = endpoint(
  "GET /v1/payouts",
  { ...PAGE, status: text.optional(), created: z.strictObject({ gte: integer(0) }).optional() },
  (call, { status, created, ...page }) =>
    listObjects(call, "payout", "/v1/payouts", page, {
      match: { _account: call.account ?? "", status },
      since: created?.gte,
    }),
);

/** The bank has it. Nothing for one that arrived before. */
export async function arrive(call: Call, id: string): Promise<void> {
  const payout = await findLocked(call, "payout", id);
  if (payout?.status !== "pending" || payout.arrival_date > call.now) return;
  const paid: Payout = { ...payout, status: "paid" };
  await save(call, paid);
  emit(call, "payout.paid", paid, { status: payout.status }, payout._account);
}

/** The bank sends it back, as it does for a closed account; the money is in the balance again. Nothing a second time. For tests. */
export async function sendBack(call: Call, id: string): Promise<void> {
  const payout = await lock(call, "payout", id);
  if (payout.status === "failed") return;
  const { _account: account, amount, currency: unit } = payout;
  const movement = { account, amount, currency: unit, type: "payout_failure", source: id } as const;
  const failed: Payout = {
    ...payout,
    status: "failed",
    failure_code: "account_closed",
    failure_message: "The bank account has been closed.",
    failure_balance_transaction: await book(call, movement),
  };
  await save(call, failed);
  emit(call, "payout.failed", failed, { status: payout.status }, account);
}

export const payoutEndpoints: Endpoint[] = [create, one, list].map((each) => ({ ...each, forAccounts: true }));
