import { and, eq } from "drizzle-orm";
import { agents } from "@/db/schema";
import type { AgentPatch, AgentView } from "@/lib/contracts/agents/agents";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { requireAccount, requireOwnerId } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requireRoom } from "./create";
import { chooseModel } from "./model-choice";
import { viewAgent } from "./view";

/**
 * Changes what `patch` names of an agent of the acting account; limits that it leaves out stay. Runs that have started keep what they
 * started with. Throws `not_found`, `conflict` when it leaves the archive and there is no room.
 */
export async function updateAgent(ctx: Context, id: string, patch: AgentPatch): Promise<AgentView> {
  const ownerId = requireOwnerId(ctx);
  if (patch.model !== undefined) chooseModel(patch.model);
  return transaction(ctx, async (tx) => {
    const own = and(eq(agents.id, id), eq(agents.ownerId, ownerId));
    const [known] = await tx.select().from(agents).where(own).for("no key update");
    if (!known) throw notFound("The agent");
    const fields = Object.keys(patch);
    if (fields.length === 0) return viewAgent(known);
    if (patch.active && !known.active) await requireRoom(tx, requireAccount(ctx));
    const { limits, tools, metadata, ...rest } = patch;
    const [row] = await tx
      .update(agents)
      .set({
        ...rest,
        metadata: mergeMetadata(known.metadata, metadata),
        ...(tools ? { tools: [...new Set(tools)] } : {}),
        ...(limits ? { limits: { ...known.limits, ...limits } } : {}),
        updatedAt: ctx.now,
      })
      .where(own)
      .returning();
    if (!row) throw notFound("The agent");
    await recordAudit(tx, ctx, ownerId, "agent.updated", { type: "agent", id }, { fields });
    return viewAgent(row);
  });
}
