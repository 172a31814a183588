import { and, eq, isNull } from "drizzle-orm";
import { planAccounts } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { processor } from "@/lib/domain/trade/payments/processor";
import { META } from "../plan-state";
import { lockCreator } from "../subscription/settle-tier";

export type Buyer = { profileId: string; email: string };
export type PlanAccount = typeof planAccounts.$inferSelect;
/** An account whose creator the processor knows. */
export type Customer = PlanAccount & { customerId: string };

/** The signed-in creator, who alone may change what they pay. Throws `unauthorized` for credentials and everyone else. */
export function requireBuyer(ctx: Context): Buyer {
  if (ctx.actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to see and change your plan.");
  return { profileId: requireProfile(ctx), email: ctx.actor.email };
}

/** The creator's billing account, or undefined before they ever chose or were given a plan. */
export async function accountOf(ctx: Context, profileId: string): Promise<PlanAccount | undefined> {
  const [account] = await ctx.db.select().from(planAccounts).where(eq(planAccounts.profileId, profileId));
  return account;
}

/** The creator's billing account with its customer at the processor, made the first time: one, however often it is asked for. */
export async function customerOf(ctx: Context, { profileId, email }: Buyer): Promise<Customer> {
  const known = await accountOf(ctx, profileId);
  if (known?.customerId) return { ...known, customerId: known.customerId };
  const name = await openAccount(ctx, profileId);
  const { id } = await processor().customers.create(
    { email, name, metadata: { [META.profile]: profileId } },
    { idempotencyKey: `plan-customer:${profileId}` },
  );
  await ctx.db
    .update(planAccounts)
    .set({ customerId: id, updatedAt: ctx.now })
    .where(and(eq(planAccounts.profileId, profileId), isNull(planAccounts.customerId)));
  const account = await accountOf(ctx, profileId);
  if (!account?.customerId) throw notFound("The creator");
  return { ...account, customerId: account.customerId };
}

/** Makes the account and answers the creator's name. */
async function openAccount(ctx: Context, profileId: string): Promise<string> {
  const creator = await transaction(ctx, (tx) => lockCreator(tx, profileId));
  if (!creator) throw notFound("The creator");
  return creator.displayName;
}
