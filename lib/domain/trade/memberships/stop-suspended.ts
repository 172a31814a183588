import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { memberships, membershipTiers, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endMembership } from "./end";
import { standingOf } from "./lapse";
import { tellStopped } from "./mails";
import { setEnd } from "./set-end";

const BATCH = 100;

/**
 * Memberships of creators who are suspended are charged no more: nobody can read what is paid for. Each ends with the period that is paid,
 * one that owes its period at once; its member is told. It reads from the rows what is left to do, so it may be killed and repeated; what
 * the processor does not take is tried at the next run. Answers how many were stopped.
 */
export async function stopSuspended(ctx: Context): Promise<number> {
  const failed = "a membership of a suspended creator was not stopped; it will be tried again";
  let [stopped, after, rows] = [0, "", await charged(ctx, "")];
  for (; rows.length > 0; rows = await charged(ctx, after)) {
    stopped += await eachAlone(ctx, rows, { work: (row) => stop({ ...ctx, livemode: row.livemode }, row), failed });
    after = rows.at(-1)?.id ?? after;
  }
  return stopped;
}

type Charged = { id: string; subscriptionId: string | null; livemode: boolean };

function charged(ctx: Context, after: string): Promise<Charged[]> {
  const { id, subscriptionId, livemode, profileId, status, endsAt } = memberships;
  return ctx.db
    .select({ id, subscriptionId, livemode })
    .from(profiles)
    .innerJoin(memberships, eq(profileId, profiles.id))
    .where(
      and(
        isNotNull(profiles.suspendedAt),
        eq(status, "ACTIVE"),
        isNotNull(subscriptionId),
        isNull(endsAt),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(BATCH);
}

async function stop(ctx: Context, { id, subscriptionId }: Charged): Promise<boolean> {
  const subscription = subscriptionId ?? "";
  const standing = await standingOf(subscription, ctx);
  const mine = eq(memberships.id, id);
  if (!standing.over && standing.subscription.status !== "past_due") {
    const ending = await processor(ctx).subscriptions.update(subscription, { cancel_at_period_end: true });
    return transaction(ctx, (tx, within) => setEnd(tx, within, mine, ending.cancel_at));
  }
  await endSubscription(subscription, ctx);
  return transaction(ctx, async (tx, within) => {
    if (!(await endMembership(tx, within, mine))) return false;
    const [ended] = await tx
      .select({ row: memberships, tier: membershipTiers })
      .from(memberships)
      .innerJoin(membershipTiers, eq(membershipTiers.id, memberships.tierId))
      .where(mine);
    if (ended) await tellStopped(tx, within, ended.row, ended.tier, null);
    return true;
  });
}
