type Payment = { amountCents: number; feeCents: number; refundedCents: number };

/** What stays with the creator of a payment: a refund takes its part of the amount, and gives the same part of the fee back. US cents. */
export function netCents({ amountCents, feeCents, refundedCents }: Payment): number {
  return amountCents - feeCents - refundedCents + Math.round((feeCents * refundedCents) / Math.max(1, amountCents));
}
