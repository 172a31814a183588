import { DecideDispute } from "@/lib/contracts/people/operators";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/values/money";
import { requestRefund } from "@/lib/domain/trade/orders/closing/refund";
import { resolveDispute } from "@/lib/domain/trade/orders/disputes/resolve";
import { listStuckRefunds } from "@/lib/domain/trade/orders/refunds/list-stuck";
import { retryFailedRefund } from "@/lib/domain/trade/orders/refunds/retry";
import type { Command } from "./command";
import { checked, readReason } from "./inputs";

const resolveOrder: Command = {
  about: "Decide a dispute, five days after it began: refund the buyer, in whole or in part, or complete the order.",
  required: { order: "ORDER", outcome: "refund|complete", reason: "TEXT" },
  optional: { amount: "CENTS", early: null },
  async run(ctx, flags) {
    const { order: order_id, outcome, reason, amount } = flags;
    if (outcome !== "refund" && outcome !== "complete")
      throw new DomainError("validation_error", "--outcome must be refund or complete.");
    if (outcome === "complete" && amount !== undefined)
      throw new DomainError(
        "validation_error",
        "--amount goes with --outcome refund: a completed order sends nothing.",
      );
    const cents = amount === undefined ? undefined : readCents(String(amount));
    const how = cents === undefined ? "refund_all" : "refund_part";
    const decided = checked(
      DecideDispute.safeParse({
        order_id,
        reason,
        outcome: outcome === "complete" ? outcome : how,
        ...(cents !== undefined && { amount_cents: inDollars(cents) }),
      }),
      { order_id: "order", amount_cents: "amount" },
    );
    const data = await resolveDispute(ctx, {
      orderId: decided.order_id,
      outcome,
      reason: decided.reason,
      early: flags.early === true,
      cents,
    });
    const said = outcome === "refund" ? "The refund is on its way; the processor's event makes it REFUNDED." : "";
    return { data, text: `${data.id} is ${data.status}. ${said}`.trim() };
  },
};

const refundOrderInPart: Command = {
  about: "Send money of an order back, all that is left unless --amount says how many cents.",
  required: { order: "ORDER" },
  optional: { amount: "CENTS", reason: "TEXT" },
  async run(ctx, flags) {
    const cents = flags.amount === undefined ? undefined : readCents(String(flags.amount));
    const note = flags.reason === undefined ? undefined : readReason(flags.reason);
    const order = await requestRefund(ctx, String(flags.order), { cents, note, reason: "operator" });
    const data = { id: order.id, status: order.status, refund_pending_cents: order.refundPendingCents };
    return { data, text: `${formatMoney(order.refundPendingCents, "usd")} of ${order.id} is on its way back.` };
  },
};

/** As forms send amounts, which is what the contract reads. */
const inDollars = (cents: number) => (cents / 100).toFixed(2);

function readCents(text: string): number {
  const cents = Number(text);
  if (!Number.isInteger(cents) || cents < 1) throw new DomainError("validation_error", "--amount must be whole cents.");
  return cents;
}

const retryRefundOfOrder: Command = {
  about:
    "Try a refund again that the buyer's bank refused, at most five times, or that the processor is asked for no more.",
  required: { order: "ORDER", refund: "REFUND" },
  optional: {},
  async run(ctx, flags) {
    const data = { id: String(flags.order), refund: String(flags.refund) };
    await retryFailedRefund(ctx, data.id, data.refund);
    return { data, text: `${data.refund} is on its way again.` };
  },
};

const showStuck: Command = {
  about: "Show refunds that banks refused or the processor does not take, and parts that creators still owe.",
  required: {},
  optional: {},
  async run(ctx) {
    const refunds = await listStuckRefunds(ctx);
    const lines = refunds.map(
      (r) =>
        `${r.id} of ${r.order_id}: ${formatMoney(r.amount_cents)}, ${r.why}, asked ${r.attempts} times (${r.said ?? "-"})`,
    );
    return { data: { refunds }, text: lines.join("\n") || "Every refund has gone." };
  },
};

/** What the operator decides about single orders. */
export const ORDER_COMMANDS: Record<string, Command> = {
  "order resolve": resolveOrder,
  "order refund": refundOrderInPart,
  "order retry-refund": retryRefundOfOrder,
  "order stuck-refunds": showStuck,
};
