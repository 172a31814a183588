import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { disputeStatements } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { orderFor, sidesOf } from "../access/access";
import { sendAfter } from "../canceling/give-up";
import type { OrderRow } from "../move";
import { holdOrder } from "../refunds/reckon";
import { settle } from "./settle";

export type DisputeOutcome = "refund" | "complete";

/** How long both sides have to agree before the operator decides. Source: docs/decisions/0031-held-money.md. */
export const AGREE_MS = 5 * 86_400_000;

type Decision = {
  orderId: string;
  outcome: DisputeOutcome;
  /** With `refund`: US cents that go back, the rest stays with the creator; all of it, unless told. */
  cents?: number | undefined;
  /** What both sides read. */
  reason?: string | undefined;
  /** Before the five days are over. */
  early?: boolean | undefined;
};

type Resolved = { id: string; status: string; outcome: DisputeOutcome };

/**
 * The operator decides a dispute: for the creator or in part (COMPLETED at once), or for the buyer (REFUNDED follows by the processor's
 * event). Throws `not_found`, `invalid_state_transition`, `conflict` (the five days are not over), `validation_error`.
 */
export async function resolveDispute(ctx: Context, input: Decision): Promise<Resolved> {
  const order = await orderFor(ctx, input.orderId, "resolve");
  const { id } = order;
  const sides = await sidesOf(ctx, order);
  if (sides.includes("buyer") || sides.includes("creator"))
    throw conflict("You are a side of this order: another operator decides it.");
  const { outcome, cents, reason, early } = input;
  const settled = await transaction(ctx, async (tx, within) => {
    const held = await holdOrder(tx, within, id);
    if (!held) throw notFound("The order");
    if (held.status !== "DISPUTED")
      throw new WrongState(
        "order",
        held.status,
        "it can be resolved while DISPUTED.",
        "there is no dispute to resolve",
      );
    if (await isResolved(tx, held))
      throw conflict("An operator has decided this dispute meanwhile. Nothing was changed now.");
    const from = new Date((held.disputedAt ?? held.updatedAt).getTime() + AGREE_MS);
    if (!early && from > ctx.now)
      throw conflict(
        `Both sides may still agree by themselves until ${from.toISOString()}. Decide earlier with --early.`,
      );
    if (reason) {
      const said = { id: newId("stm", ctx.now.getTime()), orderId: id, side: "operator" as const, body: reason };
      await tx.insert(disputeStatements).values({ ...said, livemode: held.livemode, createdAt: ctx.now });
    }
    await recordAudit(tx, within, held.profileId, "order.resolved", { type: "order", id }, { outcome, cents, reason });
    const kind = outcome === "complete" ? "complete" : cents === undefined ? "refund_all" : "refund_part";
    return settle(tx, within, held, "operator", { kind, cents });
  });
  if (settled.refund) await sendAfter(ctx, { order: settled.order, refund: settled.refund });
  return { id, status: settled.order.status, outcome };
}

/** Whether an operator has decided it since it was opened: for the buyer it stays DISPUTED until the money is back. */
async function isResolved(tx: Transaction, { id, livemode, disputedAt }: OrderRow): Promise<boolean> {
  if (!disputedAt) return false;
  const said = and(eq(disputeStatements.orderId, id), eq(disputeStatements.livemode, livemode));
  const decided = and(eq(disputeStatements.side, "operator"), gte(disputeStatements.createdAt, disputedAt));
  return (await tx.$count(disputeStatements, and(said, decided))) > 0;
}
