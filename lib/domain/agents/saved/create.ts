import { and, count, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { agents } from "@/db/schema";
import { type AgentView, MOST_AGENTS, type NewAgent } from "@/lib/contracts/agents/agents";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { holdAccount } from "@/lib/domain/platform/access/hold-account";
import { type Account, ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { chooseModel } from "./model-choice";
import { viewAgent } from "./view";

/**
 * Saves an agent of the acting account. Throws `conflict` when there are too many, `validation_error` for a model that this
 * deployment cannot have.
 */
export async function createAgent(ctx: Context, input: NewAgent): Promise<AgentView> {
  const account = requireAccount(ctx);
  const ownerId = ownerIdOf(account);
  const model = chooseModel(input.model);
  return transaction(ctx, async (tx) => {
    await requireRoom(tx, account);
    const [row] = await tx
      .insert(agents)
      .values({
        id: newId("agent"),
        ownerId,
        name: input.name,
        instructions: input.instructions,
        model,
        tools: [...new Set(input.tools)],
        limits: { ...DEFAULT_LIMITS, ...input.limits },
        metadata: mergeMetadata({}, input.metadata),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("the agent was not written");
    await recordAudit(tx, ctx, ownerId, "agent.created", { type: "agent", id: row.id }, { name: row.name });
    return viewAgent(row);
  });
}

/** Throws `conflict` when the account has all the agents that one may have. Locks the account: two at once cannot both fit. */
export async function requireRoom(tx: Transaction, account: Account): Promise<void> {
  await holdAccount(tx, account.userId);
  const [active] = await tx
    .select({ n: count() })
    .from(agents)
    .where(and(eq(agents.ownerId, ownerIdOf(account)), eq(agents.active, true)));
  if ((active?.n ?? 0) >= MOST_AGENTS) {
    throw conflict(`You have ${MOST_AGENTS} agents, which is the most. Archive one first.`);
  }
}
