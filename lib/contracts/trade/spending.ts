import { z } from "zod";
import { dollars } from "./dollars";

const MOST_CENTS = 100_000_000;

const limit = z.int("enter whole cents").min(100, "must be at least $1").max(MOST_CENTS, "must be at most $1,000,000");

/** What a person lets an app or a key spend in their name: amounts in US cents, `until` a moment or none, categories by slug. */
export const SpendLimits = z.object({
  per_order_cents: limit,
  per_month_cents: limit,
  until: z.iso.datetime({ offset: true }).nullable().default(null),
  categories: z.array(z.string().max(64)).max(12).nullable().default(null),
});

export type SpendLimits = z.output<typeof SpendLimits>;

/** The limits, and what is counted against them in the present UTC month. */
export type Spending = SpendLimits & { month: string; reserved_cents: number; remaining_cents: number };

/** The limits as the fields of a form have them. */
export const SpendLimitsForm = z.object({
  per_order: dollars(),
  per_month: dollars(),
  until: z
    .union([z.literal(""), z.iso.date()])
    .default("")
    .transform((day) => (day ? `${day}T23:59:59.000Z` : null)),
  categories: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .default([])
    .transform((slugs) => slugs.filter(Boolean).slice(0, 12)),
});

/** What a form said, as limits. */
export function limitsOf({ per_order, per_month, until, categories }: z.output<typeof SpendLimitsForm>): SpendLimits {
  return {
    per_order_cents: per_order,
    per_month_cents: per_month,
    until,
    categories: categories.length > 0 ? categories : null,
  };
}
