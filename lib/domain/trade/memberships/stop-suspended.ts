import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import type { Database } from "@/db/client";
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
 * the processor does not take is tried at the next run. Where the suspension is lifted meanwhile, those that it has not come to go on.
 * Answers how many were stopped.
 */
export async function stopSuspended(ctx: Context): Promise<number> {
  const failed = "a membership of a suspended creator was not stopped; it will be tried again";
  let [stopped, after, rows] = [0, "", await charged(ctx, "")];
  for (; rows.length > 0; rows = await charged(ctx, after)) {
    stopped += await eachAlone(ctx, rows, {
      work: (row, own) => stop({ ...own, livemode: row.livemode }, row),
      failed,
    });
    after = rows.at(-1)?.id ?? after;
  }
  return stopped;
}

const { id, subscriptionId, livemode, profileId, status, endsAt } = memberships;
const GOES_ON = and(eq(status, "ACTIVE"), isNull(endsAt));
const CHARGED = and(isNotNull(profiles.suspendedAt), isNotNull(subscriptionId), GOES_ON);

type Charged = { id: string; subscriptionId: string | null; livemode: boolean };

function charged(ctx: Context, after: string): Promise<Charged[]> {
  return ctx.db
    .select({ id, subscriptionId, livemode })
    .from(profiles)
    .innerJoin(memberships, eq(profileId, profiles.id))
    .where(and(CHARGED, gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH);
}

/** Whether a membership is still to be stopped. It waits for a restoration that is about to commit; in a transaction, none commits before it. */
async function isCharged(db: Database, membership: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(profiles)
    .innerJoin(memberships, eq(profileId, profiles.id))
    .where(and(CHARGED, eq(id, membership)))
    .for("share", { of: profiles });
  return rows.length > 0;
}

async function stop(ctx: Context, row: Charged): Promise<boolean> {
  const subscription = row.subscriptionId ?? "";
  const standing = await standingOf(subscription, ctx);
  // the batch was read a while ago
  if (!(await isCharged(ctx.db, row.id))) return false;
  if (!standing.over && standing.subscription.status !== "past_due")
    return endLater(ctx, row.id, standing.subscription);
  await endSubscription(subscription, ctx);
  const mine = eq(id, row.id);
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

/** Ends a membership with the period that is paid; one whose creator was restored while the processor was asked goes on there as before. */
async function endLater(ctx: Context, membership: string, before: Stripe.Subscription): Promise<boolean> {
  const { subscriptions } = processor(ctx);
  const ending = await subscriptions.update(before.id, { cancel_at_period_end: true });
  const mine = eq(id, membership);
  const { stopped, goesOn } = await transaction(ctx, async (tx, within) => {
    // held: its member may be about to leave
    const held = await tx.select({ id }).from(memberships).where(and(mine, GOES_ON)).for("no key update");
    const due = held.length > 0 && (await isCharged(tx, membership));
    return { stopped: due && (await setEnd(tx, within, mine, ending.cancel_at)), goesOn: held.length > 0 && !due };
  });
  // an end that its member had set, here or in the processor's portal, is not taken back
  if (goesOn && before.cancel_at === null) await subscriptions.update(before.id, { cancel_at_period_end: false });
  return stopped;
}
