/**
 * What the processor itself refused, as against a processor that could not be reached. That somebody else asks under the same key at this
 * moment (409) is no refusal: theirs may be taken. Source: docs.stripe.com/api/idempotent_requests.
 */
export function refusalOf(error: unknown): string | null {
  const { type, message, statusCode } = error as { type?: unknown; message?: unknown; statusCode?: unknown };
  return type === "StripeInvalidRequestError" && statusCode !== 409 && typeof message === "string" ? message : null;
}
