import type Stripe from "stripe";
import type { Context } from "@/lib/core/context";
import type { PaymentMode } from "./processor";

/**
 * What is of test mode carries at the processor: the hosted pages ask it, and of a subscription there is no row of ours that could say
 * the mode until its first event.
 */
export function modeTag({ livemode }: PaymentMode): Stripe.MetadataParam {
  return livemode ? {} : { livemode: "false" };
}

/** The context of an event of the processor, in the mode of the subscription that it is about. */
export function inModeOf({ metadata }: { metadata: Stripe.Metadata | null }, system: Context): Context {
  return { ...system, livemode: metadata?.livemode !== "false" };
}
