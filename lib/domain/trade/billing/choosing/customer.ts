import { and, eq, isNull } from "drizzle-orm";
import { planAccounts } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { type Account, ownerIdOf } from "@/lib/domain/platform/access/require";
import { processor } from "@/lib/domain/trade/payments/processor";
import { META } from "../plan-state";
import { lockAccount } from "../subscription/settle-tier";

export type Buyer = Account & { email: string };
export type PlanAccount = typeof planAccounts.$inferSelect;
/** An account that the processor knows. */
export type Customer = PlanAccount & { customerId: string };

/** Who is signed in, who alone may change what they pay. Throws `unauthorized` for credentials and everyone else. */
export function requireBuyer(ctx: Context): Buyer {
  if (ctx.actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to see and change your plan.");
  return ctx.actor;
}

/** The account's billing account, or undefined before it ever chose or were given a plan. */
export async function accountOf(ctx: Context, userId: string): Promise<PlanAccount | undefined> {
  const [account] = await ctx.db.select().from(planAccounts).where(eq(planAccounts.userId, userId));
  return account;
}

/** The account's billing account with its customer at the processor, made the first time: one, however often it is asked for. */
export async function customerOf(ctx: Context, buyer: Buyer): Promise<Customer> {
  const { userId, email } = buyer;
  const owner = ownerIdOf(buyer);
  const known = await accountOf(ctx, userId);
  if (known?.customerId) return { ...known, customerId: known.customerId };
  const name = await openAccount(ctx, userId);
  const { id } = await processor().customers.create(
    { email, name, metadata: { [META.owner]: owner } },
    { idempotencyKey: `plan-customer:${owner}` },
  );
  await ctx.db
    .update(planAccounts)
    .set({ customerId: id, updatedAt: ctx.now })
    .where(and(eq(planAccounts.userId, userId), isNull(planAccounts.customerId)));
  const account = await accountOf(ctx, userId);
  if (!account?.customerId) throw notFound("The account");
  return { ...account, customerId: account.customerId };
}

/** Makes the billing account and answers its name. */
async function openAccount(ctx: Context, userId: string): Promise<string> {
  const account = await transaction(ctx, (tx) => lockAccount(tx, userId));
  if (!account) throw notFound("The account");
  return account.displayName;
}
