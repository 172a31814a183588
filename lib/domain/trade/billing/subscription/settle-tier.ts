import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import { planAccounts, planSubscriptions, profiles, users } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { type Account, ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { highest } from "../plan-state";

const o = alias(profiles, "o");
const s = alias(planSubscriptions, "s");

export type LockedAccount = Account & {
  email: string;
  /** The page's name and handle, where there is one. */
  displayName: string;
  handle: string | null;
  tier: PlanTier;
  deletedAt: Date | null;
};

/**
 * Holds an account's row for a change of plan, and sees to its billing account. One that has none yet keeps the plan it is on as the
 * operator's gift. `owner` is the account or its creator's page. Undefined when there is none.
 */
export async function lockAccount(tx: Transaction, owner: string): Promise<LockedAccount | undefined> {
  const [account] = await tx
    .select({
      userId: users.id,
      email: users.email,
      tier: users.tier,
      deletedAt: users.deletedAt,
      profileId: profiles.id,
      handle: profiles.handle,
      displayName: sql<string>`coalesce(${profiles.displayName}, ${users.name})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      sql`${users.id} = coalesce((select ${o.userId} from ${profiles} as ${o} where ${o.id} = ${owner}::text), ${owner}::text)`,
    )
    .for("no key update", { of: users });
  if (!account) return undefined;
  const { userId, profileId, tier } = account;
  await tx.insert(planAccounts).values({ userId, profileId, grantedTier: tier }).onConflictDoNothing();
  return account;
}

/**
 * Puts an account, whose row is held, on the highest of what the operator gives and what its subscriptions pay for. In effect at the
 * next request: credentials read the plan from the row.
 */
export async function settleTier(tx: Transaction, ctx: Context, account: LockedAccount): Promise<PlanTier> {
  const { userId, profileId, tier: before } = account;
  const [plan] = await tx
    .select({
      granted: planAccounts.grantedTier,
      paid: sql<
        PlanTier[]
      >`array(select ${s.grants}::text from ${planSubscriptions} as ${s} where ${s.userId} = ${userId})`,
    })
    .from(planAccounts)
    .where(eq(planAccounts.userId, userId));
  const tier = highest(plan ? [plan.granted, ...plan.paid] : []);
  if (tier === before) return tier;
  await tx.update(users).set({ tier, updatedAt: ctx.now }).where(eq(users.id, userId));
  const target = profileId ? { type: "profile", id: profileId } : { type: "account", id: userId };
  await recordAudit(tx, ctx, ownerIdOf(account), `${target.type}.tier_changed`, target, { from: before, to: tier });
  return tier;
}
