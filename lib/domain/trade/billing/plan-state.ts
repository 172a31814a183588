import type Stripe from "stripe";
import { type planSubscriptions, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "@/db/schema";
import { includesTier, type PlanTier } from "@/lib/contracts/tiers";
import { HOUR_MS } from "@/lib/core/values/durations";
import { planNamed, planOfPrice } from "./plan-price";

/** Days in which a plan whose payment failed goes on, counted from when we heard of it. */
export const GRACE_DAYS = 7;
export const GRACE_MS = GRACE_DAYS * 24 * HOUR_MS;

/** Names in the metadata of our subscriptions, checkouts and their invoices. */
/** `owner` is a creator's page or an account (`ownerIdOf`), as it was when it bought. */
export const META = { owner: "plan_profile_id", keptPlan: "kept_plan", keptUntil: "kept_until" } as const;

export type PlanRow = typeof planSubscriptions.$inferSelect;

/** A subscription to a plan as the processor holds it. */
export type PlanState = {
  id: string;
  /** Whose it is: a creator's page, or an account. */
  owner: string;
  status: SubscriptionStatus;
  tier: PlanTier;
  keptTier: PlanTier | null;
  keptUntil: Date | null;
  currentPeriodEnd: Date;
  cancelAt: Date | null;
  endedAt: Date | null;
  startedAt: Date;
};

/** What a processor's subscription says of a plan; null for one that is no plan's (a membership). */
export function stateOf(sub: Stripe.Subscription): PlanState | null {
  const owner = sub.metadata[META.owner];
  const [item] = sub.items.data;
  const tier = planOfPrice(item?.price);
  if (!owner || !item || !tier) return null;
  const keptUntil = Number(sub.metadata[META.keptUntil]);
  return {
    id: sub.id,
    owner,
    // a state that came after this was written gives nothing, and is asked after
    status: SUBSCRIPTION_STATUSES.find((status) => status === sub.status) ?? "paused",
    tier,
    keptTier: planNamed(sub.metadata[META.keptPlan]),
    keptUntil: keptUntil > 0 ? at(keptUntil) : null,
    currentPeriodEnd: at(item.current_period_end),
    cancelAt: sub.cancel_at === null ? null : at(sub.cancel_at),
    endedAt: sub.ended_at === null ? null : at(sub.ended_at),
    startedAt: at(sub.created),
  };
}

type Giving = Pick<PlanState, "status" | "tier" | "keptTier" | "keptUntil"> & { graceEndsAt: Date | null };

/** Whether a subscription may still give something: it has neither ended nor failed to begin. */
export function isLive(status: SubscriptionStatus): boolean {
  return status === "active" || status === "trialing" || status === "past_due";
}

/** The plan that a subscription gives at a moment: what is paid for, and during the days of grace what was. */
export function grantOf(sub: Giving, now: Date): PlanTier {
  if (!isLive(sub.status)) return "FREE";
  if (sub.status === "past_due" && (!sub.graceEndsAt || sub.graceEndsAt <= now)) return "FREE";
  return keptTier(sub, now) ?? sub.tier;
}

/** The higher plan that is still paid for after a move to a lower one. */
export function keptTier({ keptTier, keptUntil }: Pick<PlanState, "keptTier" | "keptUntil">, now: Date) {
  return keptTier && keptUntil && keptUntil > now ? keptTier : null;
}

/**
 * When to ask the processor again: as soon as time alone changes something here, and an hour after its own event should have come.
 * Null once the subscription can give nothing more.
 */
export function checkAt(sub: PlanState & { graceEndsAt: Date | null }, now: Date): Date | null {
  if (!isLive(sub.status) && sub.status !== "unpaid" && sub.status !== "paused") return null;
  const event = new Date((sub.cancelAt ?? sub.currentPeriodEnd).getTime() + HOUR_MS);
  const moments = [sub.graceEndsAt, sub.keptUntil, event].filter((moment) => moment !== null && moment > now);
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : new Date(now.getTime() + HOUR_MS);
}

/** The highest of some plans. */
export function highest(tiers: readonly PlanTier[]): PlanTier {
  return tiers.reduce((best, tier) => (includesTier(tier, best) ? tier : best), "FREE");
}

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}
