import { type PaymentMode, processor } from "./processor";

/** Ends a subscription at the processor at once, that of plans unless told. One that has ended, or that the processor does not know, stays as it is. */
export async function endSubscription(id: string, of?: PaymentMode): Promise<void> {
  try {
    await processor(of).subscriptions.cancel(id);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "resource_missing") throw error;
  }
}
