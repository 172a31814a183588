import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists } from "drizzle-orm";
import { buyerCustomers, planAccounts, planSubscriptions, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { processor } from "./processor";
import { unlessGone } from "./unless-gone";

const BATCH = 100;
const failed = "a deleted account's customer was not deleted at the processor; it will be tried again";

/**
 * Deletes at the processor the customers that deleted accounts were to it, with their addresses and kept cards; only then is forgotten
 * which these were. Payments and invoices stay there without them. It may be killed, repeated and run by several workers at once; what
 * the processor does not take now is tried at the next run. Answers how many were forgotten.
 */
export async function forgetCustomers(ctx: Context): Promise<number> {
  const size = BATCH;
  const bought = await allAlone(ctx, { due: (after?: Known) => buyers(ctx, after), size, work: forgetBuyer, failed });
  return bought + (await allAlone(ctx, { due: (after?: Known) => plans(ctx, after), size, work: forgetPlan, failed }));
}

type Known = { id: string; livemode: boolean };

/** From the few who were deleted to what they are at the processor. */
async function buyers(ctx: Context, after: Known | undefined): Promise<Known[]> {
  const { customerId: id, livemode, userId } = buyerCustomers;
  return ctx.db
    .select({ id, livemode })
    .from(users)
    .innerJoin(buyerCustomers, eq(userId, users.id))
    .where(and(isNotNull(users.deletedAt), after && gt(id, after.id)))
    .orderBy(asc(id))
    .limit(BATCH);
}

async function forgetBuyer({ id, livemode }: Known, ctx: Context): Promise<void> {
  await unlessGone(processor({ livemode }).customers.del(id));
  await ctx.db.delete(buyerCustomers).where(eq(buyerCustomers.customerId, id));
}

/** With a plan that has not ended yet, or a checkout that is open, they wait: `endSubscriptions` asks the processor about these. */
async function plans(ctx: Context, after: Known | undefined): Promise<Known[]> {
  const { id: subscription, userId, status } = planSubscriptions;
  const running = ctx.db
    .select({ subscription })
    .from(planSubscriptions)
    .where(
      and(eq(userId, users.id), inArray(status, ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"])),
    );
  const due = and(isNotNull(users.deletedAt), isNotNull(planAccounts.customerId), notExists(running));
  const rows = await ctx.db
    .select({ id: planAccounts.customerId })
    .from(users)
    .innerJoin(planAccounts, eq(planAccounts.userId, users.id))
    .where(and(due, isNull(planAccounts.checkoutSessionId), after && gt(planAccounts.customerId, after.id)))
    .orderBy(asc(planAccounts.customerId))
    .limit(BATCH);
  return rows.map(({ id }) => ({ id: id ?? "", livemode: true }));
}

async function forgetPlan({ id, livemode }: Known, ctx: Context): Promise<void> {
  await unlessGone(processor({ livemode }).customers.del(id));
  await ctx.db.update(planAccounts).set({ customerId: null }).where(eq(planAccounts.customerId, id));
}
