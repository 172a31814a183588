import { z } from "zod";
import { operation } from "../operation";
import { TimeRangeQuery } from "../time-range";
import { Cost } from "./agent-runs";

/** The longest span that a cost summary answers for, in days. */
export const MAX_COST_DAYS = 366;

export const CostSummary = z
  .object({
    days: z
      .array(Cost.extend({ date: z.iso.date(), runs: z.int().min(0) }))
      .meta({ description: "One per UTC day of the range, the oldest first, days without a run included." }),
    total: Cost.extend({ runs: z.int().min(0) }),
  })
  .meta({ id: "CostSummary" });

export type CostSummaryView = z.infer<typeof CostSummary>;

export const getCostSummary = operation({
  id: "getCostSummary",
  method: "GET",
  path: "/v1/agents/cost-summary",
  summary: "Read what your agents cost",
  description: `By the UTC day on which runs were started. Without \`from\` and \`to\`: the last 30 days, today included. At most ${MAX_COST_DAYS} days.`,
  tag: "Agents",
  scope: "agents:read",
  tier: "STARTER",
  status: 200,
  query: TimeRangeQuery,
  response: CostSummary,
  example: {
    response: {
      days: [
        { date: "2026-11-19", runs: 0, amount_cents: 0, amount_atomic: 0 },
        { date: "2026-11-20", runs: 14, amount_cents: 3, amount_atomic: 29_500 },
      ],
      total: { runs: 14, amount_cents: 3, amount_atomic: 29_500 },
    },
  },
});
