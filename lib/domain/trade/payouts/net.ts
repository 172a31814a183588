import { type Column, type SQL, sql } from "drizzle-orm";

type Payment<T> = { amountCents: T; feeCents: T; refundedCents: T };

/** What stays with the creator of a payment: a refund takes its part of the amount, and gives the same part of the fee back. US cents. */
export function netCents({ amountCents, feeCents, refundedCents }: Payment<number>): number {
  return amountCents - feeCents - refundedCents + Math.round((feeCents * refundedCents) / Math.max(1, amountCents));
}

/** The same, added up over rows: less `less` of each. A `numeric`. */
export function netSum({ amountCents, feeCents, refundedCents }: Payment<Column>, less: SQL = sql``): SQL {
  return sql`coalesce(sum(${amountCents} - ${feeCents} - ${refundedCents}
    + round(${feeCents}::numeric * ${refundedCents} / greatest(1, ${amountCents})) ${less}), 0)`;
}
