import { z } from "zod";
import { BUYING_TOOLS } from "@/lib/contracts/agents/agent-tools";
import type { Context } from "@/lib/core/context";
import type { RunParty } from "@/lib/domain/agents/runs/actor";
import { approvalOf } from "@/lib/domain/trade/orders/approvals/read";

/** What was delivered is shown to who bought it, as an app of theirs. */
const BUYS = new Set<string>([...BUYING_TOOLS, "get_order_status"]);

/**
 * Who a call of a run acts as, and whose name stands on what it makes. A buyer's tools are the agent's, in its owner's name: what it may
 * not do itself waits for the person. An agent that was given no limits opens checkouts as its owner does, who pays them.
 */
export function actorFor(tool: string, { actor, buyer, agent, spends }: RunParty): Pick<Context, "actor" | "agent"> {
  const buys = BUYS.has(tool) || (tool === "create_order" && spends);
  return { actor: buys ? buyer : actor, agent: buys ? agent : null };
}

const Asked = z.object({ id: z.string() });
const WithApproval = z.object({ approval: Asked });
const Opened = z.object({ order_id: z.string() });

/** How a tool's answer names what it asked its person for. */
const ASKS: Record<string, (ctx: Context, output: unknown) => Promise<string | undefined>> = {
  create_order: async (ctx, output) => {
    const opened = Opened.safeParse(output).data;
    const approval = opened && (await approvalOf(ctx, opened.order_id, ctx.db));
    return approval?.kind === "checkout" ? approval.id : undefined;
  },
  accept_delivery: async (_ctx, output) => WithApproval.safeParse(output).data?.approval.id,
  draft_review: async (_ctx, output) => Asked.safeParse(output).data?.id,
};

/** The approval that a call asked its person for, in the call's transaction; undefined for one that asked for none. */
export async function askedFor(ctx: Context, tool: string, output: unknown): Promise<string | undefined> {
  return ASKS[tool]?.(ctx, output);
}
