import { and, eq, gte, isNull, ne, or } from "drizzle-orm";
import type { Database } from "@/db/client";
import { memberships, planSubscriptions, profiles } from "@/db/schema";

/** What the plan to delete an account changes at once: whether it has a page, and subscriptions, which it pays for or is paid for. */
export type Touched = { page: boolean; subscriptions: boolean };

/**
 * What such a plan changes, or changed, for an account; `since` is when it was made. What had ended before is none of it, nor is what there
 * was in test mode.
 */
export async function touchedBy(db: Database, userId: string, since: Date): Promise<Touched> {
  const [page] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  const theirs = page
    ? or(eq(memberships.userId, userId), eq(memberships.profileId, page.id))
    : eq(memberships.userId, userId);
  const member = await db.$count(
    memberships,
    and(theirs, eq(memberships.livemode, true), or(isNull(memberships.canceledAt), gte(memberships.canceledAt, since))),
  );
  const running = or(isNull(planSubscriptions.endedAt), gte(planSubscriptions.endedAt, since));
  const plans = await db.$count(
    planSubscriptions,
    and(eq(planSubscriptions.userId, userId), ne(planSubscriptions.status, "incomplete"), running),
  );
  return { page: page !== undefined, subscriptions: member + plans > 0 };
}
