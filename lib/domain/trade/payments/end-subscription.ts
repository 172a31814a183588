import { type PaymentMode, processor } from "./processor";
import { unlessGone } from "./unless-gone";

/** Ends a subscription at the processor at once, that of plans unless told. One that has ended, or that the processor does not know, stays as it is. */
export const endSubscription = (id: string, of?: PaymentMode): Promise<void> =>
  unlessGone(processor(of).subscriptions.cancel(id));
