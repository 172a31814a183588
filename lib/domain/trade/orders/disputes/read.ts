import { and, desc, eq } from "drizzle-orm";
import { disputeProposals, disputeStatements } from "@/db/schema";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { filesOf } from "@/lib/domain/trade/files/read";
import { viewFile } from "@/lib/domain/trade/files/view";
import type { OrderRow } from "../move";
import { AGREE_MS } from "./resolve";

/** As many as both sides may say in one dispute, and what the operator says to it. */
const STATEMENTS = 60;
const PROPOSALS = 100;

/** What was said and proposed last in an order's disputes, oldest first. The caller has been let in to the order. */
export async function readDispute(
  ctx: Context,
  order: Pick<OrderRow, "id" | "disputedAt" | "status">,
): Promise<SettlementView["dispute"]> {
  const [statements, proposals, files] = await Promise.all([
    ctx.db
      .select()
      .from(disputeStatements)
      .where(and(eq(disputeStatements.orderId, order.id), eq(disputeStatements.livemode, ctx.livemode)))
      .orderBy(desc(disputeStatements.id))
      .limit(STATEMENTS),
    ctx.db
      .select()
      .from(disputeProposals)
      .where(and(eq(disputeProposals.orderId, order.id), eq(disputeProposals.livemode, ctx.livemode)))
      .orderBy(desc(disputeProposals.id))
      .limit(PROPOSALS),
    filesOf("dispute_statement", [order.id], ctx.db),
  ]);
  const { disputedAt, status } = order;
  return {
    open: status === "DISPUTED",
    decided_from: status === "DISPUTED" && disputedAt ? new Date(disputedAt.getTime() + AGREE_MS).toISOString() : null,
    statements: statements.reverse().map(({ id, side, body, createdAt }) => ({
      id,
      side,
      body,
      files: files.filter(({ part }) => part === id).map(viewFile),
      created_at: createdAt.toISOString(),
    })),
    proposals: proposals.reverse().map(({ id, side, kind, cents, dueAt, status: state, createdAt }) => ({
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
