import { lte } from "drizzle-orm";
import { planSubscriptions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { syncPlan } from "./sync-plan";

const BATCH = 100;

/**
 * Asks the processor after every subscription in which time alone may have changed something: days of grace that are over, a lower plan
 * that begins, an end whose event never came. Several workers may do it at once. Answers how many were looked at.
 */
export async function settlePlans(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: planSubscriptions.id })
    .from(planSubscriptions)
    .where(lte(planSubscriptions.checkAt, ctx.now))
    .orderBy(planSubscriptions.checkAt)
    .limit(BATCH);
  const work = async ({ id }: { id: string }, own: Context) => void (await syncPlan(own, id));
  return eachAlone(ctx, due, { work, failed: "a plan could not be looked at; it will be tried again" });
}
