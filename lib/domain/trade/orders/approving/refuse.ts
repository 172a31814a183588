import { eq } from "drizzle-orm";
import { approvals } from "@/db/schema";
import type { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf, requirePerson } from "@/lib/domain/platform/access/require";
import { tellApproval } from "../approvals/tell";
import { viewApprovalState } from "../approvals/view";
import { markExpired } from "../checkout/mark-expired";
import { closeSession } from "../checkout/quoted";
import { holdApproval, TO_DECIDE } from "./hold";

/**
 * The person's no, with a reason that the app reads and the creator does not. A checkout is closed here and at the processor, so that
 * nobody pays it after; what it had reserved of the limits is free again. A delivery and an order stay as they are. Throws
 * `unauthorized`, `not_found`, `invalid_state_transition`, `conflict` for a checkout that was paid just now.
 */
export async function refuse(ctx: Context, id: string, reason: string): Promise<ApprovalState> {
  const account = requirePerson(ctx, TO_DECIDE);
  return transaction(ctx, async (tx, within) => {
    const { approval, order } = await holdApproval(tx, within, id);
    const [refused] = await tx
      .update(approvals)
      .set({ status: "REFUSED", reason, decidedAt: ctx.now })
      .where(eq(approvals.id, approval.id))
      .returning();
    if (!refused) throw new Error("an approval that is held is gone");
    if (approval.kind === "checkout") {
      if (order.checkoutSessionId) await closeSession(order.checkoutSessionId, within);
      await markExpired(tx, within, order.id, { actor: "system", note: "The buyer did not approve it." });
    }
    await tellApproval(tx, within, refused, order, ownerIdOf(account));
    return viewApprovalState(refused);
  });
}
