import { statementIn, type Transaction } from "@/db/client";
import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import { DomainError } from "@/lib/core/errors";
import { monthOf, nextMonth } from "@/lib/domain/platform/access/usage";

// The row's lock makes callers take turns: each sees the count that the one before has committed.
const COUNT = `
  insert into usage_months as m (profile_id, month, agent_runs)
  select id, $2, 1 from profiles where id = $1
  on conflict (profile_id, month) do update set agent_runs = m.agent_runs + 1
    where m.agent_runs < $3::integer
  returning agent_runs`;
const TIER = "select tier from profiles where id = $1";

/** Counts a run against the creator's month, in the run's own transaction: exact. Throws `quota_exceeded`. */
export async function countRun(tx: Transaction, profileId: string, now: Date): Promise<void> {
  const [owner] = await statementIn<{ tier: PlanTier }>(tx, TIER, [profileId]);
  const cap = TIERS[owner?.tier ?? "FREE"].agentRunsPerMonth;
  const [counted] = await statementIn(tx, COUNT, [profileId, monthOf(now), cap]);
  if (counted) return;
  throw new DomainError(
    "quota_exceeded",
    `The ${cap.toLocaleString("en-US")} agent runs of this month are used up; they reset at ${nextMonth(now).toISOString()}.`,
    { upgrade_url: "/developers/billing" },
  );
}
