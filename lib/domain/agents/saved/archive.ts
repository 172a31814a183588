import { and, eq } from "drizzle-orm";
import { agents } from "@/db/schema";
import type { AgentView } from "@/lib/contracts/agents/agents";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { viewAgent } from "./view";

/** Archives an agent of the acting account: it takes no more runs, those it has stay. Throws `not_found`, a second time too. */
export async function archiveAgent(ctx: Context, id: string): Promise<AgentView> {
  const ownerId = requireOwnerId(ctx);
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(agents)
      .set({ active: false, updatedAt: ctx.now })
      .where(and(eq(agents.id, id), eq(agents.ownerId, ownerId), eq(agents.active, true)))
      .returning();
    if (!row) throw notFound("The agent");
    await recordAudit(tx, ctx, ownerId, "agent.archived", { type: "agent", id });
    return viewAgent(row);
  });
}
