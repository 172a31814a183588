import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statementIn, type Transaction } from "@/db/client";
import { profiles, usageMonths } from "@/db/schema";
import { answering, names } from "@/db/statement";
import { TIERS } from "@/lib/contracts/tiers";
import { DomainError } from "@/lib/core/errors";
import { monthOf, nextMonth } from "@/lib/domain/platform/access/usage";

const m = alias(usageMonths, "m");

// The row's lock makes callers take turns: each sees the count that the one before has committed.
const COUNT = sql`
  insert into ${usageMonths} as ${m} (${names(m.ownerId, m.month, m.agentRuns)})
  select ${profiles.id}, $2, 1 from ${profiles} where ${profiles.id} = $1
  on conflict (${names(m.ownerId, m.month)}) do update set ${names(m.agentRuns)} = ${m.agentRuns} + 1
    where ${m.agentRuns} < $3::integer
  returning 1`;
const TIER = answering(
  { tier: profiles.tier },
  (owner) => sql`select ${owner} from ${profiles} where ${profiles.id} = $1`,
);

/** Counts a run against the creator's month, in the run's own transaction: exact. Throws `quota_exceeded`. */
export async function countRun(tx: Transaction, profileId: string, now: Date): Promise<void> {
  const [owner] = await statementIn(tx, TIER, [profileId]);
  const cap = TIERS[owner?.tier ?? "FREE"].agentRunsPerMonth;
  const [counted] = await statementIn(tx, COUNT, [profileId, monthOf(now), cap]);
  if (counted) return;
  throw new DomainError(
    "quota_exceeded",
    `The ${cap.toLocaleString("en-US")} agent runs of this month are used up; they reset at ${nextMonth(now).toISOString()}.`,
    { upgrade_url: "/developers/billing" },
  );
}
