/** The id of the payment that a checkout, a charge, a refund or a dispute of the processor's is of; null while it has none. */
export function intentOf({
  payment_intent: intent,
}: {
  payment_intent?: string | { id: string } | null;
}): string | null {
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}
