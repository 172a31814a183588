import type { Transaction } from "@/db/client";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { planEnded } from "../mails/plan-ended";
import { planPaymentFailed } from "../mails/plan-payment-failed";
import { planStarted } from "../mails/plan-started";
import { keptTier, type PlanRow } from "../plan-state";
import type { LockedAccount } from "./settle-tier";

/** `had`: the plan that the creator had by it, or by those that it stands for now. */
type PlanChange = { before: PlanRow | undefined; after: PlanRow; had: PlanTier };

/** Says what a change of a subscription means: in the audit log, and by mail where the creator has to know. */
export async function tellPlan(
  tx: Transaction,
  ctx: Context,
  account: LockedAccount,
  change: PlanChange,
): Promise<void> {
  const target = { type: "subscription", id: change.after.id };
  for (const { action, diff } of changes(change, ctx.now))
    await recordAudit(tx, ctx, ownerIdOf(account), action, target, diff);
  const mail = mailOf(change);
  if (mail) await queueMail(tx, ctx, account.email, mail);
}

type Entry = { action: string; diff?: Record<string, unknown> };

/** What the owner reads in the audit log, in the order in which it happened. */
function changes({ before, after, had }: PlanChange, now: Date): Entry[] {
  const found: Entry[] = [];
  if (before && !before.cancelAt && after.cancelAt && !after.endedAt) {
    found.push({ action: "plan.cancellation_scheduled", diff: { ends_at: after.cancelAt.toISOString() } });
  }
  if (before?.cancelAt && !after.cancelAt && !after.endedAt) found.push({ action: "plan.cancellation_withdrawn" });
  const kept = keptTier(after, now);
  if (before && before.tier !== after.tier && kept) {
    found.push({ action: "plan.change_scheduled", diff: { from: kept, to: after.tier } });
  }
  if (before?.status !== "past_due" && after.status === "past_due") found.push({ action: "plan.payment_failed" });
  if (before?.status === "past_due" && after.status === "active") found.push({ action: "plan.payment_recovered" });
  if (had !== after.grants) {
    if (had === "FREE") found.push({ action: "plan.started", diff: { tier: after.grants } });
    else if (after.grants === "FREE")
      found.push({ action: "plan.ended", diff: { tier: had, unpaid: isUnpaid(before, after) } });
    else found.push({ action: "plan.changed", diff: { from: had, to: after.grants } });
  }
  return found;
}

/** At most one letter for one change: the one that asks for most. */
function mailOf({ before, after, had }: PlanChange): Mail | null {
  if (before?.status !== "past_due" && after.status === "past_due" && after.graceEndsAt) {
    return planPaymentFailed({ tier: after.grants, graceEndsAt: after.graceEndsAt });
  }
  if (had === after.grants) return null;
  if (after.grants === "FREE") return planEnded({ tier: had, unpaid: isUnpaid(before, after) });
  return planStarted({ tier: after.grants, was: had });
}

/** Whether it was not the creator who ended it: a payment failed before. */
function isUnpaid(before: PlanRow | undefined, after: PlanRow): boolean {
  return (after.graceEndsAt ?? before?.graceEndsAt ?? null) !== null || after.status === "unpaid";
}
