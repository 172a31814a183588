import { and, eq, inArray, lt, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { planSubscriptions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { processor } from "@/lib/payments/processor";
import { type PlanRow, writePlan } from "./write-plan";
import { type PlanState, stateOf } from "./plan-state";

const ATTEMPTS = 8;

/** Somebody else wrote what they read at the processor after we had read it there. */
class Stale extends Error {}

/**
 * Takes over what the processor says of a subscription now. What an event or a click told is never believed: it is the reason to ask. So
 * the order of events does not matter, and of writers at once the one who asked last wins: a write stands only on the row that was there
 * when its writer asked. `within` runs in the same transaction; false ends it without a change.
 *
 * Answers false when nothing was changed.
 */
export async function syncPlan(
  ctx: Context,
  subscriptionId: string,
  within: (tx: Transaction, profileId: string) => Promise<boolean> = async () => true,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await rowOf(ctx, subscriptionId);
    const state = await askProcessor(ctx, subscriptionId, known);
    if (!state) return false;
    try {
      const written = await transaction(ctx, async (tx, inside) => {
        if (!(await within(tx, state.profileId))) return false;
        const outcome = await writePlan(tx, inside, state, known?.version ?? 0);
        if (outcome === "stale") throw new Stale();
        return outcome === "written";
      });
      if (written) await endSecond(ctx, state);
      return written;
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
    }
  }
  throw new DomainError("service_unavailable", "The subscription is being changed by others. Try again.");
}

async function rowOf(ctx: Context, id: string): Promise<PlanRow | undefined> {
  const [row] = await ctx.db.select().from(planSubscriptions).where(eq(planSubscriptions.id, id));
  return row;
}

/** A subscription that the processor no longer knows (its test data were wiped) has ended. */
async function askProcessor(ctx: Context, id: string, known: PlanRow | undefined): Promise<PlanState | null> {
  try {
    return stateOf(await processor().subscriptions.retrieve(id));
  } catch (error) {
    const gone = (error as { code?: unknown }).code === "resource_missing";
    if (gone && known) return { ...known, status: "canceled", endedAt: known.endedAt ?? ctx.now };
    throw error;
  }
}

/** Paid twice, from two tabs: the later subscription must not go on. */
async function endSecond(ctx: Context, { id, profileId, status, startedAt }: PlanState): Promise<void> {
  if (status !== "active" && status !== "trialing") return;
  const earlier = and(
    eq(planSubscriptions.profileId, profileId),
    ne(planSubscriptions.id, id),
    inArray(planSubscriptions.status, ["active", "trialing", "past_due"]),
    lt(planSubscriptions.startedAt, startedAt),
  );
  if ((await ctx.db.$count(planSubscriptions, earlier)) === 0) return;
  ctx.log.error({ subscription: id }, "a creator paid for a second plan: it is canceled, to be refunded");
  await processor().subscriptions.cancel(id);
}
