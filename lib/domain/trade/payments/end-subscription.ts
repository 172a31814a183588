import { processor } from "./processor";

/** Ends a subscription at the processor at once. One that has ended, or that the processor does not know, stays as it is. */
export async function endSubscription(id: string): Promise<void> {
  try {
    await processor().subscriptions.cancel(id);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "resource_missing") throw error;
  }
}
