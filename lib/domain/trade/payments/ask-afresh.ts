import Stripe from "stripe";

/** More than can be refused within the day for which the processor keeps keys. */
const MOST = 50;

/**
 * Asks the processor under a key, and where it only repeats what it refused before, under the next one: it keeps a refusal for a day under
 * its key, though what was missing may be there by now. A next key is used only once the refusal of the one before it was read: what has
 * an unknown outcome is asked again under its own key. For what is done once by its nature, as sending all of a payment back is: after a
 * day the first key is free again. Throws what the processor refuses now. Source: docs.stripe.com/api/idempotent_requests.
 */
export async function askAfresh<T>(key: string, ask: (key: string) => Promise<T>): Promise<T> {
  for (let nth = 1; ; nth++) {
    try {
      return await ask(nth === 1 ? key : `${key}:${nth}`);
    } catch (error) {
      if (nth === MOST || !repeats(error)) throw error;
    }
  }
}

/** Whether an error is a refusal that was kept, and not one of what was asked now. */
function repeats(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.headers?.["idempotent-replayed"] === "true";
}
