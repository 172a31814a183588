import { and, eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { disputeProposals } from "@/db/schema";
import type { Context } from "@/lib/core/context";

type Order = { id: string; livemode: boolean };

/** Closes what the sides of a dispute have proposed and nobody has accepted: all of it, or `which`. */
export async function closeProposals(tx: Transaction, ctx: Context, order: Order, which?: SQL): Promise<void> {
  await tx
    .update(disputeProposals)
    .set({ status: "CLOSED", decidedAt: ctx.now })
    .where(
      and(
        eq(disputeProposals.orderId, order.id),
        eq(disputeProposals.livemode, order.livemode),
        eq(disputeProposals.status, "OPEN"),
        which,
      ),
    );
}
