import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { agentRuns } from "@/db/schema";
import { answering } from "@/db/statements/statement";
import { type CostSummaryView, MAX_COST_DAYS } from "@/lib/contracts/agents/agent-costs";
import type { TimeRangeQuery } from "@/lib/contracts/values/time-range";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";
import { startOfDay, timeRange } from "@/lib/core/values/time-range";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { viewCost } from "./cost";

const DAYS = { usual: 30, most: MAX_COST_DAYS };

// Ids sort by creation, so the index of a creator's runs serves the range. The ids' clock may differ from created_at's
// by a moment: a minute more on both sides, and the column decides.
const SUMMARY = answering(
  {
    date: sql<string>`to_char(${agentRuns.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
    runs: sql<number>`count(*)::int`,
    atomic: sql<number>`sum(${agentRuns.costAtomic})::float8`,
  },
  (days) => sql`select ${days} from ${agentRuns}
    where ${agentRuns.ownerId} = $1 and ${agentRuns.id} >= $4 and ${agentRuns.id} < $5
      and ${agentRuns.createdAt} >= $2::timestamptz and ${agentRuns.createdAt} < $3::timestamptz and ${agentRuns.livemode} = $6
    group by 1`,
);

const SLACK_MS = 60_000;

/** What the acting account's runs cost by the UTC day on which they were started. Throws `invalid_request` for a bad range. */
export async function getCostSummary(ctx: Context, query: TimeRangeQuery): Promise<CostSummaryView> {
  const ownerId = requireOwnerId(ctx);
  const { from, to } = timeRange(query, ctx.now, DAYS);
  const rows = await statement(SUMMARY, [
    ownerId,
    from.toISOString(),
    to.toISOString(),
    idFloor("run", new Date(from.getTime() - SLACK_MS)),
    idFloor("run", new Date(to.getTime() + SLACK_MS)),
    ctx.livemode,
  ]);
  const byDay = new Map(rows.map((row) => [row.date, row]));
  const days: CostSummaryView["days"] = [];
  const total = { runs: 0, atomic: 0 };
  for (let day = startOfDay(from).getTime(); day < to.getTime(); day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    const { runs = 0, atomic = 0 } = byDay.get(date) ?? {};
    days.push({ date, runs, ...viewCost(atomic) });
    total.runs += runs;
    total.atomic += atomic;
  }
  return { days, total: { runs: total.runs, ...viewCost(total.atomic) } };
}
