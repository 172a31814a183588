import { z } from "zod";
import { operation } from "../operation";
import { Cents, Currency, Timestamp } from "../values/page";
import { TimeRangeQuery } from "../values/time-range";

/** The longest span that an overview answers for, in days. */
export const MAX_RANGE_DAYS = 366;

const Earnings = z
  .object({
    gross_cents: Cents.meta({ description: "What buyers paid for the orders that `orders_paid` counts, in US cents." }),
    fees_cents: Cents.meta({
      description: "The platform's fees on those orders, with the fees that later went back with a refund.",
    }),
    refunded_cents: Cents.meta({
      description: "What was refunded of those orders until now, also when the refund came after the range.",
    }),
    net_cents: Cents.meta({
      description:
        "What stays with the creator: `gross_cents - fees_cents - refunded_cents`, plus the fees of refunded orders, " +
        "which a refund returns. Never below zero: a refund takes from the range in which its order was paid.",
    }),
    currency: Currency,
  })
  .meta({ description: "What was earned in the range." });

export const AnalyticsOverview = z
  .object({
    range: z
      .object({
        from: Timestamp.meta({ description: "The first moment in the range." }),
        to: Timestamp.meta({ description: "The first moment after the range." }),
      })
      .meta({ description: "The span of time that the figures are of." }),
    profile_views: z.int().meta({
      description:
        "Views of the profile page by people, on each UTC day that the range touches. Not counted: crawlers, " +
        "prefetches, the creator's own views, another view by the same visitor within 30 minutes of the same day, and " +
        "agents that read over the API or the tool server.",
    }),
    post_views: z.int().meta({ description: "Views of the creator's post pages, counted as profile views are." }),
    orders_paid: z.int().meta({ description: "Orders whose payment arrived in the range, whatever became of them." }),
    orders_completed: z.int().meta({
      description: "Orders that closed in the range and stand as `COMPLETED` now: a refund or a dispute takes one out.",
    }),
    conversion_rate: z
      .number()
      .min(0)
      .nullable()
      .meta({
        description:
          "`orders_paid / profile_views`, to four decimals; null without views. Above 1 when agents buy more than " +
          "people look.",
        example: 0.0134,
      }),
    members: z.int().meta({ description: "Active memberships now, not in the range." }),
    reviews: z.int().meta({ description: "Reviews first written in the range." }),
    rating: z
      .number()
      .min(1)
      .max(5)
      .nullable()
      .meta({ description: "Mean stars of the creator's reviews that count now, not in the range; null without any." }),
    earnings: Earnings.optional().meta({ description: "Absent without the scope `revenue:read`." }),
  })
  .meta({ id: "AnalyticsOverview", description: "Key figures of a range, from recorded events." });

export type AnalyticsOverviewView = z.infer<typeof AnalyticsOverview>;

export const getAnalyticsOverview = operation({
  id: "getAnalyticsOverview",
  method: "GET",
  path: "/v1/analytics/overview",
  summary: "Read your key figures",
  description:
    "Views, orders, conversion, members and reviews of the delegated creator, from recorded events. Without `from` and " +
    `\`to\`: the last 30 days in UTC, today included. At most ${MAX_RANGE_DAYS} days. With the scope \`revenue:read\` ` +
    "also what was earned.",
  tag: "Analytics",
  touches: "split",
  scope: "analytics:read",
  tier: "FREE",
  status: 200,
  query: TimeRangeQuery,
  response: AnalyticsOverview,
  errors: ["not_found"],
  example: {
    response: {
      range: { from: "2026-10-22T00:00:00.000Z", to: "2026-11-20T09:30:00.000Z" },
      profile_views: 1_492,
      post_views: 618,
      orders_paid: 20,
      orders_completed: 17,
      conversion_rate: 0.0134,
      members: 41,
      reviews: 9,
      rating: 4.82,
      earnings: {
        gross_cents: 1_184_000,
        fees_cents: 118_400,
        refunded_cents: 48_000,
        net_cents: 1_022_400,
        currency: "usd",
      },
    },
  },
});

/** How many join weeks a pivot has unless told, and at most. */
export const COHORT_WEEKS = { default: 8, max: 26 } as const;

export const CohortRetention = z
  .object({
    weeks: z.int().min(1).max(COHORT_WEEKS.max).meta({ description: "How many join weeks this is of." }),
    cohorts: z
      .array(
        z
          .object({
            week: z.iso.date().meta({
              description: "The Monday, in UTC, of the ISO week in which these members first joined.",
              example: "2026-11-09",
            }),
            size: z.int().meta({ description: "Members who first joined in that week, on any tier." }),
            retained: z.array(z.int()).meta({
              description:
                "How many of them had an active membership at the end (Sunday 24:00 UTC) of week n after joining. " +
                "`retained[0]` is the end of the joining week itself. Weeks that have not ended yet are absent.",
            }),
          })
          .meta({ description: "Members who first joined in one week." }),
      )
      .meta({ description: "One cohort per join week, the oldest first, also for weeks in which nobody joined." }),
  })
  .meta({ id: "CohortRetention" });

export type CohortRetentionView = z.infer<typeof CohortRetention>;

export const CohortQuery = z.object({
  weeks: z.coerce
    .number()
    .int()
    .min(1)
    .max(COHORT_WEEKS.max)
    .default(COHORT_WEEKS.default)
    .meta({
      description: `How many join weeks, the present one included: 1 to ${COHORT_WEEKS.max}, ${COHORT_WEEKS.default} unless told.`,
      example: COHORT_WEEKS.default,
    }),
});

export type CohortQuery = z.output<typeof CohortQuery>;

export const getCohortRetention = operation({
  id: "getCohortRetention",
  method: "GET",
  path: "/v1/analytics/cohort-retention",
  summary: "Read how long your members stay",
  description:
    "Members of the delegated creator, grouped by the week in which they first joined. A member is one email address; " +
    "who left and came back counts as active again, and a change of tier is not a departure.",
  tag: "Analytics",
  touches: "split",
  scope: "analytics:read",
  tier: "STARTER",
  status: 200,
  query: CohortQuery,
  response: CohortRetention,
  errors: ["not_found"],
  example: {
    response: {
      weeks: 3,
      cohorts: [
        { week: "2026-11-02", size: 9, retained: [9, 7] },
        { week: "2026-11-09", size: 12, retained: [11] },
        { week: "2026-11-16", size: 4, retained: [] },
      ],
    },
  },
});
