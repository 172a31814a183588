import { and, eq } from "drizzle-orm";
import { agents } from "@/db/schema";
import type { Spending, SpendLimits } from "@/lib/contracts/trade/spending";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireAccount, requireOwnerId } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { readSpending, setSpendLimits } from "@/lib/domain/platform/spending/limits";

/**
 * Says what an agent may spend for its owner, from its next checkout on. Only the signed-in person can. Throws `unauthorized`,
 * `step_up_required`, `not_found` for another's agent, or an archived one.
 */
export async function limitAgent(ctx: Context, id: string, limits: SpendLimits): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to say what an agent may spend.");
  await requireFresh(ctx);
  const ownerId = requireOwnerId(ctx);
  await transaction(ctx, async (tx) => {
    const [agent] = await tx
      .select({ id: agents.id })
      .from(agents)
      .where(and(eq(agents.id, id), eq(agents.ownerId, ownerId), eq(agents.active, true)))
      .for("share");
    if (!agent) throw notFound("The agent");
    await setSpendLimits(tx, ctx, { credentialId: id, userId: actor.userId }, limits);
    await recordAudit(tx, ctx, ownerId, "agent.limited", { type: "agent", id }, { limits });
  });
}

/** What an agent may spend, and what its checkouts of this month come to; null where nothing was set. */
export async function spendingOfAgent(ctx: Context, id: string): Promise<Spending | null> {
  return (await readSpending(requireAccount(ctx).userId, ctx.now)).get(id) ?? null;
}
