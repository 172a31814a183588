import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { planSubscriptions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { noteEvent } from "@/lib/domain/trade/payments/note-event";
import { processor } from "@/lib/domain/trade/payments/processor";
import { type PlanRow, type PlanState, stateOf } from "../plan-state";
import { mirrorInvoice } from "./mirror-invoice";
import { writePlan } from "./write-plan";

const ATTEMPTS = 8;

/** Somebody else wrote what they read at the processor after we had read it there. */
class Stale extends Error {}

/**
 * Takes over what the processor says of a subscription now. What an event or a click told is never believed: it is the reason to ask. So
 * the order of events does not matter, and of writers at once the one who asked last wins: a write stands only on the row that was there
 * when its writer asked. The event, if one is the reason, is recorded in the same transaction and taken once. `ignored`: no plan's.
 */
export async function syncPlan(
  ctx: Context,
  subscriptionId: string,
  event?: Stripe.Event,
): Promise<"applied" | "duplicate" | "ignored"> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await rowOf(ctx, subscriptionId);
    const state = await askProcessor(ctx, subscriptionId, known);
    if (!state) return "ignored";
    try {
      return await write(ctx, state, known?.version ?? 0, event);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
    }
  }
  throw new DomainError("service_unavailable", "The subscription is being changed by others. Try again.");
}

async function write(ctx: Context, state: PlanState, version: number, event: Stripe.Event | undefined) {
  return transaction(ctx, async (tx, within) => {
    if (event && !(await noteEvent(tx, within, event))) return "duplicate";
    const outcome = await writePlan(tx, within, state, version);
    if (outcome === "stale") throw new Stale();
    if (outcome === "ignored") return "ignored";
    if (event) await mirrorInvoice(tx, within, outcome, event);
    return "applied";
  });
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
    if (gone && known)
      return { ...known, owner: ownerIdOf(known), status: "canceled", endedAt: known.endedAt ?? ctx.now };
    throw error;
  }
}
