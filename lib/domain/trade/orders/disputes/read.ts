import { and, asc, eq } from "drizzle-orm";
import { disputeProposals, disputeStatements } from "@/db/schema";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { filesOf } from "@/lib/domain/trade/files/read";
import type { OrderRow } from "../move";
import { AGREE_MS } from "./resolve";

/** What was said and proposed in an order's disputes, oldest first. The caller has been let in to the order. */
export async function readDispute(
  ctx: Context,
  order: Pick<OrderRow, "id" | "disputedAt" | "status">,
): Promise<SettlementView["dispute"]> {
  const [statements, proposals, files] = await Promise.all([
    ctx.db
      .select()
      .from(disputeStatements)
      .where(and(eq(disputeStatements.orderId, order.id), eq(disputeStatements.livemode, ctx.livemode)))
      .orderBy(asc(disputeStatements.id))
      .limit(60),
    ctx.db
      .select()
      .from(disputeProposals)
      .where(and(eq(disputeProposals.orderId, order.id), eq(disputeProposals.livemode, ctx.livemode)))
      .orderBy(asc(disputeProposals.id))
      .limit(100),
    filesOf("dispute_statement", [order.id], ctx.db),
  ]);
  const { disputedAt, status } = order;
  return {
    open: status === "DISPUTED",
    decided_from: status === "DISPUTED" && disputedAt ? new Date(disputedAt.getTime() + AGREE_MS).toISOString() : null,
    statements: statements.map(({ id, side, body, createdAt }) => ({
      id,
      side,
      body,
      files: files
        .filter(({ part }) => part === id)
        .map((file) => ({ id: file.id, name: file.name, size_bytes: file.sizeBytes })),
      created_at: createdAt.toISOString(),
    })),
    proposals: proposals.map(({ id, side, kind, cents, dueAt, status: state, createdAt }) => ({
      id,
      side,
      kind,
      amount_cents: cents,
      due_at: dueAt?.toISOString() ?? null,
      status: state,
      created_at: createdAt.toISOString(),
    })),
  };
}
