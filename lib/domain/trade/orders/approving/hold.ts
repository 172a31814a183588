import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { approvals, orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { requirePerson } from "@/lib/domain/platform/access/require";
import type { ApprovalRow } from "../approvals/view";
import { type OrderRow, thisOrder } from "../move";

/** What a person signs in for. */
export const TO_DECIDE = "decide this: no key and no app can";

/**
 * The approval and its order, both held until the transaction ends, the order first as every step of it does. Throws `not_found` for
 * another account's, `invalid_state_transition` for one that was decided or has lapsed.
 */
export async function holdApproval(
  tx: Transaction,
  ctx: Context,
  id: string,
): Promise<{ approval: ApprovalRow; order: OrderRow }> {
  const { userId } = requirePerson(ctx, TO_DECIDE);
  const mine = and(eq(approvals.id, id), eq(approvals.userId, userId), eq(approvals.livemode, ctx.livemode));
  const [asked] = await tx.select({ orderId: approvals.orderId }).from(approvals).where(mine);
  if (!asked) throw notFound("What is to be approved");
  const [order] = await tx.select().from(orders).where(thisOrder(ctx, asked.orderId)).for("no key update");
  const [approval] = await tx.select().from(approvals).where(mine).for("no key update");
  if (!order || !approval) throw notFound("What is to be approved");
  if (approval.status !== "WAITING") throw new DomainError("invalid_state_transition", OVER[approval.status]);
  return { approval, order };
}

export const OVER = {
  APPROVED: "You have approved this already.",
  REFUSED: "You have refused this already.",
  LAPSED:
    "This can no longer be decided: the checkout has closed, the order has gone on, or you wrote the review yourself or its time is over.",
} as const;
