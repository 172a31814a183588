import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statementIn, type Transaction } from "@/db/client";
import { usageMonths, users } from "@/db/schema";
import { names } from "@/db/statements/statement";
import { TIERS } from "@/lib/contracts/tiers";
import { DomainError } from "@/lib/core/errors";
import { type Account, ownerIdOf } from "@/lib/domain/platform/access/require";
import { UPGRADE_URL } from "@/lib/domain/platform/access/upgrade-url";
import { monthOf, nextMonth } from "@/lib/domain/platform/access/usage";

const m = alias(usageMonths, "m");

/** The runs of a month by plan, as the statement reads them. */
const CAPS = JSON.stringify(
  Object.fromEntries(Object.entries(TIERS).map(([tier, of]) => [tier, of.agentRunsPerMonth])),
);

const TIER = sql`select ${users.tier} from ${users} where ${users.id} = $4`;

// The row's lock makes callers take turns: each sees the count that the one before has committed.
const COUNT = sql`
  insert into ${usageMonths} as ${m} (${names(m.ownerId, m.month, m.agentRuns)}) values ($1, $2, 1)
  on conflict (${names(m.ownerId, m.month)}) do update set ${names(m.agentRuns)} = ${m.agentRuns} + 1
    where ${m.agentRuns} < ($3::json ->> (${TIER})::text)::integer
  returning 1`;

/** Counts a run against the account's month, in the run's own transaction: exact. Throws `quota_exceeded`. */
export async function countRun(tx: Transaction, account: Account, now: Date): Promise<void> {
  const [counted] = await statementIn(tx, COUNT, [ownerIdOf(account), monthOf(now), CAPS, account.userId]);
  if (counted) return;
  const [owner] = await tx.select({ tier: users.tier }).from(users).where(eq(users.id, account.userId));
  const cap = TIERS[owner?.tier ?? "FREE"].agentRunsPerMonth;
  throw new DomainError(
    "quota_exceeded",
    `The ${cap.toLocaleString("en-US")} agent runs of this month are used up; they reset at ${nextMonth(now).toISOString()}.`,
    { upgrade_url: UPGRADE_URL },
  );
}
