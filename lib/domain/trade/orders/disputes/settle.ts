import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders, type PROPOSAL_KINDS } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/values/money";
import { closeProposals } from "../close-proposals";
import { afterCompletion } from "../closing/complete";
import { announceRevision } from "../closing/revise";
import { momentInWords } from "../mails/order-facts";
import { orderSettled } from "../mails/order-settled";
import { closedAtFirst, moveOrder, type OrderRow } from "../move";
import { decideRefund, type RefundRow } from "../refunds/decide";
import { dueAt } from "../showing/view";
import { viewResumedEvent } from "../showing/view-events";
import { announce, tellSides } from "../telling/announce";

export type Outcome = {
  kind: (typeof PROPOSAL_KINDS)[number];
  /** Of `refund_part`, in US cents. */
  cents?: number | null | undefined;
  /** Of `deliver_again`. */
  dueAt?: Date | null | undefined;
};

export type Settled = { order: OrderRow; refund: RefundRow | null };

/**
 * Ends a dispute as both sides agreed or the operator decided, in the caller's transaction, which holds the order: the refund is decided,
 * the order goes on. All of it back leaves the order to the processor's event. Both sides are told. Throws `conflict` (nothing is left to
 * send back), `validation_error` (a part that is none, or more than is left). Source: docs/decisions/0031-held-money.md.
 */
export async function settle(
  tx: Transaction,
  ctx: Context,
  held: OrderRow,
  by: "buyer" | "creator" | "operator",
  outcome: Outcome,
): Promise<Settled> {
  const { kind, cents } = outcome;
  const reason = by === "operator" ? "operator" : "agreed";
  const whole = kind === "refund_all" || (kind === "refund_part" && cents === held.amountCents - held.refundedCents);
  const refund =
    whole || kind === "refund_part" ? (await decideRefund(tx, ctx, held, backOf(outcome, held, reason))).refund : null;
  await closeProposals(tx, ctx, held);
  const order = whole ? held : await goOn(tx, ctx, held, by, outcome);
  const how = inWords(outcome, order);
  if (kind === "deliver_again") await announceDelivery(tx, ctx, order, how);
  await tellSides(tx, ctx, order, {
    toBuyer: (facts) => orderSettled(facts, { how, reason, to: "buyer" }),
    toCreator: (facts) => orderSettled(facts, { how, reason, to: "creator" }),
  });
  return { order, refund };
}

/** The creator delivers again, or for the first time: of what was never delivered nobody asked for changes. */
function announceDelivery(tx: Transaction, ctx: Context, order: OrderRow, how: string): Promise<void> {
  if (order.deliveryNumber > 0) return announceRevision(tx, ctx, order, how);
  const data = viewResumedEvent(order, dueAt(order));
  return announce(tx, ctx, order, { kind: "order.resumed", data, diff: { agreed: true } });
}

/** What goes back. A part says how much it is: none at all is not taken for everything. */
function backOf({ kind, cents }: Outcome, { currency }: OrderRow, reason: "operator" | "agreed") {
  if (kind === "refund_all") return { reason };
  if (typeof cents === "number" && Number.isSafeInteger(cents) && cents >= 1) return { reason, cents };
  throw invalidField("amount_cents", `must be whole cents, at least ${formatMoney(1, currency)}`);
}

async function goOn(
  tx: Transaction,
  ctx: Context,
  held: OrderRow,
  actor: "buyer" | "creator" | "operator",
  outcome: Outcome,
): Promise<OrderRow> {
  // pages show a moment of the timeline on their reader's clock
  const note = inWords(outcome, held, (at) => at.toISOString());
  if (outcome.kind === "deliver_again")
    return moveOrder(tx, ctx, held.id, {
      to: "REVISION_REQUESTED",
      actor,
      done: "delivered again",
      note,
      set: {
        acceptBy: null,
        ...(outcome.dueAt ? { dueAt: outcome.dueAt } : {}),
        closedAt: null,
        // a round of its own, that both sides agreed on
        revisionsAllowed: sql`${orders.revisionsAllowed} + 1`,
        revisionsUsed: sql`${orders.revisionsUsed} + 1`,
      },
    });
  const set = { closedAt: closedAtFirst(ctx) };
  const order = await moveOrder(tx, ctx, held.id, { to: "COMPLETED", actor, done: "completed", note, set });
  await afterCompletion(tx, ctx, order, { mails: false });
  return order;
}

/** What an outcome means, as both sides read it: in mails a moment is in UTC. */
export function inWords(
  { kind, cents, dueAt }: Outcome,
  { currency }: Pick<OrderRow, "currency">,
  moment: (at: Date) => string = momentInWords,
): string {
  switch (kind) {
    case "refund_all":
      return "The whole payment goes back to the buyer.";
    case "refund_part":
      return `${formatMoney(cents ?? 0, currency)} goes back to the buyer, and the order is completed.`;
    case "deliver_again":
      return `The creator delivers again by ${dueAt ? moment(dueAt) : "the agreed date"}.`;
    case "complete":
      return "The order is completed as it was delivered.";
  }
}
