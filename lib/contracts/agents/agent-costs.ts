import { z } from "zod";
import { operation } from "../operation";
import { Cents } from "../values/page";
import { SCALARS } from "../values/scalars";
import { TimeRangeQuery } from "../values/time-range";

/** What something cost. 10,000 atomic units of USDC are one cent. */
export const Cost = z
  .object({
    amount_cents: Cents.meta({ description: "US cents, rounded half up from `amount_atomic`." }),
    amount_atomic: z
      .int()
      .min(0)
      .meta({ description: "USDC in atomic units (6 decimals)." })
      .register(SCALARS, { scalar: "AtomicUnits" }),
  })
  .meta({ id: "Cost", description: "A cost, in US cents and in USDC." });

export type CostView = z.infer<typeof Cost>;

/** The longest span that a cost summary answers for, in days. */
export const MAX_COST_DAYS = 366;

export const CostSummary = z
  .object({
    days: z
      .array(
        Cost.extend({
          date: z.iso.date().meta({ description: "The calendar day, UTC." }),
          runs: z.int().min(0).meta({ description: "How many runs were started on that day." }),
        }).meta({ description: "What runs cost that were started on one UTC day." }),
      )
      .meta({ description: "One per UTC day of the range, the oldest first, days without a run included." }),
    total: Cost.extend({
      runs: z.int().min(0).meta({ description: "How many runs were started in the range." }),
    }).meta({ description: "What all runs of the range cost." }),
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
  touches: "split",
  scope: "agents:read",
  tier: "STARTER",
  status: 200,
  query: TimeRangeQuery,
  response: CostSummary,
  errors: ["not_found"],
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
